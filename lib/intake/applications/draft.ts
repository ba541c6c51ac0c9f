import type { Application } from '../../model/application.ts';

/** An application while it is read: what could not be read, or is blank where it must not be, is null. */
export type Draft = { -readonly [Key in keyof Application]: Application[Key] | null } & {
  row: number;
  extra: readonly string[];
};

const NO_EXTRA: readonly string[] = [];

/** Every field from the start, in one order, so that all applications share one shape in memory. */
export function newDraft(row: number): Draft {
  return {
    row,
    applicationId: null,
    program: null,
    projectId: null,
    projectKey: null,
    projectTitle: null,
    projectScope: null,
    projectTypes: null,
    applicant: null,
    applicantType: null,
    locality: null,
    centerId: null,
    centerKey: null,
    centerName: null,
    receivedOn: null,
    eligibleCost: null,
    federalGrant: null,
    cdbgGrant: null,
    otherGrants: null,
    requestedGrant: null,
    localMatch: null,
    propertyValue: null,
    centerValue: null,
    residualValue: null,
    priorMatch: null,
    outstandingStateDebt: null,
    otherStateInvestment: null,
    stateFundsUsed: null,
    stateBondedDebt: null,
    povertyArea: null,
    surplusBuildingCertified: null,
    sectarianUse: null,
    federalLawContrary: null,
    seniorPopulation: null,
    serviceArea: null,
    latitude: null,
    longitude: null,
    nearestOverride: null,
    overrideEvidence: null,
    areaNeed: null,
    extra: NO_EXTRA,
  };
}

/** Empties a draft for the next row: one serves a whole file. */
export function clearDraft(draft: Draft, row: number): void {
  draft.row = row;
  draft.applicationId = null;
  draft.program = null;
  draft.projectId = null;
  draft.projectKey = null;
  draft.projectTitle = null;
  draft.projectScope = null;
  draft.projectTypes = null;
  draft.applicant = null;
  draft.applicantType = null;
  draft.locality = null;
  draft.centerId = null;
  draft.centerKey = null;
  draft.centerName = null;
  draft.receivedOn = null;
  draft.eligibleCost = null;
  draft.federalGrant = null;
  draft.cdbgGrant = null;
  draft.otherGrants = null;
  draft.requestedGrant = null;
  draft.localMatch = null;
  draft.propertyValue = null;
  draft.centerValue = null;
  draft.residualValue = null;
  draft.priorMatch = null;
  draft.outstandingStateDebt = null;
  draft.otherStateInvestment = null;
  draft.stateFundsUsed = null;
  draft.stateBondedDebt = null;
  draft.povertyArea = null;
  draft.surplusBuildingCertified = null;
  draft.sectarianUse = null;
  draft.federalLawContrary = null;
  draft.seniorPopulation = null;
  draft.serviceArea = null;
  draft.latitude = null;
  draft.longitude = null;
  draft.nearestOverride = null;
  draft.overrideEvidence = null;
  draft.areaNeed = null;
  draft.extra = NO_EXTRA;
}
