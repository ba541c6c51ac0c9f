import { formatUnits } from '../model/decimal.ts';
import { type Cents, formatCents } from '../model/money.ts';
import { FACTORS, type FactorName } from '../model/round.ts';
import type { PlacedApplication, ProgramReview, Review, UnreviewedRow } from '../review/reviewed.ts';
import { BYTE_ORDER_MARK, LINE_END, line, textCell, uploadedCell } from './csv.ts';
import type { ReviewedRun } from './reviewed-run.ts';
import { reportRows } from './rows.ts';

const BEFORE_FACTORS = [
  'rank',
  'application_id',
  'program',
  'state',
  'recommended',
  'requested',
  'ceiling',
  'binding',
  'board_status',
  'board_ceiling',
  'regulation_ceiling',
  'dollars_in_dispute',
  'score',
];
const AFTER_FACTORS = [
  'applicant',
  'locality',
  'center_name',
  'project_title',
  'received_on',
  'decided_by_tie_break',
  'reasons',
];

/** ranking.csv, line by line: every row of the upload, ranked or not, in the order of the results. */
export function* rankingCsv({ review, extraColumns }: ReviewedRun): Generator<string> {
  const factors = weighedFactors(review);
  const factorColumns = factors.map((factor) => `contribution_${factor}`);
  yield (
    BYTE_ORDER_MARK +
    line([...BEFORE_FACTORS, ...factorColumns, ...AFTER_FACTORS, ...extraColumns.map(textCell)])
  );
  for (const row of reportRows(review)) {
    yield row.kind === 'placed'
      ? placedLine(row.placed, placesOf(factors, row.program))
      : unreviewedLine(row.unreviewed, factors);
  }
}

/** The factors that any program of the round weighs, in the order of the law. */
function weighedFactors(review: Review): FactorName[] {
  return FACTORS.filter((factor) => review.programs.some(({ rules }) => rules.weights.has(factor)));
}

const money = (amount: Cents | null): string => (amount === null ? '' : formatCents(amount));

/** Where each factor's contribution stands among those that a program weighs; -1 where it weighs it not. */
function placesOf(factors: readonly FactorName[], { rules }: ProgramReview): number[] {
  const weighed = FACTORS.filter((factor) => rules.weights.has(factor));
  return factors.map((factor) => weighed.indexOf(factor));
}

/** Added up, not joined: this is a hot path, and most of its cells are short. */
function placedLine(placed: PlacedApplication, factorPlaces: readonly number[]): string {
  const { application, governing, disputed, regulationCeiling, score, contributions } = placed.reviewed;
  let text = `${placed.rank ?? ''},${textCell(application.applicationId)},${application.program},${placed.state},`;
  text += `${money(placed.recommended)},${money(application.requestedGrant)},${money(governing.asOfRight)},`;
  text += `${listed(governing.binding)},${governing.board.status},${money(governing.board.amount)},`;
  text += `${money(regulationCeiling)},${money(disputed)},${points(score)},`;
  for (const place of factorPlaces) text += `${points(contributions[place])},`;
  text += `${textCell(application.applicant)},${textCell(application.locality.name)},`;
  text += `${textCell(application.centerName)},${textCell(application.projectTitle)},${application.receivedOn},`;
  text += `${placed.decidedByTieBreak ?? ''},${listed(placed.reasons)}`;
  for (const cell of application.extra) text += `,${uploadedCell(cell)}`;
  return text + LINE_END;
}

/** Points in ten-thousandths; nothing where the program weighs the factor not. */
function points(units: number | undefined): string {
  return units === undefined ? '' : formatUnits(units, 4);
}

function listed(names: readonly string[]): string {
  return names.length === 1 ? (names[0] ?? '') : names.join(';');
}

function unreviewedLine({ row, state, reasons }: UnreviewedRow, factors: readonly FactorName[]): string {
  const unknown = (count: number): string[] => Array.from({ length: count }, () => '');
  return line([
    '',
    textCell(row.applicationId),
    row.program ?? '',
    state,
    state === 'waiting' ? '' : '0.00',
    money(row.requestedGrant),
    ...unknown(7 + factors.length),
    textCell(row.applicant),
    textCell(row.locality),
    textCell(row.centerName),
    textCell(row.projectTitle),
    row.receivedOn ?? '',
    '',
    reasons.join(';'),
    ...row.extra.map(uploadedCell),
  ]);
}
