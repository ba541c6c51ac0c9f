import { readRoundBytes } from './review-round.ts';
import type { ObjectVersion } from '../store/object-store.ts';
import type { Receipt } from '../store/round-store.ts';
import { currentInputs, sameVersion } from './current-inputs.ts';
import { keepReference } from './keep-reference.ts';
import type { Ports, Upload } from './ports.ts';
import { readVersion } from './read-inputs.ts';
import { makeReceipt, receiptId, type Outcome } from './receipts.ts';
import { isPublicationOf, rejectRoundFile, reviewUpload, type ReviewRequest } from './review-upload.ts';
import { KNOWN_KEYS, readUploadKey, roundKey, type UploadKind } from './upload-key.ts';
import { SUPERSEDED } from './why-not-publish.ts';

/**
 * What an upload does (docs/data-model.md has what it leaves behind). Every upload ends in a stored receipt, which is
 * returned; null for what is no upload: a folder marker, a key outside the inbox, a version that is gone. Bad rows and
 * bad files are told in the receipt. Throws only for faults, after which the same upload is delivered again.
 */
export async function processUpload(ports: Ports, upload: Upload): Promise<Receipt | null> {
  const named = readUploadKey(upload.key);
  if (named.kind === 'nothing') return null;
  const version = await versionOf(ports, upload);
  if (version === null) return null;
  const id = receiptId(version.key, version.versionId);
  const before = await ports.store.receipt(id);
  if (before !== null && before.status !== 'WAITING_FOR_ROUND_FILE') return before;
  const round = 'round' in named ? roundKey(named.round) : null;
  const outcome = await outcomeOf(ports, upload, named, version);
  const receipt = makeReceipt(upload, version, named.kind, round, outcome);
  await ports.store.putReceipt(receipt);
  return receipt;
}

/** The version that the event names; the current one where it names none. */
async function versionOf({ inbox }: Ports, { key, versionId }: Upload): Promise<ObjectVersion | null> {
  const current = await inbox.current(key);
  if (versionId === null || current?.versionId === versionId) return current;
  return inbox.read(key, versionId);
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
    reason: reasonOf(version),
  };
  switch (named.kind) {
    case 'applications':
    case 'round':
      return roundUpload(ports, { ...common, round: named.round }, named.kind, version);
    case 'centers':
    case 'localities':
    case 'ledger':
      return keepReference(ports, { ...common, kind: named.kind, version });
    case 'decisions':
    case 'unknown':
    case 'nothing':
      return {
        status: 'REJECTED',
        message: `Nothing is known by the name ${version.key}, and nothing was changed. The names that exist: ${KNOWN_KEYS}.`,
      };
  }
}

/** A person's reason, written beside the file; a blank one is none. */
function reasonOf({ metadata }: ObjectVersion): string | null {
  const reason = metadata.reason?.trim() ?? '';
  return reason === '' ? null : reason;
}

/** Reviews the round when both of its files are there; otherwise keeps this one until the other comes. */
async function roundUpload(
  ports: Ports,
  request: ReviewRequest,
  kind: 'applications' | 'round',
  version: ObjectVersion,
): Promise<Outcome> {
  const inputs = await currentInputs(ports.inbox, request.round);
  const { applications, round } = inputs;
  if (!sameVersion(inputs[kind], version)) return supersededOrDone(ports, request);
  if (applications !== null && round !== null) {
    const outcome = await reviewUpload(ports, request, { ...inputs, applications, round });
    if (kind === 'round') await settleWaiting(ports, applications, outcome);
    return outcome;
  }
  if (kind === 'applications') return WAITING;
  const body = await readVersion(ports.inbox, version);
  const opened = readRoundBytes(body.bytes);
  if (!opened.ok) return rejectRoundFile(ports, request, opened.problems);
  return {
    status: 'ACCEPTED',
    sha256: body.sha256,
    message: `The round file is kept. The round is reviewed when inbox/rounds/${request.round}/applications.csv comes.`,
  };
}

const WAITING: Outcome = {
  status: 'WAITING_FOR_ROUND_FILE',
  message: 'The applications are kept, and reviewed as soon as round.yaml lies beside them.',
};

/** An upload that has been replaced: nothing happens, unless it had been published before its receipt was written. */
async function supersededOrDone(ports: Ports, request: ReviewRequest): Promise<Outcome> {
  const entries = await ports.store.publications(roundKey(request.round)).read();
  const own = entries.find((entry) => isPublicationOf(request.receiptId, entry.operationId));
  if (own === undefined) return SUPERSEDED;
  const { status, runId, counts } = own.body;
  return {
    status,
    runId,
    counts,
    revision: own.sequence,
    message: `${status}: published, and replaced since.`,
  };
}

/** Applications that waited for the round file get the outcome of the review that it led to. */
async function settleWaiting({ store }: Ports, applications: ObjectVersion, outcome: Outcome): Promise<void> {
  const waiting = await store.receipt(receiptId(applications.key, applications.versionId));
  if (waiting?.status !== 'WAITING_FOR_ROUND_FILE' || outcome.runId === undefined) return;
  await store.putReceipt({ ...waiting, ...outcome });
}
