import type { Application } from '../../../lib/model/application.ts';
import type { Batch } from '../../../lib/model/batch.ts';
import type { Round } from '../../../lib/model/round.ts';
import type { ReviewedRun } from '../../../lib/reports/reviewed-run.ts';
import { reviewBatch } from '../../../lib/review/review.ts';
import {
  aBatch,
  aCenter,
  aGrant,
  aWaitingRow,
  hundredths,
  millionths,
  on,
  usd,
} from '../../support/records.ts';
import { DORCHESTER, facility, finding, project, round } from './build.ts';

// Names as an upload may hold them: markup, quotes, a line separator, a mark that turns the writing around.
export const HOSTILE_APPLICANT = `O'Neil & "Sons" <b>`;
export const HOSTILE_CENTER = '</script><img src=x onerror=alert(1)>';
export const HOSTILE_TITLE = `=cmd|' /C calc'!A0\u2028\u202elive\u0007`;
export const HOSTILE_ID = '"><svg onload=alert(1)>';

/*
 * Senior centers, $1,500,000 less $100,000 charged to the round: $1,400,000, by fill_down.
 *   A-001  40 + 30 + 30  ceiling 800,000 (cap)                asks 800,000  paid,     600,000 left
 *   A-002  20 + 15 + 30  ceiling 187,500 (half of 375,000)    asks 187,500  paid,     412,500 left
 *   A-003  20 + 30 +  0  ceiling 550,000 (800,000 − 250,000)  asks 600,000  lacks 550,000 − 412,500 = 137,500
 *   A-004  20 +  6 +  0  ceiling 200,000 (800,000 − 600,000)  asks 200,000  paid,     212,500 left
 *   A-005   4 +  6 +  0  ceiling  15,000 (plan cap)           asks  15,000  paid,     197,500 left
 *   A-006   0 +  6 +  0  ceiling 250,000 (half of 500,000)    asks 200,000  lacks 2,500
 *   A 7/#b  received a day after the deadline; ceiling 50,000 by both texts
 * Regulation: 600,000 · 187,500 · 600,000 · 0 (300,000 − 600,000) · 15,000 · 250,000 · 50,000.
 * In dispute: 200,000 + 50,000 + 200,000 = 450,000.
 */
const SENIOR_CENTERS: readonly Application[] = [
  project(2, 'A-001', {
    projectTypes: ['construction'],
    eligibleCost: usd('5,850,000'),
    cdbgGrant: usd('672,000'),
    requestedGrant: usd('800,000'),
    seniorPopulation: 1_000,
    nearestOverride: null,
    latitude: 38.97,
    longitude: -76.6,
  }),
  project(3, 'A-002', {
    eligibleCost: usd('375,000'),
    requestedGrant: usd('187,500'),
    localMatch: usd('150,000'),
    propertyValue: usd('300,000'),
    nearestOverride: hundredths('7.5'),
  }),
  project(4, 'A-003', {
    locality: DORCHESTER,
    applicant: 'Dorchester County Government',
    centerId: 'MD-SC-006',
    centerName: 'Cambridge Center',
    eligibleCost: usd('1,900,000'),
    federalGrant: usd('300,000'),
    requestedGrant: usd('600,000'),
    nearestOverride: hundredths('15'),
  }),
  project(5, 'A-004', {
    locality: DORCHESTER,
    projectId: 'P-9',
    projectTypes: ['construction', 'equipment'],
    eligibleCost: usd('5,850,000'),
    requestedGrant: usd('200,000'),
  }),
  project(6, 'A-005', {
    locality: DORCHESTER,
    projectTypes: ['master_plan'],
    eligibleCost: usd('40,000'),
    requestedGrant: usd('15,000'),
    seniorPopulation: 100,
  }),
  project(7, 'A-006', {
    locality: DORCHESTER,
    applicant: HOSTILE_APPLICANT,
    centerName: HOSTILE_CENTER,
    projectTitle: HOSTILE_TITLE,
    eligibleCost: usd('500,000'),
    requestedGrant: usd('200,000'),
    seniorPopulation: 0,
  }),
  project(8, 'A 7/#b', { receivedOn: on('2026-05-16') }),
];

/*
 * Assisted living, $1,000,000, strict.
 *   H-001  90  U 1,600,000, three quarters 1,200,000  asks 700,000  paid, 300,000 left
 *   H-002  80  certificate blank: held
 *   H-003  70  half of 1,000,000                       asks 500,000  lacks 200,000
 *   H-005  60  half of 200,000                         asks  50,000  stopped
 *   H-004      certificate refused: not eligible
 */
const ASSISTED_LIVING: readonly Application[] = [
  facility(9, 'H-001', {
    eligibleCost: usd('2,000,000'),
    federalGrant: usd('300,000'),
    otherGrants: usd('100,000'),
    requestedGrant: usd('700,000'),
    povertyArea: 'yes',
    areaNeed: millionths('90'),
  }),
  facility(10, 'H-002', {
    projectTypes: ['construction'],
    eligibleCost: usd('400,000'),
    requestedGrant: usd('200,000'),
    areaNeed: millionths('80'),
  }),
  facility(11, 'H-003', {
    sectarianUse: null,
    eligibleCost: usd('1,000,000'),
    requestedGrant: usd('500,000'),
    areaNeed: millionths('70'),
  }),
  facility(12, 'H-004', {
    projectTypes: ['construction'],
    surplusBuildingCertified: 'no',
    areaNeed: millionths('65'),
  }),
  facility(13, 'H-005', { eligibleCost: usd('200,000'), areaNeed: millionths('60') }),
];

export const BATCH: Batch = aBatch({
  extraColumns: ['x_region'],
  applications: [...SENIOR_CENTERS, ...ASSISTED_LIVING],
  waiting: [
    aWaitingRow({
      row: 14,
      applicationId: HOSTILE_ID,
      applicant: 'Town of Betterton',
      requestedGrant: usd('90,000'),
    }),
    aWaitingRow({
      row: 15,
      applicationId: 'A-010',
      applicant: 'Too Late, Inc.',
      receivedOn: on('2026-06-01'),
    }),
  ],
  ledger: [
    aGrant({
      row: 2,
      grantId: 'G-1',
      fips: DORCHESTER.fips,
      centerId: 'MD-SC-006',
      approvedOn: on('2014-05-07'),
      amount: usd('250,000'),
    }),
    aGrant({ row: 3, grantId: 'G-2', fips: DORCHESTER.fips, projectId: 'P-9', amount: usd('600,000') }),
    aGrant({ row: 4, grantId: 'G-3', fips: DORCHESTER.fips, round: 'FY2027', approvedOn: on('2026-01-10') }),
  ],
  centers: [
    aCenter({ centerId: 'MD-SC-901', name: 'Kent Island Center', latitude: 38.97, longitude: -76.2 }),
  ],
  findings: [
    finding({
      code: 'V101',
      message: 'The application id holds characters that an id may not hold.',
      row: 14,
      applicationId: HOSTILE_ID,
      applicant: 'Town of Betterton',
      column: 'application_id',
      value: HOSTILE_ID,
      expected: 'letters, digits, spaces and ._/#-',
      checksNotRun: ['duplicate ids'],
    }),
    finding({
      code: 'Q201',
      severity: 'question',
      message: 'Other grants are blank.',
      row: 11,
      applicationId: 'H-003',
      column: 'other_grants',
      fix: 'Write the amount, or 0.',
    }),
    finding({
      file: 'ledger',
      code: 'Q301',
      severity: 'question',
      message: 'The year is unusual.',
      row: 3,
      column: 'approved_on',
    }),
  ],
});

/** A run of a batch, as the command makes it: intake's findings with the law's notes. */
export function runOf(given: Batch, of: Round = round(), more: Partial<ReviewedRun> = {}): ReviewedRun {
  const review = reviewBatch(given, of);
  return {
    runId: 'run-0001',
    codeVersion: '0.1.0',
    hashes: {
      inputs: { applications: 'a'.repeat(64), round: 'b'.repeat(64) },
      ledger: 'c'.repeat(64),
      law: { 'senior-center-statute': 'd'.repeat(64) },
    },
    review,
    findings: [...given.findings, ...review.notes],
    upload: given.upload,
    extraColumns: given.extraColumns,
    centers: given.centers,
    localities: given.localities,
    ledgerGiven: true,
    ...more,
  };
}
