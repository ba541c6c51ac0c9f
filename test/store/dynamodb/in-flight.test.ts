import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inBatches, inFlight } from '../../../lib/store/dynamodb/in-flight.ts';

describe('work in flight', () => {
  it('does each once, in order of starting, no more than so many at once', async () => {
    const started: number[] = [];
    let [now, most] = [0, 0];
    await inFlight(3, [1, 2, 3, 4, 5, 6, 7], async (each) => {
      started.push(each);
      most = Math.max(most, ++now);
      await turn();
      now -= 1;
    });
    expect(started).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect([most, now]).toEqual([3, 0]);
  });

  it('takes no more after a failure, and throws it when what is under way is done', async () => {
    const [started, ended]: [number[], number[]] = [[], []];
    const work = inFlight(2, [1, 2, 3, 4], async (each) => {
      started.push(each);
      await turn();
      if (each === 1) throw new Error('the first');
      await turn();
      ended.push(each);
      if (each === 2) throw new Error('the second');
    });
    await expect(work).rejects.toThrow('the first');
    expect([started, ended]).toEqual([[1, 2], [2]]);
  });

  it('throws what the source of the work throws', async () => {
    function* broken() {
      yield 1;
      throw new Error('no more rows');
    }
    const done: number[] = [];
    const work = inFlight(4, broken(), async (each) => {
      await turn();
      done.push(each);
    });
    await expect(work).rejects.toThrow('no more rows');
    expect(done).toEqual([1]);
  });
});

it.each([
  [0, []],
  [1, [1]],
  [3, [3]],
  [7, [3, 3, 1]],
])('%i in batches of three', (count, sizes) => {
  const batches = [...inBatches(Array(count).keys(), 3)];
  expect(batches.map((batch) => batch.length)).toEqual(sizes);
  expect(batches.flat()).toEqual([...Array(count).keys()]);
});
