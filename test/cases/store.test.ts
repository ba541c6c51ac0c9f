import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { Decimal } from 'decimal.js';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../lib/store/canonical-json.ts';
import { optionalText, type Item } from '../../lib/store/dynamodb/attributes.ts';
import { ledgerLog } from '../../lib/store/dynamodb/dynamo-round-store.ts';
import { padded } from '../../lib/store/dynamodb/keys.ts';
import { readAll, readItem } from '../../lib/store/dynamodb/read-items.ts';
import { resultToItem } from '../../lib/store/dynamodb/result-items.ts';
import { localStore } from '../support/local-store.ts';
import { anImport, aResult, ranked } from '../support/store-records.ts';

const given = localStore();
const put = (item: Item) => {
  const { client, table } = given.table;
  return client.send(new PutItemCommand({ TableName: table, Item: item }));
};

describe('098-decimal-date-marshalling: money and dates are text', () => {
  it('round trip, of a result', async () => {
    const result = aResult({ requested: '12.50', ceiling: '0.10', score: null });
    await given.store.writeResults({ runId: 'money', round: 'FY2027' }, [result]);
    expect(await given.store.resultsPage('money', 'senior_center', 0)).toEqual([result]);
    const item = await readItem(given.table, { pk: 'RUN#money#senior_center#0', sk: padded(1) });
    expect(item?.requested).toEqual({ S: '12.50' });
    const kinds = Object.values(item ?? {}).map((value) => Object.keys(value).join());
    expect(new Set(kinds)).toEqual(new Set(['S', 'L']));
  });

  it('round trip, of a grant in the ledger', async () => {
    const draft = anImport(1, '12.50');
    await ledgerLog(given.table).append(null, draft);
    const [entry] = await ledgerLog(given.table).read();
    expect(entry?.body).toEqual(draft.body);
    expect(entry?.body.grants[0]).toMatchObject({ amount: '12.50', approved_on: '2012-09-01' });
    const item = await readItem(given.table, { pk: 'LEDGER', sk: padded(1) });
    expect(Object.values(item ?? {}).every(({ S }) => S !== undefined)).toBe(true);
  });

  it.each([
    [{ limit: new Decimal('12.5') }, 'limit: a Decimal is not kept as it is; write it as text or null.'],
    [{ received_on: new Date('2026-07-01') }, 'received_on: a Date is not kept as it is'],
    [{ note: undefined }, 'note: undefined is not kept as it is'],
  ])('are refused as anything else: %o', (value, message) => {
    expect(() => canonicalJson(value)).toThrow(message);
  });
});

describe('099-number-precision-on-read: a number that another tool wrote comes back digit by digit', () => {
  it.each(['1234567890123456.78', '12345678901234567.89', '0.1234567890123456789'])('%s', async (digits) => {
    const key = { pk: 'OTHER TOOL', sk: digits };
    await put({ pk: { S: key.pk }, sk: { S: key.sk }, total: { N: digits } });
    const item = await readItem(given.table, key);
    expect(optionalText(item ?? {}, 'total')).toBe(digits);
  });

  it('in a result, too', async () => {
    const item = resultToItem('other', aResult());
    await put({ ...item, rank: { N: '1' }, score: { N: '0.1234567890123456789' } });
    const [result] = await given.store.resultsPage('other', 'senior_center', 0);
    expect(result).toEqual(aResult({ score: '0.1234567890123456789' }));
  });
});

describe('101-sort-key-lexicographic: keys sort as what they stand for', () => {
  it('twelve ranks come back 1 to 12', async () => {
    await given.store.writeResults({ runId: 'twelve', round: 'FY2027' }, [...ranked(12)].reverse());
    const page = await given.store.resultsPage('twelve', 'senior_center', 0);
    expect(page.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('awards since 2012-09-15 are those of 2012-10-01 and 2026-01-15', async () => {
    for (const day of ['2012-09-01', '2026-01-15', '2012-10-01'])
      await put({ pk: { S: 'AWARDS' }, sk: { S: day } });
    const window = await readAll(given.table, { partition: 'AWARDS', between: ['2012-09-15', '9999-12-31'] });
    expect(window.map(({ sk }) => sk?.S)).toEqual(['2012-10-01', '2026-01-15']);
  });
});
