import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import type { EventLog } from '../event-log.ts';
import type { LedgerEntry } from '../ledger-entry.ts';
import type { Publication, Receipt, ResultItem, RoundStore } from '../round-store.ts';
import type { Waiting } from './backoff.ts';
import { claimRun, readRun } from './claim-run.ts';
import { dynamoEventLog } from './dynamo-event-log.ts';
import { refuseTooLarge } from './item-bytes.ts';
import {
  applicationPartition,
  LEDGER,
  publicationsOf,
  rankPage,
  receiptKey,
  receiptsPartition,
  ROUNDS,
  unrankedPage,
} from './keys.ts';
import { receiptFromItem, receiptItems, roundFromItem } from './receipt-items.ts';
import { readAll, readItem } from './read-items.ts';
import { appearanceFromItem, resultFromItem } from './result-items.ts';
import { sealRun } from './seal-run.ts';
import type { Table } from './table.ts';
import { writeResults } from './write-results.ts';
import { compareCodePoints } from '../../model/code-point.ts';

/**
 * Results and history in a table of DynamoDB. Rounds and applications are found by their ids as they were written:
 * whoever holds FY2027 and fy2027 for one round folds the id before asking.
 */
export function dynamoRoundStore({ client, table, random, sleep }: Table & Waiting): RoundStore {
  const place: Table = { client, table };
  return {
    claim: (runId, round, owner, now, leaseSeconds) =>
      claimRun(place, { runId, round, owner, now, leaseSeconds }),
    writeResults: (run, results) => writeResults(place, run, results, { random, sleep }),
    seal: (owner, seal) => sealRun(place, owner, seal),
    sealOf: async (runId) => (await readRun(place, runId))?.seal ?? null,
    resultsPage: (runId, program, page) => readResults(place, rankPage(runId, program, page)),
    unrankedResults: (runId, program) => readResults(place, unrankedPage(runId, program)),
    async appearances(applicationId) {
      const items = await readAll(place, { partition: applicationPartition(applicationId) });
      return items.map(appearanceFromItem);
    },
    publications: (round) => dynamoEventLog<Publication>(place, publicationsOf(round)),
    putReceipt: (receipt) => putReceipt(place, receipt),
    async receipt(id) {
      const item = await readItem(place, receiptKey(id));
      return item === null ? null : receiptFromItem(item);
    },
    async receipts(round) {
      const newestFirst = { partition: receiptsPartition(round), backwards: true };
      return (await readAll(place, newestFirst)).map(receiptFromItem);
    },
    async rounds() {
      const items = await readAll(place, { partition: ROUNDS });
      return items.map(roundFromItem).sort(compareCodePoints);
    },
  };
}

/** The ledger, in the same table. */
export function ledgerLog({ client, table }: Table): EventLog<LedgerEntry> {
  return dynamoEventLog<LedgerEntry>({ client, table }, LEDGER);
}

async function readResults(table: Table, partition: string): Promise<readonly ResultItem[]> {
  return (await readAll(table, { partition })).map(resultFromItem);
}

async function putReceipt({ client, table }: Table, receipt: Receipt): Promise<void> {
  const items = receiptItems(receipt);
  for (const item of items) refuseTooLarge(item, `The receipt of ${receipt.key}`);
  for (const item of items) await client.send(new PutItemCommand({ TableName: table, Item: item }));
}
