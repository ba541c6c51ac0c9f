import { PROGRAMS, type Program } from '../model/program.ts';
import type { PlacedApplication } from '../review/placed-application.ts';
import type { ProgramReview, Review, UnreviewedRow } from '../review/reviewed.ts';

/** A row of the reports: an application that was reviewed, or one that could not be. */
export type ReportRow =
  | { readonly kind: 'placed'; readonly placed: PlacedApplication; readonly program: ProgramReview }
  | { readonly kind: 'unreviewed'; readonly unreviewed: UnreviewedRow };

/** All rows by program (senior centers first), then rank, those without a rank by row; rows of no known program last. */
export function* reportRows(review: Review): Generator<ReportRow> {
  for (const program of [...PROGRAMS, null]) {
    const reviewed = review.programs.find((each) => each.program === program);
    const placed = reviewed?.applications.filter((each) => each.rank !== null) ?? [];
    for (const each of placed) yield { kind: 'placed', placed: each, program: reviewed as ProgramReview };
    yield* unrankedRows(review, reviewed, program);
  }
}

function unrankedRows(
  review: Review,
  reviewed: ProgramReview | undefined,
  program: Program | null,
): ReportRow[] {
  const notEligible = (reviewed?.applications ?? [])
    .filter((each) => each.rank === null)
    .map((placed): ReportRow => ({ kind: 'placed', placed, program: reviewed as ProgramReview }));
  const unreviewed = review.unreviewed
    .filter(({ row }) => row.program === program)
    .map((each): ReportRow => ({ kind: 'unreviewed', unreviewed: each }));
  return [...notEligible, ...unreviewed].sort((a, b) => rowNumber(a) - rowNumber(b));
}

function rowNumber(row: ReportRow): number {
  return row.kind === 'placed' ? row.placed.reviewed.application.row : row.unreviewed.row.row;
}
