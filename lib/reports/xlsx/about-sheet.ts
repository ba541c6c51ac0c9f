import { statusLine } from '../status-line.ts';
import type { ReviewedRun } from '../reviewed-run.ts';
import type { Sheet } from './sheet.ts';

/** A sheet of the workbook, and what is in it, in a sentence. */
export interface Described {
  readonly sheet: Sheet;
  readonly about: string;
}

/** The cover: how the review ended, of which round, by which run, and what each sheet holds. */
export function aboutSheet(run: ReviewedRun, sheets: readonly Described[]): Sheet {
  const { round, counts } = run.review;
  const rows: readonly (readonly [string, string])[] = [
    ['Status', statusLine(run)],
    ['Round', round.title === '' ? round.id : `${round.id}: ${round.title}`],
    ['Law and windows as of', round.decisionDate],
    [
      'Rows',
      `${counts.rows}: ${counts.ranked} ranked, ${counts.waiting} waiting, ${counts.notEligible} not eligible`,
    ],
    ['Run', run.runId],
    ['Version', `Grantline ${run.codeVersion}`],
    ...sheets.map(({ sheet, about }) => [`Sheet “${sheet.name}”`, about] as const),
    [
      'Cells',
      'Text is text, ids too, whatever it begins with; amounts are dollars. Nothing here is a formula. An empty cell is not known or does not apply.',
    ],
  ];
  return {
    name: 'About',
    columns: [
      { name: 'About this file', kind: 'text' },
      { name: 'What it is', kind: 'prose' },
    ],
    count: rows.length,
    rows: () => rows,
  };
}
