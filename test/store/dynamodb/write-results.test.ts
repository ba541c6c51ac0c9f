import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../lib/store/canonical-json.ts';
import { handBack, loseFirstAnswer, throttle, watch } from '../../support/dynamodb-faults.ts';
import { localStore } from '../../support/local-store.ts';
import { aResult, ranked } from '../../support/store-records.ts';

const given = localStore(() => 0.5);
const faults: (() => void)[] = [];
beforeEach(() => {
  given.waited.length = 0;
});
afterEach(() => {
  for (const remove of faults.splice(0)) remove();
});

const run = (runId: string) => ({ runId, round: 'FY2027' });
const page = (runId: string) => given.store.resultsPage(runId, 'senior_center', 0);

describe('writing results', () => {
  it('tells a hash that anybody works out from the results in the order given', async () => {
    const two = [
      aResult({ applicationId: 'A-1', row: 3 }),
      aResult({
        ...{ applicationId: 'A-2', rank: null, row: 2, state: 'not_eligible', reasons: ['late'] },
        ...{ score: null, requested: null, ceiling: null, recommended: '0.00' },
      }),
    ];
    expect(await given.store.writeResults(run('hash'), two)).toEqual({
      items: 2,
      // By sha256sum, of the two lines of JSON with their keys in order, each ended by a line feed.
      itemsHash: '65fbf17d0153e06df4670486ab6320aca7c56d6eceb340bc7e5f373f15d4f413',
    });
    const reversed = await given.store.writeResults(run('hash'), [...two].reverse());
    expect(reversed.itemsHash).not.toMatch(/^65fbf17d/);
  });

  it('tells a hash that the items read back have, too', async () => {
    const { itemsHash } = await given.store.writeResults(run('read back'), ranked(60));
    const lines = (await page('read back')).map((result) => `${canonicalJson(result)}\n`);
    expect(createHash('sha256').update(lines.join('')).digest('hex')).toBe(itemsHash);
  });

  it('writes nothing of no results', async () => {
    const { items, itemsHash } = await given.store.writeResults(run('none'), []);
    // printf '' | sha256sum
    expect([items, itemsHash.slice(0, 8)]).toEqual([0, 'e3b0c442']);
  });

  it('sends batches of 25, no more than 8 at once, and holds no more results than those', async () => {
    const { client } = given.table;
    const sizes: number[] = [];
    let inFlight = 0;
    let mostInFlight = 0;
    let mostHeld = 0;
    let pulled = 0;
    let written = 0;
    faults.push(
      watch(client, (_, input) => {
        const { RequestItems } = input as { RequestItems?: Record<string, unknown[]> };
        sizes.push(...Object.values(RequestItems ?? {}).map((requests) => requests.length));
      }),
    );
    client.middlewareStack.add(
      (next) => async (args) => {
        mostInFlight = Math.max(mostInFlight, ++inFlight);
        mostHeld = Math.max(mostHeld, pulled - written);
        const answer = await next(args);
        inFlight -= 1;
        written += 12; // 25 items are 12 results and half of one more
        return answer;
      },
      { step: 'initialize', name: 'count' },
    );
    faults.push(() => client.middlewareStack.remove('count'));
    function* counted() {
      for (const result of ranked(1000)) {
        pulled += 1;
        yield result;
      }
    }
    await given.store.writeResults(run('bounded'), counted());
    expect(sizes).toEqual(Array(80).fill(25)); // 1,000 results and as many appearances
    expect(mostInFlight).toBe(8);
    // 8 batches of 12.5, and the halves that the count of 12 leaves over: half a result in each of 80 batches
    expect(mostHeld).toBeLessThanOrEqual(8 * 13 + 40);
  });

  it('sends again what DynamoDB hands back, waiting longer each time', async () => {
    faults.push(
      handBack(given.table.client, 10, 3),
      throttle(given.table.client, 'BatchWriteItemCommand', 1),
    );
    await given.store.writeResults(run('handed back'), ranked(12)); // 24 items: one batch
    expect((await page('handed back')).map(({ rank }) => rank)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(given.waited).toEqual([25, 50, 100]); // half of 50, 100 and 200
  });

  it('goes on when an answer was lost', async () => {
    faults.push(loseFirstAnswer(given.table.client, 'BatchWriteItemCommand'));
    await given.store.writeResults(run('lost'), ranked(30));
    expect(await page('lost')).toEqual([...ranked(30)]);
  });

  it('gives up after twelve tries with a fault, having waited no longer than five seconds at a time', async () => {
    faults.push(handBack(given.table.client, 0, 12));
    await expect(given.store.writeResults(run('given up'), ranked(1))).rejects.toThrow(
      'DynamoDB left 2 of 2 items unwritten after 12 tries; the same may be tried again.',
    );
    expect(given.waited).toEqual([25, 50, 100, 200, 400, 800, 1600, 2500, 2500, 2500, 2500]);
  });

  it('stops taking results after a fault', async () => {
    let pulled = 0;
    function* counted() {
      for (const result of ranked(100_000)) {
        pulled += 1;
        yield result;
      }
    }
    faults.push(handBack(given.table.client, 0, Infinity));
    await expect(given.store.writeResults(run('stopped'), counted())).rejects.toThrow('unwritten');
    expect(pulled).toBe(100); // 8 batches of 25 items
  });

  it.each([
    ['in the middle of a batch', 1],
    ['on both sides of two batches', 12],
  ])('refuses two results of one key, %s', async (_, before) => {
    const twice = [...ranked(before), aResult({ applicationId: 'OTHER', rank: before, row: 999 })];
    await expect(given.store.writeResults(run('rank twice'), twice)).rejects.toThrow(
      `Two results of one run have rank ${before} of senior_center; one would replace the other.`,
    );
    const sameRow = [
      ...ranked(before),
      aResult({ applicationId: `A-${before}`, rank: null, row: before + 1 }),
    ];
    await expect(given.store.writeResults(run('row twice'), sameRow)).rejects.toThrow(
      `have row ${before + 1};`,
    );
  });

  it('takes the same rank in two programs', async () => {
    const results = [aResult(), aResult({ program: 'assisted_living', row: 3 })];
    expect((await given.store.writeResults(run('two programs'), results)).items).toBe(2);
  });
});
