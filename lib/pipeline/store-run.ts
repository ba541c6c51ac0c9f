import type { ReviewedRun } from '../reports/reviewed-run.ts';
import { LeaseBusyError, type Ports } from './ports.ts';
import { resultItems } from './result-items.ts';
import { storeReports } from './store-reports.ts';

/** A little longer than the function may run, so that a worker that was stopped is known to be gone. */
export const LEASE_SECONDS = 330;

/**
 * Stores everything of a run, once: claim, results, reports, seal. A run that is sealed already is left as it is, so
 * that the same bytes cost nothing. Throws LeaseBusyError while another worker is at it.
 */
export async function storeRun(ports: Ports, round: string, run: ReviewedRun, folder: string): Promise<void> {
  const { store } = ports;
  const { runId } = run;
  const owner = ports.newId();
  const claim = await store.claim(runId, round, owner, ports.now(), LEASE_SECONDS);
  if (claim.outcome === 'sealed') return;
  if (claim.outcome === 'busy') throw new LeaseBusyError(runId, claim.until);
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
