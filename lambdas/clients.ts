import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import type { S3ClientConfig } from '@aws-sdk/client-s3';

// Without these a request that is never answered holds the function until its time is over, and nobody knows why.
// In milliseconds; all attempts together stay far below the function's five minutes.

/** An item is small: an answer that takes seconds is lost. */
export const DYNAMODB_PATIENCE = {
  maxAttempts: 5,
  requestHandler: { connectionTimeout: 2_000, requestTimeout: 8_000, throwOnRequestTimeout: true },
} as const satisfies DynamoDBClientConfig;

/** A file may have 50 MB, and takes a while to send; but never pauses for long. */
export const S3_PATIENCE = {
  maxAttempts: 4,
  requestHandler: {
    connectionTimeout: 2_000,
    requestTimeout: 40_000,
    throwOnRequestTimeout: true,
    socketTimeout: 20_000,
  },
} as const satisfies S3ClientConfig;
