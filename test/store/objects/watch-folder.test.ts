import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FolderObjectStore } from '../../../lib/store/objects/folder-object-store.ts';
import { watchFolder } from '../../../lib/store/objects/watch-folder.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const folder = temporaryFolder();

/** A sleep that lasts until the test says so. */
function heldSleep() {
  const asleep = new Set<() => void>();
  const waiting = new Set<() => void>();
  return {
    asked: [] as number[],
    sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
      this.asked.push(milliseconds);
      return new Promise((wake) => {
        asleep.add(wake);
        signal.addEventListener('abort', () => {
          wake();
        });
        for (const tell of waiting) tell();
      });
    },
    async untilAsleep(): Promise<void> {
      if (asleep.size === 0) await new Promise<void>((tell) => waiting.add(tell));
    },
    wake(): void {
      for (const wake of asleep) wake();
      asleep.clear();
    },
  };
}

it('makes the inbox, looks, sleeps, looks again, and stops while it sleeps', async () => {
  const store = new FolderObjectStore({ root: join(folder, 'one') });
  const held = heldSleep();
  const keys: string[] = [];
  const watch = watchFolder({
    store,
    prefix: 'inbox/',
    everyMilliseconds: 250,
    sleep: (milliseconds, signal) => held.sleep(milliseconds, signal),
    deliver: ({ key }) => Promise.resolve(void keys.push(key)),
    onFault: () => undefined,
  });
  await held.untilAsleep();
  writeFileSync(join(folder, 'one', 'inbox', 'a.csv'), 'a');
  for (let look = 0; look < 2; look += 1) {
    held.wake();
    await held.untilAsleep();
  }
  expect(keys).toEqual(['inbox/a.csv']);
  expect(held.asked).toEqual([250, 250, 250]);
  await watch.stop();
  expect(held.asked).toHaveLength(3);
});

it('waits, when stopped, for the delivery that is under way, and begins no other', async () => {
  const root = join(folder, 'two');
  const store = new FolderObjectStore({ root });
  mkdirSync(join(root, 'inbox'), { recursive: true });
  for (const name of ['a.csv', 'b.csv']) writeFileSync(join(root, 'inbox', name), name);
  const said: string[] = [];
  let finish = (): void => undefined;
  const begun = new Promise<void>((begin) => {
    const watch = watchFolder({
      store,
      prefix: 'inbox/',
      sleep: () => Promise.resolve(),
      deliver: ({ key }) =>
        new Promise((done) => {
          said.push(`begun ${key}`);
          finish = () => {
            said.push(`ended ${key}`);
            done();
          };
          stopped = watch.stop().then(() => said.push('stopped'));
          begin();
        }),
      onFault: ({ error }) => said.push(String(error)),
    });
  });
  let stopped: Promise<unknown> = Promise.resolve();
  await begun;
  finish();
  await stopped;
  expect(said).toEqual(['begun inbox/a.csv', 'ended inbox/a.csv', 'stopped']);
});
