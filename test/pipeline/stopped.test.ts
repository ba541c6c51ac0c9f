import { describe, expect, it } from 'vitest';
import { LeaseBusyError, type Upload } from '../../lib/pipeline/ports.ts';
import { processUpload } from '../../lib/pipeline/process-upload.ts';
import { LEASE_SECONDS } from '../../lib/pipeline/store-run.ts';
import { MemoryPipeline } from '../support/pipeline.ts';
import { Stopped, Stopper, stoppable } from '../support/stopped.ts';
import { APPLICATIONS, HEADER, LEDGER, ROUND, row } from './uploads.ts';

const FOLDER = 'inbox/rounds/FY2027/';

const DECIDED = 'application_id,decision,approved_on,amount,agenda_item,reason\n';

/** Everything that a reader could see, without who held a lease and when. */
function stateOf({ store, reports, ledger }: MemoryPipeline): unknown {
  return {
    results: [...store.results].sort(([a], [b]) => (a < b ? -1 : 1)),
    placed: [...store.placed].sort(([a], [b]) => (a < b ? -1 : 1)),
    seals: [...store.runs].map(([runId, run]) => [runId, run.seal]),
    publications: store.publications('FY2027').entries.map(({ operationId, body }) => [operationId, body]),
    receipts: [...store.stored.values()],
    reports: reports.dump(),
    ledger: ledger.entries.map(({ operationId, body }) => [operationId, body]),
  };
}

/** Delivers until it is done, as the queue does: after a lease that a stopped worker left, once that has run out. */
async function deliver(pipeline: MemoryPipeline, upload: Upload, first: Stopper): Promise<void> {
  await expect(processUpload(stoppable(pipeline, first), upload)).rejects.toBeInstanceOf(Stopped);
  try {
    await processUpload(pipeline, upload);
  } catch (error) {
    expect(error).toBeInstanceOf(LeaseBusyError);
    pipeline.time = new Date(pipeline.time.getTime() + LEASE_SECONDS * 1000 + 1);
    await processUpload(pipeline, upload);
  }
}

async function prepared(): Promise<MemoryPipeline> {
  const pipeline = new MemoryPipeline();
  await pipeline.upload(`${FOLDER}round.yaml`, ROUND);
  await pipeline.upload(`${FOLDER}applications.csv`, APPLICATIONS);
  return pipeline;
}

const UPLOADS: Record<string, { before: () => Promise<MemoryPipeline>; key: string; text: string }> = {
  'a first batch': {
    before: async () => {
      const pipeline = new MemoryPipeline();
      await pipeline.upload(`${FOLDER}round.yaml`, ROUND);
      return pipeline;
    },
    key: `${FOLDER}applications.csv`,
    text: APPLICATIONS,
  },
  'a corrected batch': {
    before: prepared,
    key: `${FOLDER}applications.csv`,
    text: APPLICATIONS.replace('A-3,', 'A-9,'),
  },
  'a batch that is held': { before: prepared, key: `${FOLDER}applications.csv`, text: HEADER + row('A-1') },
  'a file that is no CSV': { before: prepared, key: `${FOLDER}applications.csv`, text: 'PK\u0003\u0004' },
  'a round file': {
    before: prepared,
    key: `${FOLDER}round.yaml`,
    text: ROUND.replace('2000000', '300000'),
  },
  'a round file that applications wait for': {
    before: async () => {
      const pipeline = new MemoryPipeline();
      await pipeline.upload(`${FOLDER}applications.csv`, APPLICATIONS);
      return pipeline;
    },
    key: `${FOLDER}round.yaml`,
    text: ROUND,
  },
  decisions: {
    before: prepared,
    key: `${FOLDER}decisions.csv`,
    text: `${DECIDED}A-1,approved,2026-05-20,200000,,\nA-2,denied,2026-05-20,,,No site\nA-3,approved,2026-05-20,150000,,\n`,
  },
  'decisions that are refused': {
    before: prepared,
    key: `${FOLDER}decisions.csv`,
    text: `${DECIDED}A-1,approved,2026-05-20,250000.01,,\n`,
  },
  'a ledger of three parts': {
    before: prepared,
    key: 'inbox/ledger/all.csv',
    text:
      LEDGER +
      Array.from(
        { length: 1200 },
        (_, i) =>
          `G-${i + 2},senior_center,this_program,Kent County,Center ${i},2020-05-06,1000.00,received\n`,
      ).join(''),
  },
};

describe.each(Object.entries(UPLOADS))('stopped while %s is processed', (_, { before, key, text }) => {
  it('ends in the same state as undisturbed, wherever it was stopped', async () => {
    const undisturbed = await before();
    const counter = new Stopper(0, 'before');
    await processUpload(stoppable(undisturbed, counter), await undisturbed.arrive(key, text));
    const expected = stateOf(undisturbed);
    expect(counter.writes).toBeGreaterThan(0);
    for (let at = 1; at <= counter.writes; at++) {
      for (const when of ['before', 'after', 'halfway'] as const) {
        const pipeline = await before();
        await deliver(pipeline, await pipeline.arrive(key, text), new Stopper(at, when));
        expect(stateOf(pipeline), `stopped ${when} write ${at}`).toEqual(expected);
      }
    }
  });
});

describe('two workers', () => {
  it('at one upload: the second goes back to the queue while the first holds the lease', async () => {
    const pipeline = await prepared();
    const upload = await pipeline.arrive(`${FOLDER}applications.csv`, APPLICATIONS + row('A-4'));
    await expect(processUpload(stoppable(pipeline, new Stopper(2, 'before')), upload)).rejects.toThrow(
      'stopped before write 2',
    );
    await expect(processUpload(pipeline, upload)).rejects.toBeInstanceOf(LeaseBusyError);
    expect(pipeline.store.publications('FY2027').entries).toHaveLength(1);
  });

  it('where the older upload finishes last: it changes nothing', async () => {
    const pipeline = await prepared();
    const older = await pipeline.arrive(`${FOLDER}applications.csv`, APPLICATIONS + row('A-4'));
    let newer: Promise<unknown> | null = null;
    // The newer upload comes and is published between the older one's review and its publication.
    const slow = stoppable(pipeline, new Stopper(0, 'before'));
    const store = {
      ...slow.store,
      seal: async (...args: Parameters<typeof slow.store.seal>) => {
        newer = pipeline.upload(`${FOLDER}applications.csv`, APPLICATIONS + row('A-5'));
        await newer;
        return slow.store.seal(...args);
      },
    };
    const receipt = await processUpload({ ...slow, store }, older);
    expect(newer).not.toBeNull();
    expect(receipt?.status).toBe('SUPERSEDED');
    const entries = pipeline.store.publications('FY2027').entries;
    expect(entries).toHaveLength(2);
    const page = await pipeline.store.resultsPage(entries[1]?.body.runId ?? '', 'senior_center', 0);
    expect(page.map((each) => each.applicationId)).toEqual(['A-1', 'A-2', 'A-3', 'A-5']);
  });
});
