import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';

/** Reviews nothing yet, so it acknowledges nothing: every upload stays in the queue. */
export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  const batchItemFailures = event.Records.map(({ messageId }) => ({ itemIdentifier: messageId }));
  return Promise.resolve({ batchItemFailures });
}
