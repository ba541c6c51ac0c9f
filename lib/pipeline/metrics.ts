/** Names that the handler writes and the alarms read: in one place, so that neither waits for the other's spelling. */

export const NAMESPACE = 'Grantline';

/** Counts, but for ReviewDuration. What did not happen is written as 0, so that a graph shows a line and no gap. */
export const METRICS = {
  /** Uploads that led to a review whose run was published or held. */
  uploadReviewed: 'UploadReviewed',
  /** Uploads that were refused: nothing was changed. */
  uploadRejected: 'UploadRejected',
  /** The same bytes again. */
  uploadUnchanged: 'UploadUnchanged',
  /** A newer version came before the review of this one could be published. */
  uploadSuperseded: 'UploadSuperseded',
  /** Rows of the batches that were reviewed. */
  applicationsReviewed: 'ApplicationsReviewed',
  /** Milliseconds from the event to the receipt. */
  reviewDuration: 'ReviewDuration',
  /** Uploads that failed through no fault of theirs, and are delivered again. */
  faults: 'Faults',
} as const;

/**
 * The one dimension of every metric, as Powertools writes it from POWERTOOLS_SERVICE_NAME: stages that share an
 * account and region stay apart.
 */
export function metricDimensions(stage: string): { readonly service: string } {
  return { service: `grantline-${stage}` };
}
