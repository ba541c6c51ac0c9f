import { describe, expect, it } from 'vitest';
import { processUpload } from '../../lib/pipeline/process-upload.ts';
import { readLedgerState } from '../../lib/pipeline/ledger-state.ts';
import { HEADER, LEDGER, ROUND, row } from '../pipeline/uploads.ts';
import { MemoryPipeline } from '../support/pipeline.ts';

const at = (round: string, name: string): string => `inbox/rounds/${round}/${name}`;
const roundFile = (round: string): string => ROUND.replace('FY2027', round);
const DECISIONS = 'application_id,decision,approved_on,amount\n';

describe('094-cap-race: two rounds award to one center at the same moment', () => {
  it('never more than 800,000 in 15 years: the second is worked out again and refused', async () => {
    const pipeline = new MemoryPipeline();
    // § 10-504(e): 600,000 of 2020 leave 200,000.
    await pipeline.upload('inbox/ledger/past.csv', LEDGER.replace('700000.00', '600000.00'));
    for (const round of ['FY2027', 'FY2028']) {
      await pipeline.upload(at(round, 'round.yaml'), roundFile(round));
      await pipeline.upload(at(round, 'applications.csv'), HEADER + row('A-1'));
    }
    const uploads = await Promise.all(
      ['FY2027', 'FY2028'].map((round) =>
        pipeline.arrive(at(round, 'decisions.csv'), `${DECISIONS}A-1,approved,2026-05-20,200000.00\n`),
      ),
    );
    const receipts = await Promise.all(uploads.map((upload) => processUpload(pipeline, upload)));
    expect(receipts.map((each) => each?.status).sort()).toEqual(['ACCEPTED', 'REJECTED']);
    const refused = receipts.find((each) => each?.status === 'REJECTED');
    expect(refused?.codes).toMatchObject({ V814: 1 });
    expect(refused?.message).toContain('the center has room for $0.00');
    const { grants } = await readLedgerState(pipeline.ledger);
    const cents = [...grants.values()].map(({ amount }) => Number(amount.replace('.', '')));
    expect(cents.reduce((sum, each) => sum + each, 0)).toBe(800_000_00);
  });
});
