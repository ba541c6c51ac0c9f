import type { ObjectVersion } from '../store/object-store.ts';
import { currentInputs, sameVersion, type CurrentInputs } from './current-inputs.ts';
import type { Ports } from './ports.ts';
import type { PublicationStop } from './publish-run.ts';
import { readVersion } from './read-inputs.ts';
import { receiptId, type Outcome } from './receipts.ts';
import { rejectRoundFile, whyMisplaced } from './reject-round-file.ts';
import { readRoundBytes } from './review-round.ts';
import { isPublicationOf, reviewUpload, type ReviewRequest } from './review-upload.ts';
import { roundKey } from './upload-key.ts';
import { SUPERSEDED } from './why-not-publish.ts';

/** Each takes a review; whoever replaces files faster than this is waited for. */
const MOST_TRIES = 3;

/**
 * Applications or a round file: reviews the round when both are there; otherwise keeps this one until the other comes.
 * A review during which another input was replaced is done again with that, since nothing else would do it.
 */
export async function roundUpload(
  ports: Ports,
  request: ReviewRequest,
  version: ObjectVersion,
): Promise<Outcome> {
  for (let attempt = 1; attempt <= MOST_TRIES; attempt++) {
    const inputs = await currentInputs(ports.inbox, request.round);
    const current = inputs[request.kind];
    if (!sameVersion(current, version))
      return doneOr(ports, request, current === null ? DELETED : SUPERSEDED);
    const outcome = await outcomeWith(ports, request, inputs, version);
    if (outcome.status !== 'SUPERSEDED') return outcome;
  }
  throw new Error(
    `Inputs of round ${request.round} were replaced ${MOST_TRIES} times while it was reviewed; it is tried again later.`,
  );
}

async function outcomeWith(
  ports: Ports,
  request: ReviewRequest,
  inputs: CurrentInputs,
  version: ObjectVersion,
): Promise<Outcome> {
  const { applications, round } = inputs;
  if (applications === null) return keepRoundFile(ports, request, version);
  if (round === null) return WAITING;
  const outcome = await reviewUpload(ports, request, { ...inputs, applications, round });
  if (request.kind === 'round') await settleWaiting(ports, applications, outcome);
  return outcome.status === 'WAITING_FOR_ROUND_FILE' ? { ...outcome, roundFile: round } : outcome;
}

async function keepRoundFile(ports: Ports, request: ReviewRequest, version: ObjectVersion): Promise<Outcome> {
  const body = await readVersion(ports.inbox, version);
  const opened = readRoundBytes(body.bytes);
  if (!opened.ok) return rejectRoundFile(ports, request, opened.problems);
  const misplaced = whyMisplaced(opened.round.id, request.round);
  if (misplaced !== null) return rejectRoundFile(ports, request, [misplaced]);
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

const DELETED: PublicationStop = {
  status: 'SUPERSEDED',
  message:
    'The file was deleted before it was reviewed, and nothing was changed. Upload it again if it was meant.',
};

/** Nothing happens with an upload that is current no more, unless it had been published before its receipt was written. */
async function doneOr(ports: Ports, request: ReviewRequest, stop: PublicationStop): Promise<Outcome> {
  const entries = await ports.store.publications(roundKey(request.round)).read();
  const own = entries.find((entry) => isPublicationOf(request.receiptId, entry.operationId));
  if (own === undefined) return stop;
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
