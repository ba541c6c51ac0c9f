import { findingsCsv } from '../reports/findings-csv.ts';
import type { LogEntry } from '../store/event-log.ts';
import type { DecidedGrants, LedgerEntry } from '../store/ledger-entry.ts';
import type { ObjectBody, ObjectVersion } from '../store/object-store.ts';
import type { Publication } from '../store/round-store.ts';
import { type DecisionFileChecked, checkDecisionFile } from './check-decision-file.ts';
import { ledgerStateOf } from './ledger-state.ts';
import type { Ports } from './ports.ts';
import { publishedFiles, readVersion } from './read-inputs.ts';
import { countCodes, type Outcome } from './receipts.ts';
import { resultsOfRun } from './results-of-run.ts';
import { readRoundBytes } from './review-round.ts';
import { storeReport } from './store-reports.ts';
import { roundKey } from './upload-key.ts';

export interface DecisionsUpload {
  /** As the key of the upload names it. */
  readonly round: string;
  readonly version: ObjectVersion;
  /** The same however often the upload is delivered. */
  readonly receiptId: string;
  readonly actor: string;
  /** Why, for the file as a whole; each decision has a reason of its own. */
  readonly reason: string | null;
}

type Head = LogEntry<Publication>;

/**
 * Records a file of decisions as one entry of the ledger, if every one of them still stands by the ledger as it is at
 * that moment: who finds the next entry taken reads what was appended, and checks again. Delivered again, the upload
 * finds its own entry; of the same bytes in another upload nothing is new.
 */
export async function recordDecisions(ports: Ports, upload: DecisionsUpload): Promise<Outcome> {
  const body = await readVersion(ports.inbox, upload.version);
  const entries = [...(await ports.ledger.read())];
  for (;;) {
    const own = entries.find((entry) => entry.operationId === operationId(upload));
    const head = await headFor(ports, upload, own);
    if (head === null) return noRun(upload, body);
    // What the upload was checked against: for one that is recorded, the ledger before it.
    const before = own === undefined ? entries : entries.slice(0, own.sequence - 1);
    const checked = await checkAgainst(ports, upload, body, head, before);
    const told = await tell(ports, upload, body, checked, `${head.sequence}-${before.length}`);
    const { refused, records, known } = checked;
    const recorded = { ...told, status: 'ACCEPTED', message: sayRecorded(checked, head) };
    if (own !== undefined) return recorded;
    if (refused) return { ...told, status: 'REJECTED', message: sayRefused(checked) };
    if (records.length === 0) return { ...told, status: 'UNCHANGED', message: sayKnown(known) };
    const draft = {
      operationId: operationId(upload),
      at: ports.now().toISOString(),
      actor: upload.actor,
      body: entryOf(upload, body, checked, head),
    };
    const appended = await ports.ledger.append(entries.at(-1) ?? null, draft);
    if (appended.outcome === 'appended') return recorded;
    entries.push(...appended.since);
  }
}

function operationId({ receiptId }: DecisionsUpload): string {
  return `decide:${receiptId}`;
}

/** The run that the decisions are about: the current one, or the one that they were recorded on. */
async function headFor(
  { store }: Ports,
  { round }: DecisionsUpload,
  own: LogEntry<LedgerEntry> | undefined,
): Promise<Head | null> {
  const log = store.publications(roundKey(round));
  if (own?.body.event !== 'decided') return log.last();
  const { revision } = own.body;
  return (await log.read(revision - 1)).find((entry) => entry.sequence === revision) ?? null;
}

async function checkAgainst(
  { inbox, store }: Ports,
  upload: DecisionsUpload,
  { bytes }: ObjectBody,
  head: Head,
  before: readonly LogEntry<LedgerEntry>[],
): Promise<DecisionFileChecked> {
  const ledger = ledgerStateOf(before);
  const files = await publishedFiles(inbox, head.body.inputs, ledger);
  const opened = readRoundBytes(files.round);
  if (!opened.ok) throw new Error(`The round file of run ${head.body.runId} can no longer be read.`);
  const { round } = opened;
  const results = await resultsOfRun(store, head.body.runId);
  const file = { bytes, uploadedAt: upload.version.storedAt };
  return checkDecisionFile(file, { round, files, results }, ledger);
}

function entryOf(
  upload: DecisionsUpload,
  body: ObjectBody,
  { records, grants }: DecisionFileChecked,
  head: Head,
): DecidedGrants {
  const { key, versionId, sha256 } = body;
  return {
    event: 'decided',
    batch: upload.receiptId,
    part: 1,
    parts: 1,
    key,
    versionId,
    sha256,
    reason: upload.reason,
    round: roundKey(upload.round),
    runId: head.body.runId,
    revision: head.sequence,
    uploadedAt: upload.version.storedAt,
    decisions: records,
    grants,
  };
}

/** Keeps what there is to say, under a name that tells what it was checked against: checked again, it may differ. */
async function tell(
  { reports }: Ports,
  { receiptId }: DecisionsUpload,
  { sha256 }: ObjectBody,
  { findings }: DecisionFileChecked,
  against: string,
): Promise<Pick<Outcome, 'sha256' | 'codes' | 'reports'>> {
  if (findings.length === 0) return { sha256 };
  const folder = `uploads/${receiptId}/${against}/`;
  await storeReport(reports, `${folder}findings.csv`, findingsCsv(findings));
  return { sha256, codes: countCodes(findings), reports: folder };
}

function noRun({ round }: DecisionsUpload, { sha256 }: ObjectBody): Outcome {
  return {
    status: 'REJECTED',
    sha256,
    message: `Round ${round} has no published run that could be decided on, and nothing was recorded. Upload its round.yaml and applications.csv first, then the decisions again.`,
  };
}

function sayRefused({ findings }: DecisionFileChecked): string {
  const errors = findings.filter((each) => each.severity === 'error');
  const [first] = errors;
  const where = first === undefined || first.row === null ? '' : `Row ${first.row}: `;
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more, in findings.csv)` : '';
  return `Nothing was recorded. ${where}${first?.message ?? ''} ${first?.fix ?? ''}${more}`;
}

function sayKnown(known: number): string {
  return known === 1
    ? 'The decision is recorded already, as it stands here: nothing was changed.'
    : `All ${known} decisions are recorded already, as they stand here: nothing was changed.`;
}

function sayRecorded({ records, known, findings }: DecisionFileChecked, head: Head): string {
  const kinds = new Map<string, number>();
  for (const { decision } of records) kinds.set(decision, (kinds.get(decision) ?? 0) + 1);
  const counted = [...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ');
  const already =
    known === 0 ? '' : ` ${known} of the file ${known === 1 ? 'was' : 'were'} recorded already.`;
  const asked = findings.length === 0 ? '' : ` ${findings.length} to look at, in findings.csv.`;
  const final =
    head.body.event === 'finalised'
      ? ''
      : ` The round is not final: another upload of applications can still move its ranks.`;
  return `Recorded in the ledger: ${counted}.${already}${asked}${final}`;
}
