import applications from '../../samples/fy2027/applications.csv';
import ledger from '../../samples/fy2027/ledger.csv';
import round from '../../samples/fy2027/round.yaml';
import { writeNote } from '../../lib/pipeline/upload-note.ts';
import type { ObjectStore } from '../../lib/store/object-store.ts';

export const SAMPLE_ROUND = 'FY2027';

/** Puts the sample round into an inbox, as if somebody had uploaded its files. */
export async function putSampleRound(inbox: ObjectStore): Promise<void> {
  const files = [
    ['inbox/ledger/fy2027-sample.csv', ledger],
    [`inbox/rounds/${SAMPLE_ROUND}/round.yaml`, round],
    [`inbox/rounds/${SAMPLE_ROUND}/applications.csv`, applications],
  ] as const;
  const metadata = writeNote({ actor: 'sample round', reason: null });
  for (const [key, text] of files)
    await inbox.put(key, Buffer.from(text, 'utf8'), { contentType: 'text/plain; charset=utf-8', metadata });
}
