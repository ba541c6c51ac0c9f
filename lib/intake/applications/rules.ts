import { rule } from './application-rule.ts';

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
export const areaNeedTooHigh = rule<{ readonly given: string }>(
  'V209',
  'error',
  ['area_need'],
  'the area need is above 100 points',
  (f) => `Area need, ${f.given}, is above 100.`,
  () => "Write the Department's priority of the area, 0 to 100.",
  '§ 24-1004(g)(3)',
);
export const overrideTooFar = rule<{ readonly given: string }>(
  'V210',
  'error',
  ['nearest_center_miles_override'],
  'the overriding distance is longer than the State',
  (f) => `Nearest center override, ${f.given}, is above 300 miles, which is more than Maryland measures.`,
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
  () =>
    'Keep one row for the project, or correct the project id of the other. Phases of one project that are asked for together are one application: add their costs and requests up in one row.',
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
  () => 'Sum of other grants is blank and counts as none.',
  () => 'Write 0 if there are none, or the amount: it would lower the ceiling.',
  '§ 24-1004(c)',
);
export const grantsAboveCost = rule<{
  readonly grants: string;
  readonly parts: string;
  readonly cost: string;
}>(
  'Q203',
  'question',
  ['federal_grant', 'eligible_cost', 'cdbg_grant'],
  'federal grants are above the eligible cost',
  (f) =>
    `Federal grants, ${f.grants} (${f.parts}), are more than the eligible cost, ${f.cost}: nothing remains to be paid.`,
  () => 'Check these amounts and the eligible cost; a decimal point may be misplaced.',
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

export const requestAboveCost = rule<{ readonly requested: string; readonly cost: string }>(
  'Q204',
  'question',
  ['requested_grant', 'eligible_cost'],
  'more is requested than the project costs',
  (f) => `Requested grant, ${f.requested}, is more than the eligible cost, ${f.cost}.`,
  () => 'Check both amounts.',
);
export const misplacedPoint = rule<{
  readonly money: string;
  readonly parts: string;
  readonly cost: string;
}>(
  'Q205',
  'question',
  ['eligible_cost', 'requested_grant', 'local_match', 'federal_grant'],
  'the money named for the project is less than a tenth of its cost, or more than ten times it',
  (f) =>
    `Eligible cost is ${f.cost}, and the money named for it comes to ${f.money} (${f.parts}): a decimal point or a digit may be misplaced.`,
  () => 'Check these amounts and the eligible cost against the application.',
);
export const tooManySeniors = rule<{
  readonly given: string;
  readonly locality: string;
  readonly whole: string;
}>(
  'Q206',
  'question',
  ['senior_population'],
  'the area affected has more seniors than its whole locality',
  (f) =>
    `Senior population, ${f.given}, is more than all of ${f.locality} has by the reference data, ${f.whole}.`,
  () => 'Check the figure, and whether it counts seniors only.',
  '§ 10-504(c)(1)',
);
export const tooMuchArea = rule<{
  readonly given: string;
  readonly locality: string;
  readonly whole: string;
}>(
  'Q207',
  'question',
  ['service_area_sq_mi'],
  'the area affected is larger than its whole locality',
  (f) => `Service area, ${f.given} square miles, is more than the land of ${f.locality}, ${f.whole}.`,
  () => 'Check the figure, and whether it is in square miles.',
  '§ 10-504(c)(1)',
);
export const otherCounty = rule<{
  readonly locality: string;
  readonly miles: string;
  readonly other: string;
  readonly otherMiles: string;
}>(
  'Q208',
  'question',
  ['latitude', 'longitude', 'locality'],
  'the coordinates are far from the centers of the stated locality and near to one of another',
  (f) =>
    `The coordinates are ${f.miles} miles from the nearest listed center of ${f.locality}, and ${f.otherMiles} from one of ${f.other}.`,
  () => 'Check the locality and both coordinates.',
  '§ 10-504(c)(2)',
);
export const receivedAfterDecision = rule<{ readonly received: string; readonly decided: string }>(
  'Q209',
  'question',
  ['received_on'],
  'the application was received after the decision date',
  (f) => `Date received, ${f.received}, is after the decision date of the round, ${f.decided}.`,
  () => 'Check the day, above all its year.',
);
export const receivedLongAgo = rule<{ readonly received: string; readonly decided: string }>(
  'Q210',
  'question',
  ['received_on'],
  'the application was received more than two years before the decision date',
  (f) =>
    `Date received, ${f.received}, is more than two years before the decision date of the round, ${f.decided}.`,
  () => 'Check the day, above all its year.',
);
export const nothingEligible = rule(
  'Q211',
  'question',
  ['eligible_cost'],
  'the eligible cost is 0',
  () => 'Eligible cost is 0, so nothing can be granted.',
  () => 'Check it: the eligible cost is that of the whole project, phases already funded included.',
  '§ 10-504(a)(1); § 24-1004(c)',
);
export const nothingRequested = rule(
  'Q212',
  'question',
  ['requested_grant'],
  'the requested grant is 0',
  () => 'Requested grant is 0, so nothing can be recommended.',
  () => 'Write the amount that the applicant asks for.',
);
export const centerElsewhere = rule<{
  readonly id: string;
  readonly listed: string;
  readonly locality: string;
}>(
  'Q302',
  'question',
  ['center_id', 'locality'],
  'the center with that id lies in another locality',
  (f) => `Center "${f.id}" is listed in ${f.listed}, and the application is for ${f.locality}.`,
  () => 'Check the center id and the locality: past grants are counted by the center id.',
  '§ 10-504(e)',
);
export const centerOtherName = rule<{ readonly id: string; readonly listed: string; readonly given: string }>(
  'Q303',
  'question',
  ['center_id', 'center_name'],
  'the center with that id has another name',
  (f) => `Center "${f.id}" is listed as "${f.listed}", and the application says "${f.given}".`,
  () => 'Check the center id: past grants are counted by it.',
  '§ 10-504(e)',
);
export const shiftedAmount = rule<{ readonly title: string; readonly whole: string }>(
  'V409',
  'error',
  ['eligible_cost', 'requested_grant'],
  'an amount was cut at its commas, and the cells to its right are shifted',
  (f) =>
    `${f.title} looks like ${f.whole} that was written without quotation marks and cut at its commas, so that the cells to its right stand in wrong columns.`,
  () => 'Write the amount without commas, or in quotation marks, and compare the rest of the row.',
);

export const sameDensity = rule<{
  readonly rows: number;
  readonly population: string;
  readonly area: string;
}>(
  'B101',
  'question',
  ['senior_population', 'service_area_sq_mi'],
  'every row of the batch that gives a density gives the same one',
  (f) =>
    `All ${String(f.rows)} rows that give a density give the same figures, ${f.population} seniors on ${f.area} square miles, for more than one locality.`,
  () => 'Check whether a value was filled down the column.',
  '§ 10-504(c)(1)',
);
export const unlikeTheBatch = rule<{
  readonly cost: string;
  readonly times: string;
  readonly median: string;
}>(
  'B102',
  'question',
  ['eligible_cost'],
  'an eligible cost is a hundred times the middle one of its program, or a hundredth of it',
  (f) => `Eligible cost, ${f.cost}, is ${f.times} the middle one of the program in this batch, ${f.median}.`,
  () => 'Check the amount; a decimal point or digits may be misplaced.',
);
export const endsEarly = rule<{ readonly last: string; readonly deadline: string }>(
  'B103',
  'question',
  ['received_on'],
  'the last application was received more than 60 days before the deadline',
  (f) =>
    `The last application of the batch was received on ${f.last}, more than 60 days before the deadline, ${f.deadline}: perhaps the export is an old or a partial one.`,
  () => 'Check that the upload holds all applications.',
);
