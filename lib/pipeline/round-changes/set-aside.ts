import { foldId } from '../../model/identity.ts';
import type { Ports } from '../ports.ts';
import type { PublicationOutcome } from '../publish-run.ts';
import { resultsOfRun } from '../results-of-run.ts';
import { changeRound, refuse, sameRun, type RoundChange } from './change-round.ts';
import { stillWaiting } from './standing.ts';

/** Which row: by its application id, or by its number where it has none or shares it. */
export type RowNamed = { readonly applicationId: string } | { readonly row: number };

/** Sets a waiting row of the current run aside: the round can be finalised without it. Holds until the next upload. */
export async function setAside(
  ports: Ports,
  change: RoundChange,
  named: RowNamed,
): Promise<PublicationOutcome> {
  return changeRound(ports, change, async (standing) => {
    if (standing.isFinal) return refuse(`Round ${change.round} is final.`);
    const results = await resultsOfRun(ports.store, standing.head.body.runId);
    const waiting = stillWaiting(results, standing).filter((each) => isNamed(each, named));
    const shown = 'row' in named ? `Row ${named.row}` : `Application ${named.applicationId}`;
    const [first] = waiting;
    if (first === undefined) return refuse(`${shown} does not wait in the current run.`);
    if (waiting.length > 1) {
      const rows = waiting.map(({ row }) => row).join(', ');
      return refuse(`${shown} waits in several rows (${rows}): name one by its number.`);
    }
    return sameRun(standing, 'set_aside', { application_id: first.applicationId, row: String(first.row) });
  });
}

function isNamed(each: { readonly applicationId: string; readonly row: number }, named: RowNamed): boolean {
  return 'row' in named ? each.row === named.row : foldId(each.applicationId) === foldId(named.applicationId);
}
