import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Batch } from '../../lib/model/batch.ts';
import { codes, csv, errors, GOOD, GOOD_CENTER, GOOD_GRANT, GOOD_LOCALITY, read } from './batches.ts';

const of = (batch: Batch, file: string): readonly string[] =>
  codes({ ...batch, findings: batch.findings.filter((finding) => finding.file === file) });

describe('the packaged reference', () => {
  it('has the 24 jurisdictions and 101 centers, without a finding', async () => {
    const batch = await read({});
    expect(batch.findings).toEqual([]);
    expect(batch.localities).toHaveLength(24);
    expect(batch.centers).toHaveLength(101);
    expect(batch.localities.find((locality) => locality.fips === '24029')).toEqual({
      fips: '24029',
      name: 'Kent County',
      aliases: [],
      seniorPopulation: 5169,
      landArea: 276_988_000,
      source: '65 and over: ACS 2018-2022; land: Census TIGER 2022',
      row: 15,
    });
    expect(batch.centers[0]).toMatchObject({
      centerId: 'MD-SC-001',
      fips: '24001',
      latitude: 39.651902,
      longitude: -78.758378,
      open: true,
      row: 2,
    });
  });

  it('is the same when given as files', async () => {
    const centers = readFileSync(new URL('../../reference/centers.csv', import.meta.url));
    const localities = readFileSync(new URL('../../reference/localities.csv', import.meta.url));
    expect(await read({ centers, localities })).toEqual(await read({}));
  });
});

describe('the ledger', () => {
  it('is read whole', async () => {
    const row = {
      center_id: 'MD-SC-001',
      project_id: 'p 1',
      project_type: 'master_plan',
      amount_returned: '1.00',
      source: 'agenda',
      round: 'FY2014',
      approved_on: '5/7/2014',
    };
    const batch = await read({ ledger: csv(GOOD_GRANT, row) });
    expect(batch.findings).toEqual([]);
    expect(batch.referenceFault).toBe(false);
    expect(batch.ledger).toEqual([
      {
        grantId: 'G-1',
        program: 'senior_center',
        programKind: 'this_program',
        fips: '24029',
        centerKey: 'id:MD-SC-001',
        centerName: 'Old Mill Center',
        projectKey: 'P1',
        masterPlan: true,
        approvedOn: '2014-05-07',
        amount: 25_000_000,
        amountReturned: 100,
        status: 'received',
        source: 'agenda',
        round: 'FY2014',
        row: 2,
      },
    ]);
  });

  it('may have a header and no row', async () => {
    const batch = await read({ ledger: `${Object.keys(GOOD_GRANT).join(',')}\n` });
    expect(batch.referenceFault).toBe(false);
    expect(batch.ledger).toEqual([]);
  });

  it.each([
    ['V101 2 grant_id', { grant_id: '' }],
    ['V101 2 approved_on', { approved_on: '' }],
    ['V101 2 amount', { amount: '' }],
    ['V201 2 status', { status: 'paid' }],
    ['V201 2 program_kind', { program_kind: 'other' }],
    ['V301 2 locality', { locality: 'Fairfax' }],
    ['V502 2 amount_returned', { amount_returned: '250000.01' }],
    ['S104 2 amount', { amount: '-1' }],
    ['S202 2 approved_on', { approved_on: '2014-02-30' }],
  ])('with %s keeps the batch from being ranked', async (error, change) => {
    const batch = await read({ ledger: csv(GOOD_GRANT, change) });
    expect(of(batch, 'ledger')).toEqual([error]);
    expect(batch.referenceFault).toBe(true);
    expect(batch.applications).toHaveLength(1);
  });

  it('holds each grant once, and no doubtful date', async () => {
    expect(
      of(await read({ ledger: csv(GOOD_GRANT, { grant_id: 'g 1' }, { grant_id: 'G1' }) }), 'ledger'),
    ).toEqual(['V501 2 grant_id', 'V501 3 grant_id']);
    expect(
      of(
        await read({ ledger: csv(GOOD_GRANT, { approved_on: '3/8/2014' }, { approved_on: '26/6/2014' }) }),
        'ledger',
      ),
    ).toEqual(['S207 2 approved_on', 'S203 3 approved_on']);
  });

  it('that is no CSV, or lacks columns, is a fault of the reference and not of the applications', async () => {
    const batch = await read({ ledger: 'grant_id,amount\nG-1,5\n' });
    expect(of(batch, 'ledger')).toEqual(['F202 file']);
    expect(batch).toMatchObject({ rejected: false, referenceFault: true });
    expect((await read({ ledger: '%PDF-1.4' })).referenceFault).toBe(true);
  });
});

describe('centers', () => {
  it.each([
    ['V101 2 name', { name: '' }],
    ['V101 2 latitude', { latitude: '' }],
    ['V101 2 open', { open: '' }],
    ['V202 2 open', { open: 'sometimes' }],
    ['V301 2 locality', { locality: 'Fairfax' }],
    ['V411 2 latitude', { latitude: '0', longitude: '0' }],
    ['V412 2 latitude', { latitude: '-76.0699', longitude: '39.2123' }],
    ['V602 file open', { open: 'no' }],
  ])('with %s keep the batch from being ranked', async (error, change) => {
    const batch = await read({ centers: csv(GOOD_CENTER, change) });
    expect(of(batch, 'centers')).toEqual([error]);
    expect(batch.referenceFault).toBe(true);
  });

  it('have each id once', async () => {
    const batch = await read({ centers: csv(GOOD_CENTER, { center_id: 'c1' }, { center_id: 'C 1' }) });
    expect(of(batch, 'centers')).toEqual(['V601 2 center_id', 'V601 3 center_id']);
  });

  it('may be none at all', async () => {
    const batch = await read({ centers: `${Object.keys(GOOD_CENTER).join(',')}\n` });
    expect(batch.referenceFault).toBe(false);
    expect(batch.centers).toEqual([]);
  });
});

describe('localities', () => {
  const centers = csv(GOOD_CENTER, {});

  it.each([
    ['V101 2 name', { name: '' }],
    ['V702 2 land_area_sq_mi', { land_area_sq_mi: '0' }],
    ['V703 2 fips', { fips: '51059' }],
    ['S101 2 senior_population', { senior_population: 'many' }],
  ])(
    'with %s keep the batch from being ranked, and are not told again by the rows that name them',
    async (error, change) => {
      const batch = await read({ centers, localities: csv(GOOD_LOCALITY, change) });
      expect(codes(batch)).toEqual([error]);
      expect(batch.findings[0]?.file).toBe('localities');
      expect(batch.referenceFault).toBe(true);
    },
  );

  it('have each code once, and their own aliases', async () => {
    const twice = csv(GOOD_LOCALITY, { fips: '24029', name: 'Kent' }, { fips: '24029', name: 'Kent too' });
    expect(of(await read({ centers, localities: twice }), 'localities')).toEqual([
      'V701 2 fips',
      'V701 3 fips',
    ]);
    const aliased = csv(GOOD_LOCALITY, { name: 'The Shire', aliases: 'Kent County | Old Kent' });
    expect((await read({ centers, localities: aliased })).applications.at(0)?.locality.aliases).toEqual([
      'Kent County',
      'Old Kent',
    ]);
  });

  it('twice with one code are told once each, and not again by every row that names them', async () => {
    const kentAndKent = csv(GOOD_LOCALITY, { fips: '24029' }, { fips: '24029' });
    const batch = await read({ applications: csv(GOOD, {}, {}), localities: kentAndKent });
    expect(errors(batch)).toEqual(['V701 2 fips', 'V701 3 fips']);
    expect(batch.findings[0]?.checksNotRun).toEqual([
      'which of the rows is meant where other files name the locality',
    ]);
    // A code mistyped: the names of both rows are still known.
    const mistyped = csv(GOOD_LOCALITY, { fips: '24029' }, { fips: '24029', name: 'Talbot County' });
    const talbot = await read({ applications: csv(GOOD, { locality: 'Talbot' }), localities: mistyped });
    expect(errors(talbot)).toEqual(['V701 2 fips', 'V701 3 fips']);
  });

  it('of a list that leaves some out do not put the packaged centers in the wrong', async () => {
    const batch = await read({ localities: csv(GOOD_LOCALITY, {}) });
    expect(codes(batch)).toEqual([]);
    expect(batch.localities).toHaveLength(1);
    // All of them are there to measure to, as beside the packaged list.
    expect(batch.centers).toEqual((await read({})).centers);
  });
});
