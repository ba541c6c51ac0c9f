import type { Ports } from '../ports.ts';
import type { PublicationOutcome } from '../publish-run.ts';
import { changeRound, refuse, type RoundChange } from './change-round.ts';

/** Publishes an earlier run of the round again, by the revision that published it. The log only grows. */
export async function rollBack(
  ports: Ports,
  change: RoundChange,
  revision: number,
): Promise<PublicationOutcome> {
  return changeRound(ports, change, ({ head }, entries) => {
    const earlier = entries.find((entry) => entry.sequence === revision);
    if (earlier === undefined)
      return refuse(`Round ${change.round} has no revision ${revision}; there are 1 to ${head.sequence}.`);
    if (earlier.body.runId === head.body.runId)
      return refuse(`The run of revision ${revision} is the current one.`);
    return {
      ...earlier.body,
      event: 'rolled_back',
      details: { from_run: head.body.runId, to_revision: String(revision) },
    };
  });
}
