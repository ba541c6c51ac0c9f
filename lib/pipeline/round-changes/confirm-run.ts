import type { Receipt } from '../../store/round-store.ts';
import { currentInputs } from '../current-inputs.ts';
import type { Ports } from '../ports.ts';
import type { PublicationStop } from '../publish-run.ts';
import { reviewUpload } from '../review-upload.ts';
import { roundKey } from '../upload-key.ts';
import { refuse, type RoundChange } from './change-round.ts';

export type ConfirmOutcome =
  | { readonly confirmed: true; readonly receipt: Receipt }
  | { readonly confirmed: false; readonly stop: PublicationStop };

/**
 * Publishes a run that was held because its batch is much smaller. Its upload must still be the current one; it is
 * reviewed again, so that a ledger that grew meanwhile is not passed over, and its receipt tells what became of it.
 */
export async function confirmRun(
  ports: Ports,
  change: Omit<RoundChange, 'operationId'>,
  runId: string,
): Promise<ConfirmOutcome> {
  if (change.reason.trim() === '') return stopped('A reason is needed, and it is blank.');
  const held = await heldUpload(ports, change.round, runId);
  if (held === null) return stopped(`No run ${runId} of round ${change.round} is held for confirmation.`);
  const inputs = await currentInputs(ports.inbox, change.round);
  const { applications, round } = inputs;
  if (applications === null || round === null || applications.versionId !== held.versionId)
    return stopped(`Other applications have come for round ${change.round} since: these count no more.`);
  const { actor, reason } = change;
  const request = {
    ...({ kind: 'applications', round: change.round, receiptId: held.id } as const),
    ...({ actor, reason, event: 'confirmed' } as const),
  };
  const outcome = await reviewUpload(ports, request, { ...inputs, applications, round });
  const receipt: Receipt = { ...held, ...outcome };
  await ports.store.putReceipt(receipt);
  return { confirmed: true, receipt };
}

/** By the beginning of its id, as people copy it. */
async function heldUpload({ store }: Ports, round: string, runId: string): Promise<Receipt | null> {
  const receipts = await store.receipts(roundKey(round));
  const isHeld = (each: Receipt): boolean =>
    each.status === 'HELD_FOR_CONFIRMATION' && (each.runId?.startsWith(runId.toLowerCase()) ?? false);
  return receipts.find(isHeld) ?? null;
}

function stopped(message: string): ConfirmOutcome {
  return { confirmed: false, stop: refuse(message) };
}
