import type { Review } from '../review/reviewed.ts';
import type { ReviewedRun } from './reviewed-run.ts';

/** The status, and in words what happens next. */
export function statusLine(run: ReviewedRun): string {
  const { review } = run;
  const ledger = run.ledgerGiven
    ? ''
    : ' No ledger was given: earlier grants are taken as none, and "never funded" as not established.';
  return `${review.status}: ${sentence(review, run)}${ledger}`;
}

function sentence(review: Review, run: ReviewedRun): string {
  const { counts } = review;
  switch (review.status) {
    case 'FILE_REJECTED':
      return 'the file could not be read as rows, and nothing was ranked. Mend it as the findings say and review it again.';
    case 'NEEDS_CORRECTION':
      return `${nothingRanked(run)} See the findings for each row and how to mend it.`;
    case 'PROVISIONAL':
      return `${applications(counts.ranked)} ranked; ${rowsWait(counts.waiting)} for correction. Ranks and awards may change when they are mended.`;
    case 'RANKED':
      return `${applications(counts.ranked)} ranked${counts.notEligible > 0 ? `, ${counts.notEligible} not eligible` : ''}. No row waits for correction.`;
  }
}

function nothingRanked({ review, findings }: ReviewedRun): string {
  const faults = [...new Set(findings.filter((each) => each.severity === 'error').map((each) => each.file))];
  const reference = faults.filter((file) => file !== 'applications');
  if (reference.length > 0)
    return `nothing was ranked, because of errors in the ${reference.join(' and ')} file.`;
  const { counts } = review;
  return counts.waiting === 0
    ? `none of the ${applications(counts.rows)} is eligible.`
    : `none of the ${applications(counts.rows)} can be ranked.`;
}

function applications(count: number): string {
  return count === 1 ? '1 application' : `${count} applications`;
}

function rowsWait(count: number): string {
  return count === 1 ? '1 row waits' : `${count} rows wait`;
}
