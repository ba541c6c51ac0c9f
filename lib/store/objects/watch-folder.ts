import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { InboxLooks, type InboxOptions } from './inbox-looks.ts';

export interface WatchOptions extends InboxOptions {
  /** Between two looks. A copy that stalls for longer is taken half, and again when it is whole. */
  readonly everyMilliseconds?: number;
  /** Ends early, without a fault, when the signal says so. */
  readonly sleep?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

export interface FolderWatch {
  /** Waits for the delivery that is under way. */
  stop(): Promise<void>;
}

/** Watches by looking, which works on every file system, a share on a network too. */
export function watchFolder(options: WatchOptions): FolderWatch {
  const { store, prefix, onFault, everyMilliseconds = 1000, sleep = sleepUnlessStopped } = options;
  const stopping = new AbortController();
  const looks = new InboxLooks(options);
  const watch = async (): Promise<void> => {
    await mkdir(store.pathOf(prefix), { recursive: true }).catch((error: unknown) => {
      onFault({ key: null, error, willRetry: true });
    });
    while (!stopping.signal.aborted) {
      await looks.look(() => stopping.signal.aborted);
      await sleep(everyMilliseconds, stopping.signal);
    }
  };
  const ended = watch();
  return {
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}

async function sleepUnlessStopped(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch(() => undefined);
}
