import type { Finding } from '../model/finding.ts';
import { BYTE_ORDER_MARK, line, numberCell, textCell, uploadedCell } from './csv.ts';

const COLUMNS = [
  'row',
  'application_id',
  'applicant',
  'severity',
  'message',
  'fix',
  'column',
  'value',
  'expected',
  'difference',
  'code',
  'source',
  'checks_not_run',
  'file',
];

/** findings.csv, line by line: all of them, in their order. */
export function* findingsCsv(findings: readonly Finding[]): Generator<string> {
  yield BYTE_ORDER_MARK + line(COLUMNS);
  for (const finding of findings) yield findingLine(finding);
}

function findingLine(finding: Finding): string {
  return line([
    numberCell(finding.row),
    textCell(finding.applicationId),
    textCell(finding.applicant),
    finding.severity,
    textCell(finding.message),
    textCell(finding.fix),
    textCell(finding.column),
    uploadedCell(finding.value ?? ''),
    textCell(finding.expected),
    uploadedCell(finding.difference ?? ''),
    finding.code,
    textCell(finding.source),
    textCell(finding.checksNotRun.join('; ')),
    finding.file,
  ]);
}
