import { describe, expect, it } from 'vitest';
import { MemoryPipeline } from '../support/pipeline.ts';
import { bytesOf } from './cases.ts';
import { applicationsOf, APPLICATIONS_KEY, ROUND_KEY } from './events.ts';
import { roundFile } from './round-cases.ts';

// Cases about what an upload leaves behind for those after it.

const LEDGER_HEADER = 'grant_id,program,program_kind,locality,center_name,approved_on,amount,status\n';
const grant = (id: string, locality: string, center: string): string =>
  `${id},senior_center,this_program,${locality},${center},2020-05-06,700000,received\n`;

/** Only whether a locality was ever funded has weight. */
const NEVER_FUNDED = `round: FY2027
title: The round of a case
decision_date: 2026-07-01
ledger_complete: true
programs:
  senior_center:
    budget: 2000000.00
    policy: fill_down
    weights: { never_funded: 1 }
`;

/** A round of one application of Kent County; the ledger knows of a grant to Talbot County alone. */
async function kentCounty(rejected: readonly (readonly [string, string])[]) {
  const pipeline = new MemoryPipeline();
  await pipeline.upload(
    'inbox/ledger/past.csv',
    LEDGER_HEADER + grant('G-1', 'Talbot County', 'Harbor Center'),
  );
  const statuses: string[] = [];
  for (const [key, text] of rejected) statuses.push((await pipeline.upload(key, text)).status);
  await pipeline.upload(ROUND_KEY, NEVER_FUNDED);
  const receipt = await pipeline.upload(APPLICATIONS_KEY, applicationsOf(['A-1']));
  const page = await pipeline.store.resultsPage(receipt.runId ?? '', 'senior_center', 0);
  return { pipeline, statuses, receipt, page };
}

describe('an upload that was rejected', () => {
  it('059-history-from-rejected-file: leaves nothing in the history', async () => {
    const twice = LEDGER_HEADER.replace('center_name', 'center_name,amount');
    const row = 'G-2,senior_center,this_program,Kent County,Center A-1,700000,2025-05-06,700000,received\n';
    const folder = 'inbox/rounds/FY2026';
    const applications = applicationsOf(['A-1']).replace('center_name', 'applicant');
    const { pipeline, statuses, receipt, page } = await kentCounty([
      ['inbox/ledger/fy2026.csv', twice + row],
      [`${folder}/round.yaml`, NEVER_FUNDED.replace('FY2027', 'FY2026')],
      [`${folder}/applications.csv`, applications],
    ]);
    expect(statuses).toEqual(['REJECTED', 'ACCEPTED', 'FILE_REJECTED']);
    // Never funded: 100 of 100. 700,000 to the center would leave 100,000 of the 800,000 in 15 years (§ 10-504).
    expect(page).toMatchObject([{ score: '100.0000', ceiling: '250000.00', recommended: '200000.00' }]);
    expect(pipeline.ledger.entries.map((entry) => entry.body.grants.map((each) => each.grant_id))).toEqual([
      ['G-1'],
    ]);
    expect(await pipeline.store.appearances('A-1')).toHaveLength(1);
    const without = await kentCounty([]);
    expect(receipt.runId).toBe(without.receipt.runId);
  });

  it('059-history-from-rejected-file: while one that is taken counts', async () => {
    const { page } = await kentCounty([
      ['inbox/ledger/fy2026.csv', LEDGER_HEADER + grant('G-2', 'Kent County', 'Center A-1')],
    ]);
    expect(page).toMatchObject([{ score: '0.0000', ceiling: '100000.00', recommended: '100000.00' }]);
  });
});

describe('a correction', () => {
  it('061-stale-rows-after-correction: with fewer rows replaces the batch', async () => {
    const pipeline = new MemoryPipeline();
    await pipeline.upload(ROUND_KEY, roundFile());
    const corrected = bytesOf('061-stale-rows-after-correction').toString();
    const row = corrected.trim().split('\n').at(-1) ?? '';
    const third = `${row.replace('A-2,', 'A-3,').replace('Center A2', 'Center A3')}\n`;
    const first = await pipeline.upload(APPLICATIONS_KEY, corrected + third);
    expect(first).toMatchObject({ status: 'RANKED', revision: 1, counts: { rows: 3 } });
    await pipeline.upload(APPLICATIONS_KEY, corrected);
    const head = await pipeline.store.publications('FY2027').last();
    expect(head).toMatchObject({ sequence: 2, body: { counts: { rows: 2, ranked: 2 } } });
    const runId = head?.body.runId ?? '';
    const page = await pipeline.store.resultsPage(runId, 'senior_center', 0);
    expect(page.map(({ applicationId, rank }) => [applicationId, rank])).toEqual([
      ['A-1', 1],
      ['A-2', 2],
    ]);
    expect(await pipeline.store.unrankedResults(runId, 'senior_center')).toEqual([]);
    // What was published before stays as it was.
    const before = await pipeline.store.resultsPage(first.runId ?? '', 'senior_center', 0);
    expect(before).toHaveLength(3);
  });
});
