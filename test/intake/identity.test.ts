import { describe, expect, it } from 'vitest';
import { LocalityIndex } from '../../lib/intake/locality-index.ts';
import { nearest, slipsBetween } from '../../lib/intake/near-miss.ts';
import { codes, csv, errors, GOOD, GOOD_CENTER, GOOD_GRANT, read } from './batches.ts';

const { localities } = await read({});
const index = new LocalityIndex(localities);
const found = (cell: string): string | null => {
  const match = index.find(cell);
  return match.kind === 'found' ? match.locality.fips : null;
};

describe('localities', () => {
  it.each([
    ['24033', "Prince George's County"],
    ['24033', 'PRINCE GEORGE`S COUNTY'],
    ['24033', 'prince georges'],
    ['24033', 'Prince George’s Co.'],
    ['24033', 'PG County'],
    ['24033', '24033'],
    ['24033', "'24033"],
    ['24037', 'Saint Mary’s County'],
    ['24037', 'St Marys'],
    ['24037', "St. Mary's  County, MD"],
    ['24035', 'Queen Anne´s'],
    ['24029', 'County of Kent'],
    ['24029', 'Kent County, Maryland'],
    ['24029', 'ke\u0301nt'],
    ['24510', 'Baltimore City'],
    ['24510', 'City of Baltimore'],
    ['24510', 'baltimore  city'],
    ['24005', 'Baltimore County'],
    ['24005', 'Baltimore Co'],
  ])('%s is %s', (fips, cell) => {
    expect(found(cell)).toBe(fips);
  });

  it('plain Baltimore is two', () => {
    expect(index.find('Baltimore')).toEqual({
      kind: 'ambiguous',
      names: ['Baltimore County', 'Baltimore City'],
    });
  });

  it.each([
    ['Wicomoco County', 'Wicomico County'],
    ['Kent Conty', 'Kent County'],
    ['Prince Georgeâ€™s County', "Prince George's County"],
    ['Howard City', null],
    ['Fairfax County', null],
    ['', null],
    ['__proto__', null],
    ['24999', null],
  ])('%j is unknown; meant is %j', (cell, meant) => {
    expect(found(cell)).toBeNull();
    if (meant !== null) expect(index.find(cell)).toEqual({ kind: 'unknown', meant });
  });
});

describe('near misses', () => {
  it('are one slip for five letters, and never a choice between two', () => {
    expect(slipsBetween('kent', 'knet')).toBe(1);
    expect(slipsBetween('abc', 'xyz')).toBe(3);
    expect(nearest('renovatin', ['renovation', 'conversion'])).toBe('renovation');
    expect(nearest('cat', ['bat', 'rat'])).toBeNull();
    expect(nearest('school', ['senior_center'])).toBeNull();
  });
});

describe('centers', () => {
  const centers = csv(
    GOOD_CENTER,
    { center_id: 'C-1' },
    { center_id: 'C-2', name: 'Twin Center' },
    { center_id: 'C-3', name: 'TWIN  center' },
    { center_id: 'T-1', locality: '24041', latitude: '38.77', longitude: '-76.08' },
  );
  const application = async (change: Record<string, string>, ledger?: string) => {
    const batch = await read({
      applications: csv(GOOD, change),
      centers,
      ...(ledger === undefined ? {} : { ledger }),
    });
    const first = batch.applications.at(0);
    return {
      batch,
      centerId: first?.centerId,
      centerKey: first?.centerKey,
      centerName: first?.centerName,
    };
  };

  it('are found by name within the locality, accents, case and punctuation aside', async () => {
    expect(await application({ center_name: 'AMITY – center.' })).toMatchObject({
      centerId: 'C-1',
      centerKey: 'id:C-1',
    });
    const talbot = {
      center_name: 'Amity Center',
      locality: 'Talbot',
      latitude: '38.77',
      longitude: '-76.08',
    };
    expect(await application(talbot)).toMatchObject({ centerId: 'T-1' });
  });

  it('are new when no list has the name, and nothing when neither id nor name is given', async () => {
    expect(await application({ center_name: 'Brand-New' })).toMatchObject({
      centerId: null,
      centerKey: 'name:24029:brand new',
    });
    expect(await application({ center_name: '' })).toMatchObject({ centerId: null, centerKey: null });
  });

  it('are refused when several have the name', async () => {
    const { batch } = await application({ center_name: 'Twin Center' });
    expect(errors(batch)).toEqual(['V303 2 center_name']);
    expect(batch.findings[0]?.message).toContain('C-2, C-3');
  });

  it('by id are compared without case and spaces, and keep the id of the list', async () => {
    expect(await application({ center_id: 'c - 1', center_name: '' })).toMatchObject({
      centerId: 'C-1',
      centerKey: 'id:C-1',
      centerName: 'Amity Center',
    });
  });

  it('by an id that no list has are accepted with a question that names the listed one', async () => {
    const { batch, centerKey } = await application({ center_id: 'N-1', center_name: 'Amity Center' });
    expect(centerKey).toBe('id:N-1');
    expect(batch.findings[0]).toMatchObject({ code: 'Q301', expected: 'C-1' });
  });

  it('by an id in another locality, or with another name, are asked about', async () => {
    expect(codes((await application({ center_id: 'T-1', center_name: 'Amity Center' })).batch)).toEqual([
      'Q302 2 center_id',
    ]);
    expect(codes((await application({ center_id: 'C-1', center_name: 'Harbor House' })).batch)).toEqual([
      'Q303 2 center_id',
    ]);
  });

  it('of the ledger are listed too: a grant by name finds the id that another grant gives', async () => {
    const ledger = csv(
      GOOD_GRANT,
      { center_id: 'L-9' },
      { center_name: 'old mill center' },
      { center_name: 'Amity Center' },
      { center_name: 'Gone' },
      { center_name: '' },
    );
    const { batch, centerId, centerKey } = await application({ center_name: 'Old Mill Center' }, ledger);
    expect(batch.ledger.map((grant) => grant.centerKey)).toEqual([
      'id:L-9',
      'id:L-9',
      'id:C-1',
      'name:24029:gone',
      null,
    ]);
    expect({ centerId, centerKey }).toEqual({ centerId: 'L-9', centerKey: 'id:L-9' });
    expect((await application({ center_name: 'GONE' }, ledger)).centerKey).toBe('name:24029:gone');
  });

  it('of a ledger row that several have the name of are an error of the ledger', async () => {
    const { batch } = await application({}, csv(GOOD_GRANT, { center_name: 'Twin Center' }));
    expect(batch.findings.map(({ file, code, row }) => [file, code, row])).toEqual([['ledger', 'V303', 2]]);
    expect(batch.referenceFault).toBe(true);
  });
});

describe('projects', () => {
  const ledger = csv(GOOD_GRANT, { project_id: 'P 1', center_name: 'New Center' });

  it('are the same whatever the case and spaces of their ids', async () => {
    const batch = await read({ applications: csv(GOOD, { project_id: 'p1' }), ledger });
    expect(batch.applications.at(0)?.projectKey).toBe(batch.ledger[0]?.projectKey);
    expect(codes(batch)).toEqual([]);
  });

  it('in another locality by the ledger are an error', async () => {
    const talbot = { project_id: 'P1', locality: 'Talbot', latitude: '38.77', longitude: '-76.08' };
    const batch = await read({ applications: csv(GOOD, talbot), ledger });
    expect(errors(batch)).toEqual(['H101 2 project_id']);
    expect(batch.findings[0]?.expected).toBe('Kent County');
  });

  it('for another center by the ledger are asked about', async () => {
    expect(
      codes(await read({ applications: csv(GOOD, { project_id: 'P1', center_name: 'Elsewhere' }), ledger })),
    ).toEqual(['Q304 2 project_id']);
  });
});
