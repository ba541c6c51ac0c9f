import { expect, it } from 'vitest';
import { DYNAMODB_PATIENCE, S3_PATIENCE } from '../../lambdas/clients.ts';
import { REVIEW_TIMEOUT } from '../../lib/stacks/constructs/review-function.ts';

it.each([
  ['DynamoDB', DYNAMODB_PATIENCE],
  ['S3', S3_PATIENCE],
])('A request to %s that is never answered ends well before the function does', (_, patience) => {
  const { connectionTimeout, requestTimeout, throwOnRequestTimeout } = patience.requestHandler;
  const longest = patience.maxAttempts * (connectionTimeout + requestTimeout);
  expect(throwOnRequestTimeout).toBe(true);
  // Waiting between attempts comes on top: the SDK's is seconds.
  expect(longest).toBeLessThan(0.75 * REVIEW_TIMEOUT.toMilliseconds());
});
