import { beforeAll, describe, expect, it } from 'vitest';
import type { ObjectStore } from '../../lib/store/object-store.ts';

export interface ObjectStores {
  /** With nothing in it, and versions kept. */
  readonly empty: ObjectStore;
  /** The same, or another: the conditional create is tried here. */
  readonly forCreating: ObjectStore;
}

const CSV = { contentType: 'text/csv' };
const bytes = (text: string): Uint8Array => Buffer.from(text, 'utf8');
const text = (body: { bytes: Uint8Array } | null): string | undefined =>
  body === null ? undefined : Buffer.from(body.bytes).toString('utf8');

// printf abc | sha256sum, and of nothing.
const SHA256_OF_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const SHA256_OF_NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** Keys that a header, a query, XML or a file system would like to change. */
const AWKWARD_KEYS = [
  'inbox/rounds/FY 2027/applications (final).csv',
  'inbox/a+b&c=d?e#f.csv',
  'inbox/100%/50%25/x%3Ay.csv',
  'inbox/ünï/日本語/🎉.csv',
  'inbox/we!r\'d*"<>|:;,@$^`{}[]~.csv',
  'inbox/back\\slash.csv',
  'inbox/ends with a dot./ends with a space /.hidden',
  'inbox/CON/nul.csv/com1',
  'inbox/line\nfeed\tand\u0001.csv',
];

/** What every object store owes. */
export function objectStoreContract(name: string, open: () => Promise<ObjectStores>): void {
  describe(`an object store: ${name}`, () => {
    let store: ObjectStore;
    let creating: ObjectStore;
    beforeAll(async () => {
      ({ empty: store, forCreating: creating } = await open());
    });

    it('has nothing at first', async () => {
      expect(await store.list('')).toEqual([]);
      expect(await store.current('inbox/none.csv')).toBeNull();
      expect(await store.read('inbox/none.csv', 'no-such-version')).toBeNull();
    });

    it('hands back what was put, with its hash, size, metadata and time', async () => {
      const put = await store.put('hand/back.csv', bytes('abc'), { ...CSV, metadata: { ticket: 'A b=7' } });
      expect(put).toMatchObject({ key: 'hand/back.csv', size: 3, metadata: { ticket: 'A b=7' } });
      expect(new Date(put.storedAt).toISOString()).toBe(put.storedAt);
      expect(await store.current('hand/back.csv')).toEqual(put);
      const body = await store.read('hand/back.csv', put.versionId);
      expect(body).toMatchObject({ ...put, sha256: SHA256_OF_ABC });
      expect(text(body)).toBe('abc');
    });

    it('keeps an object of no bytes', async () => {
      const { versionId } = await store.put('empty.csv', bytes(''), CSV);
      expect(await store.current('empty.csv')).toMatchObject({ versionId, size: 0, metadata: {} });
      expect(await store.read('empty.csv', versionId)).toMatchObject({ size: 0, sha256: SHA256_OF_NOTHING });
    });

    it('keeps every byte of three megabytes', async () => {
      const all = Buffer.alloc(
        3_000_000,
        Uint8Array.from({ length: 251 }, (_, at) => at),
      );
      const { versionId } = await store.put('large.bin', all, { contentType: 'application/octet-stream' });
      const body = await store.read('large.bin', versionId);
      expect(body?.size).toBe(3_000_000);
      expect(Buffer.compare(all, body?.bytes ?? bytes(''))).toBe(0);
    });

    it('keeps each version, A, B and A again, and the last is current', async () => {
      const versions = [];
      for (const content of ['A', 'B', 'A']) versions.push(await store.put('aba.csv', bytes(content), CSV));
      const ids = versions.map(({ versionId }) => versionId);
      expect(new Set(ids).size).toBe(3);
      expect((await store.current('aba.csv'))?.versionId).toBe(ids[2]);
      const read = await Promise.all(ids.map((id) => store.read('aba.csv', id)));
      expect(read.map(text)).toEqual(['A', 'B', 'A']);
    });

    it('tells of an older version without reading it', async () => {
      const older = await store.put('head.csv', bytes('abc'), { ...CSV, metadata: { reason: 'older' } });
      await store.put('head.csv', bytes('abcd'), CSV);
      expect(await store.head('head.csv', older.versionId)).toEqual(older);
      const other = await store.put('head-of-another.csv', bytes('xyz'), CSV);
      expect(await store.head('head.csv', other.versionId)).toBeNull();
    });

    it('does not read a version of one key under another', async () => {
      const { versionId } = await store.put('one.csv', bytes('one'), CSV);
      await store.put('two.csv', bytes('two'), CSV);
      expect(await store.read('two.csv', versionId)).toBeNull();
    });

    it.each(AWKWARD_KEYS)('takes the key %j as it is', async (key) => {
      const put = await store.put(key, bytes(key), CSV);
      expect(text(await store.read(key, put.versionId))).toBe(key);
      expect(await store.list(key)).toEqual([
        { key, versionId: put.versionId, size: Buffer.byteLength(key), storedAt: expect.any(String) },
      ]);
    });

    it('takes a key of 1,024 bytes in one piece', async () => {
      const key = 'é'.repeat(510) + '.csv';
      const { versionId } = await store.put(key, bytes('long'), CSV);
      expect(text(await store.read(key, versionId))).toBe('long');
      expect((await store.list('éé')).map((listed) => listed.key)).toEqual([key]);
    });

    it('lists what begins so, current versions alone, by code unit', async () => {
      const keys = [
        'list/b',
        'list/a/2',
        'list/a/10',
        'list/B',
        'list/a.csv',
        'list/é',
        'list/\u{1F389}',
        'list/\uFF5E',
      ];
      for (const key of keys) await store.put(key, bytes('old'), CSV);
      const put = [];
      for (const key of keys) put.push((await store.put(key, bytes('newer'), CSV)).versionId);
      await store.put('lists', bytes('another'), CSV);
      const listed = await store.list('list/');
      expect(listed.map(({ key }) => key)).toEqual([
        'list/B',
        'list/a.csv',
        'list/a/10',
        'list/a/2',
        'list/b',
        'list/é',
        'list/\u{1F389}', // begins with the code unit D83C, which is before FF5E
        'list/\uFF5E',
      ]);
      expect(listed.map(({ versionId }) => versionId).sort()).toEqual([...put].sort());
      expect(listed.every(({ size }) => size === 5)).toBe(true);
      expect((await store.list('list/a')).map(({ key }) => key)).toEqual([
        'list/a.csv',
        'list/a/10',
        'list/a/2',
      ]);
      expect(await store.list('list/nothing')).toEqual([]);
    });

    it.each([
      ['a name in capitals', { Ticket: 'x' }],
      ['a value with an accent', { ticket: 'José' }],
      ['a value with a space at its end', { ticket: 'x ' }],
      ['a value of no characters', { ticket: '' }],
      ['more than 2,048 characters', { ticket: 'x'.repeat(2043) }],
    ])('refuses metadata with %s, and stores nothing', async (_, metadata) => {
      await expect(store.put('refused.csv', bytes('x'), { ...CSV, metadata })).rejects.toThrow(/metadata/i);
      expect(await store.current('refused.csv')).toBeNull();
    });

    it('creates what is not there, and leaves what is', async () => {
      const first = await creating.create('create/once.csv', bytes('first'), {
        ...CSV,
        metadata: { by: '1' },
      });
      expect(first).toMatchObject({ outcome: 'created', version: { size: 5, metadata: { by: '1' } } });
      const second = await creating.create('create/once.csv', bytes('second'), CSV);
      expect(second).toEqual({ outcome: 'exists', version: first.version });
      expect(await creating.current('create/once.csv')).toEqual(first.version);
      expect(text(await creating.read('create/once.csv', first.version.versionId))).toBe('first');
    });

    it('lets one of ten at once create', async () => {
      const tries = Array.from({ length: 10 }, (_, at) =>
        creating.create('create/race.csv', bytes(`number ${at}`), CSV),
      );
      const outcomes = await Promise.all(tries);
      expect(outcomes.filter(({ outcome }) => outcome === 'created')).toHaveLength(1);
      const winner = outcomes.findIndex(({ outcome }) => outcome === 'created');
      const current = await creating.current('create/race.csv');
      expect(text(await creating.read('create/race.csv', current?.versionId ?? ''))).toBe(`number ${winner}`);
      expect(outcomes.every(({ version }) => version.versionId === current?.versionId)).toBe(true);
    });
  });
}
