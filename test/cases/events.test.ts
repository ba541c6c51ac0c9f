import { describe, expect, it } from 'vitest';
import { MemoryPipeline } from '../support/pipeline.ts';
import { bridged, deliver, recordOfS3 } from '../support/deliver.ts';
import { applicationsOf, APPLICATIONS_KEY, eventOf, ROUND_KEY } from './events.ts';
import { roundFile } from './round-cases.ts';

// Cases about what an event tells of. incoming/X.csv stands for the applications of a round.

const TWO = applicationsOf(['A-1', 'A-2']);

/** A pipeline with the round file, and what arrived under a key: nobody has told of it yet. */
async function arrived(key: string, text: string): Promise<MemoryPipeline> {
  const pipeline = new MemoryPipeline();
  await pipeline.upload(ROUND_KEY, roundFile());
  await pipeline.arrive(key, text);
  return pipeline;
}

describe('an event', () => {
  it('075-key-decoding: plus is a space, then percent signs once; the key of EventBridge is as it is', async () => {
    const round = 'FY27 round+1 (100%) René';
    const folder = `inbox/rounds/${round}`;
    const pipeline = new MemoryPipeline();
    await pipeline.upload(`${folder}/round.yaml`, roundFile().replace('FY2027', round));
    await pipeline.arrive(`${folder}/applications.csv`, TWO);
    const event = eventOf('075-key-decoding', {
      'incoming/': 'inbox/rounds/',
      'Ren%C3%A9.csv': 'Ren%C3%A9/applications.csv',
    });
    const told = await deliver(pipeline, event);
    expect(told).toMatchObject({ again: [], faults: [] });
    expect(told.receipts).toMatchObject([{ key: `${folder}/applications.csv`, status: 'RANKED' }]);
    const again = await deliver(pipeline, { Records: [bridged(`${folder}/applications.csv`, 'v1')] });
    expect(again.receipts).toEqual(told.receipts);
  });

  it('077-suffix-case: .CSV is taken, and .csv.txt is told that it is not known', async () => {
    const pipeline = await arrived('inbox/rounds/FY2027/APPLICATIONS.CSV', TWO);
    const upper = eventOf('077-suffix-case', {
      'incoming/ROUND.CSV': 'inbox/rounds/FY2027/APPLICATIONS.CSV',
    });
    expect((await deliver(pipeline, upper)).receipts).toMatchObject([{ status: 'RANKED' }]);
    await pipeline.arrive('inbox/rounds/FY2027/applications.csv.txt', TWO);
    const other = eventOf('077-suffix-case', {
      'incoming/ROUND.CSV': 'inbox/rounds/FY2027/applications.csv.txt',
    });
    const [receipt] = (await deliver(pipeline, other)).receipts;
    expect(receipt).toMatchObject({ status: 'REJECTED', runId: null });
    expect(receipt?.message).toContain('inbox/rounds/ROUND/applications.csv');
    expect(pipeline.store.publications('FY2027').entries).toHaveLength(1);
  });

  it('079-test-event-in-batch: a test is nothing, and the upload beside it is reviewed', async () => {
    const pipeline = await arrived(APPLICATIONS_KEY, TWO);
    const batch = eventOf('079-test-event-in-batch', { 'incoming/applications.csv': APPLICATIONS_KEY });
    const told = await deliver(pipeline, batch);
    expect(told).toMatchObject({ again: [], faults: [], receipts: [{ status: 'RANKED' }] });
    const nothing = { again: [], receipts: [], ignored: [], faults: [] };
    expect(await deliver(pipeline, { Event: 's3:TestEvent' })).toEqual(nothing);
  });

  it('081-folder-marker: a new folder is nothing, an empty file is told that it is empty', async () => {
    const pipeline = await arrived('inbox/rounds/FY2028/', '');
    const before = pipeline.store.stored.size;
    const folder = eventOf('081-folder-marker', { incoming: 'inbox/rounds' });
    const nothing = { again: [], receipts: [], ignored: ['inbox/rounds/FY2028/'], faults: [] };
    expect(await deliver(pipeline, folder)).toEqual(nothing);
    expect(pipeline.store.stored.size).toBe(before);
    expect(pipeline.store.runs.size).toBe(0);
    await pipeline.arrive(APPLICATIONS_KEY, '');
    const empty = eventOf('081-folder-marker', { 'incoming/FY2028/': APPLICATIONS_KEY });
    const [receipt] = (await deliver(pipeline, empty)).receipts;
    expect(receipt).toMatchObject({ status: 'FILE_REJECTED', codes: { F101: 1 } });
  });

  it('082-output-retriggers: nothing outside the inbox starts a review, nor a tag, nor a copy in its place', async () => {
    const pipeline = await arrived(APPLICATIONS_KEY, TWO);
    const report = 'reports/FY2027/run-1/ranked.csv';
    await pipeline.arrive(report, TWO);
    expect(await deliver(pipeline, eventOf('082-output-retriggers'))).toMatchObject({
      again: [],
      receipts: [],
      ignored: [report],
    });
    const tagged = [
      recordOfS3(APPLICATIONS_KEY, 'v1', 'ObjectTagging:Put'),
      recordOfS3(APPLICATIONS_KEY, 'v1', 'ObjectAcl:Put'),
    ];
    expect(await deliver(pipeline, { Records: tagged })).toMatchObject({ again: [], receipts: [] });
    await deliver(pipeline, { Records: [recordOfS3(APPLICATIONS_KEY, 'v1')] });
    await pipeline.arrive(APPLICATIONS_KEY, TWO);
    const copied = { Records: [recordOfS3(APPLICATIONS_KEY, 'v2', 'ObjectCreated:Copy')] };
    expect((await deliver(pipeline, copied)).receipts).toMatchObject([{ status: 'UNCHANGED' }]);
    expect(pipeline.store.publications('FY2027').entries).toHaveLength(1);
    expect(pipeline.store.runs.size).toBe(1);
  });
});
