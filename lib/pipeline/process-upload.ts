import type { ObjectVersion } from '../store/object-store.ts';
import type { Receipt } from '../store/round-store.ts';
import { currentInputs, sameVersion } from './current-inputs.ts';
import { keepReference } from './keep-reference.ts';
import type { Ports, Upload } from './ports.ts';
import { FileTooLargeError } from './read-inputs.ts';
import { recordDecisions } from './record-decisions.ts';
import { makeReceipt, receiptId, type Outcome } from './receipts.ts';
import { roundUpload } from './round-upload.ts';
import { readNote } from './upload-note.ts';
import { KNOWN_KEYS, readUploadKey, roundKey, type UploadKind } from './upload-key.ts';

/**
 * What an upload does (docs/data-model.md has what it leaves behind). Every upload ends in a stored receipt, which is
 * returned; null for what is no upload: a folder marker, a key outside the inbox, or one that holds nothing where the
 * event names no version. Bad rows and bad files are told in the receipt. Throws only for faults, after which the same upload is delivered again.
 */
export async function processUpload(ports: Ports, upload: Upload): Promise<Receipt | null> {
  const named = readUploadKey(upload.key);
  if (named.kind === 'nothing') return null;
  const found = await versionOf(ports, upload);
  const version = found ?? vanished(upload, ports.now());
  if (version === null) return null;
  const id = receiptId(version.key, version.versionId);
  const before = await ports.store.receipt(id);
  if (before !== null && before.status !== 'WAITING_FOR_ROUND_FILE') return before;
  const round = 'round' in named ? roundKey(named.round) : null;
  const outcome =
    found === null ? VANISHED : await outcomeOf(ports, upload, named, version).catch(rejectTooLarge);
  const receipt = makeReceipt(upload, version, named.kind, round, outcome);
  await ports.store.putReceipt(receipt);
  // Written by now, so that the worker of a round file that came meanwhile either sees it, or is seen here.
  return (await roundFileCame(ports, named, outcome)) ? processUpload(ports, upload) : receipt;
}

/** The version that the event names; the current one where it names none. */
async function versionOf({ inbox }: Ports, { key, versionId }: Upload): Promise<ObjectVersion | null> {
  const current = await inbox.current(key);
  if (versionId === null || current?.versionId === versionId) return current;
  return inbox.head(key, versionId);
}

async function outcomeOf(
  ports: Ports,
  upload: Upload,
  named: UploadKind,
  version: ObjectVersion,
): Promise<Outcome> {
  const common = {
    receiptId: receiptId(version.key, version.versionId),
    actor: upload.uploadedBy,
    reason: readNote(version).reason,
  };
  switch (named.kind) {
    case 'applications':
    case 'round':
      return roundUpload(ports, { ...common, kind: named.kind, round: named.round }, version);
    case 'centers':
    case 'localities':
    case 'ledger':
      return keepReference(ports, { ...common, kind: named.kind, version });
    case 'decisions':
      return recordDecisions(ports, { ...common, round: named.round, version });
    case 'unknown':
    case 'nothing':
      return {
        status: 'REJECTED',
        message: `Nothing is known by the name ${version.key}, and nothing was changed. The names that exist: ${KNOWN_KEYS}.`,
      };
  }
}

/** What is too large to be read whole is told so, and never read. */
function rejectTooLarge(error: unknown): Outcome {
  if (error instanceof FileTooLargeError) return { status: 'REJECTED', message: error.message };
  throw error;
}

/** Whether another round file lies there by now than the one, if any, with which these applications were to wait. */
async function roundFileCame({ inbox }: Ports, named: UploadKind, outcome: Outcome): Promise<boolean> {
  if (outcome.status !== 'WAITING_FOR_ROUND_FILE' || named.kind !== 'applications') return false;
  const { round } = await currentInputs(inbox, named.round);
  return round !== null && !sameVersion(round, outcome.roundFile ?? null);
}

/** What is known of a version that was deleted before it was seen. */
function vanished({ key, versionId }: Upload, now: Date): ObjectVersion | null {
  return versionId === null ? null : { key, versionId, size: 0, storedAt: now.toISOString(), metadata: {} };
}

const VANISHED: Outcome = {
  status: 'REJECTED',
  message:
    'This version of the file was deleted before it could be read, and nothing was changed. Upload it again if it was meant.',
};
