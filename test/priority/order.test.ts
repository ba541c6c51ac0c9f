import { describe, expect, it } from 'vitest';
import type { TieBreak } from '../../lib/model/round.ts';
import { rankByPriority } from '../../lib/priority/order.ts';
import { on } from '../support/records.ts';

interface Facts {
  readonly id: string;
  readonly score?: number;
  readonly neverFunded?: number;
  readonly receivedOn?: string;
}

const row = ({ id, score = 500_000, neverFunded = 0, receivedOn = '2026-05-01' }: Facts) => ({
  applicationId: id,
  receivedOn: on(receivedOn),
  score,
  neverFunded,
});

const DEFAULT: readonly TieBreak[] = ['never_funded', 'received_on', 'application_id'];

const rank = (rows: readonly Facts[], tieBreaks = DEFAULT) =>
  rankByPriority(rows.map(row), tieBreaks).map(({ scored, rank, decidedByTieBreak }) => [
    rank,
    scored.applicationId,
    decidedByTieBreak,
  ]);

describe('the order of rank', () => {
  it('goes by score, and no tie-break is named', () => {
    const rows = [
      { id: 'A', score: 100_000 },
      { id: 'B', score: 100_001, receivedOn: '2026-05-02' },
      { id: 'C', score: 900_000 },
    ];
    expect(rank(rows)).toEqual([
      [1, 'C', null],
      [2, 'B', null],
      [3, 'A', null],
    ]);
  });

  it('of equal scores puts the never funded first', () => {
    const rows = [
      { id: 'A', receivedOn: '2026-04-01' },
      { id: 'B', neverFunded: 1_000_000 },
    ];
    expect(rank(rows)).toEqual([
      [1, 'B', null],
      [2, 'A', 'never_funded'],
    ]);
  });

  it('of those puts the earlier received first', () => {
    const rows = [
      { id: 'A', receivedOn: '2026-05-02' },
      { id: 'B', receivedOn: '2026-05-01' },
      { id: 'C', receivedOn: '2025-12-31' },
    ];
    expect(rank(rows)).toEqual([
      [1, 'C', null],
      [2, 'B', 'received_on'],
      [3, 'A', 'received_on'],
    ]);
  });

  it('of those goes by application id', () => {
    expect(rank([{ id: 'B' }, { id: 'A' }])).toEqual([
      [1, 'A', null],
      [2, 'B', 'application_id'],
    ]);
  });

  it('names for each row the key that set it apart from the one just above with the same score', () => {
    const rows = [
      { id: 'A', neverFunded: 1_000_000, receivedOn: '2026-05-09' },
      { id: 'B', neverFunded: 1_000_000, receivedOn: '2026-05-09' },
      { id: 'C', receivedOn: '2026-05-01' },
      { id: 'D', receivedOn: '2026-05-02' },
      { id: 'E', score: 499_999 },
    ];
    expect(rank(rows)).toEqual([
      [1, 'A', null],
      [2, 'B', 'application_id'],
      [3, 'C', 'never_funded'],
      [4, 'D', 'received_on'],
      [5, 'E', null],
    ]);
  });

  it('follows the tie-breaks of the round file', () => {
    const rows = [
      { id: 'A', receivedOn: '2026-05-02', neverFunded: 1_000_000 },
      { id: 'B', receivedOn: '2026-05-01' },
    ];
    expect(rank(rows, ['received_on', 'never_funded', 'application_id'])).toEqual([
      [1, 'B', null],
      [2, 'A', 'received_on'],
    ]);
  });

  it('ends in the application id even where the round file does not name it', () => {
    expect(rank([{ id: 'B' }, { id: 'A' }], [])).toEqual([
      [1, 'A', null],
      [2, 'B', 'application_id'],
    ]);
  });

  it('is the same whatever the order of the rows', () => {
    const rows = [{ id: 'C' }, { id: 'A' }, { id: 'D', score: 1 }, { id: 'B' }];
    expect(rank([...rows].reverse())).toEqual(rank(rows));
  });

  it('holds from 100 points down to none', () => {
    const rows = [
      { id: 'A', score: 0 },
      { id: 'B', score: 1_000_000 },
      { id: 'C', score: 0 },
      { id: 'D', score: 999_999 },
      { id: 'E', score: 1 },
    ];
    expect(rank(rows).map(([, id]) => id)).toEqual(['B', 'D', 'E', 'A', 'C']);
  });

  it('is empty for no rows', () => {
    expect(rank([])).toEqual([]);
  });
});

describe('application ids are compared by code point', () => {
  it.each([
    { ids: ['A-9', 'A-10'], order: ['A-10', 'A-9'], why: '1 comes before 9' },
    { ids: ['A-1', 'A'], order: ['A', 'A-1'], why: 'the beginning of another comes first' },
    { ids: ['a', 'B'], order: ['B', 'a'], why: 'capitals come before small letters' },
    { ids: ['É', 'q', 'E'], order: ['E', 'q', 'É'], why: 'É is U+00C9, after q, whatever the locale' },
    { ids: ['a_1', 'a-1'], order: ['a-1', 'a_1'], why: 'a hyphen is U+002D, an underscore U+005F' },
    // In UTF-16 units the second begins with U+D83D, which would come first.
    { ids: ['\u{1F600}', '\uFF5E'], order: ['\uFF5E', '\u{1F600}'], why: 'U+FF5E is below U+1F600' },
  ])('$ids in the order $order: $why', ({ ids, order }) => {
    expect(rank(ids.map((id) => ({ id }))).map(([, id]) => id)).toEqual(order);
  });
});
