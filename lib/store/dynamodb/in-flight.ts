/**
 * Runs work on each, several at once, taking the next only when one is done: nothing waits in memory. After a failure
 * no more is taken; what is under way is waited for, and then the first failure is thrown.
 */
export async function inFlight<Each>(
  most: number,
  all: Iterable<Each>,
  run: (each: Each) => Promise<void>,
): Promise<void> {
  // Closing the generator, as leaving a loop early does, ends the loops of the others.
  const shared = iterate(all);
  const failures: unknown[] = [];
  const take = async (): Promise<void> => {
    try {
      for (const each of shared) await run(each);
    } catch (error) {
      failures.push(error);
    }
  };
  await Promise.all(Array.from({ length: most }, take));
  if (failures.length > 0) throw failures[0];
}

function* iterate<Each>(all: Iterable<Each>): Generator<Each> {
  yield* all;
}

export function* inBatches<Each>(all: Iterable<Each>, size: number): Generator<Each[]> {
  let batch: Each[] = [];
  for (const each of all) {
    batch.push(each);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
