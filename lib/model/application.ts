import type { IsoDate } from './date.ts';
import type { Answer } from './evidence.ts';
import type { Locality } from './locality.ts';
import type { Cents } from './money.ts';
import type { ApplicantType, Program, ProjectType } from './program.ts';

/**
 * One application, every cell read and checked. Money in cents. A null answer or amount is a blank cell: not
 * evidenced. `row` is the row number that a spreadsheet shows.
 */
export interface Application {
  readonly row: number;
  readonly applicationId: string;
  readonly program: Program;
  /** As uploaded, and folded for comparison with the ledger; both null for a new project. */
  readonly projectId: string | null;
  readonly projectKey: string | null;
  readonly projectTitle: string;
  readonly projectScope: string;
  readonly projectTypes: readonly ProjectType[];
  readonly applicant: string;
  readonly applicantType: ApplicantType | null;
  readonly locality: Locality;
  /** The id of a listed center, given or found by name; null for a center that no list holds. */
  readonly centerId: string | null;
  /** Identity for comparison with the ledger and within the batch; null when neither id nor name is given. */
  readonly centerKey: string | null;
  readonly centerName: string;
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
  /** Of the area affected; given together or not at all. Area in millionths of a square mile. */
  readonly seniorPopulation: number | null;
  readonly serviceArea: number | null;
  /** Decimal degrees; given together or not at all. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Hundredths of a mile. */
  readonly nearestOverride: number | null;
  readonly overrideEvidence: string;
  /** Millionths of a point, 0 to 100 points. */
  readonly areaNeed: number | null;
  /** The cells of the columns that begin with `x_`, in the order of the upload. */
  readonly extra: readonly string[];
}

/** Whether the project lists one of these kinds of work. */
export function involves(application: Application, kinds: readonly ProjectType[]): boolean {
  for (const type of application.projectTypes) if (kinds.includes(type)) return true;
  return false;
}

/** A master plan stands alone: it is never combined with another kind of work. */
export function isMasterPlan(application: Application): boolean {
  return application.projectTypes[0] === 'master_plan';
}
