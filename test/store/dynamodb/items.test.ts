import { describe, expect, it } from 'vitest';
import { chainEntry } from '../../../lib/store/hash-chain.ts';
import type { Item } from '../../../lib/store/dynamodb/attributes.ts';
import { LEDGER, publicationsOf } from '../../../lib/store/dynamodb/keys.ts';
import { entryFromItem, entryToItem } from '../../../lib/store/dynamodb/log-items.ts';
import { receiptFromItem, receiptItems, roundFromItem } from '../../../lib/store/dynamodb/receipt-items.ts';
import * as results from '../../../lib/store/dynamodb/result-items.ts';
import { runFromItem, runToItem } from '../../../lib/store/dynamodb/run-items.ts';
import { anImport, aPublication, aReceipt, aResult, aSeal } from '../../support/store-records.ts';

const bare = { score: null, requested: null, ceiling: null, recommended: null, rank: null };

describe('items', () => {
  it('hold a result as text', () => {
    expect(results.resultToItem('abc', aResult({ reasons: ['late'], recommended: null }))).toEqual({
      pk: { S: 'RUN#abc#senior_center#0' },
      sk: { S: '0000000001' },
      application_id: { S: 'A-101' },
      program: { S: 'senior_center' },
      state: { S: 'recommended' },
      rank: { S: '1' },
      row: { S: '2' },
      score: { S: '0.7500' },
      requested: { S: '200000.00' },
      ceiling: { S: '800000.00' },
      reasons: { L: [{ S: 'late' }] },
    });
  });

  it.each([
    aResult(),
    aResult({ ...bare, reasons: ['late', 'sectarian_use'] }),
    aResult({ applicationId: '', program: 'unknown', rank: null }),
    aResult({ applicationId: 'É#%23', requested: '0.10', score: '0.0000' }),
  ])('give a result back', (result) => {
    expect(results.resultFromItem(results.resultToItem('abc', result))).toEqual(result);
  });

  it.each([aResult({ applicationId: 'É#%23' }), aResult({ ...bare })])(
    'give an appearance back',
    (result) => {
      const item = results.appearanceToItem({ round: 'FY#27', runId: 'abc' }, result);
      const { applicationId, program, state, rank, recommended } = result;
      expect(results.appearanceFromItem(item ?? {})).toEqual({
        ...{ applicationId, program, state, rank, recommended },
        ...{ round: 'FY#27', runId: 'abc' },
      });
    },
  );

  it('have no appearance of a row without an id', () => {
    expect(results.appearanceToItem({ round: 'R', runId: 'abc' }, aResult({ applicationId: '' }))).toBeNull();
  });

  it('give entries of both logs back', () => {
    const publication = chainEntry(chainEntry(null, aPublication('run-1')), aPublication('run-2'));
    const place = publicationsOf('FY#27');
    expect(entryFromItem(place, entryToItem(place, publication))).toEqual(publication);
    const imported = chainEntry(null, anImport(1));
    expect(entryFromItem(LEDGER, entryToItem(LEDGER, imported))).toEqual(imported);
  });

  it('give a run back, held and sealed', () => {
    const held = { round: 'FY2027', owner: 'one', leaseUntil: '2026-07-01T12:05:30.000Z', seal: null };
    const sealed = { ...held, leaseUntil: null, seal: aSeal() };
    expect(runFromItem(runToItem('run-1', held))).toEqual(held);
    expect(runFromItem(runToItem('run-1', sealed))).toEqual(sealed);
  });

  it('write a receipt under its id last', () => {
    const items = receiptItems(aReceipt({ round: 'FY#27' }));
    expect(items.map(({ pk }) => pk?.S)).toEqual(['ROUNDS', 'RECEIPTS#FY%2327', 'RECEIPT#a1']);
    expect(roundFromItem(items[0] as Item)).toBe('FY#27');
    expect(items.slice(1).map(receiptFromItem)).toEqual(Array(2).fill(aReceipt({ round: 'FY#27' })));
    expect(receiptItems(aReceipt({ round: null })).map(({ pk }) => pk?.S)).toEqual([
      'RECEIPTS',
      'RECEIPT#a1',
    ]);
  });

  it.each<[string, Item, string]>([
    ['without a state', { state: { NULL: true } }, 'has no state'],
    ['with a rank that is none', { rank: { S: 'first' } }, 'has a rank that is no whole number: first'],
    [
      'with a rank too large',
      { rank: { N: '12345678901234567' } },
      'has a rank that is no whole number: 12345678901234567',
    ],
    ['with money in a map', { recommended: { M: {} } }, 'has a recommended that is no text'],
    ['with reasons that are none', { reasons: { S: 'late' } }, 'has no list of texts reasons'],
  ])('are damaged %s', (_, damage, message) => {
    const item = { ...results.resultToItem('abc', aResult()), ...damage };
    expect(() => results.resultFromItem(item)).toThrow(`RUN#abc#senior_center#0 / 0000000001 ${message}`);
  });
});
