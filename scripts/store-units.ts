// Counts what each access to the store costs, as the server says. Bundled and run by measure-store.mjs.

import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { dynamoRoundStore, ledgerLog } from '../lib/store/dynamodb/dynamo-round-store.ts';
import { itemBytes } from '../lib/store/dynamodb/item-bytes.ts';
import { openLocalTable } from '../lib/store/dynamodb/local-table.ts';
import { appearanceToItem, resultToItem } from '../lib/store/dynamodb/result-items.ts';
import type { LogDraft } from '../lib/store/event-log.ts';
import type { LedgerEntry } from '../lib/store/ledger-entry.ts';
import type { ResultItem } from '../lib/store/round-store.ts';
import { A_GRANT, A_PUBLICATION, A_RECEIPT, A_RESULT, A_SEAL, RUN } from './store-samples.ts';

const ROUND = 'FY2027';
const NOW = new Date('2026-07-01T12:00:00.000Z');

interface Used {
  requests: number;
  units: number;
}

/** Asks for the units of every request, and adds them up. */
function meter(client: DynamoDBClient): Used {
  const used = { requests: 0, units: 0 };
  client.middlewareStack.add(
    (next) => async (args) => {
      const answer = await next({
        ...args,
        input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' },
      });
      const { ConsumedCapacity } = answer.output as { ConsumedCapacity?: unknown };
      const each = (Array.isArray(ConsumedCapacity) ? ConsumedCapacity : [ConsumedCapacity]) as {
        CapacityUnits?: number;
      }[];
      used.requests += 1;
      used.units += each.reduce((sum, one) => sum + (one.CapacityUnits ?? 0), 0);
      return answer;
    },
    { step: 'initialize', name: 'meter' },
  );
  return used;
}

function* ranked(count: number): Generator<ResultItem> {
  for (let rank = 1; rank <= count; rank++)
    yield { ...A_RESULT, applicationId: `A-${String(rank).padStart(5, '0')}`, rank, row: rank + 1 };
}

const grants = (part: number, count: number): LogDraft<LedgerEntry> => ({
  operationId: `import:${'a'.repeat(64)}:${part}`,
  at: NOW.toISOString(),
  actor: 'officer@example.org',
  body: {
    event: 'imported',
    batch: 'a'.repeat(64),
    part,
    parts: 4,
    key: 'inbox/ledger/past.csv',
    versionId: 'v'.repeat(32),
    sha256: 'b'.repeat(64),
    reason: null,
    grants: Array<typeof A_GRANT>(count).fill(A_GRANT),
  },
});

const local = await openLocalTable(null);
const { client, table } = local;
const store = dynamoRoundStore({ client, table, random: Math.random, sleep });
const ledger = ledgerLog({ client, table });
const used = meter(client);

async function row(what: string, kind: 'write' | 'read', work: () => Promise<unknown>): Promise<void> {
  used.requests = used.units = 0;
  await work();
  console.log(`| ${what} | ${used.requests} | ${used.units} ${kind} |`);
}

const result = { ...A_RESULT, applicationId: 'A-00017' };
const appearance = appearanceToItem({ runId: RUN, round: ROUND }, result) ?? {};
console.log(
  `An ordinary result is ${itemBytes(resultToItem(RUN, result))} bytes, its appearance ${itemBytes(appearance)}.\n`,
);
console.log('| Access | Requests | Units |\n| --- | --- | --- |');
await row('Claim a run', 'write', () => store.claim(RUN, ROUND, 'worker-1', NOW, 330));
await row('Write the results of 1,000 applications', 'write', () =>
  store.writeResults({ runId: RUN, round: ROUND }, ranked(1000)),
);
await row('Seal the run', 'write', () => store.seal('worker-1', A_SEAL));
const publications = store.publications(ROUND);
await row('Publish', 'write', () => publications.append(null, A_PUBLICATION));
await row('Ask for the current run', 'read', () => publications.last());
for (let n = 2; n <= 20; n++) await publications.append(await publications.last(), A_PUBLICATION);
await row('Read a history of 20 publications', 'read', () => publications.read());
await row('Read a page of 1,000 ranks', 'read', () => store.resultsPage(RUN, 'senior_center', 0));
await row('Find an application', 'read', () => store.appearances('A-00017'));
await row('Keep a receipt', 'write', () => store.putReceipt(A_RECEIPT));
await row('Ask for a receipt', 'read', () => store.receipt(A_RECEIPT.id));
await row('Append 500 grants to the ledger', 'write', () => ledger.append(null, grants(1, 500)));
for (let n = 2; n <= 4; n++) await ledger.append(await ledger.last(), grants(n, 500));
await row('Read a ledger of 2,000 grants', 'read', () => ledger.read());
await local.close();
