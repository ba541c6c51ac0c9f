import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../lib/model/finding.ts';
import { findingsCsv } from '../../../lib/reports/findings-csv.ts';
import { findingsWorkbook } from '../../../lib/reports/xlsx/findings-workbook.ts';
import { HOSTILE_TEXTS } from '../../support/hostile-texts.ts';
import { bytesOf, sheetsOf } from '../../support/read-xlsx.ts';
import { reviewed } from '../../support/round-files.ts';
import { HAND_MADE } from '../hand-made-round.ts';
import { readReport } from '../read-report.ts';

const run = await reviewed(HAND_MADE);
const written = async (findings: readonly Finding[]) =>
  sheetsOf(bytesOf(await findingsWorkbook({ ...run, findings })));

const finding = (row: number | null, given: Partial<Finding> = {}): Finding => ({
  file: 'applications',
  code: 'V204',
  severity: 'error',
  row,
  applicationId: 'A-006',
  applicant: 'Kent County Government',
  column: 'federal_grant',
  message: 'Federal grant is blank.',
  fix: 'Write the amount, or 0 if there is none.',
  value: '',
  expected: null,
  difference: null,
  source: '§ 10-504(a)(1)',
  checksNotRun: ['past grants', 'costs'],
  ...given,
});

describe('findings.xlsx', () => {
  it('has a cover, what to fix first, and every finding with the columns of findings.csv', async () => {
    const [about, groups, all] = await written([finding(2), finding(3), finding(9)]);
    expect([about?.name, groups?.name, all?.name]).toEqual(['About', 'Fix first', 'Findings']);
    const { header } = readReport([...findingsCsv([])].join(''));
    expect(Object.values(all?.rows[0] ?? {}).map(({ value }) => value)).toEqual(header);
    expect(all?.rows).toHaveLength(4);
  });

  it('tells a finding whole: the row as a number, all else as text', async () => {
    const [, , all] = await written([finding(7)]);
    expect(all?.rows[1]).toMatchObject({
      A: { type: 'number', format: '0', value: '7' },
      B: { type: 'text', format: '@', value: 'A-006' },
      E: { type: 'text', value: 'Federal grant is blank.' },
      G: { value: 'federal_grant' },
      K: { value: 'V204' },
      M: { value: 'past grants; costs' },
      N: { value: 'applications' },
    });
  });

  it('groups what is mended alike, with all rows, errors first', async () => {
    const question = { severity: 'question', code: 'Q501', message: 'Is it so?', column: null } as const;
    const [, groups] = await written([
      finding(2, question),
      ...[2, 3, 4, 9].map((row) => finding(row)),
      finding(null, { code: 'F101', file: 'ledger', message: 'The file is empty.' }),
      finding(5, { severity: 'note', code: 'L101' }),
    ]);
    const told = (groups?.rows ?? [])
      .slice(1)
      .map((row) => [row.A, row.B, row.D, row.F, row.G].map((cell) => cell?.value));
    expect(told).toEqual([
      ['error', 'ledger', 'The file is empty.', '0', 'the file'],
      ['error', 'applications', 'Federal grant is blank.', '4', '2–4, 9'],
      ['question', 'applications', 'Is it so?', '1', '2'],
    ]);
  });

  it('echoes hostile cells as text', async () => {
    const [, , all] = await written(
      HOSTILE_TEXTS.map((text, i) =>
        finding(i + 2, { applicant: text, value: text, message: `Value ${text}.` }),
      ),
    );
    const cells = (all?.rows ?? []).slice(1);
    expect(cells.map((row) => row.H?.value)).toEqual(HOSTILE_TEXTS);
    expect(cells.every((row) => row.C?.type === 'text' && row.H?.type === 'text')).toBe(true);
  });
});
