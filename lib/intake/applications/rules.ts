import { defineFinding } from '../../model/finding-rule.ts';
import type { FindingRule } from '../../model/finding-rule.ts';
import type { ApplicationColumn } from '../columns/applications.ts';

type Severity = 'error' | 'question';

/** A rule about an application as a whole; the first column is the one it is shown at. */
function rule<Facts = void>(
  code: string,
  severity: Severity,
  columns: readonly ApplicationColumn[],
  when: string,
  message: (facts: Facts) => string,
  fix: (facts: Facts) => string,
  source: string | null = null,
): FindingRule<Facts> {
  return defineFinding<Facts>({ code, severity, when, message, fix, source, columns });
}

export const nothingRequested = rule(
  'V102',
  'error',
  ['requested_grant'],
  'the requested grant is 0',
  () => 'Requested grant is 0: nothing is asked for.',
  () => 'Write the amount that the application asks for.',
);
export const nothingEligible = rule(
  'V103',
  'error',
  ['eligible_cost'],
  'the eligible cost is 0',
  () => 'Eligible cost is 0.',
  () => 'Write the eligible cost of the whole project, phases already funded included.',
  '§ 10-504(a)(1); § 24-1004(c)',
);
export const noServiceArea = rule(
  'V206',
  'error',
  ['service_area_sq_mi'],
  'the service area is 0',
  () => 'Service area is 0: the density of seniors cannot be worked out.',
  () =>
    "Write the area in square miles, or leave both it and the senior population blank: then the locality's figures are used.",
  '§ 10-504(c)(1)',
);
export const programNotInRound = rule<{ readonly program: string; readonly round: string }>(
  'V207',
  'error',
  ['program'],
  'the round has no such program',
  (f) => `Round ${f.round} has no program "${f.program}".`,
  () => 'Check the program; if it is right, the round file must name it with its budget.',
);
export const otherRound = rule<{ readonly given: string; readonly round: string }>(
  'V208',
  'error',
  ['round'],
  'the row is for another round',
  (f) => `Round is "${f.given}", and this is round ${f.round}.`,
  (f) => `Write ${f.round}, or take the row out of this upload.`,
);
export const areaNeedTooHigh = rule(
  'V209',
  'error',
  ['area_need'],
  'the area need is above 100 points',
  () => 'Area need is above 100.',
  () => "Write the Department's priority of the area, 0 to 100.",
  '§ 24-1004(g)(3)',
);
export const overrideTooFar = rule(
  'V210',
  'error',
  ['nearest_center_miles_override'],
  'the overriding distance is longer than the State',
  () => 'Nearest center override is above 300 miles, which is more than Maryland measures.',
  () => 'Write the distance in miles, for example 14.5.',
  '§ 10-504(c)(2)',
);
export const sameApplication = rule<{ readonly id: string; readonly rows: string }>(
  'V304',
  'error',
  ['application_id'],
  'two rows have the same application id',
  (f) => `Application id "${f.id}" is in ${f.rows}; case and spaces make no difference.`,
  () => 'Keep the row that holds, or give each application its own id.',
);
export const sameProject = rule<{ readonly id: string; readonly rows: string }>(
  'V305',
  'error',
  ['project_id'],
  'two rows are for one project',
  (f) => `Project id "${f.id}" is in ${f.rows}: a round takes one application for a project.`,
  () => 'Keep one row for the project, or correct the project id of the other.',
  '§ 10-504(d)',
);
export const nonprofitCenter = rule(
  'V401',
  'error',
  ['applicant_type'],
  'a nonprofit applies for a senior center',
  () => 'A nonprofit applies for a senior center grant, which goes to a unit of local government.',
  () => 'Check program and applicant type; the unit of local government must be the applicant.',
);
export const halfDensity = rule<{ readonly missing: string }>(
  'V402',
  'error',
  ['senior_population', 'service_area_sq_mi'],
  'of senior population and service area only one is given',
  (f) => `${f.missing} is blank, and the other figure of the density is given.`,
  () => "Give both senior population and service area, or neither: then the locality's figures are used.",
  '§ 10-504(c)(1)',
);
export const overrideWithoutEvidence = rule(
  'V404',
  'error',
  ['override_evidence', 'nearest_center_miles_override'],
  'the nearest center distance is overridden without evidence',
  () => 'Override evidence is blank, and a distance to the nearest center is given.',
  () => 'Say where the distance comes from, or leave the distance blank.',
  '§ 10-504(c)(2)',
);
export const noCoordinates = rule(
  'V405',
  'error',
  ['latitude', 'longitude', 'nearest_center_miles_override'],
  'coordinates are missing where proximity has weight',
  () => 'Latitude and longitude are blank, and the distance to the nearest center has weight in this round.',
  () => 'Write the decimal degrees of the project, or give the distance with its evidence.',
  '§ 10-504(c)(2)',
);
export const halfCoordinates = rule<{ readonly missing: string }>(
  'V406',
  'error',
  ['latitude', 'longitude'],
  'of latitude and longitude only one is given',
  (f) => `${f.missing} is blank, and the other coordinate is given.`,
  () => 'Write both in decimal degrees.',
  '§ 10-504(c)(2)',
);
export const noAreaNeed = rule(
  'V407',
  'error',
  ['area_need'],
  'the area need is blank where it has weight',
  () => 'Area need is blank, and it has weight in this round.',
  () => "Write the Department's priority of the area, 0 to 100.",
  '§ 24-1004(g)(3)',
);

export const cdbgBlank = rule(
  'Q201',
  'question',
  ['cdbg_grant'],
  'the CDBG grant is blank where it would be deducted',
  () => 'CDBG grant is blank and counts as none.',
  () => 'Write 0 if there is none, or the amount: it would lower the ceiling.',
  '§ 10-504(a)(1); § 24-1004(c)',
);
export const otherGrantsBlank = rule(
  'Q202',
  'question',
  ['other_grants'],
  'other grants are blank where they would be deducted',
  () => 'Other grants is blank and counts as none.',
  () => 'Write 0 if there are none, or the amount: it would lower the ceiling.',
  '§ 24-1004(c)',
);
export const grantsAboveCost = rule<{ readonly grants: string; readonly cost: string }>(
  'Q203',
  'question',
  ['federal_grant', 'eligible_cost', 'cdbg_grant'],
  'federal grants are above the eligible cost',
  (f) =>
    `Federal grants, ${f.grants}, are more than the eligible cost, ${f.cost}: nothing remains to be paid.`,
  () => 'Check both; a decimal point may be misplaced.',
  '§ 10-504(a)(1); § 24-1004(c)',
);
export const unlistedCenter = rule<{ readonly id: string; readonly hint: string }>(
  'Q301',
  'question',
  ['center_id'],
  'a center id is in neither the centers nor the ledger',
  (f) =>
    `Center id "${f.id}" is in neither the list of centers nor the ledger, so no past grant is counted against it.${f.hint}`,
  () => 'Check the id. For a new center leave it blank.',
  '§ 10-504(e)',
);
