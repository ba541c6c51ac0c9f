import { ConditionalCheckFailedException, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { canonicalJson } from '../canonical-json.ts';
import type { Seal } from '../round-store.ts';
import { readRun } from './claim-run.ts';
import { refuseTooLarge } from './item-bytes.ts';
import { runKey } from './keys.ts';
import { runToItem } from './run-items.ts';
import type { Table } from './table.ts';
import { readInstead } from './unknown-outcome.ts';

/** Seals the run, if this attempt still holds it. */
export async function sealRun(table: Table, owner: string, seal: Seal): Promise<'sealed' | 'lost'> {
  const { runId, round } = seal;
  refuseTooLarge(runToItem(runId, { round, owner, leaseUntil: null, seal }), `The seal of run ${runId}`);
  try {
    await table.client.send(sealInput(table.table, owner, seal));
    return 'sealed';
  } catch (error) {
    const run = await readInstead(error, () => readRun(table, runId));
    if (run?.owner === owner && run.seal !== null) return 'sealed';
    if (run?.owner !== owner || error instanceof ConditionalCheckFailedException) return 'lost';
    throw error;
  }
}

function sealInput(table: string, owner: string, seal: Seal): UpdateItemCommand {
  const { pk, sk } = runKey(seal.runId);
  const isHeld = '#owner = :owner';
  const isOpen = 'attribute_not_exists(#seal)';
  return new UpdateItemCommand({
    TableName: table,
    Key: { pk: { S: pk }, sk: { S: sk } },
    UpdateExpression: 'SET #seal = :seal REMOVE #lease',
    ConditionExpression: `${isHeld} AND ${isOpen}`,
    ExpressionAttributeNames: { '#owner': 'owner', '#seal': 'seal', '#lease': 'lease_until' },
    ExpressionAttributeValues: { ':owner': { S: owner }, ':seal': { S: canonicalJson(seal) } },
  });
}
