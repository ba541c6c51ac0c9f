import {
  appendFileSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lookAtFile } from '../../../lib/store/objects/file-look.ts';
import { FolderObjectStore } from '../../../lib/store/objects/folder-object-store.ts';
import { InboxLooks, type ArrivedObject, type InboxFault } from '../../../lib/store/objects/inbox-looks.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const folder = temporaryFolder();
const KEY = 'inbox/rounds/FY2027/applications.csv';
let roots = 0;

/** An inbox, and what was delivered from it; `restart` forgets all that is not on the disk. */
class Inbox {
  readonly root = join(folder, String((roots += 1)));
  readonly store = new FolderObjectStore({ root: this.root, now: () => new Date('2026-10-01T12:00:00Z') });
  delivered: string[] = [];
  readonly versions: ArrivedObject[] = [];
  readonly faults: InboxFault[] = [];
  refuse = false;
  #looks = this.#open();

  #open(): InboxLooks {
    return new InboxLooks({
      store: this.store,
      prefix: 'inbox/',
      deliver: async (arrived) => {
        if (this.refuse) throw new Error('refused');
        const body = await this.store.read(arrived.key, arrived.versionId);
        this.delivered.push(`${arrived.key}=${Buffer.from(body?.bytes ?? '').toString()}`);
        this.versions.push(arrived);
      },
      onFault: (fault) => this.faults.push(fault),
    });
  }

  restart(): void {
    this.#looks = this.#open();
  }

  /** What is delivered by so many looks. */
  async look(times: number): Promise<string[]> {
    this.delivered = [];
    for (let time = 0; time < times; time += 1) await this.#looks.look();
    return this.delivered;
  }

  write(key: string, text: string): string {
    const path = join(this.root, ...key.split('/'));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  }
}

describe('a file in the inbox', () => {
  it('is taken at the second look at which it stands still, once', async () => {
    const inbox = new Inbox();
    inbox.write(KEY, 'a,b');
    expect(await inbox.look(1)).toEqual([]);
    expect(await inbox.look(1)).toEqual([`${KEY}=a,b`]);
    expect(await inbox.look(3)).toEqual([]);
    const current = await inbox.store.current(KEY);
    expect(current).toMatchObject({ size: 3, storedAt: '2026-10-01T12:00:00.000Z', metadata: {} });
    expect(inbox.versions).toEqual([{ key: KEY, versionId: current?.versionId }]);
  });

  it('is left alone while it grows', async () => {
    const inbox = new Inbox();
    const path = inbox.write(KEY, '1');
    for (const piece of ['2', '3']) {
      expect(await inbox.look(1)).toEqual([]);
      appendFileSync(path, piece);
    }
    expect(await inbox.look(1)).toEqual([]);
    expect(await inbox.look(1)).toEqual([`${KEY}=123`]);
  });

  it('is not taken when it changes between the look and the reading', async () => {
    const inbox = new Inbox();
    const path = inbox.write(KEY, 'before');
    const seen = await lookAtFile(path);
    inbox.write(KEY, 'after, longer');
    expect(seen && (await inbox.store.take(KEY, seen))).toBeNull();
    expect(await inbox.store.current(KEY)).toBeNull();
  });

  it('is taken again when others of the same size and time take its place', async () => {
    const inbox = new Inbox();
    const path = inbox.write(KEY, 'one');
    const { atime, mtime } = statSync(path);
    await inbox.look(2);
    writeFileSync(`${path}.tmp`, 'two');
    utimesSync(`${path}.tmp`, atime, mtime);
    renameSync(`${path}.tmp`, path);
    expect(await inbox.look(2)).toEqual([`${KEY}=two`]);
  });

  it('is a new version when the same bytes are put again later', async () => {
    const inbox = new Inbox();
    const path = inbox.write(KEY, 'same');
    await inbox.look(2);
    utimesSync(path, new Date('2026-10-02T00:00:00Z'), new Date('2026-10-02T00:00:00Z'));
    expect(await inbox.look(2)).toEqual([`${KEY}=same`]);
    const [first, second] = inbox.versions.map(({ versionId }) => versionId);
    expect(first).not.toBe(second);
  });

  it('has no current version once it was removed, keeps the versions, and may come back', async () => {
    const inbox = new Inbox();
    const path = inbox.write(KEY, 'here');
    await inbox.look(2);
    rmSync(path);
    await inbox.look(1);
    expect(await inbox.store.current(KEY)).not.toBeNull();
    await inbox.look(1);
    expect(await inbox.store.current(KEY)).toBeNull();
    expect((await inbox.store.read(KEY, inbox.versions[0]?.versionId ?? ''))?.size).toBe(4);
    inbox.write(KEY, 'here');
    expect(await inbox.look(2)).toEqual([`${KEY}=here`]);
    expect(await inbox.store.current(KEY)).not.toBeNull();
  });
});

describe('names', () => {
  it('of what programs write by themselves are ignored, and links are', async () => {
    const inbox = new Inbox();
    const names = [
      '~$rounds.xlsx',
      '.hidden',
      'a.csv.tmp',
      'b.csv.part',
      'c.csv.crdownload',
      'Thumbs.db',
      '.git/config',
    ];
    for (const name of names) inbox.write(`inbox/${name}`, 'x');
    mkdirSync(join(inbox.root, 'inbox', 'empty folder'));
    symlinkSync(inbox.write('outside.csv', 'x'), join(inbox.root, 'inbox', 'link.csv'));
    expect(await inbox.look(3)).toEqual([]);
    expect(inbox.faults).toEqual([]);
  });

  it('of every other kind are keys as they are', async () => {
    const inbox = new Inbox();
    const keys = ['inbox/100% ready (final).csv', 'inbox/my%20file.csv', 'inbox/tmp', 'inbox/Über/日本.csv'];
    for (const key of keys) inbox.write(key, 'x');
    expect(await inbox.look(2)).toEqual(keys.map((key) => `${key}=x`));
  });
});

describe('after a restart', () => {
  it('files that were taken are not taken again, and those put meanwhile are', async () => {
    const inbox = new Inbox();
    inbox.write(KEY, 'known');
    await inbox.look(2);
    inbox.write('inbox/reference/centers.csv', 'new');
    inbox.restart();
    expect(await inbox.look(3)).toEqual(['inbox/reference/centers.csv=new']);
  });

  it('a file that was removed meanwhile has no current version', async () => {
    const inbox = new Inbox();
    const path = inbox.write(KEY, 'known');
    await inbox.look(2);
    rmSync(path);
    inbox.restart();
    await inbox.look(2);
    expect(await inbox.store.current(KEY)).toBeNull();
  });

  it('a version that was not delivered is', async () => {
    const inbox = new Inbox();
    inbox.write(KEY, 'later');
    inbox.refuse = true;
    expect(await inbox.look(2)).toEqual([]);
    inbox.refuse = false;
    inbox.restart();
    expect(await inbox.look(2)).toEqual([`${KEY}=later`]);
    expect((await inbox.store.list('inbox/')).map(({ versionId }) => versionId)).toEqual([
      inbox.versions[0]?.versionId,
    ]);
  });
});

it('delivers what was put through the store, with its own version', async () => {
  const inbox = new Inbox();
  const metadata = { ticket: 't-1' };
  const put = await inbox.store.put(KEY, Buffer.from('portal'), { contentType: 'text/csv', metadata });
  expect(await inbox.look(3)).toEqual([`${KEY}=portal`]);
  expect(inbox.versions).toEqual([{ key: KEY, versionId: put.versionId }]);
  expect(await inbox.store.current(KEY)).toEqual(put);
});

it('tries a delivery that fails five times, later each time, and goes on with other files', async () => {
  const inbox = new Inbox();
  inbox.write(KEY, 'x');
  inbox.refuse = true;
  const triedAt = [];
  for (let look = 1; look <= 100; look += 1) {
    const before = inbox.faults.length;
    await inbox.look(1);
    if (inbox.faults.length > before) triedAt.push(look);
  }
  // The second look; then after 1, 4, 16 and 64 more.
  expect(triedAt).toEqual([2, 3, 7, 23, 87]);
  expect(inbox.faults.map(({ willRetry }) => willRetry)).toEqual([true, true, true, true, false]);
  inbox.refuse = false;
  inbox.write('inbox/other.csv', 'y');
  expect(await inbox.look(2)).toEqual(['inbox/other.csv=y']);
  inbox.write(KEY, 'mended');
  expect(await inbox.look(2)).toEqual([`${KEY}=mended`]);
});
