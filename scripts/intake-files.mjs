// Makes applications files of a given size for scripts/measure-intake-memory.mjs: ordinary ones, and those that ask
// the most of intake.

import { applicationLines } from './bench-round.mjs';

const [header = '', ...ROWS] = applicationLines(1000);
const NAMES = header.trim().split(',');

/** @param {string} row @param {Record<string, string>} changes */
function changed(row, changes) {
  // At commas with whole pairs of quotation marks behind them.
  const cells = row.trim().split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  for (const [name, value] of Object.entries(changes)) cells[NAMES.indexOf(name)] = value;
  return `${cells.join(',')}\n`;
}

/** Each makes row number i. @type {Record<string, (i: number) => string>} */
export const KINDS = {
  ordinary: (i) => changed(ROWS[i % ROWS.length] ?? '', { application_id: `A-${i}`, project_id: '' }),
  'every row an error': (i) =>
    changed(ROWS[i % ROWS.length] ?? '', { application_id: `A-${i}`, federal_grant: 'none' }),
  'ten errors a row': (i) =>
    changed(ROWS[i % ROWS.length] ?? '', {
      application_id: `A-${i}`,
      received_on: `day ${i}`,
      ...Object.fromEntries(
        [
          'eligible_cost',
          'federal_grant',
          'cdbg_grant',
          'other_grants',
          'requested_grant',
          'local_match',
          'property_value',
          'center_value',
          'residual_value',
        ].map((name) => [name, `x${i}`]),
      ),
    }),
  'rows that are all errors': (i) => `${`y${i},`.repeat(NAMES.length - 1)}z\n`,
  'an unknown locality a row': (i) =>
    changed(ROWS[i % ROWS.length] ?? '', { application_id: `A-${i}`, locality: `Nowhere ${i} County` }),
  'one row repeated': () => ROWS[0] ?? '',
  'short rows': (i) => `A-${i}\n`,
  totals: (i) => `Total ${i}${','.repeat(NAMES.length - 1)}\n`,
  blank: () => '\n',
};

/** @param {(i: number) => string} row @param {number} bytes */
export function* linesOf(row, bytes) {
  yield header;
  for (let i = 1, length = header.length; length < bytes; i++) {
    const line = row(i);
    length += line.length;
    yield line;
  }
}
