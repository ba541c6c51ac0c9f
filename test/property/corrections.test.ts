import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Batch } from '../../lib/model/batch.ts';
import { correctionsCsv } from '../../lib/reports/corrections-csv.ts';
import { csv, GOOD, read } from '../intake/batches.ts';
import { plainApplication } from '../support/plain-application.ts';

// A person downloads corrections.csv and uploads it as it is: nothing is added, lost or told otherwise.

function corrections({ upload, findings }: Batch): Buffer {
  if (upload === null) throw new Error('a rejected file has no corrections');
  const pieces = [...correctionsCsv(upload, findings)];
  // A piece in bytes is good until the next is asked for; these are parts of the upload, which stays.
  return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
}

const told = ({ findings }: Batch): readonly string[] =>
  findings.map(({ code, row, column }) => `${code} ${row ?? 'file'} ${column ?? ''}`);

const values = ({ applications, waiting, counts }: Batch): readonly unknown[] => [
  Array.from(applications, plainApplication),
  waiting,
  counts,
];

/** A row that lacks cells is filled up to hold its errors, and has more cells from then on. */
const uncounted = (file: Buffer): string =>
  file.toString().replaceAll(/has \d+ cells? and the header has \d+/g, 'has other cells');

/** A row of the good application with changes; line ends within its cells stay. */
const row = (changes: Readonly<Record<string, string>>): string =>
  csv(GOOD, changes)
    .trimEnd()
    .replace(/^.*\r\n/, '');

const line = fc.constantFrom(
  row({}),
  row({ application_id: 'A-2', federal_grant: '' }),
  row({ application_id: 'A-3', center_name: 'One\r\ntwo, "three"' }),
  row({ application_id: '="A-7"' }),
  row({ application_id: "'00123", center_name: '=SUM(1)' }),
  row({ application_id: 'A-8', locality: '\tKent County', applicant: '\t=1+1', cdbg_grant: '\t' }),
  row({ application_id: '\t', center_name: '"-2+3' }),
  'A-9,senior_center',
  'A-10',
  'Total',
  `${row({ application_id: 'A-11' })},surplus`,
  `${row({ application_id: 'A-12' })},,,`,
  '',
  ',',
  ',,,,,,,,,,,,,,,,,',
  '\t,  ',
  'HEADER',
  'HEADER WITH ERRORS',
  'HEADER WITHOUT ERRORS',
);
const header = csv(GOOD).trimEnd();

/** Milliseconds, for a machine that has other work too. */
const PATIENCE = 180_000;

const ERRORS_LAST = /,errors$/;

/** Rows below their header, joined of parts with and without errors. Below a header with errors rows that are told have them. */
function rowsBelow(
  first: string,
  rows: readonly (readonly [row: string, told: boolean])[],
): readonly string[] {
  let head = first;
  return rows.map(([row, told]) => {
    const within = head.startsWith('errors,');
    if (row === 'HEADER WITH ERRORS' && !within)
      head = `${head.replace(ERRORS_LAST, '').replace(/,+$/, '')},errors`;
    if (row === 'HEADER WITHOUT ERRORS') head = head.replace(ERRORS_LAST, '');
    if (row.startsWith('HEADER')) return head;
    return told && head.endsWith(',errors') && row.length > 60
      ? `${row.replace(/,+$/, '')},Question: old.`
      : row;
  });
}

const file = fc
  .record({
    title: fc.constantFrom([], ['Applications, 2027'], ['=TITLE', '']),
    head: fc.constantFrom(header, `${header},`, `${header},,x_note,`, `errors,${header}`, `${header},errors`),
    rows: fc.array(fc.tuple(line, fc.boolean()), { minLength: 1, maxLength: 8 }),
    end: fc.constantFrom('\n', '\r\n'),
    edit: fc.option(
      fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        put: fc.constantFrom('"', ',', '\t', "'", '=', '\n', ' '),
      }),
    ),
  })
  .map(({ title, head, rows, end, edit }) => {
    const text = [...title, head, ...rowsBelow(head, rows)].join(end);
    // Where only the old errors stand in a wrong place, corrections.csv cures it: that is no change to look for.
    if (edit === null || head.includes('errors')) return text;
    const at = Math.floor(edit.at * text.length);
    return text.slice(0, at) + edit.put + text.slice(at);
  });

describe('corrections.csv, uploaded as it is', () => {
  it(
    'gives the same findings and the same values, and the same corrections to the byte',
    async () => {
      let readable = 0;
      await fc.assert(
        fc.asyncProperty(file, async (text) => {
          const first = await read({ applications: text });
          if (first.rejected) return;
          readable++;
          const once = corrections(first);
          const second = await read({ applications: once });
          expect(told(second)).toEqual(told(first));
          expect(values(second)).toEqual(values(first));
          expect(uncounted(corrections(second))).toBe(uncounted(once));
        }),
        { numRuns: 500, seed: 302 },
      );
      // Most of the files can be read, so that the property says something.
      expect(readable).toBeGreaterThan(250);
    },
    PATIENCE,
  );
});
