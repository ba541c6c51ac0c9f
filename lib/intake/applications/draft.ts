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

/** A row without an error has every value that an application must have: the readings report all others. */
export function asApplication(draft: Draft): Application {
  return draft as Application;
}
