import type { Publication, RunCounts } from '../store/round-store.ts';
import { currentInputs, sameInputs, type CurrentInputs } from './current-inputs.ts';
import type { Ports } from './ports.ts';
import type { PublicationStop } from './publish-run.ts';

/** What keeps a good run from being published, as things stand at this moment; null when nothing does. */
export async function whyNotPublish(
  { inbox }: Ports,
  round: string,
  run: { readonly inputs: CurrentInputs; readonly counts: RunCounts; readonly reason: string | null },
  head: Publication | null,
): Promise<PublicationStop | null> {
  if (!sameInputs(run.inputs, await currentInputs(inbox, round))) return SUPERSEDED;
  if (head === null || run.reason !== null) return null;
  if (head.event === 'finalised') return FINAL;
  if (run.counts.rows * 2 < head.counts.rows) return held(run.counts.rows, head.counts.rows);
  return null;
}

export const SUPERSEDED: PublicationStop = {
  status: 'SUPERSEDED',
  message:
    'A newer upload has come in the place of this one: the newer one counts, and this one changed nothing.',
};

const FINAL: PublicationStop = {
  status: 'REJECTED',
  message:
    'The round is final, and nothing was changed. To change it all the same, upload again with a reason: the metadata "reason", or grantline put --reason.',
};

function held(rows: number, current: number): PublicationStop {
  return {
    status: 'HELD_FOR_CONFIRMATION',
    message: `The batch has ${rows} rows, under half of the ${current} of the current run, which stands until this one is confirmed. If it is meant so, confirm it or upload it again, with a reason; otherwise upload the whole batch.`,
  };
}
