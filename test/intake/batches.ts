import type { Batch } from '../../lib/model/batch.ts';
import type { Finding, InputFile } from '../../lib/model/finding.ts';
import type { Round } from '../../lib/model/round.ts';
import { FindingList } from '../../lib/intake/finding-list.ts';
import { readDecisions } from '../../lib/intake/read-decisions.ts';
import { readBatch } from '../../lib/intake/read-batch.ts';
import type { BatchFiles, ReadOptions } from '../../lib/intake/read-batch.ts';
import { ROUND } from './rounds.ts';

type Cells = Readonly<Record<string, string>>;

/** A senior-center application of Kent County with nothing to ask about. */
export const GOOD: Cells = {
  application_id: 'A-1',
  program: 'senior_center',
  project_type: 'renovation',
  applicant: 'Kent County Government',
  locality: 'Kent County',
  center_name: 'New Center',
  received_on: '2026-05-04',
  eligible_cost: '500000.00',
  federal_grant: '0',
  cdbg_grant: '0',
  other_grants: '0',
  requested_grant: '200000.00',
  local_match: '300000.00',
  latitude: '39.2123',
  longitude: '-76.0699',
};

export const GOOD_GRANT: Cells = {
  grant_id: 'G-1',
  program: 'senior_center',
  program_kind: 'this_program',
  locality: '24029',
  center_name: 'Old Mill Center',
  approved_on: '2014-05-07',
  amount: '250000.00',
  status: 'received',
};

export const GOOD_CENTER: Cells = {
  center_id: 'C-1',
  name: 'Amity Center',
  locality: '24029',
  latitude: '39.2123',
  longitude: '-76.0699',
  open: 'yes',
};

export const GOOD_LOCALITY: Cells = {
  fips: '24029',
  name: 'Kent County',
  senior_population: '5169',
  land_area_sq_mi: '276.988',
};

export const GOOD_DECISION: Cells = {
  application_id: 'A-1',
  decision: 'approved',
  approved_on: '2026-07-08',
  amount: '200000.00',
};

/** Rows as CSV: the header holds every name that a row has. Changes are laid over `base`, ids counted unless given. */
export function csv(base: Cells, ...changes: readonly Cells[]): string {
  const first = Object.keys(base)[0] ?? '';
  const names = [...new Set([...Object.keys(base), ...changes.flatMap(Object.keys)])];
  const rows = changes.map((change, index): Cells => ({
    ...base,
    ...(changes.length > 1 ? { [first]: `${base[first] ?? ''}${String(index)}` } : {}),
    ...change,
  }));
  return [names, ...rows.map((row) => names.map((name) => quote(row[name] ?? '')))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

const bytes = (file: string | Uint8Array): Uint8Array =>
  typeof file === 'string' ? new TextEncoder().encode(file) : file;

type Files = { readonly [Name in keyof BatchFiles]?: string | Uint8Array };

/** Reads files given as text or bytes; those left out are the packaged reference, an empty ledger, one good row. */
export async function read(
  files: Files,
  options: ReadOptions & { readonly round?: Round } = {},
): Promise<Batch> {
  const given: BatchFiles = {
    applications: bytes(files.applications ?? csv(GOOD, {})),
    ledger: files.ledger === undefined ? null : bytes(files.ledger),
    centers: files.centers === undefined ? null : bytes(files.centers),
    localities: files.localities === undefined ? null : bytes(files.localities),
  };
  const batch = await readBatch(given, options.round ?? ROUND, options);
  const { seen, accepted, refused, blank } = batch.counts;
  if (!batch.rejected && seen !== accepted + refused + blank) throw new Error('records were lost');
  return batch;
}

/** What is told of one file, beside good ones. */
export async function findingsOf(file: InputFile, text: string): Promise<readonly Finding[]> {
  if (file !== 'decisions') return (await read({ [file]: text })).findings;
  const findings = new FindingList();
  await readDecisions(bytes(text), findings);
  return findings.inOrder();
}

/** "V301 2 locality", the findings of one severity or of all. */
export function codes(batch: Batch, severity?: Finding['severity']): readonly string[] {
  return batch.findings
    .filter((finding) => severity === undefined || finding.severity === severity)
    .map(
      ({ code, row, column }) =>
        `${code} ${row === null ? 'file' : String(row)}${column === null ? '' : ` ${column}`}`,
    );
}

export const errors = (batch: Batch): readonly string[] => codes(batch, 'error');
export const ids = (batch: Batch): readonly string[] =>
  [...batch.applications].map((application) => application.applicationId);
