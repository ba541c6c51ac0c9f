import { formatDollars } from '../lib/model/money.ts';
import type { RoundHistory } from '../lib/pipeline/round-history.ts';
import type { ProgramStatus, RoundStatus } from '../lib/pipeline/round-status.ts';
import type { SharedInput } from '../lib/pipeline/stale.ts';
import type { ResultItem } from '../lib/store/round-store.ts';
import { receiptsTable, sayTime, shortRun } from './history-tables.ts';
import { sayCounts } from './say-receipt.ts';
import { PROGRAM_NAMES } from './summary.ts';
import { plain } from './terminal-table.ts';

const MOST_ROWS = 20;
const SHARED_NAMES: Readonly<Record<SharedInput, string>> = {
  ledger: 'the ledger',
  centers: 'the centers file',
  localities: 'the localities file',
};
const STATE_NAMES = [
  ['recommended', 'in full'],
  ['recommended_partial', 'in part'],
  ['recommended_unfunded', 'with nothing'],
  ['held', 'held'],
] as const;

/** How a round stands, for people; null where nothing of it is published. */
export function sayStatus(history: RoundHistory, status: RoundStatus | null, report: string | null): string {
  const { round, receipts } = history;
  if (status === null)
    return `Round ${plain(round)}: nothing is published yet.\n\n${receiptsTable(receipts)}\n`;
  const { programs, waiting, stale, newer } = status;
  const parts = [
    heading(round, status, report),
    ...(stale.length === 0 ? [] : [sayStale(round, stale)]),
    programs.map(programLine).join(''),
    ...(waiting.length === 0 ? [] : [waitingRows(waiting)]),
    ...(newer.length === 0 ? [] : [`Uploads since, newest first\n\n${receiptsTable(newer)}\n`]),
  ];
  return parts.filter((part) => part !== '').join('\n');
}

function heading(round: string, { current }: RoundStatus, report: string | null): string {
  const { sequence, at, actor, body } = current;
  const reason = body.reason === null ? '' : `Reason: ${plain(body.reason)}\n`;
  return [
    `Round ${plain(round)}: ${body.status}. ${sayCounts(body.counts)}`,
    `Revision ${sequence}, ${body.event.replaceAll('_', ' ')} ${sayTime(at)} by ${plain(actor)}: run ${shortRun(body.runId)}.`,
    `${reason}Report: ${report ?? ''}`,
    '',
  ].join('\n');
}

/** What to do about a round whose run is older than what it was worked out from. */
export function sayStale(round: string, stale: readonly SharedInput[]): string {
  const what = stale.map((input) => SHARED_NAMES[input]).join(' and ');
  return `STALE: ${what} changed since this run was reviewed. Review the round again: grantline put --again ${plain(round)}\n`;
}

function programLine({ program, recommended, budget, policy, states, firstUnfunded }: ProgramStatus): string {
  const counts = STATE_NAMES.map(([state, name]) => `${states[state] ?? 0} ${name}`).join(', ');
  const line =
    firstUnfunded === null
      ? 'No rank that can be paid is left without money.'
      : `The first without money is rank ${firstUnfunded.rank ?? ''}, ${plain(firstUnfunded.applicationId)}.`;
  return `${PROGRAM_NAMES[program]}: ${formatDollars(recommended)} recommended, budget ${formatDollars(budget)} (${policy}).\n  ${counts}. ${line}\n`;
}

function waitingRows(waiting: readonly ResultItem[]): string {
  const rows = waiting
    .slice(0, MOST_ROWS)
    .map(({ row, applicationId }) => `  row ${row}  ${plain(applicationId)}`);
  const more = waiting.length > MOST_ROWS ? [`  … and ${waiting.length - MOST_ROWS} more`] : [];
  return ['Waiting for correction; corrections.csv beside the report says why:', ...rows, ...more, ''].join(
    '\n',
  );
}
