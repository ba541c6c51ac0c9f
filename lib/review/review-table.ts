import type { Eligibility } from '../law/assisted-living-statute.ts';
import type { BoardRoute } from '../law/board.ts';
import type { LawOfRound } from '../law/law-of-round.ts';
import type { LimitName } from '../law/limits.ts';
import { type Application, isMasterPlan } from '../model/application.ts';
import type { Applications } from '../model/batch.ts';
import type { IsoDate } from '../model/date.ts';
import type { Cents } from '../model/money.ts';
import { FACTORS, type ProgramRules, type Round } from '../model/round.ts';
import type { CenterIndex } from '../priority/proximity.ts';
import type { Priority } from '../priority/score.ts';
import type { GoverningCeiling, TextResults } from './reviewed.ts';
import { dollarsInDispute, governingCeiling } from './texts.ts';

/** What an application is reviewed against. */
export interface Circumstances {
  readonly round: Round;
  readonly law: LawOfRound;
  readonly rules: ProgramRules;
  readonly centers: CenterIndex;
}

/** Amounts of an application, in cents; NaN is none. */
const AMOUNTS = 6;
/** Its score, what never_funded is worth in a tie, and a contribution for each factor that is weighed. */
const POINTS = 2 + FACTORS.length;

/**
 * What the law and the priorities made of the applications of a program, in columns: an object with all of it for
 * every row of a large batch would cost more time to keep than it took to work out.
 */
export class ReviewTable {
  readonly eligibilities: Eligibility[] = [];
  readonly applicationIds: string[] = [];
  readonly receivedOn: IsoDate[] = [];
  /** § 10-504(e): the center whose room it shares with other rows; null where it shares none. */
  readonly sharedCenters: (string | null)[] = [];
  /** Where each application is in the batch. */
  readonly #places: Uint32Array;
  readonly #bindings: (readonly LimitName[])[] = [];
  readonly #boards: BoardRoute[] = [];
  readonly #amounts: Float64Array;
  readonly #points: Int32Array;

  constructor(
    private readonly applications: Applications,
    readonly at: Circumstances,
  ) {
    const most = applications.length;
    this.#places = new Uint32Array(most);
    this.#amounts = new Float64Array(most * AMOUNTS);
    this.#points = new Int32Array(most * POINTS);
  }

  /** Keeps what a ranking needs of an application of the batch; its place here is the number of those before it. */
  add(
    application: Application,
    index: number,
    eligibility: Eligibility,
    texts: TextResults,
    priority: Priority,
  ): number {
    const place = this.eligibilities.push(eligibility) - 1;
    this.#places[place] = index;
    this.applicationIds.push(application.applicationId);
    this.receivedOn.push(application.receivedOn);
    const { round, rules } = this.at;
    const ceiling = governingCeiling(texts, round.governingText, rules.recommendBoardRoute);
    this.#bindings.push(ceiling.binding);
    this.#boards.push(ceiling.board);
    const senior = texts.program === 'senior_center' ? texts : null;
    const at = place * AMOUNTS;
    this.#amounts[at] = ceiling.asOfRight;
    this.#amounts[at + 1] = ceiling.payable;
    this.#amounts[at + 2] = dollarsInDispute(texts);
    this.#amounts[at + 3] = senior?.regulation.asOfRight ?? NaN;
    this.#amounts[at + 4] = senior?.statute.centerRoom?.room ?? NaN;
    this.#amounts[at + 5] = application.requestedGrant;
    this.sharedCenters.push(senior === null || isMasterPlan(application) ? null : application.centerKey);
    let to = place * POINTS;
    this.#points[to++] = priority.score;
    this.#points[to++] = priority.neverFunded;
    for (const { contribution } of priority.factors) this.#points[to++] = contribution;
    return place;
  }

  /** Put together anew each time. */
  application(place: number): Application {
    return this.applications.at(this.#places[place] as number) as Application;
  }

  #amount(place: number, column: number): Cents {
    return this.#amounts[place * AMOUNTS + column] as Cents;
  }

  #amountOrNull(place: number, column: number): Cents | null {
    const amount = this.#amount(place, column);
    return Number.isNaN(amount) ? null : amount;
  }

  governing(place: number): GoverningCeiling {
    return {
      asOfRight: this.asOfRight(place),
      binding: this.#bindings[place] as readonly LimitName[],
      board: this.#boards[place] as BoardRoute,
      payable: this.payable(place),
    };
  }

  asOfRight(place: number): Cents {
    return this.#amount(place, 0);
  }

  payable(place: number): Cents {
    return this.#amount(place, 1);
  }

  disputed(place: number): Cents {
    return this.#amount(place, 2);
  }

  regulationCeiling(place: number): Cents | null {
    return this.#amountOrNull(place, 3);
  }

  centerRoom(place: number): Cents | null {
    return this.#amountOrNull(place, 4);
  }

  requested(place: number): Cents {
    return this.#amount(place, 5);
  }

  score(place: number): number {
    return this.#points[place * POINTS] as number;
  }

  neverFunded(place: number): number {
    return this.#points[place * POINTS + 1] as number;
  }

  /** Of a factor, by its place among those that the program weighs. */
  contribution(place: number, factor: number): number {
    return this.#points[place * POINTS + 2 + factor] as number;
  }
}
