import type { Application } from '../../../lib/model/application.ts';
import type { Finding } from '../../../lib/model/finding.ts';
import type { Goalposts, ProgramRules, Round } from '../../../lib/model/round.ts';
import {
  type ApplicationFacts,
  aLocality,
  aRound,
  anApplication,
  billionths,
  hundredths,
  millionths,
  on,
  someRules,
  usd,
  weights,
} from '../../support/records.ts';

export const KENT = aLocality({ fips: '24029', name: 'Kent County' });
export const DORCHESTER = aLocality({ fips: '24019', name: 'Dorchester County' });

/** A renovation in Kent County: 500 seniors on one square mile, 3 miles to the nearest other center. */
export function project(row: number, applicationId: string, given: ApplicationFacts = {}): Application {
  return anApplication({
    row,
    applicationId,
    projectTitle: `Project of ${applicationId}`,
    projectScope: 'New roof, new kitchen, a ramp at the door.',
    projectTypes: ['renovation'],
    applicant: 'Kent County Government',
    locality: KENT,
    receivedOn: on('2026-03-02'),
    eligibleCost: usd('100,000'),
    requestedGrant: usd('50,000'),
    seniorPopulation: 500,
    serviceArea: millionths('1'),
    nearestOverride: hundredths('3'),
    overrideEvidence: 'road survey of 2025',
    extra: ['north'],
    ...given,
  });
}

/** An assisted living facility, renovated by a nonprofit. */
export function facility(row: number, applicationId: string, given: ApplicationFacts = {}): Application {
  return project(row, applicationId, {
    program: 'assisted_living',
    applicant: 'Shore Homes, Inc.',
    applicantType: 'nonprofit',
    sectarianUse: 'no',
    ...given,
  });
}

export function finding(given: Partial<Finding> & { code: string; message: string }): Finding {
  return {
    file: 'applications',
    severity: 'error',
    row: null,
    applicationId: null,
    applicant: null,
    column: null,
    fix: 'Correct the cell.',
    value: null,
    expected: null,
    difference: null,
    source: null,
    checksNotRun: [],
    ...given,
  };
}

const linear = (to: string, reason: string): Goalposts => ({
  from: 0,
  to: millionths(to),
  scale: 'linear',
  reason,
});

export const SENIOR_RULES: ProgramRules = someRules({
  budget: usd('1,500,000'),
  minimumViableShare: billionths('0.5'),
  weights: weights({ density: '0.4', proximity: '0.3', never_funded: '0.3' }),
  goalposts: new Map([
    ['density', linear('1000', 'the densest service area is near 1,000')],
    ['proximity', linear('15', 'nobody should ride more than 15 miles')],
  ]),
});

export const ASSISTED_RULES: ProgramRules = someRules({
  budget: usd('1,000,000'),
  policy: 'strict',
  weights: weights({ area_need: '1' }),
  goalposts: new Map([['area_need', linear('100', 'the Department’s own scale')]]),
});

export function round(given: Partial<Round> = {}): Round {
  return aRound({
    receiptDeadline: on('2026-05-15'),
    programs: { senior_center: SENIOR_RULES, assisted_living: ASSISTED_RULES },
    ...given,
  });
}
