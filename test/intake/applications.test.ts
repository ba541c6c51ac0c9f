import { describe, expect, it } from 'vitest';
import { codes, csv, errors, GOOD, read } from './batches.ts';
import { ROUND_FILE, roundOf } from './rounds.ts';
import { plainApplication } from '../support/plain-application.ts';

const ASSISTED = { program: 'assisted_living', area_need: '50' };

describe('an application', () => {
  it('is read whole', async () => {
    const batch = await read({
      applications: csv(GOOD, {
        round: 'FY2027',
        project_id: 'p 7',
        project_title: 'Roof',
        project_scope: 'Roof,\r\nlift.',
        project_type: 'renovation;equipment',
        applicant_type: 'local_government',
        property_value: '1.00',
        center_value: '2.00',
        residual_value: '3.00',
        prior_match: '4.00',
        outstanding_state_debt: '5.00',
        other_state_investment: '6.00',
        state_funds_used: 'no',
        state_bonded_debt: 'yes',
        poverty_area: 'NO',
        surplus_building_certified: 'Yes',
        sectarian_use: '',
        federal_law_contrary: 'n',
        senior_population: '5000',
        service_area_sq_mi: '200.5',
        nearest_center_miles_override: '14.25',
        override_evidence: 'road map',
        area_need: '62.5',
      }),
    });
    expect(codes(batch)).toEqual([]);
    expect(Array.from(batch.applications, plainApplication)).toEqual([
      {
        row: 2,
        applicationId: 'A-1',
        program: 'senior_center',
        projectId: 'p 7',
        projectKey: 'P7',
        projectTitle: 'Roof',
        projectScope: 'Roof,\r\nlift.',
        projectTypes: ['renovation', 'equipment'],
        applicant: 'Kent County Government',
        applicantType: 'local_government',
        locality: expect.objectContaining({
          fips: '24029',
          seniorPopulation: 5169,
          landArea: 276_988_000,
        }) as unknown,
        centerId: null,
        centerKey: 'name:24029:new center',
        centerName: 'New Center',
        receivedOn: '2026-05-04',
        eligibleCost: 50_000_000,
        federalGrant: 0,
        cdbgGrant: 0,
        otherGrants: 0,
        requestedGrant: 20_000_000,
        localMatch: 30_000_000,
        propertyValue: 100,
        centerValue: 200,
        residualValue: 300,
        priorMatch: 400,
        outstandingStateDebt: 500,
        otherStateInvestment: 600,
        stateFundsUsed: 'no',
        stateBondedDebt: 'yes',
        povertyArea: 'no',
        surplusBuildingCertified: 'yes',
        sectarianUse: null,
        federalLawContrary: 'no',
        seniorPopulation: 5000,
        serviceArea: 200_500_000,
        latitude: 39.2123,
        longitude: -76.0699,
        nearestOverride: 1425,
        overrideEvidence: 'road map',
        areaNeed: 62_500_000,
        extra: [],
      },
    ]);
  });

  it('has null for what is blank and optional, and for columns left out', async () => {
    const [application] = (
      await read({ applications: csv(GOOD, { property_value: '', state_funds_used: ' ' }) })
    ).applications;
    expect(application).toMatchObject({
      propertyValue: null,
      residualValue: null,
      stateFundsUsed: null,
      projectKey: null,
      projectTitle: '',
      areaNeed: null,
    });
  });

  it.each([
    ['V101 2 application_id', { application_id: '' }],
    ['V101 2 program', { program: ' ' }],
    ['V101 2 project_type', { project_type: '' }],
    ['V101 2 applicant', { applicant: '' }],
    ['V101 2 locality', { locality: '' }],
    ['V101 2 received_on', { received_on: '' }],
    ['V101 2 eligible_cost', { eligible_cost: '' }],
    ['V101 2 federal_grant', { federal_grant: '' }],
    ['V101 2 requested_grant', { requested_grant: '' }],
    ['V201 2 program', { program: 'school' }],
    ['V201 2 applicant_type', { applicant_type: 'county' }],
    ['V202 2 poverty_area', { poverty_area: 'maybe' }],
    ['V203 2 project_type', { project_type: 'roof' }],
    ['V204 2 project_type', { project_type: 'renovation;renovation' }],
    ['V205 2 project_type', { project_type: 'master_plan;renovation' }],
    ['V206 2 service_area_sq_mi', { senior_population: '5', service_area_sq_mi: '0' }],
    ['V208 2 round', { round: 'FY2026' }],
    ['V209 2 area_need', { area_need: '100.5' }],
    [
      'V210 2 nearest_center_miles_override',
      { nearest_center_miles_override: '301', override_evidence: 'map' },
    ],
    ['V401 2 applicant_type', { applicant_type: 'nonprofit' }],
    ['V402 2 service_area_sq_mi', { senior_population: '5' }],
    ['V402 2 senior_population', { service_area_sq_mi: '5' }],
    ['V404 2 override_evidence', { nearest_center_miles_override: '5' }],
    ['V405 2 latitude', { latitude: '', longitude: '' }],
    ['V406 2 latitude', { latitude: '' }],
    ['V407 2 area_need', { program: 'assisted_living' }],
    ['V412 2 latitude', { latitude: '-76.0699', longitude: '39.2123' }],
    ['V413 2 longitude', { longitude: '76.0699' }],
    ['V415 2 latitude', { latitude: '41' }],
    ['S101 2 local_match', { local_match: 'N/A' }],
    ['S402 2 center_id', { center_id: '?' }],
    ['S502 2 applicant', { applicant: 'Kent\nCounty' }],
  ])('waits with %s, and with nothing else', async (error, change) => {
    const batch = await read({ applications: csv(GOOD, change) });
    expect(errors(batch)).toEqual([error]);
    expect(batch.applications).toHaveLength(0);
    expect(batch.waiting).toHaveLength(1);
  });

  it('may leave coordinates out where its program does not weigh proximity, or the distance is given', async () => {
    const without = { latitude: '', longitude: '' };
    expect(errors(await read({ applications: csv(GOOD, { ...ASSISTED, ...without }) }))).toEqual([]);
    const override = { ...without, nearest_center_miles_override: '5', override_evidence: 'map' };
    expect(errors(await read({ applications: csv(GOOD, override) }))).toEqual([]);
  });

  it('is for a program that the round has', async () => {
    const round = roundOf(ROUND_FILE.slice(0, ROUND_FILE.indexOf('  assisted_living:')));
    expect(errors(await read({ applications: csv(GOOD, ASSISTED) }, { round }))).toEqual(['V207 2 program']);
  });

  it('is handed on with what could be read when it waits', async () => {
    const batch = await read({
      applications: csv(GOOD, { eligible_cost: 'abc', x_note: 'n', locality: 'Kemt' }),
    });
    expect(batch.waiting).toEqual([
      {
        row: 2,
        applicationId: 'A-1',
        program: 'senior_center',
        applicant: 'Kent County Government',
        locality: 'Kemt',
        centerName: 'New Center',
        projectTitle: '',
        receivedOn: '2026-05-04',
        requestedGrant: 20_000_000,
        extra: ['n'],
      },
    ]);
  });
});

it('names its round in any case and with any spaces', async () => {
  const batch = await read({ applications: csv(GOOD, { round: 'fy 2027' }) });
  expect(errors(batch)).toEqual([]);
  expect(batch.applications).toHaveLength(1);
});

describe('findings', () => {
  it('say what, where, how to mend it, and which checks could not run', async () => {
    const batch = await read({ applications: csv(GOOD, { eligible_cost: '12,5OO', local_match: '' }) });
    expect(batch.findings).toHaveLength(1);
    expect(batch.findings[0]).toMatchObject({
      file: 'applications',
      code: 'S101',
      severity: 'error',
      row: 2,
      applicationId: 'A-1',
      applicant: 'Kent County Government',
      column: 'eligible_cost',
      message: 'Eligible cost is not a number: "12,5OO".',
      fix: 'Write the number alone, for example 1250000.00; leave notes out of the cell.',
      value: '12,5OO',
      expected: null,
      difference: null,
      source: null,
      checksNotRun: [
        'federal grants against the eligible cost',
        'the money named for the project against its cost',
      ],
    });
  });

  it('come all at once, in the order of rows and columns, and do not set off others', async () => {
    const batch = await read({
      applications: csv(
        GOOD,
        { program: 'x', latitude: 'x', federal_grant: '-1', received_on: 'x' },
        { locality: 'Baltimore', center_id: '?' },
      ),
    });
    expect(codes(batch)).toEqual([
      'V201 2 program',
      'S201 2 received_on',
      'S104 2 federal_grant',
      'S301 2 latitude',
      'V302 3 locality',
      'S402 3 center_id',
    ]);
  });
});

describe('ids within the batch', () => {
  it('that differ only in case or spaces are the same, and both rows wait', async () => {
    const batch = await read({
      applications: csv(GOOD, { application_id: 'a 1' }, { application_id: 'A1' }, { application_id: 'A2' }),
    });
    expect(errors(batch)).toEqual(['V304 2 application_id', 'V304 3 application_id']);
    expect(batch.findings[0]?.message).toContain('rows 2 and 3');
    expect(batch.counts).toEqual({ seen: 3, accepted: 1, refused: 2, blank: 0 });
  });

  it('count rows that wait for another reason too', async () => {
    const batch = await read({
      applications: csv(GOOD, { application_id: 'A1' }, { application_id: 'A1', eligible_cost: 'x' }),
    });
    expect(errors(batch)).toEqual(['V304 2 application_id', 'V304 3 application_id', 'S101 3 eligible_cost']);
  });

  it('of projects are one row each; a blank project id is none', async () => {
    const batch = await read({
      applications: csv(
        GOOD,
        { project_id: 'P 1' },
        { project_id: 'p1' },
        { project_id: '' },
        { project_id: '' },
      ),
    });
    expect(errors(batch)).toEqual(['V305 2 project_id', 'V305 3 project_id']);
    expect(batch.counts.accepted).toBe(2);
  });
});

describe('questions', () => {
  it.each([
    ['Q201 2 cdbg_grant', { cdbg_grant: '' }],
    ['Q203 2 federal_grant', { federal_grant: '500000.01', local_match: '' }],
    ['Q204 2 requested_grant', { requested_grant: '500000.01' }],
    ['Q205 2 eligible_cost', { eligible_cost: '5000001.00' }], // 500,000 named, a tenth is 500,000.10
    ['Q205 2 eligible_cost', { eligible_cost: '20000001.00', local_match: '' }], // 200,000 named, a hundredth is 200,000.01
    ['Q206 2 senior_population', { senior_population: '5170', service_area_sq_mi: '200' }],
    ['Q207 2 service_area_sq_mi', { senior_population: '5000', service_area_sq_mi: '276.989' }],
    ['Q208 2 latitude', { latitude: '39.65', longitude: '-78.76' }], // Cumberland, in Allegany County
    ['Q209 2 received_on', { received_on: '2026-07-02' }],
    ['Q210 2 received_on', { received_on: '2024-06-30' }],
    ['Q301 2 center_id', { center_id: 'X-1' }],
  ])('%s keeps no row from being ranked', async (question, change) => {
    const batch = await read({ applications: csv(GOOD, change) });
    expect(codes(batch)).toEqual([question]);
    expect(batch.findings[0]?.severity).toBe('question');
    expect(batch.applications).toHaveLength(1);
  });

  it.each([
    { eligible_cost: '5000000.00' },
    { eligible_cost: '20000000.00', local_match: '' },
    { federal_grant: '500000.00', local_match: '' },
    { requested_grant: '500000.00' },
    { senior_population: '5169', service_area_sq_mi: '276.988' },
    { received_on: '2026-07-01' },
    { received_on: '2024-07-01' },
    { other_grants: '' }, // not deducted in senior-center law
  ])('are not asked at the limit: %j', async (change) => {
    expect(codes(await read({ applications: csv(GOOD, change) }))).toEqual([]);
  });

  it('about blank grants come where the program deducts them', async () => {
    const blank = { cdbg_grant: '', other_grants: '' };
    expect(codes(await read({ applications: csv(GOOD, { ...ASSISTED, ...blank }) }))).toEqual([
      'Q201 2 cdbg_grant',
      'Q202 2 other_grants',
    ]);
    const round = roundOf(ROUND_FILE.replace('cdbg_is_federal: true', 'cdbg_is_federal: false'));
    expect(codes(await read({ applications: csv(GOOD, blank) }, { round }))).toEqual([]);
    expect(codes(await read({ applications: csv(GOOD, { ...ASSISTED, ...blank }) }, { round }))).toHaveLength(
      2,
    );
  });
});

describe('questions about the batch', () => {
  const rows = (count: number, change: (index: number) => Record<string, string>) =>
    csv(GOOD, ...Array.from({ length: count }, (_, index) => change(index)));

  it('one density for all, in more than one locality', async () => {
    const same = { senior_population: '100', service_area_sq_mi: '10' };
    const elsewhere = { locality: 'Talbot', latitude: '38.77', longitude: '-76.08' };
    const batch = await read({
      applications: rows(5, (index) => (index === 0 ? { ...same, ...elsewhere } : same)),
    });
    expect(codes(batch)).toEqual(['B101 file senior_population']);
    expect(codes(await read({ applications: rows(5, () => same) }))).toEqual([]);
    expect(
      codes(
        await read({ applications: rows(4, (index) => (index === 0 ? { ...same, ...elsewhere } : same)) }),
      ),
    ).toEqual([]);
  });

  it('a cost a hundred times the middle one of its program, or a hundredth', async () => {
    const cost = (dollars: string) => ({ eligible_cost: dollars, local_match: '', requested_grant: dollars });
    const batch = await read({
      applications: rows(11, (index) =>
        index === 3 ? cost('50000000.00') : index === 4 ? cost('5000.00') : {},
      ),
    });
    expect(codes(batch)).toEqual(['B102 5 eligible_cost', 'B102 6 eligible_cost']);
    expect(batch.applications).toHaveLength(11);
  });

  it('a last receipt more than 60 days before the deadline of 15 May', async () => {
    expect(codes(await read({ applications: rows(5, () => ({ received_on: '2026-03-15' })) }))).toEqual([
      'B103 file received_on',
    ]);
    expect(codes(await read({ applications: rows(5, () => ({ received_on: '2026-03-16' })) }))).toEqual([]);
  });
});
