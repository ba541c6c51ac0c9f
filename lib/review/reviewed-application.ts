import { type Eligibility, unallocatedOnReceipt } from '../law/assisted-living-statute.ts';
import type { LawOfRound } from '../law/law-of-round.ts';
import type { Application } from '../model/application.ts';
import type { Cents } from '../model/money.ts';
import type { ProgramRules, Round } from '../model/round.ts';
import { fundingHistory } from '../priority/never-funded.ts';
import type { CenterIndex } from '../priority/proximity.ts';
import { type Priority, scorePriority } from '../priority/score.ts';
import type { GoverningCeiling, TextResults } from './reviewed.ts';
import { applyTexts, dollarsInDispute, governingCeiling } from './texts.ts';

/** What an application is reviewed against. */
export interface Circumstances {
  readonly round: Round;
  readonly law: LawOfRound;
  readonly rules: ProgramRules;
  readonly centers: CenterIndex;
}

/**
 * An application that the law and the priorities have been applied to. It keeps what a ranking needs; the whole
 * results of the texts and of the factors are worked out again, by the same lines, when a report asks for them: a
 * batch of 100,000 would not hold them.
 */
export class ReviewedApplication {
  readonly application: Application;
  readonly governing: GoverningCeiling;
  /** The regulation's ceiling as of right; null for assisted living. */
  readonly regulationCeiling: Cents | null;
  /** The difference between the two senior-center texts' ceilings as of right; zero for assisted living. */
  readonly disputed: Cents;
  /** § 10-504(e): the center's room against the ledger alone; null where there is no such limit. */
  readonly centerRoom: Cents | null;
  /** Points in ten-thousandths, with each factor's part in the order of the law. */
  readonly score: number;
  readonly contributions: readonly number[];
  /** What never_funded is worth in a tie, in millionths. */
  readonly neverFunded: number;
  readonly eligibility: Eligibility;
  readonly #at: Circumstances;

  constructor(application: Application, eligibility: Eligibility, at: Circumstances) {
    this.application = application;
    this.eligibility = eligibility;
    this.#at = at;
    const { texts, priority } = this;
    this.governing = governingCeiling(texts, at.round.governingText, at.rules.recommendBoardRoute);
    this.disputed = dollarsInDispute(texts);
    const senior = texts.program === 'senior_center' ? texts : null;
    this.regulationCeiling = senior?.regulation.asOfRight ?? null;
    this.centerRoom = senior?.statute.centerRoom?.room ?? null;
    this.score = priority.score;
    this.contributions = priority.factors.map((factor) => factor.contribution);
    this.neverFunded = priority.neverFunded;
  }

  /** The results of every text that bears on it. */
  get texts(): TextResults {
    return applyTexts(this.application, this.#at.law);
  }

  /** Its factors, nearest center and score. */
  get priority(): Priority {
    const { application } = this;
    const { law, round, rules, centers } = this.#at;
    const received = law.prior.toLocality(application.program, application.locality.fips);
    return scorePriority(application, rules, centers, fundingHistory(received, round.ledgerComplete));
  }

  /** § 24-1004(g)(2), a consideration and no cap; null for senior centers. */
  get unallocatedOnReceipt(): Cents | null {
    const { law, rules } = this.#at;
    return this.application.program === 'assisted_living'
      ? unallocatedOnReceipt(this.application, rules.budget, law)
      : null;
  }
}
