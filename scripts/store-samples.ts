import type { LogDraft } from '../lib/store/event-log.ts';
import type { LedgerRecord } from '../lib/model/ledger-record.ts';
import type { Publication, Receipt, ResultItem, Seal } from '../lib/store/round-store.ts';

// Records of ordinary size: what the store is measured with.

const HASH = 'f'.repeat(64);
const VERSION = 'v'.repeat(32);
const COUNTS = { rows: 1000, ranked: 970, waiting: 10, notEligible: 20 };

export const RUN = HASH;

export const A_RESULT: Omit<ResultItem, 'applicationId'> = {
  program: 'senior_center',
  state: 'recommended_partial',
  rank: 1,
  row: 2,
  score: '0.7345',
  requested: '250000.00',
  ceiling: '800000.00',
  recommended: '200000.00',
  reasons: ['center_room_taken'],
};

export const A_SEAL: Seal = {
  runId: RUN,
  round: 'FY2027',
  status: 'RANKED',
  counts: COUNTS,
  items: 1000,
  itemsHash: HASH,
  outputs: Object.fromEntries(
    ['ranking.csv', 'findings.csv', 'corrections.csv', 'results.json', 'report.html'].map((name) => [
      name,
      HASH,
    ]),
  ),
  inputs: Object.fromEntries(
    ['applications', 'round', 'ledger', 'centers', 'localities'].map((role) => [role, HASH]),
  ),
  ledgerHash: HASH,
  codeVersion: '0.1.0',
};

export const A_PUBLICATION: LogDraft<Publication> = {
  operationId: `publish:${HASH}:${HASH}`,
  at: '2026-07-01T12:00:00.000Z',
  actor: 'officer@example.org',
  body: {
    event: 'published',
    runId: RUN,
    status: 'RANKED',
    counts: COUNTS,
    inputs: Object.fromEntries(
      ['applications', 'round', 'ledger', 'centers', 'localities'].map((role) => [
        role,
        { key: `inbox/rounds/FY2027/${role}.csv`, versionId: VERSION, sha256: HASH },
      ]),
    ),
    reason: null,
    details: { code_version: '0.1.0' },
  },
};

export const A_RECEIPT: Receipt = {
  id: HASH,
  round: 'FY2027',
  key: 'inbox/rounds/FY2027/applications.csv',
  versionId: VERSION,
  sha256: HASH,
  bytes: 269_200,
  uploadedAt: '2026-07-01T11:59:00.000Z',
  uploadedBy: 'officer@example.org',
  uploadedByFrom: 'ticket',
  kind: 'applications',
  status: 'RANKED',
  message: 'RANKED: 970 of 1,000 applications are ranked, 10 wait, 20 are not eligible.',
  runId: RUN,
  revision: 1,
  counts: COUNTS,
  codes: { C201: 14, D104: 3, S101: 4, S203: 1, S402: 5 },
  reports: `rounds/FY2027/${HASH}/`,
};

export const A_GRANT: LedgerRecord = {
  grant_id: 'SCCG-2012-0031',
  program: 'senior_center',
  program_kind: 'senior_center_capital',
  locality: '24029',
  center_id: 'MD-KEN-02',
  center_name: 'Amity Senior Center',
  project_id: 'KEN-2012-2',
  project_type: 'construction;equipment',
  approved_on: '2012-09-01',
  amount: '600000.00',
  amount_returned: '0.00',
  status: 'approved',
  source: 'Board of Public Works agenda, item 7-GM',
  round: 'FY2013',
};
