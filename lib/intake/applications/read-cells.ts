import type { ApplicantType, Program } from '../../model/program.ts';
import type { ApplicationColumn } from '../columns/applications.ts';
import type { LocalityIndex } from '../locality-index.ts';
import type { RowScan } from '../row-scan.ts';
import { scanLocality } from '../place-scan.ts';
import { foldId } from '../../model/identity.ts';
import { HUNDREDTHS, MILLIONTHS, WHOLE } from '../values/number.ts';
import { stripFormulaGuard } from '../values/spreadsheet-guard.ts';
import type { Draft } from './draft.ts';
import {
  areaNeedTooHigh,
  noServiceArea,
  nothingEligible,
  nothingRequested,
  otherRound,
  overrideTooFar,
} from './rules.ts';

type Scan = RowScan<ApplicationColumn>;

/** Reads every cell of the row into the draft, column by column; each cell that cannot be read is reported once. */
export function readCells(scan: Scan, draft: Draft, localities: LocalityIndex, roundId: string): void {
  readWhoAndWhat(scan, draft, localities, roundId);
  readMoney(scan, draft);
  readAnswers(scan, draft);
  readMeasures(scan, draft);
  readExtra(scan, draft);
}

function readWhoAndWhat(scan: Scan, draft: Draft, localities: LocalityIndex, roundId: string): void {
  const { at } = scan.layout;
  draft.applicationId = scan.applicationId = scan.id(at.application_id);
  draft.applicant = scan.applicant = scan.text(at.applicant);
  const round = scan.id(at.round);
  if (round !== null && round !== roundId && foldId(round) !== foldId(roundId))
    scan.report(otherRound, { given: round, round: roundId }, at.round, { expected: roundId });
  draft.program = scan.choice(at.program) as Program | null;
  draft.projectId = scan.id(at.project_id);
  draft.projectKey = draft.projectId === null ? null : foldId(draft.projectId);
  draft.projectTitle = scan.text(at.project_title);
  draft.projectScope = scan.text(at.project_scope);
  draft.projectTypes = scan.projectTypes(at.project_type);
  draft.applicantType = scan.choice(at.applicant_type) as ApplicantType | null;
  draft.locality = scanLocality(scan, at.locality, localities);
  draft.centerId = scan.id(at.center_id);
  draft.centerName = scan.text(at.center_name);
  draft.receivedOn = scan.date(at.received_on);
}

function readMoney(scan: Scan, draft: Draft): void {
  const { at } = scan.layout;
  draft.eligibleCost = scan.money(at.eligible_cost);
  if (draft.eligibleCost === 0) scan.report(nothingEligible, undefined, at.eligible_cost);
  draft.federalGrant = scan.money(at.federal_grant);
  draft.cdbgGrant = scan.money(at.cdbg_grant);
  draft.otherGrants = scan.money(at.other_grants);
  draft.requestedGrant = scan.money(at.requested_grant);
  if (draft.requestedGrant === 0) scan.report(nothingRequested, undefined, at.requested_grant);
  draft.localMatch = scan.money(at.local_match);
  draft.propertyValue = scan.money(at.property_value);
  draft.centerValue = scan.money(at.center_value);
  draft.residualValue = scan.money(at.residual_value);
  draft.priorMatch = scan.money(at.prior_match);
  draft.outstandingStateDebt = scan.money(at.outstanding_state_debt);
  draft.otherStateInvestment = scan.money(at.other_state_investment);
}

function readAnswers(scan: Scan, draft: Draft): void {
  const { at } = scan.layout;
  draft.stateFundsUsed = scan.answer(at.state_funds_used);
  draft.stateBondedDebt = scan.answer(at.state_bonded_debt);
  draft.povertyArea = scan.answer(at.poverty_area);
  draft.surplusBuildingCertified = scan.answer(at.surplus_building_certified);
  draft.sectarianUse = scan.answer(at.sectarian_use);
  draft.federalLawContrary = scan.answer(at.federal_law_contrary);
}

function readMeasures(scan: Scan, draft: Draft): void {
  const { at } = scan.layout;
  draft.seniorPopulation = scan.number(at.senior_population, WHOLE);
  draft.serviceArea = scan.number(at.service_area_sq_mi, MILLIONTHS);
  if (draft.serviceArea === 0) scan.report(noServiceArea, undefined, at.service_area_sq_mi);
  draft.latitude = scan.degrees(at.latitude);
  draft.longitude = scan.degrees(at.longitude);
  draft.nearestOverride = scan.number(at.nearest_center_miles_override, HUNDREDTHS);
  if (draft.nearestOverride !== null && draft.nearestOverride > 30_000) {
    const given = scan.cell(at.nearest_center_miles_override).trim();
    scan.report(overrideTooFar, { given }, at.nearest_center_miles_override);
  }
  draft.overrideEvidence = scan.text(at.override_evidence);
  draft.areaNeed = scan.number(at.area_need, MILLIONTHS);
  if (draft.areaNeed !== null && draft.areaNeed > 100_000_000)
    scan.report(areaNeedTooHigh, { given: scan.cell(at.area_need).trim() }, at.area_need);
}

/** Handed on as they are, but for the guard that our own CSV writer adds. */
function readExtra(scan: Scan, draft: Draft): void {
  const { extraIndexes } = scan.layout;
  if (extraIndexes.length === 0) return;
  draft.extra = extraIndexes.map((index) => stripFormulaGuard(scan.cells[index] ?? ''));
}
