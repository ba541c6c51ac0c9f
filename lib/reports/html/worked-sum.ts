import type { Step } from '../../review/recorder.ts';
import { clauseLinks } from './clause-links.ts';
import { type Html, h } from './markup.ts';
import { inputWords, labelWords, valueWords } from './step-words.ts';
import { table } from './table.ts';

/** A text's worked sum: each step numbered, with its clause, what it was made from, and what came out. */
export function workedSumTable(steps: readonly Step[], row: number): Html {
  return table({
    kind: 'sum',
    caption: `Worked sum. Cells named are of row ${row} of the upload.`,
    head: ['No.', 'What, by which clause', 'From', 'Value'],
    rows: steps.map((step, i) => stepRow(step, i, steps)),
  });
}

function stepRow(step: Step, i: number, steps: readonly Step[]): Html {
  const from = step.inputs.map((input) => inputWords(input, steps.slice(0, i))).join('; ');
  return h`<tr><td>${i + 1}</td><th scope="row">${labelWords(step)}<small>${clauseLinks(step.clause)}</small></th><td>${from}</td><td>${valueWords(step)}</td></tr>
`;
}
