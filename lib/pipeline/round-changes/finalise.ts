import type { Ports } from '../ports.ts';
import type { PublicationOutcome } from '../publish-run.ts';
import { resultsOfRun } from '../results-of-run.ts';
import { roundKey } from '../upload-key.ts';
import { changeRound, refuse, sameRun, type RoundChange } from './change-round.ts';
import { questionsOfRun } from './open-questions.ts';
import { stillOpen, stillWaiting, type Standing } from './standing.ts';

/**
 * Makes the current run final. Refused while a row waits that was not set aside, or a question is open. Afterwards an
 * upload needs a reason, and makes the round open again.
 */
export async function finaliseRound(ports: Ports, change: RoundChange): Promise<PublicationOutcome> {
  return changeRound(ports, change, async (standing) => {
    if (standing.isFinal) return refuse(`Round ${change.round} is final already.`);
    const unsettled = await whyNotFinal(ports, change.round, standing);
    return unsettled === null ? sameRun(standing, 'finalised', {}) : refuse(unsettled);
  });
}

async function whyNotFinal(ports: Ports, round: string, standing: Standing): Promise<string | null> {
  const { runId } = standing.head.body;
  const waiting = stillWaiting(await resultsOfRun(ports.store, runId), standing);
  if (waiting.length > 0) {
    const rows = waiting.map(({ applicationId, row }) =>
      applicationId === '' ? `row ${row}` : `${applicationId} (row ${row})`,
    );
    return `${listed(rows)} ${rows.length === 1 ? 'waits' : 'wait'}: correct and upload the applications again, or set aside what waits, with a reason.`;
  }
  const open = stillOpen(await questionsOfRun(ports.reports, roundKey(round), runId), standing);
  if (open.length === 0) return null;
  const asked = open.map(
    ({ code, applicationId }) => `${code}${applicationId === '' ? '' : ` of ${applicationId}`}`,
  );
  return `${open.length === 1 ? 'A question is' : `${open.length} questions are`} open: ${listed(asked)}. Correct the value, or confirm it with a reason.`;
}

const MOST_NAMED = 10;

function listed(names: readonly string[]): string {
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : '';
  return names.slice(0, MOST_NAMED).join(', ') + more;
}
