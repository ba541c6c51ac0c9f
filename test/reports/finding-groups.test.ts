import { describe, expect, it } from 'vitest';
import type { Finding, InputFile } from '../../lib/model/finding.ts';
import { defineFinding, report } from '../../lib/model/finding-rule.ts';
import { groupFindings, sayRanges } from '../../lib/reports/finding-groups.ts';

function finding(
  code: string,
  row: number | null,
  column: string | null,
  given = '',
  file: InputFile = 'applications',
): Finding {
  const severity = code.startsWith('Q') ? 'question' : code.startsWith('L') ? 'note' : 'error';
  const rule = defineFinding({
    code,
    severity,
    when: 'it is so',
    message: () => `Wrong${given}.`,
    fix: () => 'Mend it.',
    source: null,
    columns: [],
  });
  return report(rule, undefined, { row, column, file });
}

const told = (findings: readonly Finding[]): readonly unknown[] =>
  groupFindings(findings).map(({ first, alike, rows }) => [first.code, first.column, alike, rows]);

describe('findings in groups', () => {
  it('are of one code and column, with all their rows', () => {
    expect(
      told([
        finding('V101', 2, 'federal_grant'),
        finding('V101', 3, 'federal_grant'),
        finding('V101', 3, 'locality'),
        finding('S101', 4, 'federal_grant', ' "a"'),
        finding('S101', 9, 'federal_grant', ' "b"'),
        finding('S101', 9, 'federal_grant', ' "b"'),
      ]),
    ).toEqual([
      ['V101', 'federal_grant', true, [2, 3]],
      ['S101', 'federal_grant', false, [4, 9]],
      ['V101', 'locality', true, [3]],
    ]);
  });

  it('come with what is to be mended first on top, and no note', () => {
    const groups = groupFindings([
      finding('Q101', null, null),
      finding('Q101', null, null),
      finding('L501', 2, 'requested_grant'),
      finding('Q201', 2, 'cdbg_grant'),
      finding('V101', 5, 'locality'),
      finding('V102', 5, 'program'),
      finding('V102', 6, 'program'),
      finding('V501', 3, 'grant_id', '', 'ledger'),
      finding('F201', null, null, '', 'centers'),
    ]);
    expect(groups.map(({ first, rows }) => [first.file, first.code, rows.length])).toEqual([
      ['centers', 'F201', 0],
      ['ledger', 'V501', 1],
      ['applications', 'V102', 2],
      ['applications', 'V101', 1],
      ['applications', 'Q101', 0],
      ['applications', 'Q101', 0],
      ['applications', 'Q201', 1],
    ]);
  });
});

describe('rows', () => {
  it.each([
    [[2], '2'],
    [[2, 3, 4, 5, 9], '2–5, 9'],
    [[2, 4, 6, 7, 8, 10], '2, 4, 6–8 and 1 more'],
    [[], ''],
  ])('%j are said as %s', (rows, said) => {
    expect(sayRanges(rows, 3)).toBe(said);
  });
});
