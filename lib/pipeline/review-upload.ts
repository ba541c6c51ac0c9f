import type { ReviewedRun } from '../reports/reviewed-run.ts';
import { statusLine } from '../reports/status-line.ts';
import type { LogEntry } from '../store/event-log.ts';
import type { Publication } from '../store/round-store.ts';
import { codeVersion } from './code-version.ts';
import { readLedgerState } from './ledger-state.ts';
import type { Ports } from './ports.ts';
import { publishRun, type PublicationStop } from './publish-run.ts';
import { readInputs, type Places, type ReviewableInputs } from './read-inputs.ts';
import { countCodes, type Outcome } from './receipts.ts';
import { rejectRoundFile, whyMisplaced } from './reject-round-file.ts';
import { reviewRound } from './review-round.ts';
import { reportsFolder, storeReports } from './store-reports.ts';
import { storeRun } from './store-run.ts';
import { roundKey } from './upload-key.ts';
import { whyNotPublish } from './why-not-publish.ts';

/** The request to review a round as its files now stand, on behalf of an upload. */
export interface ReviewRequest {
  /** Which of the round's files was uploaded. */
  readonly kind: 'applications' | 'round';
  /** As the key of the upload names it. */
  readonly round: string;
  /** The same however often the upload is delivered. */
  readonly receiptId: string;
  readonly actor: string;
  /** Why a final round is changed, or a much smaller batch is meant so. */
  readonly reason: string | null;
  /** What the entry of the log is called: published, unless a person confirms what was held. */
  readonly event?: 'published' | 'confirmed';
}

/** Reviews a round from its current files and publishes the run, if it may be. */
export async function reviewUpload(
  ports: Ports,
  request: ReviewRequest,
  inputs: ReviewableInputs,
): Promise<Outcome> {
  const { files, lengths, places } = await readInputs(
    ports.inbox,
    inputs,
    await readLedgerState(ports.ledger),
  );
  const unchanged = await sameAsCurrent(ports, request, places);
  if (unchanged !== null) return unchanged;
  const reviewed = await reviewRound(files, { lengths });
  if (!reviewed.ok) return rejectRoundFile(ports, request, reviewed.problems);
  const { run } = reviewed;
  const misplaced = whyMisplaced(run.review.round.id, request.round);
  if (misplaced !== null) return rejectRoundFile(ports, request, [misplaced]);
  if (run.review.counts.rows > MOST_ROWS) return tooManyRows(run);
  return settleRun(ports, request, run, inputs, places);
}

/** Its reports take some ten kilobytes a row, and the memory of the function that makes them has an end. */
export const MOST_ROWS = 25_000;

function tooManyRows({ review }: ReviewedRun): Outcome {
  return {
    status: 'REJECTED',
    counts: review.counts,
    message: `The batch has ${review.counts.rows} rows, and up to ${MOST_ROWS} are reviewed here: nothing was changed. Divide it into rounds, or review it with grantline review.`,
  };
}

/** Stores the run, and makes it the current one unless something speaks against it. */
async function settleRun(
  ports: Ports,
  request: ReviewRequest,
  run: ReviewedRun,
  inputs: ReviewableInputs,
  places: Places,
): Promise<Outcome> {
  const round = roundKey(request.round);
  const { runId, findings } = run;
  const { counts, status } = run.review;
  const reports = reportsFolder(round, runId);
  const told = {
    runId,
    counts,
    codes: countCodes(findings),
    reports,
    sha256: places.applications.sha256,
    message: statusLine(run),
  };
  if (status === 'FILE_REJECTED' || status === 'NEEDS_CORRECTION') {
    await storeReports(ports.reports, reports, run);
    return { ...told, status };
  }
  await storeRun(ports, round, run, reports);
  const { reason } = request;
  const outcome = await publishRun(ports, round, {
    operationId: operationId(request, runId),
    actor: request.actor,
    publication: publicationOf(run, places, request),
    stop: async (head) =>
      (await whyNotPublish(ports, request.round, { inputs, counts, reason }, head?.body ?? null)) ??
      // The other file of the round came at once, and led to the same run.
      (head?.body.runId === runId ? unchanged(head) : null),
  });
  return outcome.published
    ? { ...told, status, revision: outcome.entry.sequence }
    : { ...told, ...outcome.stop };
}

function operationId({ receiptId }: ReviewRequest, runId: string): string {
  return `publish:${receiptId}:${runId}`;
}

/** Whether an entry of the log is what this upload led to. */
export function isPublicationOf(receiptId: string, entryOperation: string): boolean {
  return entryOperation.startsWith(`publish:${receiptId}:`);
}

function publicationOf(
  run: ReviewedRun,
  places: Places,
  { reason, event = 'published' }: ReviewRequest,
): Publication {
  return {
    event,
    runId: run.runId,
    status: run.review.status,
    counts: run.review.counts,
    inputs: places,
    reason,
    details: { code_version: run.codeVersion },
  };
}

/** The same bytes as the current run, under another version: recognised, and nothing is worked out again. */
async function sameAsCurrent(
  { store }: Ports,
  request: ReviewRequest,
  places: Places,
): Promise<Outcome | null> {
  const round = roundKey(request.round);
  const head = await store.publications(round).last();
  if (head === null || head.operationId === operationId(request, head.body.runId)) return null;
  const { runId, counts, inputs, details } = head.body;
  const same = Object.entries(places).every(([role, place]) => inputs[role]?.sha256 === place.sha256);
  if (!same || details.code_version !== codeVersion) return null;
  return {
    ...unchanged(head),
    runId,
    counts,
    sha256: places.applications.sha256,
    reports: reportsFolder(round, runId),
  };
}

function unchanged({ sequence, body }: LogEntry<Publication>): PublicationStop {
  return {
    status: 'UNCHANGED',
    message: `The same files as run ${body.runId.slice(0, 12)}, which is current: nothing was worked out again.`,
    revision: sequence,
  };
}
