import type { LimitName } from '../../law/limits.ts';
import type { Evidence } from '../../model/evidence.ts';
import type { InputFile, Severity } from '../../model/finding.ts';
import type { Program, ProjectType, TextKey } from '../../model/program.ts';
import type { FactorName, TieBreak } from '../../model/round.ts';
import type { ApplicationState } from '../../review/placed-application.ts';

// What the codes of the results mean, in plain words.

export const PROGRAM_WORDS: Readonly<Record<Program, string>> = {
  senior_center: 'Senior centers',
  assisted_living: 'Assisted living',
};

export const TEXT_WORDS: Readonly<Record<TextKey, string>> = {
  'senior-center-statute': 'Statute, Md. Code, Human Services § 10-504',
  'senior-center-regulation': 'Regulation, COMAR, Department of Aging, senior center grant amounts',
  'assisted-living-statute': 'Statute, Md. Code, Health-General § 24-1004',
};

export const STATE_WORDS: Readonly<Record<ApplicationState, string>> = {
  recommended: 'Recommended in full',
  recommended_partial: 'Recommended in part',
  recommended_unfunded: 'Ranked, not funded',
  held: 'Held',
  not_eligible: 'Not eligible',
  waiting: 'Waiting for correction',
};

const REASON_WORDS: Readonly<Record<string, string>> = {
  late: 'Received after the receipt deadline.',
  no_surplus_certificate: 'It is not certified that no surplus public building can be used (§ 24-1004(b)).',
  certificate_not_evidenced:
    'The certificate that no surplus public building can be used has not been filed (§ 24-1004(b)).',
  sectarian_use: 'Proceeds would serve a sectarian use (§ 24-1004(h)).',
  held: 'A certificate is outstanding.',
  ceiling_zero: 'Nothing can be granted: the ceiling, or what is asked, is zero.',
  center_room_taken: 'Applications ranked above took room of the center’s 15 years.',
  over_budget: 'What is left of the budget does not cover it.',
  below_minimum_share: 'What is left of the budget is under the minimum viable share of its amount.',
  stopped: 'The policy stopped at an application ranked above that did not fit.',
};

const CONDITION_WORDS: Readonly<Record<string, string>> = {
  sectarian_evidence: 'Evidence must be filed that no proceeds serve a sectarian use (§ 24-1004(h)).',
  board_authorization: 'What is above the ceiling as of right needs the Board’s authorization.',
};

export const reasonWords = (reason: string): string => REASON_WORDS[reason] ?? reason;
export const conditionWords = (condition: string): string => CONDITION_WORDS[condition] ?? condition;

const LIMIT_WORDS: Readonly<Record<LimitName, string>> = {
  dollar_cap: 'the dollar cap',
  half_of_unpaid: 'half of the unpaid cost',
  three_quarters_of_unpaid: 'three quarters of the unpaid cost',
  project_prior: 'earlier grants to the project',
  center_room: 'the room in the center’s 15 years',
  prior_grants_rule: 'the regulation’s rule on earlier grants',
  unpaid_cost: 'the unpaid cost',
};

export const limitWords = (limits: readonly LimitName[]): string =>
  limits.map((limit) => LIMIT_WORDS[limit]).join(' and ');

/** The words of a list such as "dollar_cap, half_of_unpaid"; null when it is no such list. */
export function readLimits(text: string): string | null {
  const names = text.split(', ');
  return names.every((name) => Object.hasOwn(LIMIT_WORDS, name)) ? limitWords(names as LimitName[]) : null;
}

export const EVIDENCE_WORDS: Readonly<Record<Evidence | 'not_applicable', string>> = {
  met: 'Met',
  not_met: 'Not met',
  not_evidenced: 'Not evidenced',
  not_applicable: 'Not applicable',
};

export const BOARD_CONDITION_WORDS: Readonly<Record<string, string>> = {
  project_type: 'The kind of work is one that the text names',
  property_value: 'The value made available is at least the grant',
  residual_value:
    'Residual value is above matching funds, State debt, prior grants and other State investment together',
  no_state_funds: 'No State funds were used',
  no_state_debt: 'The State is not responsible for bonded debt on the property',
};

/** The same, named in a step of a worked sum. */
export const BOARD_CONDITION_SHORT: Readonly<Record<string, string>> = {
  project_type: 'kind of work',
  property_value: 'value made available',
  residual_value: 'residual value',
  no_state_funds: 'no State funds',
  no_state_debt: 'no State debt',
};

export const FACTOR_WORDS: Readonly<Record<FactorName, string>> = {
  density: 'Density of seniors',
  proximity: 'Distance to the nearest other center',
  never_funded: 'Locality never funded',
  area_need: 'Area need',
};

/** For places without room for the whole name. */
export const FACTOR_SHORT: Readonly<Record<FactorName, string>> = {
  density: 'density',
  proximity: 'distance',
  never_funded: 'never funded',
  area_need: 'area need',
};

export const FACTOR_UNITS: Readonly<Record<FactorName, string>> = {
  density: 'seniors per square mile of land',
  proximity: 'miles',
  never_funded: '',
  area_need: 'points of 100',
};

export const TIE_BREAK_WORDS: Readonly<Record<TieBreak, string>> = {
  never_funded: 'never funded first',
  received_on: 'earlier receipt first',
  application_id: 'application id, by code point',
};

export const SEVERITY_WORDS: Readonly<Record<Severity, string>> = {
  error: 'Error',
  question: 'Question',
  note: 'Note',
};

export const FILE_WORDS: Readonly<Record<InputFile, string>> = {
  applications: 'Applications',
  ledger: 'Ledger of past grants',
  centers: 'Centers',
  localities: 'Localities',
  decisions: 'Decisions',
};

const TYPE_WORDS: Partial<Record<ProjectType, string>> = {
  planning_design: 'planning and design',
  master_plan: 'master plan',
};

export const typeWords = (types: readonly ProjectType[]): string =>
  types.map((type) => TYPE_WORDS[type] ?? type).join(', ');
