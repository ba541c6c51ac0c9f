import type { Finding } from '../../model/finding.ts';
import { type FindingGroup, groupFindings, sayRanges } from '../finding-groups.ts';
import type { ReviewedRun } from '../reviewed-run.ts';
import { aboutSheet } from './about-sheet.ts';
import type { Cell, Column, Sheet } from './sheet.ts';
import { workbook } from './workbook.ts';

const FINDING_COLUMNS: readonly Column[] = [
  { name: 'row', kind: 'count' },
  { name: 'application_id', kind: 'text' },
  { name: 'applicant', kind: 'text' },
  { name: 'severity', kind: 'text' },
  { name: 'message', kind: 'prose' },
  { name: 'fix', kind: 'prose' },
  { name: 'column', kind: 'text' },
  { name: 'value', kind: 'text' },
  { name: 'expected', kind: 'prose' },
  { name: 'difference', kind: 'text' },
  { name: 'code', kind: 'text' },
  { name: 'source', kind: 'prose' },
  { name: 'checks_not_run', kind: 'prose' },
  { name: 'file', kind: 'text' },
];

const GROUP_COLUMNS: readonly Column[] = [
  { name: 'severity', kind: 'text' },
  { name: 'file', kind: 'text' },
  { name: 'column', kind: 'text' },
  { name: 'message', kind: 'prose' },
  { name: 'fix', kind: 'prose' },
  { name: 'how_many_rows', kind: 'count' },
  { name: 'rows', kind: 'prose' },
  { name: 'code', kind: 'text' },
];

/** findings.xlsx in pieces: the cover, what to fix first, and every finding with the columns of findings.csv. */
export async function findingsWorkbook(run: ReviewedRun): Promise<Iterable<Uint8Array>> {
  const sheets = [
    {
      sheet: groupsSheet(groupFindings(run.findings)),
      about:
        'Errors and questions that are mended alike, told once, with all their rows; begin at the top. Notes ask for nothing.',
    },
    {
      sheet: findingsSheet(run.findings),
      about: `Every finding, ${run.findings.length}, by row. The columns are those of findings.csv.`,
    },
  ];
  return workbook(`Findings of ${run.review.round.id}`, [
    aboutSheet(run, sheets),
    ...sheets.map(({ sheet }) => sheet),
  ]);
}

function findingsSheet(findings: readonly Finding[]): Sheet {
  return {
    name: 'Findings',
    columns: FINDING_COLUMNS,
    count: findings.length,
    rows: function* () {
      for (const finding of findings) yield findingRow(finding);
    },
  };
}

function findingRow(finding: Finding): readonly Cell[] {
  const { row, applicationId, applicant, severity, message, fix, column, value } = finding;
  const { expected, difference, code, source, checksNotRun, file } = finding;
  const number = row === null ? null : String(row);
  return [
    ...[number, applicationId, applicant, severity, message, fix, column, value],
    ...[expected, difference, code, source, checksNotRun.join('; '), file],
  ];
}

function groupsSheet(groups: readonly FindingGroup[]): Sheet {
  return {
    name: 'Fix first',
    columns: GROUP_COLUMNS,
    count: groups.length,
    rows: () => groups.map(groupRow),
  };
}

function groupRow({ first, alike, rows }: FindingGroup): readonly Cell[] {
  const { severity, file, column, message, fix, code } = first;
  const said = alike ? message : `For example, row ${first.row ?? ''}: ${message}`;
  const where = rows.length === 0 ? 'the file' : sayRanges(rows, Infinity);
  return [severity, file, column, said, fix, String(rows.length), where, code];
}
