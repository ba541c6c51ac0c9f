import { formatDollars } from '../lib/model/money.ts';
import { formatUnits } from '../lib/model/decimal.ts';
import type { ReviewedRun } from '../lib/reports/reviewed-run.ts';
import type { PlacedApplication, ProgramReview } from '../lib/review/reviewed.ts';
import { reportRows } from '../lib/reports/rows.ts';
import type { Finding } from '../lib/model/finding.ts';
import { plain, renderTable } from './terminal-table.ts';

const MOST_ROWS = 20;
const PROGRAM_NAMES = { senior_center: 'Senior centers', assisted_living: 'Assisted living' } as const;

/** The ranking at a glance: the first rows of each program, its budget, and how many findings there are. */
export function summaryTable(run: ReviewedRun): string {
  const { review, findings } = run;
  const parts = review.status === 'FILE_REJECTED' ? [] : review.programs.map(programTable);
  const count = (severity: string): number => findings.filter((each) => each.severity === severity).length;
  parts.push(
    notRanked(run),
    `Findings: ${counted(count('error'), 'error')}, ${counted(count('question'), 'question')}, ${counted(count('note'), 'note')}.\n`,
  );
  return parts.join('\n');
}

function programTable(program: ProgramReview): string {
  const { available, recommended, unspent, rules } = program;
  const ranked = program.applications.filter((each) => each.rank !== null);
  const heading = `${PROGRAM_NAMES[program.program]}: ${formatDollars(recommended)} of ${formatDollars(available)} recommended, ${formatDollars(unspent)} unspent (${rules.policy})`;
  if (ranked.length === 0) return `${heading}\nNo application was ranked.\n`;
  const table = renderTable(
    [
      { title: 'Rank', right: true },
      { title: 'Application', most: 20 },
      { title: 'Applicant', most: 30 },
      { title: 'Score', right: true },
      { title: 'Requested', right: true },
      { title: 'Ceiling', right: true },
      { title: 'Recommended', right: true },
      { title: 'State' },
    ],
    ranked.slice(0, MOST_ROWS).map(cells),
  );
  const more = ranked.length > MOST_ROWS ? `\n… and ${ranked.length - MOST_ROWS} more in ranking.csv` : '';
  return `${heading}\n\n${table}${more}\n`;
}

function cells({ reviewed, rank, recommended, state, reasons }: PlacedApplication): string[] {
  const { application, score, governing } = reviewed;
  return [
    String(rank),
    application.applicationId,
    application.applicant,
    formatUnits(score, 4),
    formatDollars(application.requestedGrant),
    formatDollars(governing.payable),
    formatDollars(recommended),
    reasons.length === 0 ? state : `${state} (${reasons.join(', ')})`,
  ];
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** The rows without a rank, and why: what a program officer mends first. */
function notRanked({ review, findings }: ReviewedRun): string {
  const errors = new Map<number, Finding[]>();
  for (const each of findings) {
    if (each.file !== 'applications' || each.row === null || each.severity !== 'error') continue;
    errors.set(each.row, [...(errors.get(each.row) ?? []), each]);
  }
  const lines = [...reportRows(review)].flatMap((row) => {
    if (row.kind === 'placed') {
      const { rank, reviewed, reasons } = row.placed;
      if (rank !== null) return [];
      return [
        `row ${reviewed.application.row}  ${reviewed.application.applicationId}  not eligible: ${reasons.join(', ')}`,
      ];
    }
    const { row: waiting, state, reasons } = row.unreviewed;
    const why = (errors.get(waiting.row) ?? []).map(
      (each) => `${each.column ?? 'row'}: ${each.message} ${each.fix}`,
    );
    const told =
      state === 'waiting' ? ['waits', ...why.slice(0, 1)].join('  ') : `not eligible: ${reasons.join(', ')}`;
    return [`row ${waiting.row}  ${waiting.applicationId ?? '(no id)'}  ${told}`];
  });
  const reference = findings
    .filter((each) => each.severity === 'error' && (each.file !== 'applications' || each.row === null))
    .map((each) => `${each.file}${each.row === null ? '' : ` row ${each.row}`}  ${each.message} ${each.fix}`);
  const all = [...reference, ...lines];
  if (all.length === 0) return '';
  const more =
    all.length > MOST_ROWS ? [`… and ${all.length - MOST_ROWS} more in findings.csv and ranking.csv`] : [];
  return [
    'Not ranked:',
    ...all.slice(0, MOST_ROWS).map((each) => `  ${plain(each)}`),
    ...more.map((each) => `  ${each}`),
    '',
  ].join('\n');
}
