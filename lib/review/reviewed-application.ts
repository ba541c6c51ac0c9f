import { type Eligibility, unallocatedOnReceipt } from '../law/assisted-living-statute.ts';
import type { Application } from '../model/application.ts';
import type { IsoDate } from '../model/date.ts';
import type { Cents } from '../model/money.ts';
import { fundingHistory } from '../priority/never-funded.ts';
import { type Priority, scorePriority } from '../priority/score.ts';
import type { Circumstances, ReviewTable } from './review-table.ts';
import type { GoverningCeiling, TextResults } from './reviewed.ts';
import { applyTexts } from './texts.ts';

/** Works out every text that bears on an application (the batch's, by its index), and its priority, and keeps in the table what a ranking needs. */
export function reviewApplication(
  application: Application,
  index: number,
  eligibility: Eligibility,
  table: ReviewTable,
): ReviewedApplication {
  const texts = applyTexts(application, table.at.law);
  const place = table.add(application, index, eligibility, texts, priorityOf(application, table.at));
  return new ReviewedApplication(table, place);
}

function priorityOf(application: Application, { law, round, rules, centers }: Circumstances): Priority {
  const received = law.prior.toLocality(application.program, application.locality.fips);
  return scorePriority(application, rules, centers, fundingHistory(received, round.ledgerComplete));
}

/**
 * An application that the law and the priorities have been applied to. Its table keeps what a ranking needs; the
 * whole results of the texts and of the factors are worked out again, by the same lines, when a report asks for them:
 * a batch of 100,000 would not hold them.
 */
export class ReviewedApplication {
  readonly #table: ReviewTable;
  readonly #place: number;

  constructor(table: ReviewTable, place: number) {
    this.#table = table;
    this.#place = place;
  }

  get applicationId(): string {
    return this.#table.applicationIds[this.#place] as string;
  }

  get receivedOn(): IsoDate {
    return this.#table.receivedOn[this.#place] as IsoDate;
  }

  get requested(): Cents {
    return this.#table.requested(this.#place);
  }

  /** § 10-504(e): the center whose room it shares with other rows; null where it shares none. */
  get sharedCenter(): string | null {
    return this.#table.sharedCenters[this.#place] ?? null;
  }

  /** The application itself, put together anew each time. */
  get application(): Application {
    return this.#table.application(this.#place);
  }

  get eligibility(): Eligibility {
    return this.#table.eligibilities[this.#place] as Eligibility;
  }

  /** The ceiling that decides, what binds it, and its Board route. */
  get governing(): GoverningCeiling {
    return this.#table.governing(this.#place);
  }

  /** What may be recommended under the ceiling that decides. */
  get payable(): Cents {
    return this.#table.payable(this.#place);
  }

  /** The regulation's ceiling as of right; null for assisted living. */
  get regulationCeiling(): Cents | null {
    return this.#table.regulationCeiling(this.#place);
  }

  /** The difference between the two senior-center texts' ceilings as of right; zero for assisted living. */
  get disputed(): Cents {
    return this.#table.disputed(this.#place);
  }

  /** § 10-504(e): the center's room against the ledger alone; null where there is no such limit. */
  get centerRoom(): Cents | null {
    return this.#table.centerRoom(this.#place);
  }

  /** Points in ten-thousandths. */
  get score(): number {
    return this.#table.score(this.#place);
  }

  /** What never_funded is worth in a tie, in millionths. */
  get neverFunded(): number {
    return this.#table.neverFunded(this.#place);
  }

  /** A factor's part of the score, in ten-thousandths, by its place among those that the program weighs. */
  contribution(factor: number): number {
    return this.#table.contribution(this.#place, factor);
  }

  /** The results of every text that bears on it. */
  get texts(): TextResults {
    return applyTexts(this.application, this.#table.at.law);
  }

  /** Its factors, nearest center and score. */
  get priority(): Priority {
    return priorityOf(this.application, this.#table.at);
  }

  /** § 24-1004(g)(2), a consideration and no cap; null for senior centers. */
  get unallocatedOnReceipt(): Cents | null {
    const { law, rules } = this.#table.at;
    return this.application.program === 'assisted_living'
      ? unallocatedOnReceipt(this.application, rules.budget, law)
      : null;
  }
}
