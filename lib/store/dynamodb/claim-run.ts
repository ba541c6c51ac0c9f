import { ConditionalCheckFailedException, PutItemCommand } from '@aws-sdk/client-dynamodb';
import type { ClaimOutcome } from '../round-store.ts';
import { runKey } from './keys.ts';
import { readItem } from './read-items.ts';
import { runFromItem, runToItem, type Run } from './run-items.ts';
import type { Table } from './table.ts';
import { readInstead } from './unknown-outcome.ts';

export interface Claim {
  readonly runId: string;
  readonly round: string;
  readonly owner: string;
  readonly now: Date;
  readonly leaseSeconds: number;
}

/** Takes the run if nobody has it, or the lease of whoever has it is over. */
export async function claimRun(table: Table, claim: Claim): Promise<ClaimOutcome> {
  try {
    await table.client.send(claimInput(table.table, claim));
    return { outcome: 'claimed' };
  } catch (error) {
    const run = await readInstead(error, () => readRun(table, claim.runId));
    return outcomeOf(error, run, claim);
  }
}

export async function readRun(table: Table, runId: string): Promise<Run | null> {
  const item = await readItem(table, runKey(runId));
  return item === null ? null : runFromItem(item);
}

function claimInput(table: string, { runId, round, owner, now, leaseSeconds }: Claim): PutItemCommand {
  const leaseUntil = new Date(now.getTime() + leaseSeconds * 1000).toISOString();
  const isNew = 'attribute_not_exists(pk)';
  const isOpen = 'attribute_not_exists(#seal)';
  const leaseIsOver = '#lease <= :now';
  // The SDK sends a claim again whose answer was lost: it must not meet itself as somebody else.
  const isOurs = '#owner = :owner';
  return new PutItemCommand({
    TableName: table,
    Item: runToItem(runId, { round, owner, leaseUntil, seal: null }),
    ConditionExpression: `${isNew} OR (${isOpen} AND (${leaseIsOver} OR ${isOurs}))`,
    ExpressionAttributeNames: { '#seal': 'seal', '#lease': 'lease_until', '#owner': 'owner' },
    ExpressionAttributeValues: { ':now': { S: now.toISOString() }, ':owner': { S: owner } },
  });
}

/** `owner` is new in every attempt, so what is there says whose claim it is. */
function outcomeOf(error: unknown, run: Run | null, { owner, now }: Claim): ClaimOutcome {
  if (run === null) throw error;
  if (run.seal !== null) return { outcome: 'sealed', seal: run.seal };
  if (run.owner === owner) return { outcome: 'claimed' };
  const until = run.leaseUntil ?? now.toISOString();
  // A lease that is over is no reason: the claim failed for another, or did not arrive.
  if (until > now.toISOString() || error instanceof ConditionalCheckFailedException)
    return { outcome: 'busy', until };
  throw error;
}
