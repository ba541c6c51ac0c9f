import type { Application } from '../../model/application.ts';
import type { Applications } from '../../model/batch.ts';
import type { IsoDate } from '../../model/date.ts';
import type { Answer } from '../../model/evidence.ts';
import type { Locality } from '../../model/locality.ts';
import type { ProjectType } from '../../model/program.ts';
import type { Draft } from './draft.ts';
import { StoredApplication } from './stored-application.ts';
import { TextStore } from './text-store.ts';

/** Applications in a block. */
const ROWS = 1024;

/** Numbers of an application: amounts first, then measures. NaN is a blank cell. */
export const NUMBERS = 18;

/** Whole numbers of an application: its row, its texts, and the numbers of values that many rows share. */
export const WORDS = 6;

/** Values that many rows share, each kept once and known by a number. */
class Shared<Value> {
  readonly #numbers = new Map<Value, number>();
  readonly #values: Value[] = [];

  numberOf(value: Value): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    this.#numbers.set(value, this.#values.length);
    return this.#values.push(value) - 1;
  }

  at(number: number): Value {
    return this.#values[number] as Value;
  }
}

/** What the applications of a file have in common. */
export class SharedValues {
  readonly localities = new Shared<Locality>();
  readonly dates = new Shared<IsoDate>();
  readonly projectTypes = new Shared<readonly ProjectType[]>();
  readonly texts: TextStore;

  constructor(readonly extraColumns: number) {
    this.texts = new TextStore(TEXTS + extraColumns);
  }
}

/** Texts of an application before the cells that are handed on. */
export const TEXTS = 7;

/** Applications side by side: all numbers of one, then all of the next. */
export interface Block {
  readonly numbers: Float64Array;
  readonly words: Uint32Array;
  readonly applicationIds: string[];
  /** What centers and projects are compared by: asked for by every clause that looks into the ledger. */
  readonly centerKeys: (string | null)[];
  readonly projectKeys: (string | null)[];
  readonly shared: SharedValues;
}

/**
 * The accepted applications of a file, in columns: an object with forty properties for each row of a large batch
 * would take four times the memory, and most of the time of a review to be moved about in it.
 */
export class ApplicationTable implements Applications {
  readonly #shared: SharedValues;
  readonly #blocks: Block[] = [];
  #count = 0;
  readonly #texts: string[] = [];

  constructor(extraColumns: number) {
    this.#shared = new SharedValues(extraColumns);
  }

  get length(): number {
    return this.#count;
  }

  /** Stores what was read of a row, of which nothing may be missing; its index is the number of those before it. */
  add(draft: Draft): number {
    const index = this.#count++;
    const place = index % ROWS;
    if (place === 0) this.#blocks.push(this.#newBlock());
    const block = this.#blocks[this.#blocks.length - 1] as Block;
    this.#writeNumbers(block.numbers, place * NUMBERS, draft);
    this.#writeWords(block.words, place * WORDS, draft);
    block.applicationIds.push(draft.applicationId ?? '');
    block.centerKeys.push(draft.centerKey);
    block.projectKeys.push(draft.projectKey);
    this.#writeTexts(draft);
    return index;
  }

  at(index: number): Application | undefined {
    const block = this.#blocks[Math.floor(index / ROWS)];
    return block && index < this.#count ? new StoredApplication(block, index % ROWS) : undefined;
  }

  *[Symbol.iterator](): Generator<Application> {
    for (let index = 0; index < this.#count; index++) yield this.at(index) as Application;
  }

  /** Those at some indexes, in that order. */
  subset(indexes: readonly number[]): Applications {
    const at = (index: number) => {
      const from = indexes[index];
      return from === undefined ? undefined : this.at(from);
    };
    return {
      length: indexes.length,
      at,
      *[Symbol.iterator]() {
        for (let index = 0; index < indexes.length; index++) yield at(index) as Application;
      },
    };
  }

  #newBlock(): Block {
    return {
      numbers: new Float64Array(ROWS * NUMBERS),
      words: new Uint32Array(ROWS * WORDS),
      applicationIds: [],
      centerKeys: [],
      projectKeys: [],
      shared: this.#shared,
    };
  }

  #writeNumbers(numbers: Float64Array, at: number, draft: Draft): void {
    numbers[at] = draft.eligibleCost ?? NaN;
    numbers[at + 1] = draft.federalGrant ?? NaN;
    numbers[at + 2] = draft.cdbgGrant ?? NaN;
    numbers[at + 3] = draft.otherGrants ?? NaN;
    numbers[at + 4] = draft.requestedGrant ?? NaN;
    numbers[at + 5] = draft.localMatch ?? NaN;
    numbers[at + 6] = draft.propertyValue ?? NaN;
    numbers[at + 7] = draft.centerValue ?? NaN;
    numbers[at + 8] = draft.residualValue ?? NaN;
    numbers[at + 9] = draft.priorMatch ?? NaN;
    numbers[at + 10] = draft.outstandingStateDebt ?? NaN;
    numbers[at + 11] = draft.otherStateInvestment ?? NaN;
    numbers[at + 12] = draft.seniorPopulation ?? NaN;
    numbers[at + 13] = draft.serviceArea ?? NaN;
    numbers[at + 14] = draft.latitude ?? NaN;
    numbers[at + 15] = draft.longitude ?? NaN;
    numbers[at + 16] = draft.nearestOverride ?? NaN;
    numbers[at + 17] = draft.areaNeed ?? NaN;
  }

  #writeWords(words: Uint32Array, at: number, draft: Draft): void {
    const { localities, dates, projectTypes } = this.#shared;
    words[at] = draft.row;
    words[at + 1] = this.#count - 1;
    words[at + 2] = localities.numberOf(draft.locality as Locality);
    words[at + 3] = dates.numberOf(draft.receivedOn as IsoDate);
    words[at + 4] = projectTypes.numberOf(draft.projectTypes as readonly ProjectType[]);
    words[at + 5] =
      (draft.program === 'assisted_living' ? 1 : 0) |
      ((draft.applicantType === null ? 0 : draft.applicantType === 'nonprofit' ? 2 : 1) << 1) |
      (code(draft.stateFundsUsed) << 3) |
      (code(draft.stateBondedDebt) << 5) |
      (code(draft.povertyArea) << 7) |
      (code(draft.surplusBuildingCertified) << 9) |
      (code(draft.sectarianUse) << 11) |
      (code(draft.federalLawContrary) << 13);
  }

  #writeTexts(draft: Draft): void {
    const texts = this.#texts;
    texts.length = 0;
    texts.push(
      draft.projectId ?? '',
      draft.projectTitle ?? '',
      draft.projectScope ?? '',
      draft.applicant ?? '',
      draft.centerId ?? '',
      draft.centerName ?? '',
      draft.overrideEvidence ?? '',
    );
    for (const cell of draft.extra) texts.push(cell);
    this.#shared.texts.add(texts);
  }
}

function code(answer: Answer): number {
  return answer === null ? 0 : answer === 'yes' ? 1 : 2;
}
