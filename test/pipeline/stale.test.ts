import { describe, expect, it } from 'vitest';
import { readRoundHistory } from '../../lib/pipeline/round-history.ts';
import { readRoundStatus } from '../../lib/pipeline/round-status.ts';
import { staleInputs } from '../../lib/pipeline/stale.ts';
import type { Publication } from '../../lib/store/round-store.ts';
import { MemoryPipeline } from '../support/pipeline.ts';
import { aPublication } from '../support/store-records.ts';
import { APPLICATIONS, HEADER, LEDGER, ROUND, row } from './uploads.ts';

const place = (sha256: string) => ({ key: null, versionId: null, sha256 });
const published: Publication = {
  ...aPublication('run-1').body,
  inputs: { ledger: place('a'), centers: place(''), localities: place('c') },
};

describe('a round is stale', () => {
  it.each([
    ['when nothing changed: not', { ledger: 'a', centers: '', localities: 'c' }, []],
    ['when grants were added', { ledger: 'b', centers: '', localities: 'c' }, ['ledger']],
    ['when a first list of centers came', { ledger: 'a', centers: 'b', localities: 'c' }, ['centers']],
    ['when lists were taken away', { ledger: 'a', centers: '', localities: '' }, ['localities']],
    ['in everything', { ledger: '', centers: 'b', localities: '' }, ['ledger', 'centers', 'localities']],
  ])('%s', (_, now, stale) => {
    expect(staleInputs(published, now)).toEqual(stale);
  });

  it('never when it is final', () => {
    expect(
      staleInputs({ ...published, event: 'finalised' }, { ledger: 'b', centers: 'b', localities: 'b' }),
    ).toEqual([]);
  });
});

describe('the status of a round', () => {
  const inRound = (name: string): string => `inbox/rounds/FY2027/${name}`;
  const CENTERS =
    'center_id,name,locality,latitude,longitude,open,source\nC-1,Amity Center,Kent County,39.2,-76.1,yes,County list\n';
  const statusOf = async (pipeline: MemoryPipeline) => {
    const history = await readRoundHistory(pipeline, 'fy2027');
    if (history === null) throw new Error('nothing was uploaded');
    return readRoundStatus(pipeline, history);
  };

  it('is none before anything is published', async () => {
    const pipeline = new MemoryPipeline();
    await pipeline.upload(inRound('round.yaml'), ROUND);
    expect(await statusOf(pipeline)).toBeNull();
  });

  it('has the funding line, what waits, and what came since', async () => {
    const pipeline = new MemoryPipeline();
    // 2,000,000 pay ten grants of 200,000 (law: half of 500,000 is more than that); the eleventh gets nothing.
    const eleven = Array.from({ length: 11 }, (_, i) => row(`A-${String(i + 1).padStart(2, '0')}`)).join('');
    await pipeline.upload(inRound('round.yaml'), ROUND);
    await pipeline.upload(inRound('applications.csv'), HEADER + eleven + row('A-12').replace(',0,', ',,'));
    await pipeline.upload(inRound('applications.csv'), 'no,table,of,ours\n');
    const status = await statusOf(pipeline);
    expect(status?.current.sequence).toBe(1);
    expect(status?.programs).toMatchObject([
      {
        program: 'senior_center',
        budget: 200_000_000,
        recommended: 200_000_000,
        states: { recommended: 10, recommended_unfunded: 1 },
        firstUnfunded: { rank: 11, applicationId: 'A-11' },
      },
    ]);
    expect(status?.waiting.map(({ row: number, applicationId }) => [number, applicationId])).toEqual([
      [13, 'A-12'],
    ]);
    expect(status?.newer.map(({ status: outcome }) => outcome)).toEqual(['FILE_REJECTED']);
    expect(status?.stale).toEqual([]);
  });

  it('is stale after grants or centers came, until the round file comes again as it is', async () => {
    const pipeline = new MemoryPipeline();
    await pipeline.upload(inRound('round.yaml'), ROUND);
    await pipeline.upload(inRound('applications.csv'), APPLICATIONS);
    pipeline.time = new Date('2026-06-02T12:00:00.000Z');
    await pipeline.upload('inbox/ledger/past.csv', LEDGER);
    await pipeline.upload('inbox/reference/centers.csv', CENTERS);
    expect((await statusOf(pipeline))?.stale).toEqual(['ledger', 'centers']);
    const again = await pipeline.upload(inRound('round.yaml'), ROUND);
    expect(again).toMatchObject({ status: 'RANKED', revision: 2 });
    expect((await statusOf(pipeline))?.stale).toEqual([]);
  });

  it('is not stale for the same bytes again, nor for a list that was refused', async () => {
    const pipeline = new MemoryPipeline();
    await pipeline.upload('inbox/reference/centers.csv', CENTERS);
    await pipeline.upload(inRound('round.yaml'), ROUND);
    await pipeline.upload(inRound('applications.csv'), APPLICATIONS);
    await pipeline.upload('inbox/reference/centers.csv', CENTERS);
    expect((await statusOf(pipeline))?.stale).toEqual([]);
    const refused = await pipeline.upload('inbox/reference/centers.csv', CENTERS.replace('39.2', 'north'));
    expect(refused.status).toBe('REJECTED');
    expect((await statusOf(pipeline))?.stale).toEqual([]);
  });
});
