import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as keys from '../../../lib/store/dynamodb/keys.ts';

describe('keys', () => {
  it('are those of docs/data-model.md', () => {
    const ranked = { program: 'senior_center', rank: 1001, row: 7 };
    expect(keys.runKey('abc')).toEqual({ pk: 'RUN#abc', sk: 'RUN' });
    expect(keys.resultKey('abc', ranked)).toEqual({ pk: 'RUN#abc#senior_center#1', sk: '0000001001' });
    expect(keys.resultKey('abc', { ...ranked, rank: null })).toEqual({
      pk: 'RUN#abc#senior_center#UNRANKED',
      sk: '0000000007',
    });
    expect(keys.appearanceKey('A#1', { round: 'FY%27', runId: 'abc', row: 7 })).toEqual({
      pk: 'APP#A%231',
      sk: 'FY%2527#abc#0000000007',
    });
    expect(keys.logKey(keys.publicationsOf('FY2027'), 12)).toEqual({
      pk: 'ROUND#FY2027',
      sk: 'PUB#0000000012',
    });
    expect(keys.logKey(keys.LEDGER, 3)).toEqual({ pk: 'LEDGER', sk: '0000000003' });
    expect(keys.receiptKey('r1')).toEqual({ pk: 'RECEIPT#r1', sk: 'RECEIPT' });
    expect(keys.receiptListKey('FY2027', '2026-07-01T09:00:00.000Z', 'r1')).toEqual({
      pk: 'RECEIPTS#FY2027',
      sk: '2026-07-01T09:00:00.000Z#r1',
    });
    expect(keys.receiptListKey(null, '2026-07-01T09:00:00.000Z', 'r1').pk).toBe('RECEIPTS');
    expect(keys.roundListKey('FY 2027/2')).toEqual({ pk: 'ROUNDS', sk: 'FY 2027/2' });
  });

  it.each([
    [1, 0],
    [1000, 0],
    [1001, 1],
    [2000, 1],
    [2001, 2],
  ])('put rank %i on page %i', (rank, page) => {
    expect(keys.pageOfRank(rank)).toBe(page);
  });

  it('write numbers so that they sort as numbers', () => {
    const numbers = [1, 10, 11, 12, 2, 100_000, 9, 9_999_999_999];
    const sorted = numbers.map(keys.padded).sort();
    expect(sorted.map(Number)).toEqual([1, 2, 9, 10, 11, 12, 100_000, 9_999_999_999]);
  });

  it.each([-1, 1.5, NaN, 10_000_000_000])('do not take %d', (value) => {
    expect(() => keys.padded(value)).toThrow('cannot stand in a key');
  });

  it('never meet, whatever the ids hold', () => {
    const id = fc.string({
      unit: fc.constantFrom('#', '%', '2', '3', '5', 'A', ' ', '/', 'é'),
      maxLength: 6,
    });
    fc.assert(
      fc.property(id, id, id, id, (a, b, c, d) => {
        const one = keys.appearanceKey('X', { round: a, runId: b, row: 1 });
        const other = keys.appearanceKey('X', { round: c, runId: d, row: 1 });
        expect(one.sk === other.sk).toBe(a === c && b === d);
        expect(keys.keyParts(one.sk).slice(0, 2)).toEqual([a, b]);
        expect(keys.rankPage(a, b, 0) === keys.rankPage(c, d, 0)).toBe(a === c && b === d);
        expect(keys.runKey(a).pk).not.toBe(keys.unrankedPage(c, d));
      }),
    );
  });
});
