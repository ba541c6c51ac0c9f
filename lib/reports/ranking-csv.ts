import type { Cents } from '../model/money.ts';
import { FACTORS, type FactorName } from '../model/round.ts';
import type { PlacedApplication } from '../review/placed-application.ts';
import type { ProgramReview, Review, UnreviewedRow } from '../review/reviewed.ts';
import { ByteWriter } from './byte-writer.ts';
import { BYTE_ORDER_MARK, LINE_END, line, textCell } from './csv.ts';
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

/** ranking.csv in pieces: every row of the upload, ranked or not, in the order of the results. */
export function* rankingCsv({ review, extraColumns }: ReviewedRun): Generator<Uint8Array> {
  const factors = weighedFactors(review);
  const factorColumns = factors.map((factor) => `contribution_${factor}`);
  const header = [...BEFORE_FACTORS, ...factorColumns, ...AFTER_FACTORS, ...extraColumns.map(textCell)];
  const out = new ByteWriter();
  out.text(BYTE_ORDER_MARK + line(header));
  const places = new Map(review.programs.map((program) => [program, placesOf(factors, program)]));
  for (const row of reportRows(review)) {
    if (row.kind === 'placed') writePlaced(out, row.placed, places.get(row.program) ?? []);
    else writeUnreviewed(out, row.unreviewed, factors.length);
    const piece = out.take();
    if (piece) yield piece;
  }
  const rest = out.take(true);
  if (rest) yield rest;
}

/** The factors that any program of the round weighs, in the order of the law. */
function weighedFactors(review: Review): FactorName[] {
  return FACTORS.filter((factor) => review.programs.some(({ rules }) => rules.weights.has(factor)));
}

/** Where each factor's contribution stands among those that a program weighs; -1 where it weighs it not. */
function placesOf(factors: readonly FactorName[], { rules }: ProgramReview): number[] {
  const weighed = FACTORS.filter((factor) => rules.weights.has(factor));
  return factors.map((factor) => weighed.indexOf(factor));
}

function writePlaced(out: ByteWriter, placed: PlacedApplication, factorPlaces: readonly number[]): void {
  const { reviewed } = placed;
  const { application, governing } = reviewed;
  if (placed.rank !== null) out.units(placed.rank, 0);
  out.cell(application.applicationId);
  cell(out, application.program);
  cell(out, placed.state);
  money(out, placed.recommended);
  money(out, application.requestedGrant);
  money(out, governing.asOfRight);
  cell(out, listed(governing.binding));
  cell(out, governing.board.status);
  money(out, governing.board.amount);
  money(out, reviewed.regulationCeiling);
  money(out, reviewed.disputed);
  points(out, reviewed.score);
  for (const place of factorPlaces) points(out, place === -1 ? undefined : reviewed.contribution(place));
  out.cell(application.applicant);
  out.cell(application.locality.name);
  out.cell(application.centerName);
  out.cell(application.projectTitle);
  cell(out, application.receivedOn);
  cell(out, placed.decidedByTieBreak ?? '');
  cell(out, listed(placed.reasons));
  for (const extra of application.extra) out.uploaded(extra);
  out.text(LINE_END);
}

/** What is not known is left empty; a row that is not eligible is recommended nothing. */
function writeUnreviewed(out: ByteWriter, { row, state, reasons }: UnreviewedRow, factors: number): void {
  out.cell(row.applicationId ?? '');
  cell(out, row.program ?? '');
  cell(out, state);
  cell(out, state === 'waiting' ? '' : '0.00');
  money(out, row.requestedGrant);
  // From the ceiling to the last contribution.
  for (let i = 0; i < 7 + factors; i++) out.comma();
  out.cell(row.applicant ?? '');
  out.cell(row.locality ?? '');
  out.cell(row.centerName ?? '');
  out.cell(row.projectTitle ?? '');
  cell(out, row.receivedOn ?? '');
  out.comma();
  cell(out, reasons.join(';'));
  for (const extra of row.extra) out.uploaded(extra);
  out.text(LINE_END);
}

function cell(out: ByteWriter, text: string): void {
  out.comma();
  out.text(text);
}

function money(out: ByteWriter, amount: Cents | null): void {
  out.comma();
  if (amount !== null) out.units(amount, 2);
}

/** Points in ten-thousandths; nothing where the program weighs the factor not. */
function points(out: ByteWriter, units: number | undefined): void {
  out.comma();
  if (units !== undefined) out.units(units, 4);
}

function listed(names: readonly string[]): string {
  return names.length === 1 ? (names[0] ?? '') : names.join(';');
}
