import type { Application } from '../../model/application.ts';
import type { IsoDate } from '../../model/date.ts';
import type { Answer } from '../../model/evidence.ts';
import type { Locality } from '../../model/locality.ts';
import type { Cents } from '../../model/money.ts';
import type { ApplicantType, Program, ProjectType } from '../../model/program.ts';
import { type Block, NUMBERS, TEXTS, WORDS } from './application-table.ts';
import type { TextStore } from './text-store.ts';

const ANSWERS: readonly Answer[] = [null, 'yes', 'no'];
const APPLICANT_TYPES: readonly (ApplicantType | null)[] = [null, 'local_government', 'nonprofit'];

/**
 * An application as it is read out of a table: made for whoever looks at the row, and then forgotten. What the law
 * reads is at hand; texts are looked up when they are asked for.
 */
export class StoredApplication implements Application {
  readonly row: number;
  readonly applicationId: string;
  readonly program: Program;
  readonly projectKey: string | null;
  readonly projectTypes: readonly ProjectType[];
  readonly applicantType: ApplicantType | null;
  readonly locality: Locality;
  readonly centerKey: string | null;
  readonly receivedOn: IsoDate;
  readonly eligibleCost: Cents;
  readonly federalGrant: Cents;
  readonly cdbgGrant: Cents | null;
  readonly otherGrants: Cents | null;
  readonly requestedGrant: Cents;
  readonly localMatch: Cents | null;
  readonly propertyValue: Cents | null;
  readonly centerValue: Cents | null;
  readonly residualValue: Cents | null;
  readonly priorMatch: Cents | null;
  readonly outstandingStateDebt: Cents | null;
  readonly otherStateInvestment: Cents | null;
  readonly stateFundsUsed: Answer;
  readonly stateBondedDebt: Answer;
  readonly povertyArea: Answer;
  readonly surplusBuildingCertified: Answer;
  readonly sectarianUse: Answer;
  readonly federalLawContrary: Answer;
  readonly seniorPopulation: number | null;
  readonly serviceArea: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly nearestOverride: number | null;
  readonly areaNeed: number | null;
  readonly #texts: TextStore;
  readonly #index: number;
  readonly #extraColumns: number;

  constructor(block: Block, place: number) {
    const { numbers, words, shared } = block;
    const word = place * WORDS;
    const flags = words[word + 5] as number;
    this.row = words[word] as number;
    this.applicationId = block.applicationIds[place] as string;
    this.program = (flags & 1) === 1 ? 'assisted_living' : 'senior_center';
    this.projectKey = block.projectKeys[place] as string | null;
    this.projectTypes = shared.projectTypes.at(words[word + 4] as number);
    this.applicantType = APPLICANT_TYPES[(flags >> 1) & 3] as ApplicantType | null;
    this.locality = shared.localities.at(words[word + 2] as number);
    this.centerKey = block.centerKeys[place] as string | null;
    this.receivedOn = shared.dates.at(words[word + 3] as number);
    const at = place * NUMBERS;
    this.eligibleCost = numbers[at] as Cents;
    this.federalGrant = numbers[at + 1] as Cents;
    this.cdbgGrant = known(numbers[at + 2]) as Cents | null;
    this.otherGrants = known(numbers[at + 3]) as Cents | null;
    this.requestedGrant = numbers[at + 4] as Cents;
    this.localMatch = known(numbers[at + 5]) as Cents | null;
    this.propertyValue = known(numbers[at + 6]) as Cents | null;
    this.centerValue = known(numbers[at + 7]) as Cents | null;
    this.residualValue = known(numbers[at + 8]) as Cents | null;
    this.priorMatch = known(numbers[at + 9]) as Cents | null;
    this.outstandingStateDebt = known(numbers[at + 10]) as Cents | null;
    this.otherStateInvestment = known(numbers[at + 11]) as Cents | null;
    this.stateFundsUsed = ANSWERS[(flags >> 3) & 3] as Answer;
    this.stateBondedDebt = ANSWERS[(flags >> 5) & 3] as Answer;
    this.povertyArea = ANSWERS[(flags >> 7) & 3] as Answer;
    this.surplusBuildingCertified = ANSWERS[(flags >> 9) & 3] as Answer;
    this.sectarianUse = ANSWERS[(flags >> 11) & 3] as Answer;
    this.federalLawContrary = ANSWERS[(flags >> 13) & 3] as Answer;
    this.seniorPopulation = known(numbers[at + 12]);
    this.serviceArea = known(numbers[at + 13]);
    this.latitude = known(numbers[at + 14]);
    this.longitude = known(numbers[at + 15]);
    this.nearestOverride = known(numbers[at + 16]);
    this.areaNeed = known(numbers[at + 17]);
    this.#texts = shared.texts;
    this.#index = words[word + 1] as number;
    this.#extraColumns = shared.extraColumns;
  }

  #text(column: number): string {
    return this.#texts.read(this.#index, column);
  }

  get projectId(): string | null {
    return this.#text(0) || null;
  }

  get projectTitle(): string {
    return this.#text(1);
  }

  get projectScope(): string {
    return this.#text(2);
  }

  get applicant(): string {
    return this.#text(3);
  }

  get centerId(): string | null {
    return this.#text(4) || null;
  }

  get centerName(): string {
    return this.#text(5);
  }

  get overrideEvidence(): string {
    return this.#text(6);
  }

  get extra(): readonly string[] {
    const cells: string[] = [];
    for (let i = 0; i < this.#extraColumns; i++) cells.push(this.#text(TEXTS + i));
    return cells;
  }
}

/** A blank cell is stored as NaN. */
function known(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}
