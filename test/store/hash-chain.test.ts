import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../lib/store/event-log.ts';
import { brokenLink, chainEntry } from '../../lib/store/hash-chain.ts';

type Entry = LogEntry<{ a: number; b: string }>;

const draft = (n: number, b: string) => ({
  operationId: `op-${n}`,
  at: `2026-07-01T12:00:0${n - 1}.000Z`,
  actor: 'officer',
  body: { b, a: n },
});

// By sha256sum, of [1,"op-1","2026-07-01T12:00:00.000Z","officer",{"a":1,"b":"x"},"0…0"] and
// [2,"op-2","2026-07-01T12:00:01.000Z","officer",{"a":2,"b":"é"},"1a40…"].
const FIRST = '1a40d4fd38463b1a9530a4ca3a3f7720200ff617c685372cbb0fa99356189774';
const SECOND = 'dcffa43159b5ccfe0a2d887f99e261cff3e40f7b22bb98df9a313888eb2cdecc';

const one: Entry = chainEntry(null, draft(1, 'x'));
const two: Entry = chainEntry(one, draft(2, 'é'));
const three: Entry = chainEntry(two, draft(3, 'z'));
const entries = [one, two, three];

describe('a chain of hashes', () => {
  it('is what anybody works out with sha256sum', () => {
    expect([one.previousHash, one.hash, two.previousHash, two.hash]).toEqual([
      '0'.repeat(64),
      FIRST,
      FIRST,
      SECOND,
    ]);
  });

  it('is whole from the start, and from any entry on', () => {
    expect(brokenLink([])).toBeNull();
    expect(brokenLink(entries)).toBeNull();
    expect(brokenLink([three], two)).toBeNull();
  });

  it.each<[string, Entry[], number, string]>([
    ['changed', [one, { ...two, body: { a: 20, b: 'é' } }, three], 2, 'Entry 2 is not what was appended'],
    ['said to be somebody else’s', [one, two, { ...three, actor: 'other' }], 3, 'Entry 3 is not what was'],
    ['left out', [one, three], 3, 'Entry 2 is missing before entry 3.'],
    ['cut off at the start', [two, three], 2, 'Entry 1 is missing before entry 2.'],
    ['moved', [two, one, three], 2, 'Entry 1 is missing'],
    ['put in twice', [one, one, two], 1, 'Entry 2 is missing before entry 1.'],
    ['forged anew', [one, chainEntry(one, draft(2, 'forged')), three], 3, 'Entry 3 does not follow'],
  ])('breaks where an entry was %s', (_, damaged, sequence, why) => {
    const broken = brokenLink(damaged);
    expect(broken?.sequence).toBe(sequence);
    expect(broken?.why).toContain(why);
  });
});
