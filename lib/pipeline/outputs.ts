import { correctionsCsv } from '../reports/corrections-csv.ts';
import { findingsCsv } from '../reports/findings-csv.ts';
import { rankingCsv } from '../reports/ranking-csv.ts';
import { resultsJson } from '../reports/results-json.ts';
import type { ReviewedRun } from '../reports/reviewed-run.ts';

/** What may be asked for; the manifest is always written. `xlsx` is the ranking and the findings as workbooks. */
export const OUTPUTS = ['ranking', 'findings', 'json', 'html', 'xlsx'] as const;
export type Output = (typeof OUTPUTS)[number];

/** A file of a run's results: its name, and its text in pieces, some already in UTF-8. */
export interface OutputFile {
  readonly name: string;
  readonly pieces: Iterable<string | Uint8Array>;
}

/** A rejected file has no ranking, no corrections and no report: results, findings and manifest say why. */
export async function outputFiles(run: ReviewedRun, wanted: ReadonlySet<Output>): Promise<OutputFile[]> {
  const files: OutputFile[] = [];
  const readable = run.review.status !== 'FILE_REJECTED';
  if (wanted.has('json')) files.push({ name: 'results.json', pieces: resultsJson(run) });
  if (wanted.has('findings')) files.push({ name: 'findings.csv', pieces: findingsCsv(run.findings) });
  if (wanted.has('xlsx')) {
    const { findingsWorkbook } = await import('../reports/xlsx/findings-workbook.ts');
    files.push({ name: 'findings.xlsx', pieces: await findingsWorkbook(run) });
  }
  if (!readable) return files;
  const { upload, findings } = run;
  if (wanted.has('findings') && upload) {
    files.push({ name: 'corrections.csv', pieces: correctionsCsv(upload, findings) });
  }
  if (wanted.has('ranking')) files.push({ name: 'ranking.csv', pieces: rankingCsv(run) });
  if (wanted.has('xlsx')) {
    const { rankingWorkbook } = await import('../reports/xlsx/ranking-workbook.ts');
    files.push({ name: 'ranking.xlsx', pieces: await rankingWorkbook(run) });
  }
  if (wanted.has('html')) {
    const { reportPieces } = await import('../reports/html/report.ts');
    files.push({ name: 'report.html', pieces: reportPieces(run) });
  }
  return files;
}
