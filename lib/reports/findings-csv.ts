import type { Finding } from '../model/finding.ts';
import { ByteWriter } from './byte-writer.ts';
import { BYTE_ORDER_MARK, LINE_END, line, numberCell } from './csv.ts';

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

/** findings.csv in pieces: all of them, in their order. */
export function* findingsCsv(findings: readonly Finding[]): Generator<Uint8Array> {
  const out = new ByteWriter();
  out.text(BYTE_ORDER_MARK + line(COLUMNS));
  for (const finding of findings) {
    writeFinding(out, finding);
    const piece = out.take();
    if (piece) yield piece;
  }
  const rest = out.take(true);
  if (rest) yield rest;
}

function writeFinding(out: ByteWriter, finding: Finding): void {
  out.text(numberCell(finding.row));
  out.cell(finding.applicationId ?? '');
  out.cell(finding.applicant ?? '');
  out.cell(finding.severity);
  out.cell(finding.message);
  out.cell(finding.fix);
  out.cell(finding.column ?? '');
  out.uploaded(finding.value ?? '');
  out.cell(finding.expected ?? '');
  out.uploaded(finding.difference ?? '');
  out.cell(finding.code);
  out.cell(finding.source ?? '');
  out.cell(finding.checksNotRun.join('; '));
  out.cell(finding.file);
  out.text(LINE_END);
}
