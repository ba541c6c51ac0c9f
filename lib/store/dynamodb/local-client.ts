import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** A client for a server on this machine, which has no accounts and no regions. */
export function localClient(endpoint: string, accessKeyId: string): DynamoDBClient {
  const credentials = { accessKeyId, secretAccessKey: 'none' };
  return new DynamoDBClient({ endpoint, region: 'us-east-1', credentials });
}
