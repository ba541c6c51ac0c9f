import { describe, expect, it } from 'vitest';
import type { Ports } from '../../lib/pipeline/ports.ts';
import { processUpload } from '../../lib/pipeline/process-upload.ts';
import { MOST_BYTES } from '../../lib/pipeline/read-inputs.ts';
import type { ObjectStore } from '../../lib/store/object-store.ts';
import { bridged, deliver, recordOfS3 } from '../support/deliver.ts';
import { MemoryPipeline } from '../support/pipeline.ts';
import { APPLICATIONS, HEADER, LEDGER, ROUND, row } from './uploads.ts';

// Whatever comes, it ends in a receipt, or in a fault with a sentence.

const FOLDER = 'inbox/rounds/FY2027/';
const BATCH = `${FOLDER}applications.csv`;
const CENTERS = 'inbox/reference/centers.csv';
const A_CENTER =
  'center_id,name,locality,latitude,longitude,open,source\nC-1,Amity Center,Kent County,39.2123,-76.0699,yes,staff\n';

async function withRound(): Promise<MemoryPipeline> {
  const pipeline = new MemoryPipeline();
  await pipeline.upload(`${FOLDER}round.yaml`, ROUND);
  return pipeline;
}

const log = (pipeline: MemoryPipeline) => pipeline.store.publications('FY2027').entries;

/** The same ports, with an inbox in which something happens. */
function withInbox(pipeline: MemoryPipeline, changed: Partial<ObjectStore>): Ports {
  const { inbox, reports, store, ledger, now, newId } = pipeline;
  const changedInbox = new Proxy(inbox, {
    get: (target, name) => {
      const own: unknown = changed[name as keyof ObjectStore] ?? Reflect.get(target, name, target);
      return typeof own === 'function' ? (own.bind(target) as unknown) : own;
    },
  });
  return { inbox: changedInbox, reports, store, ledger, now, newId };
}

describe('a message', () => {
  it.each([
    ['no JSON', 'hello', 'no JSON'],
    ['of nothing', 'null', 'neither S3’s nor EventBridge’s'],
    ['of something else', '{"detail-type":"Object Created"}', 'neither S3’s nor EventBridge’s'],
    [
      'with a key that S3 never wrote',
      JSON.stringify({
        Records: [{ ...recordOfS3('x'), s3: { object: { key: 'inbox/ledger/100%.csv' } } }],
      }),
      'not encoded so: inbox/ledger/100%.csv',
    ],
  ])('%s is a fault that says so, and keeps no other from its turn', async (_, body, said) => {
    const pipeline = await withRound();
    await pipeline.arrive(BATCH, APPLICATIONS);
    const Records = [{ messageId: 'bad', body }, bridged(BATCH, 'v1', 'good')];
    const told = await deliver(pipeline, { Records });
    expect(told.again).toEqual(['bad']);
    expect(told.faults).toEqual([expect.stringContaining(said)]);
    expect(told.receipts).toMatchObject([{ status: 'RANKED' }]);
  });

  it('of several uploads: one that fails keeps no other from its turn, and comes again', async () => {
    const pipeline = await withRound();
    await pipeline.arrive('inbox/ledger/past.csv', LEDGER);
    await pipeline.arrive(BATCH, APPLICATIONS);
    const body = JSON.stringify({ Records: [recordOfS3('inbox/ledger/past.csv'), recordOfS3(BATCH)] });
    const event = { Records: [{ messageId: 'm1', body }] };
    const failing = await deliver(pipeline, event, (upload) =>
      upload.key.includes('ledger') ? Promise.reject(new Error('away')) : processUpload(pipeline, upload),
    );
    expect(failing).toMatchObject({ again: ['m1'], faults: ['Error: away'], receipts: [{ key: BATCH }] });
    const again = await deliver(pipeline, event);
    expect(again).toMatchObject({ again: [], receipts: [{ status: 'ACCEPTED' }, failing.receipts[0]] });
    expect(log(pipeline)).toHaveLength(1);
  });

  it('that was a dead letter is taken like any other, also when all was done before', async () => {
    const pipeline = await withRound();
    await pipeline.arrive(BATCH, APPLICATIONS);
    const event = { Records: [bridged(BATCH, 'v1')] };
    const away = () => Promise.reject(new Error('away'));
    for (let each = 0; each < 5; each++) expect((await deliver(pipeline, event, away)).again).toEqual(['m1']);
    const redriven = await deliver(pipeline, event);
    expect(redriven).toMatchObject({ again: [], receipts: [{ status: 'RANKED', revision: 1 }] });
    expect(await deliver(pipeline, event)).toEqual(redriven);
  });
});

describe('a key', () => {
  it.each(['a b+c.csv', '100%.csv', '%41.csv', 'René.csv', 'Rene\u0301.csv', 'İ.csv', '😀 & "x" #1.csv'])(
    'is the same in both forms of event: %s',
    async (name) => {
      const pipeline = new MemoryPipeline();
      const key = `inbox/ledger/${name}`;
      await pipeline.arrive(key, LEDGER);
      const own = await deliver(pipeline, { Records: [recordOfS3(key, 'v1')] });
      expect(own.receipts).toMatchObject([{ key, status: 'ACCEPTED', kind: 'ledger' }]);
      expect(await deliver(pipeline, { Records: [bridged(key, 'v1')] })).toEqual(own);
    },
  );

  it.each([
    `inbox/rounds/${'R'.repeat(65)}/applications.csv`,
    'inbox/rounds/FY?/applications.csv',
    'inbox/rounds//applications.csv',
    'inbox/rounds/FY2027/constructor',
    'inbox/rounds/FY2027/__proto__',
    'inbox/x',
  ])('that names nothing is told which names there are: %s', async (key) => {
    const receipt = await new MemoryPipeline().upload(key, APPLICATIONS);
    expect(receipt).toMatchObject({ status: 'REJECTED', round: null });
    expect(receipt.message).toContain('ROUND is the round');
  });
});

describe('an upload that is there no more', () => {
  it('since it was deleted before its turn, is told so', async () => {
    const pipeline = await withRound();
    const upload = await pipeline.arrive(BATCH, APPLICATIONS);
    pipeline.inbox.remove(BATCH);
    const receipt = await processUpload(pipeline, upload);
    expect(receipt).toMatchObject({ status: 'SUPERSEDED', runId: null });
    expect(receipt?.message).toContain('was deleted before it was reviewed');
    expect(log(pipeline)).toEqual([]);
  });

  it('in any version, is told so once', async () => {
    const pipeline = await withRound();
    const upload = await pipeline.arrive(BATCH, APPLICATIONS);
    pipeline.inbox.forget(BATCH);
    const receipt = await processUpload(pipeline, upload);
    expect(receipt).toMatchObject({ status: 'REJECTED', versionId: 'v1', bytes: 0 });
    expect(receipt?.message).toContain('was deleted before it could be read');
    pipeline.time = new Date('2026-06-02T12:00:00.000Z');
    expect(await processUpload(pipeline, upload)).toEqual(receipt);
    expect((await pipeline.store.receipts('FY2027')).filter(({ key }) => key === BATCH)).toHaveLength(1);
  });

  it('and had no version in its event, is nothing', async () => {
    const told = await deliver(await withRound(), { Records: [recordOfS3(BATCH)] });
    expect(told).toMatchObject({ again: [], ignored: [BATCH], faults: [] });
  });

  it('from one moment to the next, is a fault that says so, and a receipt the next time', async () => {
    const pipeline = await withRound();
    await pipeline.arrive(BATCH, APPLICATIONS);
    const event = { Records: [bridged(BATCH, 'v1')] };
    const vanishing = withInbox(pipeline, {
      read: (key, versionId) => {
        if (key === BATCH) pipeline.inbox.forget(BATCH);
        return pipeline.inbox.read(key, versionId);
      },
    });
    const first = await deliver(vanishing, event);
    expect(first).toMatchObject({ again: ['m1'], faults: [`Error: ${BATCH}, version v1, is gone.`] });
    expect((await deliver(pipeline, event)).receipts).toMatchObject([{ status: 'REJECTED' }]);
  });
});

describe('a file', () => {
  it.each([
    [BATCH, 'FILE_REJECTED'],
    [`${FOLDER}round.yaml`, 'REJECTED'],
    [CENTERS, 'REJECTED'],
    ['inbox/reference/localities.csv', 'REJECTED'],
    ['inbox/ledger/past.csv', 'REJECTED'],
  ])('of no bytes is refused with its reason: %s', async (key, status) => {
    const pipeline = await withRound();
    const receipt = await pipeline.upload(key, '');
    expect(receipt).toMatchObject({ status, bytes: 0 });
    expect(receipt.reports).not.toBeNull();
  });

  it.each([BATCH, `${FOLDER}round.yaml`, CENTERS, 'inbox/ledger/past.csv'])(
    'that is too large to be read is told so, and not read: %s',
    async (key) => {
      const pipeline = await withRound();
      const upload = await pipeline.arrive(key, new Uint8Array(MOST_BYTES + 1));
      const unread = withInbox(pipeline, {
        read: (each, versionId) => {
          if (each === key) throw new Error('was read');
          return pipeline.inbox.read(each, versionId);
        },
      });
      const receipt = await processUpload(unread, upload);
      expect(receipt?.status).toBe('REJECTED');
      expect(receipt?.message).toContain(`${key} has 21 MB, and files of up to 20 MB are read`);
    },
  );

  it('of more rows than are reviewed at once changes nothing', async () => {
    const pipeline = await withRound();
    const rows = Array.from({ length: 25_001 }, (_, index) => `A-${index},,,,,,,,,,,\n`);
    const receipt = await pipeline.upload(BATCH, HEADER + rows.join(''));
    expect(receipt).toMatchObject({ status: 'REJECTED', runId: null, counts: { rows: 25_001 } });
    expect(receipt.message).toContain('25001 rows, and up to 25000 are reviewed here');
    expect(pipeline.store.runs.size).toBe(0);
  });

  it('that puts half a megabyte into one setting is told so in a sentence of bearable length', async () => {
    const pipeline = new MemoryPipeline();
    const receipt = await pipeline.upload(
      `${FOLDER}round.yaml`,
      ROUND.replace('FY2027', '😀'.repeat(250_000)),
    );
    expect(receipt.status).toBe('REJECTED');
    expect(receipt.message.length).toBeLessThanOrEqual(2001);
    // No half of a character at the cut.
    expect(receipt.message).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
  });
});

describe('a round file', () => {
  it('of another round is refused before any applications come', async () => {
    const pipeline = new MemoryPipeline();
    const receipt = await pipeline.upload('inbox/rounds/FY2028/round.yaml', ROUND);
    expect(receipt.status).toBe('REJECTED');
    expect(receipt.message).toContain('says FY2027, but the file lies in the folder of round FY2028');
  });

  it('that cannot be used lets applications wait for a better one', async () => {
    const pipeline = new MemoryPipeline();
    await pipeline.upload(`${FOLDER}round.yaml`, ROUND.replace('2000000', 'plenty'));
    const waiting = await pipeline.upload(BATCH, APPLICATIONS);
    expect(waiting.status).toBe('WAITING_FOR_ROUND_FILE');
    expect(waiting.message).toContain('line 6');
    await pipeline.upload(`${FOLDER}round.yaml`, ROUND);
    expect(await pipeline.store.receipt(waiting.id)).toMatchObject({ status: 'RANKED', codes: { Q201: 3 } });
  });

  it('that comes just while applications find none is not overlooked', async () => {
    const pipeline = new MemoryPipeline();
    const upload = await pipeline.arrive(BATCH, APPLICATIONS);
    let looks = 0;
    const ports = withInbox(pipeline, {
      list: async (prefix) => {
        const listed = await pipeline.inbox.list(prefix);
        looks += 1;
        // Its own event is processed at once, and finds no receipt to settle yet.
        if (looks === 1) await pipeline.upload(`${FOLDER}round.yaml`, ROUND);
        return listed;
      },
    });
    expect(await processUpload(ports, upload)).toMatchObject({ status: 'UNCHANGED', revision: 1 });
    expect(log(pipeline)).toHaveLength(1);
  });
});

describe('two uploads at one moment', () => {
  it('of one file under two spellings: one counts, and the other is told so', async () => {
    const pipeline = await withRound();
    const other = `${FOLDER}APPLICATIONS.CSV`;
    const lower = await pipeline.arrive(BATCH, APPLICATIONS);
    const upper = await pipeline.arrive(other, APPLICATIONS + row('A-4'));
    const storedAt = '2026-06-01T00:00:00.000Z';
    const atOnce = withInbox(pipeline, {
      list: async (prefix) => (await pipeline.inbox.list(prefix)).map((each) => ({ ...each, storedAt })),
    });
    const receipts = [await processUpload(atOnce, lower), await processUpload(atOnce, upper)];
    expect(receipts.map((receipt) => receipt?.status).sort()).toEqual(['RANKED', 'SUPERSEDED']);
    expect(log(pipeline)).toHaveLength(1);
  });

  it('of applications and centers: the review is done again with the centers that came meanwhile', async () => {
    const pipeline = await withRound();
    const upload = await pipeline.arrive(BATCH, APPLICATIONS);
    let came = false;
    const ports = withInbox(pipeline, {
      read: async (key, versionId) => {
        if (key === BATCH && !came) {
          came = true;
          await pipeline.upload(CENTERS, A_CENTER);
        }
        return pipeline.inbox.read(key, versionId);
      },
    });
    const receipt = await processUpload(ports, upload);
    expect(receipt).toMatchObject({ status: 'RANKED', revision: 1 });
    expect(log(pipeline)[0]?.body.inputs.centers).toMatchObject({ key: CENTERS, versionId: 'v1' });
  });

  it('of which others never cease: a fault that says so, and no receipt that would be wrong', async () => {
    const pipeline = await withRound();
    const upload = await pipeline.arrive(BATCH, APPLICATIONS);
    let count = 0;
    const ports = withInbox(pipeline, {
      read: async (key, versionId) => {
        count += 1;
        if (key === BATCH) await pipeline.upload(CENTERS, A_CENTER.replace('C-1', `C-${count}`));
        return pipeline.inbox.read(key, versionId);
      },
    });
    await expect(processUpload(ports, upload)).rejects.toThrow('were replaced 3 times while it was reviewed');
    expect(log(pipeline)).toEqual([]);
  });

  it('of both files of a round: one run and one publication, and the second worker waits for the first', async () => {
    const pipeline = new MemoryPipeline();
    const round = await pipeline.arrive(`${FOLDER}round.yaml`, ROUND);
    const applications = await pipeline.arrive(BATCH, APPLICATIONS);
    const { inbox, reports, store, ledger, now, newId } = pipeline;
    let isSealed = (): void => undefined;
    const sealed = new Promise<void>((resolve) => (isSealed = resolve));
    const first = Object.create(store, {
      seal: {
        value: async (...args: Parameters<typeof store.seal>) => {
          // Holds the run until the other has found it held.
          await sealed;
          return store.seal(...args);
        },
      },
    }) as typeof store;
    const common = { inbox, reports, ledger, now, newId };
    const one = processUpload({ ...common, store: first }, round);
    const receipt = await processUpload(
      {
        ...common,
        store,
        sleep: async () => {
          isSealed();
          await one;
        },
      },
      applications,
    );
    expect(await one).toMatchObject({ status: 'RANKED', revision: 1 });
    expect(receipt).toMatchObject({ status: 'UNCHANGED', revision: 1, counts: { rows: 3 } });
    expect(log(pipeline)).toHaveLength(1);
  });

  it('of which one never ends: the other waits for a minute, and then goes back to the queue', async () => {
    const pipeline = await withRound();
    await pipeline.arrive(BATCH, APPLICATIONS);
    const { inbox, reports, store, ledger, now, newId } = pipeline;
    const stuck = Object.create(store, {
      seal: { value: () => Promise.reject(new Error('away')) },
    }) as typeof store;
    const event = { Records: [bridged(BATCH, 'v1')] };
    const common = { inbox, reports, ledger, now, newId };
    await deliver({ ...common, store: stuck }, event);
    let waited = 0;
    const sleep = (milliseconds: number): Promise<void> => Promise.resolve(void (waited += milliseconds));
    const told = await deliver({ ...common, store, sleep }, event);
    expect(told).toMatchObject({ again: ['m1'], faults: [expect.stringContaining('is being worked on')] });
    expect(waited).toBe(60_000);
  });
});
