import { formatUnits } from '../../model/decimal.ts';
import { type Cents, formatCents } from '../../model/money.ts';
import { FACTORS, type FactorName } from '../../model/round.ts';
import type { PlacedApplication } from '../../review/placed-application.ts';
import type { ProgramReview, Review, UnreviewedRow } from '../../review/reviewed.ts';
import type { ReviewedRun } from '../reviewed-run.ts';
import { type ReportRow, reportRows } from '../rows.ts';
import { aboutSheet } from './about-sheet.ts';
import { programsSheet } from './programs-sheet.ts';
import type { Cell, Column, ColumnKind, Sheet } from './sheet.ts';
import { workbook } from './workbook.ts';

/** A column of the ranking: what stands in it for a reviewed application, and for a row that was not reviewed. */
interface RankingColumn extends Column {
  readonly placed: (placed: PlacedApplication, program: ProgramReview) => Cell;
  readonly unreviewed: (row: UnreviewedRow) => Cell;
}

/** ranking.xlsx in pieces: the cover, the ranking with the columns of ranking.csv, and each program's totals. */
export async function rankingWorkbook(run: ReviewedRun): Promise<Iterable<Uint8Array>> {
  const sheets = [
    {
      sheet: rankingSheet(run),
      about:
        'Every row of the upload: by program, then rank; those without a rank by row. The columns are those of ranking.csv.',
    },
    { sheet: programsSheet(run.review), about: 'The budget of each program and what was recommended of it.' },
  ];
  return workbook(`Ranking of ${run.review.round.id}`, [
    aboutSheet(run, sheets),
    ...sheets.map(({ sheet }) => sheet),
  ]);
}

function rankingSheet({ review, extraColumns }: ReviewedRun): Sheet {
  const columns = [
    ...BEFORE_FACTORS,
    ...factorColumns(review),
    ...AFTER_FACTORS,
    ...extraCells(extraColumns),
  ];
  return {
    name: 'Ranking',
    columns,
    count: review.counts.rows,
    rows: function* () {
      for (const row of reportRows(review)) yield columns.map((column) => cellOf(column, row));
    },
  };
}

function cellOf({ placed, unreviewed }: RankingColumn, row: ReportRow): Cell {
  return row.kind === 'placed' ? placed(row.placed, row.program) : unreviewed(row.unreviewed);
}

const nothing = (): Cell => null;
const amount = (cents: Cents | null): Cell => (cents === null ? null : formatCents(cents));

function column(
  name: string,
  kind: ColumnKind,
  placed: RankingColumn['placed'],
  unreviewed: RankingColumn['unreviewed'] = nothing,
): RankingColumn {
  return { name, kind, placed, unreviewed };
}

const BEFORE_FACTORS: readonly RankingColumn[] = [
  column('rank', 'count', ({ rank }) => (rank === null ? null : String(rank))),
  column(
    'application_id',
    'text',
    ({ reviewed }) => reviewed.application.applicationId,
    ({ row }) => row.applicationId,
  ),
  column(
    'program',
    'text',
    ({ reviewed }) => reviewed.application.program,
    ({ row }) => row.program,
  ),
  column(
    'state',
    'text',
    ({ state }) => state,
    ({ state }) => state,
  ),
  column(
    'recommended',
    'money',
    ({ recommended }) => amount(recommended),
    ({ state }) => (state === 'waiting' ? null : '0.00'),
  ),
  column(
    'requested',
    'money',
    ({ reviewed }) => amount(reviewed.application.requestedGrant),
    ({ row }) => amount(row.requestedGrant),
  ),
  column('ceiling', 'money', ({ reviewed }) => amount(reviewed.governing.asOfRight)),
  column('binding', 'text', ({ reviewed }) => reviewed.governing.binding.join(';')),
  column('board_status', 'text', ({ reviewed }) => reviewed.governing.board.status),
  column('board_ceiling', 'money', ({ reviewed }) => amount(reviewed.governing.board.amount)),
  column('regulation_ceiling', 'money', ({ reviewed }) => amount(reviewed.regulationCeiling)),
  column('dollars_in_dispute', 'money', ({ reviewed }) => amount(reviewed.disputed)),
  column('score', 'points', ({ reviewed }) => formatUnits(reviewed.score, 4)),
];

const AFTER_FACTORS: readonly RankingColumn[] = [
  column(
    'applicant',
    'text',
    ({ reviewed }) => reviewed.application.applicant,
    ({ row }) => row.applicant,
  ),
  column(
    'locality',
    'text',
    ({ reviewed }) => reviewed.application.locality.name,
    ({ row }) => row.locality,
  ),
  column(
    'center_name',
    'text',
    ({ reviewed }) => reviewed.application.centerName,
    ({ row }) => row.centerName,
  ),
  column(
    'project_title',
    'text',
    ({ reviewed }) => reviewed.application.projectTitle,
    ({ row }) => row.projectTitle,
  ),
  column(
    'received_on',
    'day',
    ({ reviewed }) => reviewed.application.receivedOn,
    ({ row }) => row.receivedOn,
  ),
  column('decided_by_tie_break', 'text', ({ decidedByTieBreak }) => decidedByTieBreak),
  column(
    'reasons',
    'text',
    ({ reasons }) => reasons.join(';'),
    ({ reasons }) => reasons.join(';'),
  ),
];

/** One for each factor that any program of the round weighs, in the order of the law. */
function factorColumns({ programs }: Review): readonly RankingColumn[] {
  const places = new Map(
    programs.map(({ program, rules }) => [program, FACTORS.filter((factor) => rules.weights.has(factor))]),
  );
  const weighed = FACTORS.filter((factor) =>
    [...places.values()].some((factors) => factors.includes(factor)),
  );
  return weighed.map((factor: FactorName) =>
    column(`contribution_${factor}`, 'points', ({ reviewed }, { program }) => {
      const place = places.get(program)?.indexOf(factor) ?? -1;
      return place === -1 ? null : formatUnits(reviewed.contribution(place), 4);
    }),
  );
}

/** Cells that pass through are text, as they came: what a number of somebody else's column means is not known here. */
function extraCells(names: readonly string[]): readonly RankingColumn[] {
  return names.map((name, i) =>
    column(
      name,
      'text',
      ({ reviewed }) => reviewed.application.extra[i] ?? null,
      ({ row }) => row.extra[i] ?? null,
    ),
  );
}
