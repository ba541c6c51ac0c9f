import { type FindingGroup, groupFindings, sayRanges } from '../lib/reports/finding-groups.ts';
import type { Finding } from '../lib/model/finding.ts';
import { plain } from './terminal-table.ts';

const MOST_STRETCHES = 20;

/** What to fix first: findings that are mended alike, told once with all their rows. The first `most` are shown. */
export function fixFirst(findings: readonly Finding[], most: number): string {
  const groups = groupFindings(findings);
  if (groups.length === 0) return '';
  const more = groups.length > most ? [`  … and ${groups.length - most} more kinds, in findings.csv`] : [];
  return ['What to fix first:', ...groups.slice(0, most).map(groupText), ...more, ''].join('\n');
}

function groupText({ first, alike, rows }: FindingGroup): string {
  const { file, severity, code, column, message, fix } = first;
  const what = [file, column ?? '', whichRows(rows)].filter((part) => part !== '').join(', ');
  const example = alike ? '' : `for example, row ${first.row ?? ''}: `;
  return `  ${plain(`${severity} ${code}  ${what}`)}\n    ${plain(`${example}${message} ${fix}`)}`;
}

function whichRows(rows: readonly number[]): string {
  if (rows.length === 0) return 'the file';
  return `${rows.length === 1 ? 'row' : `${rows.length} rows:`} ${sayRanges(rows, MOST_STRETCHES)}`;
}
