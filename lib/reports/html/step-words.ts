import type { Step } from '../../review/recorder.ts';
import { dollarsOfStep } from './figures.ts';
import { BOARD_CONDITION_SHORT, EVIDENCE_WORDS, readLimits } from './words.ts';

// A recorder's steps are written for every output alike; here they are put in the words of the page. Text of a form
// that is not known stands as it is.

const MONEY = /^\d+\.\d{2,4}$/;
const TEXT_COLUMNS = ['project_id', 'center_id', 'project_type'];
const CELL = /^([a-z_]+) (.*) \(row \d+\)$/s;
const FIGURE = /^(.+) on (\d{4}-\d{2}-\d{2}): (\d+\.\d{2}|no rule)$/;
const GRANT = /^grant (.*) of (\d{4}-\d{2}-\d{2}): (\d+\.\d{2})(?:, (\d+\.\d{2}) returned)?$/s;
const BOARD_CONDITION = /^Board condition: (\w+)$/;

const money = (text: string): string => (MONEY.test(text) ? dollarsOfStep(text) : text);

/** "1600000.00" as "$1,600,000.00", "not_met" as "Not met", limits by their names. */
export function valueWords({ value }: Step): string {
  if (MONEY.test(value)) return dollarsOfStep(value);
  if (Object.hasOwn(EVIDENCE_WORDS, value)) return EVIDENCE_WORDS[value as keyof typeof EVIDENCE_WORDS];
  return readLimits(value) ?? value;
}

export function labelWords({ label }: Step): string {
  const condition = BOARD_CONDITION.exec(label)?.[1];
  return condition === undefined
    ? label
    : `Board condition: ${BOARD_CONDITION_SHORT[condition] ?? condition}`;
}

/** Where a step's number comes from: a cell of the application's row, a grant, a figure of law, an earlier step. */
export function inputWords(input: string, earlier: readonly Step[]): string {
  const step = earlier.findLastIndex(({ label }) => label === input);
  if (step >= 0) return `step ${step + 1}`;
  const [, column, cell] = CELL.exec(input) ?? [];
  if (column !== undefined && cell !== undefined)
    return `${column} ${TEXT_COLUMNS.includes(column) ? cell : money(cell)}`;
  const [, citation, on, figure] = FIGURE.exec(input) ?? [];
  if (citation !== undefined && on !== undefined && figure !== undefined)
    return `${citation} on ${on}: ${money(figure)}`;
  const [, grant, of, amount, returned] = GRANT.exec(input) ?? [];
  if (grant === undefined || of === undefined || amount === undefined) return input;
  const less = returned === undefined ? '' : `, ${money(returned)} returned`;
  return `grant ${grant} of ${of}, ${money(amount)}${less}`;
}
