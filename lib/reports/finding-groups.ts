import type { Finding } from '../model/finding.ts';

/** Findings that are mended alike: of one file, code and column. */
export interface FindingGroup {
  /** The first of them, which speaks for all. */
  readonly first: Finding;
  /** Whether the others say the same word for word. */
  readonly alike: boolean;
  /** In order; empty when they are about the file as a whole. */
  readonly rows: readonly number[];
}

interface Growing {
  readonly first: Finding;
  alike: boolean;
  readonly rows: number[];
}

/**
 * What is to be mended or answered, grouped, in the order in which it is best done: errors before questions; of them
 * what is about a file as a whole, then what holds the whole batch, then what holds most rows. Notes ask for nothing.
 */
export function groupFindings(findings: readonly Finding[]): readonly FindingGroup[] {
  const groups = new Map<string, Growing>();
  for (const finding of findings) {
    const { file, severity, code, column, row } = finding;
    if (severity === 'note') continue;
    // What is about a file as a whole is never alike: each has its own column.
    const key = row === null ? `${groups.size}` : `${file} ${code} ${column ?? ''}`;
    const known = groups.get(key);
    if (known === undefined)
      groups.set(key, { first: finding, alike: true, rows: row === null ? [] : [row] });
    else {
      known.alike &&= finding.message === known.first.message;
      if (row !== null && row !== known.rows.at(-1)) known.rows.push(row);
    }
  }
  return [...groups.values()].sort((a, b) => rankOf(a) - rankOf(b) || b.rows.length - a.rows.length);
}

function rankOf({ first, rows }: FindingGroup): number {
  if (first.severity === 'question') return rows.length === 0 ? 3 : 4;
  if (rows.length === 0) return 0;
  return first.file === 'applications' ? 2 : 1;
}

/** "2–5, 9, 12" of rows in order; of many stretches the first `most`, and how many rows the others have. */
export function sayRanges(rows: readonly number[], most: number): string {
  const stretches: { readonly from: number; to: number }[] = [];
  for (const row of rows) {
    const last = stretches.at(-1);
    if (last !== undefined && row <= last.to + 1) last.to = row;
    else stretches.push({ from: row, to: row });
  }
  const size = ({ from, to }: { from: number; to: number }): number => to - from + 1;
  const shown = stretches.slice(0, most).map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
  const rest = stretches.slice(most).reduce((sum, stretch) => sum + size(stretch), 0);
  return rest === 0 ? shown.join(', ') : `${shown.join(', ')} and ${rest} more`;
}
