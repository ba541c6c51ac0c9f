import type { LogDraft } from '../../lib/store/event-log.ts';
import type { LedgerEntry } from '../../lib/store/ledger-entry.ts';
import type { Publication, Receipt, ResultItem, Seal } from '../../lib/store/round-store.ts';

const COUNTS = { rows: 3, ranked: 2, waiting: 1, notEligible: 0 };

export function aResult(fields: Partial<ResultItem> = {}): ResultItem {
  return {
    applicationId: 'A-101',
    program: 'senior_center',
    state: 'recommended',
    rank: 1,
    row: 2,
    score: '0.7500',
    requested: '200000.00',
    ceiling: '800000.00',
    recommended: '200000.00',
    reasons: [],
    ...fields,
  };
}

/** Rank n in row n + 1, as many as asked. */
export function* ranked(count: number): Generator<ResultItem> {
  for (let rank = 1; rank <= count; rank++)
    yield aResult({ applicationId: `A-${rank}`, rank, row: rank + 1 });
}

export function aSeal(fields: Partial<Seal> = {}): Seal {
  return {
    runId: 'run-1',
    round: 'FY2027',
    status: 'RANKED',
    counts: COUNTS,
    items: 3,
    itemsHash: 'ab'.repeat(32),
    outputs: { 'ranking.csv': 'cd'.repeat(32) },
    inputs: { applications: 'ef'.repeat(32) },
    ledgerHash: '01'.repeat(32),
    codeVersion: '0.1.0',
    ...fields,
  };
}

export function aPublication(runId: string): LogDraft<Publication> {
  return {
    operationId: `publish:${runId}`,
    at: '2026-07-01T12:00:00.000Z',
    actor: 'officer',
    body: {
      event: 'published',
      runId,
      status: 'RANKED',
      counts: COUNTS,
      inputs: {
        applications: { key: 'inbox/rounds/FY2027/applications.csv', versionId: 'v1', sha256: 'aa' },
      },
      reason: null,
      details: { code_version: '0.1.0' },
    },
  };
}

export function anImport(part: number, amount = '600000.00'): LogDraft<LedgerEntry> {
  const grant = {
    grant_id: 'G-2012-03',
    program: 'senior_center',
    program_kind: '',
    locality: '24029',
    center_id: 'C-7',
    center_name: 'Amity Center',
    project_id: '',
    project_type: 'construction;equipment',
    approved_on: '2012-09-01',
    amount,
    amount_returned: '0.00',
    status: 'approved',
    source: 'Board of Public Works',
    round: '',
  };
  return {
    operationId: `import:${part}`,
    at: '2026-07-01T12:00:00.000Z',
    actor: 'officer',
    body: {
      event: 'imported',
      batch: 'upload-1',
      part,
      parts: 2,
      key: 'inbox/ledger/past.csv',
      versionId: 'v1',
      sha256: 'bb',
      reason: null,
      grants: [grant],
    },
  };
}

export function aReceipt(fields: Partial<Receipt> = {}): Receipt {
  return {
    id: 'a1',
    round: 'FY2027',
    key: 'inbox/rounds/FY2027/applications.csv',
    versionId: 'v1',
    sha256: 'cc'.repeat(32),
    bytes: 2692,
    uploadedAt: '2026-07-01T09:00:00.000Z',
    uploadedBy: 'officer',
    uploadedByFrom: 'ticket',
    kind: 'applications',
    status: 'RANKED',
    message: 'RANKED: 2 of 3 applications are ranked.',
    runId: 'run-1',
    revision: 1,
    counts: COUNTS,
    codes: { S101: 1 },
    reports: 'rounds/FY2027/run-1/',
    ...fields,
  };
}
