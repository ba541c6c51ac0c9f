import { fork } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { FolderObjectStore } from '../../../lib/store/objects/folder-object-store.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const folder = temporaryFolder();
const CSV = { contentType: 'text/csv' };
const ABC = Buffer.from('abc');
const CONTENT_OF_ABC =
  '.versions/content/ba/ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const at = (name: string): { root: string; store: FolderObjectStore } => {
  const root = join(folder, name);
  return { root, store: new FolderObjectStore({ root, now: () => new Date('2026-10-01T12:00:00Z') }) };
};

describe('the files of people', () => {
  it('are the current objects under their own names', async () => {
    const { root, store } = at('named');
    const file = join(root, 'inbox/rounds/FY2027/applications.csv');
    await store.put('inbox/rounds/FY2027/applications.csv', Buffer.from('old'), CSV);
    await store.put('inbox/rounds/FY2027/applications.csv', Buffer.from('new'), CSV);
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(readdirSync(root)).toEqual(['.versions', 'inbox']);
    expect(readdirSync(join(root, 'inbox/rounds/FY2027'))).toEqual(['applications.csv']);
    expect(readdirSync(join(root, '.versions/ready'))).toEqual([]);
  });

  it('may be changed by hand without a change of any version', async () => {
    const { root, store } = at('by-hand');
    const { versionId } = await store.put('a.csv', ABC, CSV);
    writeFileSync(join(root, 'a.csv'), 'by hand');
    expect(Buffer.from((await store.read('a.csv', versionId))?.bytes ?? '').toString()).toBe('abc');
    expect((await store.current('a.csv'))?.versionId).toBe(versionId);
  });

  it('share the bytes of versions that are the same', async () => {
    const { root, store } = at('shared');
    // The id: the number of the version, and the first 16 digits of the SHA-256 of "abc".
    expect((await store.put('a.csv', ABC, CSV)).versionId).toBe('000001-ba7816bf8f01cfea');
    expect((await store.put('a.csv', ABC, CSV)).versionId).toBe('000002-ba7816bf8f01cfea');
    expect((await store.put('b.csv', ABC, CSV)).storedAt).toBe('2026-10-01T12:00:00.000Z');
    expect(readdirSync(join(root, '.versions/content'))).toEqual(['ba']);
    expect(statSync(join(root, CONTENT_OF_ABC)).size).toBe(3);
  });
});

describe('a key that no folder has', () => {
  it.each([
    ['', 'A key may not be empty.'],
    ['/a.csv', 'The key "/a.csv" begins with a slash: leave it away.'],
    ['a/', 'The key "a/" ends with a slash: it names a folder, not a file.'],
    ['a//b', 'The key "a//b" has two slashes in a row: one is enough.'],
    ['a/../b', 'The key "a/../b" has a part “.” or “..”: name each folder.'],
    ['./a', 'The key "./a" has a part “.” or “..”: name each folder.'],
    ['.Versions/a', 'The key ".Versions/a" begins with .versions, where the versions are kept.'],
    ['é'.repeat(513), 'A key has at most 1024 bytes; this one has 1026.'],
    ['half \uD83C', 'The key "half \\ud83c" holds half a character.'],
  ])('%j is refused', async (key, message) => {
    const { root, store } = at('refused');
    await expect(store.put(key, ABC, CSV)).rejects.toThrow(message);
    await expect(store.create(key, ABC, CSV)).rejects.toThrow(message);
    expect(await store.current(key)).toBeNull();
    expect(await store.read(key, '000001-ba7816bf8f01cfea')).toBeNull();
    expect(await store.list(key === '' ? 'x' : key)).toEqual([]);
    expect(existsSync(root)).toBe(false);
  });

  it('is one below a file, or above one', async () => {
    const { store } = at('below');
    await store.put('a', ABC, CSV);
    await store.put('b/c', ABC, CSV);
    await expect(store.put('a/b', ABC, CSV)).rejects.toThrow('one of its folders is a file already');
    await expect(store.create('b', ABC, CSV)).rejects.toThrow('it is a folder already');
    expect((await store.list('')).map(({ key }) => key)).toEqual(['a', 'b/c']);
  });
});

describe('a version that was damaged on the disk', () => {
  it.each([
    ['cut off', (path: string) => truncateSync(path, 2), 'a.csv: 3 bytes are stored, 2 arrived.'],
    ['changed', (path: string) => writeFileSync(path, 'abd'), 'were changed on the disk'],
  ])('is a fault when it was %s', async (name, damage, message) => {
    const { root, store } = at(name);
    const { versionId } = await store.put('a.csv', ABC, CSV);
    damage(join(root, CONTENT_OF_ABC));
    await expect(store.read('a.csv', versionId)).rejects.toThrow(message);
  });
});

it('creates each of fifty objects once, whichever of two processes asks', async () => {
  const root = join(folder, 'processes');
  const program = join(folder, 'create.mjs');
  mkdirSync(root);
  await build({
    stdin: { contents: CREATE_FIFTY, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: program,
  });
  const outcomes = await Promise.all(['one', 'two'].map((name) => run(program, [root, name])));
  for (let key = 0; key < 50; key += 1) {
    const both = outcomes.map((list) => list[key]).sort();
    expect(both).toEqual(['created', 'exists']);
  }
  const [one] = outcomes;
  const { store } = at('processes');
  for (const { key, versionId } of await store.list('')) {
    const winner = one?.[Number(key)] === 'created' ? 'one' : 'two';
    expect(Buffer.from((await store.read(key, versionId))?.bytes ?? '').toString()).toBe(winner);
    expect(readFileSync(join(root, key), 'utf8')).toBe(winner);
  }
});

const CREATE_FIFTY = `
  import { FolderObjectStore } from '../../../lib/store/objects/folder-object-store.ts';
  const [root, name] = process.argv.slice(2);
  const store = new FolderObjectStore({ root });
  const put = (key) => store.create(String(key), Buffer.from(name), { contentType: 'text/plain' });
  const outcomes = await Promise.all(Array.from({ length: 50 }, (_, key) => put(key)));
  process.send(outcomes.map(({ outcome }) => outcome));
`;

function run(program: string, args: readonly string[]): Promise<string[]> {
  return new Promise((done, fail) => {
    const child = fork(program, args);
    child.once('message', (message) => {
      done(message as string[]);
    });
    child.once('error', fail);
    child.once('exit', (status) => {
      fail(new Error(`ended with ${status ?? 'a signal'} and said nothing`));
    });
  });
}
