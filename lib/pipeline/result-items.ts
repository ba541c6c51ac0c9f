import { formatUnits } from '../model/decimal.ts';
import { formatCents, type Cents } from '../model/money.ts';
import { reportRows, type ReportRow } from '../reports/rows.ts';
import type { Review } from '../review/reviewed.ts';
import type { ResultItem } from '../store/round-store.ts';

const money = (amount: Cents | null): string | null => (amount === null ? null : formatCents(amount));

/** Each application's place in the run, in the order of the results. */
export function* resultItems(review: Review): Generator<ResultItem> {
  for (const row of reportRows(review)) yield resultItem(row);
}

function resultItem(row: ReportRow): ResultItem {
  if (row.kind === 'unreviewed') {
    const { row: waiting, state, reasons } = row.unreviewed;
    return {
      applicationId: waiting.applicationId ?? '',
      program: waiting.program ?? 'unknown',
      state,
      rank: null,
      row: waiting.row,
      score: null,
      requested: money(waiting.requestedGrant),
      ceiling: null,
      recommended: state === 'waiting' ? null : '0.00',
      reasons,
    };
  }
  const { reviewed, rank, state, recommended, reasons } = row.placed;
  const { application, governing, score } = reviewed;
  return {
    applicationId: application.applicationId,
    program: application.program,
    state,
    rank,
    row: application.row,
    score: formatUnits(score, 4),
    requested: money(application.requestedGrant),
    ceiling: money(governing.asOfRight),
    recommended: money(recommended),
    reasons,
  };
}
