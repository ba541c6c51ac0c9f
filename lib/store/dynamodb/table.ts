import {
  CreateTableCommand,
  DescribeTableCommand,
  ResourceInUseException,
  ResourceNotFoundException,
  type CreateTableCommandInput,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';

/** The one table, and how it is reached. */
export interface Table {
  readonly client: DynamoDBClient;
  readonly table: string;
}

/** What the table is: two keys of text, paid by the request, no index. In the cloud the stack describes the same. */
export function tableInput(table: string): CreateTableCommandInput {
  return {
    TableName: table,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    AttributeDefinitions: [
      { AttributeName: 'pk', AttributeType: 'S' },
      { AttributeName: 'sk', AttributeType: 'S' },
    ],
  };
}

const MOST_LOOKS = 100;

/** For the store on one machine and for tests; in the cloud a table that is missing is a fault. Ends when it is ready. */
export async function createTableIfMissing(
  { client, table }: Table,
  sleep: (milliseconds: number) => Promise<unknown>,
): Promise<void> {
  for (let look = 0; look < MOST_LOOKS; look++) {
    const status = await statusOf({ client, table });
    if (status === 'ACTIVE') return;
    if (status === null) await client.send(new CreateTableCommand(tableInput(table))).catch(unlessInUse);
    else await sleep(100);
  }
  throw new Error(`The table ${table} did not become ready.`);
}

async function statusOf({ client, table }: Table): Promise<string | null> {
  try {
    const answer = await client.send(new DescribeTableCommand({ TableName: table }));
    return answer.Table?.TableStatus ?? 'UNKNOWN';
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return null;
    throw error;
  }
}

/** Somebody else was faster. */
function unlessInUse(error: unknown): void {
  if (!(error instanceof ResourceInUseException)) throw error;
}
