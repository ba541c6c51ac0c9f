import { compareCodePoints } from '../model/code-point.ts';
import type { IsoDate } from '../model/date.ts';
import type { TieBreak } from '../model/round.ts';

/** What ranking looks at. */
export interface Scored {
  readonly applicationId: string;
  readonly receivedOn: IsoDate;
  /** Points in ten-thousandths. */
  readonly score: number;
  /** What never_funded is worth, weighed or not; in millionths. */
  readonly neverFunded: number;
}

export interface Ranked<Row extends Scored> {
  readonly scored: Row;
  /** 1, 2, 3 … */
  readonly rank: number;
  /** The key that set the row apart from the one above it with the same score; null when the score did. */
  readonly decidedByTieBreak: TieBreak | null;
}

/** By score, then the round file's tie-breaks, and in the end by application id: never by place in the file. */
export function rankByPriority<Row extends Scored>(
  rows: readonly Row[],
  tieBreaks: readonly TieBreak[],
): Ranked<Row>[] {
  const ordered = inOrder(rows, tieBreaks);
  return ordered.map((scored, i) => {
    const above = ordered[i - 1];
    const tied = above?.score === scored.score;
    return {
      scored,
      rank: i + 1,
      decidedByTieBreak: above && tied ? decidingKey(above, scored, tieBreaks) : null,
    };
  });
}

/** Sorts numbers that hold a score and a place, then each run of equal scores by the tie-breaks: a third of the time. */
function inOrder<Row extends Scored>(rows: readonly Row[], tieBreaks: readonly TieBreak[]): Row[] {
  const count = rows.length;
  const keys = new Float64Array(count);
  for (let i = 0; i < count; i++) keys[i] = (HIGHEST_SCORE - (rows[i] as Row).score) * count + i;
  keys.sort();
  const ordered: Row[] = [];
  for (let i = 0; i < count; i++) ordered.push(rows[(keys[i] as number) % count] as Row);
  for (let start = 0; start < count;) {
    const { score } = ordered[start] as Row;
    let end = start + 1;
    while (end < count && (ordered[end] as Row).score === score) end++;
    if (end - start > 1) {
      const tied = ordered.slice(start, end).sort((a, b) => compareTied(a, b, tieBreaks));
      for (let i = 0; i < tied.length; i++) ordered[start + i] = tied[i] as Row;
    }
    start = end;
  }
  return ordered;
}

/** 100 points in ten-thousandths, and a hair more for contributions that were rounded up. */
const HIGHEST_SCORE = 1_000_100;

function compareTied(a: Scored, b: Scored, tieBreaks: readonly TieBreak[]): number {
  for (const key of tieBreaks) {
    const order = compareBy(key, a, b);
    if (order !== 0) return order;
  }
  return compareBy('application_id', a, b);
}

function decidingKey(above: Scored, below: Scored, tieBreaks: readonly TieBreak[]): TieBreak {
  return tieBreaks.find((key) => compareBy(key, above, below) !== 0) ?? 'application_id';
}

function compareBy(key: TieBreak, a: Scored, b: Scored): number {
  switch (key) {
    case 'never_funded':
      return b.neverFunded - a.neverFunded;
    case 'received_on':
      return compareCodePoints(a.receivedOn, b.receivedOn);
    case 'application_id':
      return compareCodePoints(a.applicationId, b.applicationId);
  }
}
