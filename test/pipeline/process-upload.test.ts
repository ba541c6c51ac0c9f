import { describe, expect, it } from 'vitest';
import { processUpload } from '../../lib/pipeline/process-upload.ts';
import { receiptId } from '../../lib/pipeline/receipts.ts';
import { MemoryPipeline } from '../support/pipeline.ts';
import { APPLICATIONS, HEADER, LEDGER, ROUND, row } from './uploads.ts';

const FOLDER = 'inbox/rounds/FY2027/';

async function published(): Promise<MemoryPipeline> {
  const pipeline = new MemoryPipeline();
  await pipeline.upload(`${FOLDER}round.yaml`, ROUND);
  await pipeline.upload(`${FOLDER}applications.csv`, APPLICATIONS);
  return pipeline;
}

const log = (pipeline: MemoryPipeline) => pipeline.store.publications('FY2027').entries;

describe('applications.csv', () => {
  it('is reviewed and published when the round file is there', async () => {
    const pipeline = new MemoryPipeline();
    const kept = await pipeline.upload(`${FOLDER}round.yaml`, ROUND);
    expect(kept.status).toBe('ACCEPTED');
    const receipt = await pipeline.upload(`${FOLDER}applications.csv`, APPLICATIONS);
    expect(receipt).toMatchObject({
      status: 'RANKED',
      round: 'FY2027',
      revision: 1,
      counts: { rows: 3, ranked: 3, waiting: 0, notEligible: 0 },
      uploadedBy: 'officer',
    });
    const [entry] = log(pipeline);
    expect(entry?.body).toMatchObject({ event: 'published', runId: receipt.runId, status: 'RANKED' });
    const page = await pipeline.store.resultsPage(receipt.runId ?? '', 'senior_center', 0);
    expect(page.map((each) => [each.applicationId, each.rank, each.recommended])).toEqual([
      ['A-1', 1, '200000.00'],
      ['A-2', 2, '200000.00'],
      ['A-3', 3, '200000.00'],
    ]);
    const reports = await pipeline.reports.list(receipt.reports ?? 'none');
    expect(reports.map((each) => each.key.split('/').at(-1))).toEqual(
      expect.arrayContaining([
        'results.json',
        'ranking.csv',
        'ranking.xlsx',
        'report.html',
        'findings.csv',
        'findings.xlsx',
        'manifest.json',
      ]),
    );
  });

  it('waits for the round file, and gets its outcome when that comes', async () => {
    const pipeline = new MemoryPipeline();
    const waiting = await pipeline.upload(`${FOLDER}applications.csv`, APPLICATIONS);
    expect(waiting.status).toBe('WAITING_FOR_ROUND_FILE');
    const round = await pipeline.upload(`${FOLDER}round.yaml`, ROUND);
    expect(round).toMatchObject({ status: 'RANKED', revision: 1 });
    expect(await pipeline.store.receipt(waiting.id)).toMatchObject({ status: 'RANKED', runId: round.runId });
  });

  it('with a row to mend is published provisionally', async () => {
    const pipeline = await published();
    const text = `${HEADER}${row('A-1')}${row('A-2')}${row('A-3').replace('500000.00', 'abc')}`;
    const receipt = await pipeline.upload(`${FOLDER}applications.csv`, text);
    expect(receipt).toMatchObject({ status: 'PROVISIONAL', revision: 2, codes: { S101: 1 } });
    const waiting = await pipeline.store.unrankedResults(receipt.runId ?? '', 'senior_center');
    expect(waiting.map((each) => [each.applicationId, each.state])).toEqual([['A-3', 'waiting']]);
  });

  it('that cannot be read changes nothing that is current, and its findings are kept', async () => {
    const pipeline = await published();
    const receipt = await pipeline.upload(`${FOLDER}applications.csv`, 'PK\u0003\u0004 a workbook');
    expect(receipt).toMatchObject({ status: 'FILE_REJECTED', revision: null });
    expect(log(pipeline)).toHaveLength(1);
    const reports = await pipeline.reports.list(receipt.reports ?? 'none');
    expect(reports.map((each) => each.key.split('/').at(-1))).toEqual([
      'findings.csv',
      'findings.xlsx',
      'manifest.json',
      'results.json',
    ]);
  });

  it('of no bytes is rejected as empty', async () => {
    const receipt = await (await published()).upload(`${FOLDER}applications.csv`, '');
    expect(receipt.status).toBe('FILE_REJECTED');
    expect(Object.keys(receipt.codes)).toHaveLength(1);
  });

  it('with under half of the rows is held, and published with a reason', async () => {
    const pipeline = await published();
    const one = HEADER + row('A-1');
    const held = await pipeline.upload(`${FOLDER}applications.csv`, one);
    expect(held.status).toBe('HELD_FOR_CONFIRMATION');
    expect(log(pipeline)).toHaveLength(1);
    const meant = await pipeline.upload(`${FOLDER}applications.csv`, one, { reason: 'two were withdrawn' });
    expect(meant).toMatchObject({ status: 'RANKED', revision: 2, runId: held.runId });
    expect(log(pipeline)[1]?.body.reason).toBe('two were withdrawn');
  });

  it('under another version with the same bytes is recognised', async () => {
    const pipeline = await published();
    const runs = pipeline.store.runs.size;
    const again = await pipeline.upload(`${FOLDER}applications.csv`, APPLICATIONS);
    expect(again).toMatchObject({ status: 'UNCHANGED', revision: 1 });
    expect(log(pipeline)).toHaveLength(1);
    expect(pipeline.store.runs.size).toBe(runs);
  });

  it('that brings back an earlier batch publishes the run of then again', async () => {
    const pipeline = await published();
    const other = APPLICATIONS + row('A-4');
    await pipeline.upload(`${FOLDER}applications.csv`, other);
    const back = await pipeline.upload(`${FOLDER}applications.csv`, APPLICATIONS);
    expect(back).toMatchObject({ status: 'RANKED', revision: 3 });
    const runs = log(pipeline).map((entry) => entry.body.runId);
    expect(runs[2]).toBe(runs[0]);
    expect(new Set(runs).size).toBe(2);
  });

  it('that was replaced before its turn is superseded', async () => {
    const pipeline = await published();
    const older = await pipeline.arrive(`${FOLDER}applications.csv`, APPLICATIONS + row('A-4'));
    await pipeline.upload(`${FOLDER}applications.csv`, APPLICATIONS + row('A-5'));
    expect((await processUpload(pipeline, older))?.status).toBe('SUPERSEDED');
    expect(log(pipeline)).toHaveLength(2);
  });

  it('delivered twice, one after the other or at once, is one run and one publication', async () => {
    const pipeline = await published();
    const upload = await pipeline.arrive(`${FOLDER}applications.csv`, APPLICATIONS + row('A-4'));
    const first = await processUpload(pipeline, upload);
    expect(await processUpload(pipeline, upload)).toEqual(first);
    expect(log(pipeline)).toHaveLength(2);
    expect(await pipeline.store.appearances('A-4')).toHaveLength(1);
    const other = await pipeline.arrive(`${FOLDER}applications.csv`, APPLICATIONS + row('A-5'));
    await Promise.allSettled([processUpload(pipeline, other), processUpload(pipeline, other)]);
    await processUpload(pipeline, other);
    expect(log(pipeline)).toHaveLength(3);
    expect(await pipeline.store.appearances('A-5')).toHaveLength(1);
  });
});

describe('round.yaml', () => {
  it('reviews the applications again', async () => {
    const pipeline = await published();
    const receipt = await pipeline.upload(`${FOLDER}round.yaml`, ROUND.replace('2000000', '300000'));
    expect(receipt).toMatchObject({ status: 'RANKED', revision: 2 });
    const page = await pipeline.store.resultsPage(receipt.runId ?? '', 'senior_center', 0);
    expect(page.map((each) => each.recommended)).toEqual(['200000.00', '0.00', '0.00']);
  });

  it('that cannot be used changes nothing, and its problems are told', async () => {
    const pipeline = await published();
    const receipt = await pipeline.upload(`${FOLDER}round.yaml`, ROUND.replace('2000000', 'plenty'));
    expect(receipt.status).toBe('REJECTED');
    expect(receipt.message).toContain('line 6');
    expect(log(pipeline)).toHaveLength(1);
  });

  it('of another round is refused', async () => {
    const pipeline = await published();
    const receipt = await pipeline.upload(`${FOLDER}round.yaml`, ROUND.replace('FY2027', 'FY2028'));
    expect(receipt.status).toBe('REJECTED');
    expect(receipt.message).toContain('FY2028');
    expect(log(pipeline)).toHaveLength(1);
  });
});

describe('reference and ledger', () => {
  it('keeps a good list of centers, and reviews nothing by itself', async () => {
    const pipeline = await published();
    const centers =
      'center_id,name,locality,latitude,longitude,open,source\nC-1,Amity Center,Kent County,39.2123,-76.0699,yes,staff\n';
    expect(await pipeline.upload('inbox/reference/Centers.CSV', centers)).toMatchObject({
      status: 'ACCEPTED',
      kind: 'centers',
      round: null,
    });
    expect(log(pipeline)).toHaveLength(1);
  });

  it('appends a ledger, knows it again, and counts it in the next review', async () => {
    const pipeline = await published();
    const receipt = await pipeline.upload('inbox/ledger/2026.csv', LEDGER);
    expect(receipt).toMatchObject({ status: 'ACCEPTED', kind: 'ledger' });
    expect(pipeline.ledger.entries.map((entry) => entry.body.grants.length)).toEqual([1]);
    const again = await pipeline.upload('inbox/ledger/copy.csv', LEDGER);
    expect(again.message).toContain('0 grants more; 1 of the file it held already');
    expect(pipeline.ledger.entries).toHaveLength(1);
    // 800,000 less the 700,000 that the center had in the 15 years: half of what is asked is left for A-1.
    const reviewed = await pipeline.upload(`${FOLDER}applications.csv`, APPLICATIONS);
    const page = await pipeline.store.resultsPage(reviewed.runId ?? '', 'senior_center', 0);
    expect(page.find((each) => each.applicationId === 'A-1')?.ceiling).toBe('100000.00');
  });

  it('refuses other figures for a grant unless a reason is given', async () => {
    const pipeline = await published();
    await pipeline.upload('inbox/ledger/2026.csv', LEDGER);
    const other = LEDGER.replace('700000.00', '650000.00');
    const refused = await pipeline.upload('inbox/ledger/2026.csv', other);
    expect(refused.status).toBe('REJECTED');
    expect(refused.message).toContain('G-1');
    expect(pipeline.ledger.entries).toHaveLength(1);
    const corrected = await pipeline.upload('inbox/ledger/2026.csv', other, { reason: 'as the minutes say' });
    expect(corrected.status).toBe('ACCEPTED');
    expect(pipeline.ledger.entries[1]?.body.grants[0]?.amount).toBe('650000.00');
  });

  it('takes nothing of a ledger with an error', async () => {
    const pipeline = await published();
    const receipt = await pipeline.upload('inbox/ledger/bad.csv', LEDGER.replace('700000.00', 'abc'));
    expect(receipt.status).toBe('REJECTED');
    expect(pipeline.ledger.entries).toHaveLength(0);
  });
});

describe('other keys', () => {
  it('are rejected by names that exist', async () => {
    const receipt = await new MemoryPipeline().upload('inbox/rounds/FY2027/applications.csv.txt', 'x');
    expect(receipt.status).toBe('REJECTED');
    expect(receipt.message).toContain('inbox/rounds/ROUND/applications.csv');
  });

  it.each(['inbox/rounds/FY2028/', 'reports/FY2027/run-1/ranking.csv', 'inbox/'])(
    'that are folders or lie elsewhere are nothing: %s',
    async (key) => {
      const pipeline = new MemoryPipeline();
      expect(await processUpload(pipeline, await pipeline.arrive(key, ''))).toBeNull();
      expect(pipeline.store.stored.size).toBe(0);
    },
  );

  it('are matched without regard to case', async () => {
    const pipeline = new MemoryPipeline();
    await pipeline.upload('inbox/Rounds/fy2027/ROUND.YAML', ROUND);
    const receipt = await pipeline.upload('inbox/rounds/FY2027/APPLICATIONS.CSV', APPLICATIONS);
    expect(receipt.status).toBe('RANKED');
  });
});

it('gives an upload one receipt, whose id is made of key and version', async () => {
  const pipeline = await published();
  const [receipt] = await pipeline.store.receipts('FY2027');
  expect(receipt?.id).toBe(receiptId(`${FOLDER}applications.csv`, 'v1'));
});
