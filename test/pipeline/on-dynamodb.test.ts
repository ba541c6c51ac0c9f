import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { LeaseBusyError, type Ports } from '../../lib/pipeline/ports.ts';
import { processUpload } from '../../lib/pipeline/process-upload.ts';
import { LEASE_SECONDS } from '../../lib/pipeline/store-run.ts';
import { dynamoRoundStore, ledgerLog } from '../../lib/store/dynamodb/dynamo-round-store.ts';
import { openLocalTable } from '../../lib/store/dynamodb/local-table.ts';
import { brokenLink } from '../../lib/store/hash-chain.ts';
import { loseAnswers } from '../support/dynamodb-faults.ts';
import { MemoryPipeline } from '../support/pipeline.ts';
import { Stopped, Stopper, stoppable } from '../support/stopped.ts';
import { APPLICATIONS, LEDGER, ROUND } from './uploads.ts';

const FOLDER = 'inbox/rounds/FY2027/';

/** Uploads a ledger, a round and its applications; the last through a stopper, and then again until it is done. */
async function run(stopper: Stopper): Promise<{ wasStopped: boolean; state: unknown }> {
  const table = await openLocalTable(null);
  const memory = new MemoryPipeline();
  const store = dynamoRoundStore({ ...table, random: Math.random, sleep });
  const { inbox, reports, newId } = memory;
  const ports: Ports = { inbox, reports, newId, now: () => memory.time, store, ledger: ledgerLog(table) };
  await processUpload(ports, await memory.arrive('inbox/ledger/past.csv', LEDGER));
  await processUpload(ports, await memory.arrive(`${FOLDER}round.yaml`, ROUND));
  const upload = await memory.arrive(`${FOLDER}applications.csv`, APPLICATIONS);
  const stopped = await processUpload(stoppable(ports, stopper), upload).catch((error: unknown) => error);
  const wasStopped = stopped instanceof Stopped;
  if (wasStopped) {
    const again = await processUpload(ports, upload).catch((error: unknown) => error);
    memory.time = new Date(memory.time.getTime() + LEASE_SECONDS * 1000 + 1);
    if (again instanceof LeaseBusyError) await processUpload(ports, upload);
  }
  const state = await stateOf(ports);
  await table.close();
  return { wasStopped, state };
}

/** Everything that a reader could see, without times and hashes over them. */
async function stateOf({ store, ledger, reports }: Ports) {
  const publications = await store.publications('FY2027').read();
  const entries = await ledger.read();
  expect([brokenLink(publications), brokenLink(entries)]).toEqual([null, null]);
  const runId = publications.at(-1)?.body.runId ?? 'none';
  const ids = ['A-1', 'A-2', 'A-3'];
  return {
    publications: publications.map(({ operationId, body }) => [operationId, body]),
    seal: await store.sealOf(runId),
    ranking: await store.resultsPage(runId, 'senior_center', 0),
    unranked: await store.unrankedResults(runId, 'senior_center'),
    appearances: await Promise.all(ids.map((id) => store.appearances(id))),
    receipts: [await store.receipts('FY2027'), await store.receipts(null)],
    rounds: await store.rounds(),
    reports: (await reports.list('')).map(({ key, size }) => [key, size]),
    ledger: entries.map(({ operationId, body }) => [operationId, body]),
  };
}

it('A round is reviewed, stored and published on DynamoDB, and an application is found', async () => {
  const { state } = await run(new Stopper(0, 'before'));
  expect(state).toMatchObject({
    publications: [[expect.stringMatching(/^publish:/), { event: 'published', status: 'RANKED' }]],
    seal: { round: 'FY2027', items: 3, counts: { rows: 3, ranked: 3 } },
    // § 10-504: Center A-1 has had 700,000 of 800,000 in 15 years.
    ranking: [
      { applicationId: 'A-1', rank: 1, ceiling: '100000.00', recommended: '100000.00' },
      { applicationId: 'A-2', rank: 2, recommended: '200000.00' },
      { applicationId: 'A-3', rank: 3, recommended: '200000.00' },
    ],
    appearances: [[{ applicationId: 'A-1', round: 'FY2027', rank: 1, recommended: '100000.00' }], [{}], [{}]],
    rounds: ['FY2027'],
    ledger: [[expect.stringMatching(/^import:/), { grants: [{ grant_id: 'G-1', amount: '700000.00' }] }]],
  });
});

it.each(['before', 'after', 'halfway'] as const)(
  'Stopped %s any of its writes and delivered again, it leaves the same on DynamoDB',
  async (when) => {
    const undisturbed = await run(new Stopper(0, when));
    let stops = 0;
    for (let at = 1; ; at++) {
      const { wasStopped, state } = await run(new Stopper(at, when));
      if (!wasStopped) break;
      stops += 1;
      expect(state).toEqual(undisturbed.state);
    }
    // claim, results, reports, seal, publication and receipt
    expect(stops).toBeGreaterThan(6);
  },
);

it.each([
  ['before', false],
  ['after', false],
  ['halfway', false],
  ['after', true],
] as const)(
  'Decisions are recorded once on DynamoDB, stopped %s the append or its answer lost (%s)',
  async (when, lost) => {
    const table = await openLocalTable(null);
    const memory = new MemoryPipeline();
    const store = dynamoRoundStore({ ...table, random: Math.random, sleep });
    const { inbox, reports, newId } = memory;
    const ports: Ports = { inbox, reports, newId, now: () => memory.time, store, ledger: ledgerLog(table) };
    for (const [key, text] of [
      ['inbox/ledger/past.csv', LEDGER],
      [`${FOLDER}round.yaml`, ROUND],
      [`${FOLDER}applications.csv`, APPLICATIONS],
    ] as const)
      await processUpload(ports, await memory.arrive(key, text));
    const decisions =
      'application_id,decision,approved_on,amount,agenda_item,reason\nA-1,approved,2026-05-20,100000,,\nA-2,denied,2026-05-20,,,No site\n';
    const upload = await memory.arrive(`${FOLDER}decisions.csv`, decisions);
    // There is nothing to tell, so that the first write is the entry and the second the receipt.
    if (lost) {
      const remove = loseAnswers(table.client, 'PutItemCommand');
      await processUpload(ports, upload).catch(() => undefined);
      remove();
    } else {
      await expect(processUpload(stoppable(ports, new Stopper(1, when)), upload)).rejects.toThrow(Stopped);
    }
    const receipt = await processUpload(ports, upload);
    expect(receipt).toMatchObject({ status: 'ACCEPTED' });
    const entries = await ports.ledger.read();
    expect(brokenLink(entries)).toBeNull();
    expect(entries.map(({ body }) => [body.event, body.grants.map(({ grant_id }) => grant_id)])).toEqual([
      ['imported', ['G-1']],
      ['decided', ['FY2027#A-1']],
    ]);
    await table.close();
  },
);
