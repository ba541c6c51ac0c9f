import type { ReviewedRun } from '../reports/reviewed-run.ts';
import { LeaseBusyError, type Ports } from './ports.ts';
import { resultItems } from './result-items.ts';
import { storeReports } from './store-reports.ts';

/** A little longer than the function may run, so that a worker that was stopped is known to be gone. */
export const LEASE_SECONDS = 330;

/** Together a minute, in which most runs are done; a message that goes back is away for half an hour. */
const PAUSES = 20;
const PAUSE_MILLISECONDS = 3000;

/**
 * Stores everything of a run, once: claim, results, reports, seal. A run that is sealed already is left as it is, so
 * that the same bytes cost nothing. Throws LeaseBusyError while another worker is at it.
 */
export async function storeRun(ports: Ports, round: string, run: ReviewedRun, folder: string): Promise<void> {
  const { store } = ports;
  const { runId } = run;
  const owner = ports.newId();
  if ((await claimRun(ports, runId, round, owner)) === 'sealed') return;
  const written = await store.writeResults({ runId, round }, resultItems(run.review));
  const outputs = await storeReports(ports.reports, folder, run);
  const sealed = await store.seal(owner, {
    runId,
    round,
    status: run.review.status,
    counts: run.review.counts,
    ...written,
    outputs,
    inputs: run.hashes.inputs,
    ledgerHash: run.hashes.ledger,
    codeVersion: run.codeVersion,
  });
  if (sealed === 'lost') throw new Error(`Run ${runId.slice(0, 12)} was taken over by another worker.`);
}

/** Both files of a round, uploaded at once, lead to the same run: the second worker waits for the first. */
async function claimRun(
  { store, now, sleep }: Ports,
  runId: string,
  round: string,
  owner: string,
): Promise<'claimed' | 'sealed'> {
  for (let pauses = 0; ; pauses++) {
    const claim = await store.claim(runId, round, owner, now(), LEASE_SECONDS);
    if (claim.outcome !== 'busy') return claim.outcome;
    if (sleep === undefined || pauses === PAUSES) throw new LeaseBusyError(runId, claim.until);
    await sleep(PAUSE_MILLISECONDS);
  }
}
