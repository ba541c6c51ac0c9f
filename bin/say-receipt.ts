import type { Receipt, RunCounts } from '../lib/store/round-store.ts';
import { FINDINGS_BLOCK, RANKED } from './exit-status.ts';
import { plain } from './terminal-table.ts';

/** What became of an upload, for people: outcome, counts, findings by code, and the file that says more. */
export function sayReceipt(receipt: Receipt, placeOfReport: (key: string) => string): string {
  const { key, status, message, counts, codes, revision, runId } = receipt;
  const outcome = message.startsWith(`${status}: `) ? message : `${status}: ${message}`;
  const found = Object.entries(codes).map(([code, count]) => `${code} ${count}`);
  const report = reportOf(receipt);
  const published = revision === null || status === 'UNCHANGED' ? '' : ` Published as revision ${revision}.`;
  const lines = [
    ...(counts === null || runId === null ? [] : [sayCounts(counts) + published]),
    ...(found.length === 0 ? [] : [`Findings: ${found.join(', ')}.`]),
    ...(report === null ? [] : [`Report: ${placeOfReport(report)}`]),
  ];
  return [plain(key), ...[plain(outcome), ...lines.map(plain)].map((line) => `  ${line}`), ''].join('\n');
}

export function sayCounts({ rows, ranked, waiting, notEligible }: RunCounts): string {
  const row = rows === 1 ? 'row' : 'rows';
  return `${rows} ${row}: ${ranked} ranked, ${waiting} waiting, ${notEligible} not eligible.`;
}

/** The one report to read first: its key. Null where there is none. */
export function reportOf({ reports, status, runId, kind }: Receipt): string | null {
  if (reports === null) return null;
  if (runId !== null) return reports + (status === 'FILE_REJECTED' ? 'findings.csv' : 'report.html');
  const isTable = kind === 'ledger' || kind === 'centers' || kind === 'localities' || kind === 'decisions';
  return reports + (isTable ? 'findings.csv' : 'problems.txt');
}

/** 0 when nothing is left to mend, 1 when something keeps rows or the file from counting. */
export function exitStatusOf({ status, counts }: Receipt): number {
  switch (status) {
    case 'RANKED':
    case 'ACCEPTED':
    case 'WAITING_FOR_ROUND_FILE':
      return RANKED;
    case 'UNCHANGED':
      return counts !== null && counts.waiting > 0 ? FINDINGS_BLOCK : RANKED;
    default:
      return FINDINGS_BLOCK;
  }
}
