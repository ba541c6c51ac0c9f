import type { ReviewedRun } from '../reviewed-run.ts';
import { count } from './figures.ts';

/** The status in one sentence or two that say what happens next. */
export function statusSentence({ review, findings }: ReviewedRun): string {
  const { ranked, waiting, notEligible } = review.counts;
  switch (review.status) {
    case 'RANKED':
      return `${count(ranked, 'application is', 'applications are')} ranked and no row waits${notEligible > 0 ? `; ${notEligible} not eligible` : ''}. Next: the recommendation goes to the Board of Public Works, which decides.`;
    case 'PROVISIONAL':
      return `${count(ranked, 'application is', 'applications are')} ranked provisionally and ${count(waiting, 'row waits', 'rows wait')}. Next: correct each waiting row and review the batch again; ranks and awards may change.`;
    case 'NEEDS_CORRECTION': {
      const reference = findings.some(
        ({ file, severity }) => file !== 'applications' && severity === 'error',
      );
      if (reference)
        return 'Nothing is ranked, because the ledger, the centers or the localities hold an error that could raise a ceiling. Next: correct what the findings name and upload again.';
      return waiting > 0
        ? `Nothing can be ranked: ${count(waiting, 'row waits', 'rows wait')}. Next: correct the rows under “Findings” and upload the batch again.`
        : 'Nothing can be ranked: the batch holds no eligible application. Next: see “Rows not ranked”, and upload a batch that holds one.';
    }
    case 'FILE_REJECTED':
      return 'The applications file could not be read as rows. Next: mend what the findings name and upload it again; nothing was changed.';
  }
}
