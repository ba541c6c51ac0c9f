import { describe, expect, it } from 'vitest';
import { ID_LENGTH } from '../../../lib/intake/values/id.ts';
import { itemBytes, refuseTooLarge } from '../../../lib/store/dynamodb/item-bytes.ts';
import { appearanceToItem, resultToItem } from '../../../lib/store/dynamodb/result-items.ts';

describe('the bytes of an item', () => {
  it.each([
    [{ pk: { S: 'ab' } }, 4],
    [{ é: { S: 'ééééé' } }, 12], // 2 + 5 × 2
    [{ a: { S: '日本\u{1F389}' } }, 11], // 1 + 3 + 3 + 4
    [{ a: { L: [{ S: 'xy' }, { S: '' }] } }, 8], // 1 + 3 + (1 + 2) + 1
    [{ a: { M: { bc: { S: 'd' } } } }, 8], // 1 + 3 + 1 + 2 + 1
    [{ a: { NULL: true }, b: { BOOL: false } }, 4],
    [{ a: { N: '1' } }, 3], // 1 + 1 for up to two digits + 1
    [{ a: { N: '-1234.5' } }, 6], // 1 + 3 for five digits + 1 + 1 for the sign
  ])('of %j are %i', (item, bytes) => {
    expect(itemBytes(item as never)).toBe(bytes);
  });

  it('may be 409,600 and no more', () => {
    const item = { pk: { S: 'x'.repeat(409_598) } };
    expect(() => refuseTooLarge(item, 'It')).not.toThrow();
    expect(() => refuseTooLarge({ pk: { S: `${item.pk.S}é` } }, 'The receipt of inbox/x.csv')).toThrow(
      'The receipt of inbox/x.csv would be 409,602 bytes, and an item holds 409,600: divide it. Nothing was stored.',
    );
  });
});

// The longest of everything: a SHA-256, ids of 64 signs, the largest budget ($9,999,999,999.99), all three reasons.
const longest = {
  program: 'assisted_living',
  state: 'recommended_unfunded',
  rank: 9_999_999_999,
  row: 9_999_999_999,
  score: '-1000000.0000',
  requested: '90071992547409.91',
  ceiling: '90071992547409.91',
  recommended: '90071992547409.91',
  reasons: ['certificate_not_evidenced', 'no_surplus_certificate', 'sectarian_use'],
};
const runId = 'f'.repeat(64);

describe.each([
  ['letters of one byte', 'A'],
  ['signs that keys write with three', '#'],
  ['letters of three bytes', '語'],
])('the longest items, with ids of %s', (_, sign) => {
  const id = `A${sign.repeat(ID_LENGTH - 1)}`;

  it('cost one write unit each', () => {
    const result = { ...longest, applicationId: id };
    expect(itemBytes(resultToItem(runId, result))).toBeLessThanOrEqual(1024);
    expect(itemBytes(appearanceToItem({ runId, round: id }, result) ?? {})).toBeLessThanOrEqual(1024);
  });
});

it('A round id of 64 letters of four bytes still leaves an appearance at one write unit', () => {
  const result = { ...longest, applicationId: '語'.repeat(ID_LENGTH) };
  const round = '\u{10428}'.repeat(64);
  const item = appearanceToItem({ runId, round }, result) ?? {};
  // pk 2 + 4 + 192, sk 2 + 256 + 1 + 64 + 1 + 10, program 7 + 15, state 5 + 20, rank 4 + 10, recommended 11 + 17
  expect(itemBytes(item)).toBe(198 + 334 + 22 + 25 + 14 + 28);
});
