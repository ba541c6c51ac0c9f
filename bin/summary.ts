import { formatDollars } from '../lib/model/money.ts';
import { formatUnits } from '../lib/model/decimal.ts';
import type { ReviewedRun } from '../lib/reports/reviewed-run.ts';
import type { PlacedApplication } from '../lib/review/placed-application.ts';
import type { ProgramReview } from '../lib/review/reviewed.ts';
import { fixFirst } from './fix-first.ts';
import { notRanked } from './not-ranked.ts';
import { renderTable } from './terminal-table.ts';

const MOST_ROWS = 20;
const MOST_KINDS = 10;
export const PROGRAM_NAMES = { senior_center: 'Senior centers', assisted_living: 'Assisted living' } as const;

/** The ranking at a glance: the first rows of each program, its budget, and how many findings there are. */
export function summaryTable(run: ReviewedRun): string {
  const { review, findings } = run;
  const parts = review.status === 'FILE_REJECTED' ? [] : review.programs.map(programTable);
  const count = (severity: string): number => findings.filter((each) => each.severity === severity).length;
  parts.push(
    fixFirst(findings, MOST_KINDS),
    notRanked(run, MOST_ROWS),
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
