import { describe, expect, it } from 'vitest';
import type { Center } from '../../lib/model/center.ts';
import { indexCenters, nearestCenter, proximity } from '../../lib/priority/proximity.ts';
import { type ApplicationFacts, aCenter, anApplication, goalposts, hundredths } from '../support/records.ts';

// § 10-504(c)(2): the proximity of the proposed center to an existing one.

const annapolis = { latitude: 38.972152, longitude: -76.505332 };
const arnold = aCenter({ centerId: 'MD-SC-006', latitude: 39.043227, longitude: -76.504985 });
const cumberland = aCenter({ centerId: 'MD-SC-001', latitude: 39.651902, longitude: -78.758378 });

const nearest = (centers: readonly Center[], facts: ApplicationFacts = {}) =>
  nearestCenter(anApplication({ ...annapolis, ...facts }), indexCenters(centers));

describe('the nearest other open center', () => {
  // 4.910850 miles by two other methods, see the tests of the great circle.
  it('is named with its miles to the hundredth', () => {
    expect(nearest([cumberland, arnold])).toEqual({
      centerId: 'MD-SC-006',
      miles: 491,
      override: false,
      crossesBay: false,
    });
  });

  it('is open', () => {
    expect(nearest([cumberland, { ...arnold, open: false }])?.centerId).toBe('MD-SC-001');
  });

  it('is not the center being worked on, which is left out by its id', () => {
    expect(nearest([cumberland, arnold], { centerId: 'MD-SC-006' })?.centerId).toBe('MD-SC-001');
  });

  it('is not that center either where its id is written in another case or with spaces', () => {
    expect(nearest([cumberland, arnold], { centerId: 'md-sc- 006' })?.centerId).toBe('MD-SC-001');
  });

  it('may stand on the same spot as the center being worked on: no distance leaves one out', () => {
    const own = aCenter({ centerId: 'C-1', ...annapolis });
    const neighbour = aCenter({ centerId: 'C-2', ...annapolis });
    const found = nearest([own, neighbour, arnold], { centerId: 'C-1' });
    expect(found).toMatchObject({ centerId: 'C-2', miles: 0 });
  });

  it('is none where no other open center is listed', () => {
    expect(nearest([])).toBeNull();
    expect(nearest([arnold], { centerId: 'MD-SC-006' })).toBeNull();
  });

  it('is flagged where the straight line crosses the Bay', () => {
    const stevensville = aCenter({ centerId: 'C-1', latitude: 38.981, longitude: -76.314 });
    expect(nearest([stevensville])?.crossesBay).toBe(true);
  });
});

describe('of equally near centers', () => {
  const here = { latitude: 39, longitude: -77 };
  const north = aCenter({ centerId: 'C-2', latitude: 39.1, longitude: -77 });
  const south = aCenter({ centerId: 'C-10', latitude: 38.9, longitude: -77 });
  const sameSpot = aCenter({ centerId: 'C-3', latitude: 39.1, longitude: -77 });

  it.each([
    { order: 'one order', centers: [north, south] },
    { order: 'the other', centers: [south, north] },
  ])('the first id by code point is taken, C-10 before C-2, in $order of the file', ({ centers }) => {
    expect(nearest(centers, here)?.centerId).toBe('C-10');
  });

  it.each([
    { order: 'one order', centers: [north, sameSpot] },
    { order: 'the other', centers: [sameSpot, north] },
  ])('of one spot the first id is taken, in $order of the file', ({ centers }) => {
    expect(nearest(centers, here)?.centerId).toBe('C-2');
  });

  it('a truly nearer one is taken whatever its id', () => {
    const nearer = aCenter({ centerId: 'Z', latitude: 39.0999, longitude: -77 });
    expect(nearest([north, south, nearer], here)?.centerId).toBe('Z');
  });
});

describe('the Department’s own figure', () => {
  it('replaces the straight line', () => {
    const found = nearest([arnold], { nearestOverride: hundredths('7.5'), overrideEvidence: 'Memo 12' });
    expect(found).toMatchObject({ miles: 750, override: true });
  });

  it('holds without a point on the map', () => {
    const found = nearest([arnold], { latitude: null, longitude: null, nearestOverride: hundredths('7.5') });
    expect(found).toMatchObject({ miles: 750, override: true });
  });

  it('is scored, and said', () => {
    const found = nearest([arnold], { nearestOverride: hundredths('7.5') });
    const { raw, value, note } = proximity(found, goalposts('0', '15'));
    expect([raw, value]).toEqual([750, 500_000]);
    expect(note).not.toBeNull();
  });
});

describe('the score of proximity', () => {
  // On the miles as rounded to 0.01: 4.91 ÷ 15 = 0.327333; the unrounded 4.91085 would give 0.327390.
  it('is that of the miles as printed', () => {
    const { raw, value, clamped } = proximity(nearest([arnold]), goalposts('0', '15'));
    expect([raw, value, clamped]).toEqual([491, 327_333, false]);
  });

  it('is higher the farther the nearest center is', () => {
    const near = proximity(nearest([arnold]), goalposts('0', '200')).value;
    const far = proximity(nearest([cumberland]), goalposts('0', '200')).value;
    expect(far).toBeGreaterThan(near);
  });

  it('is clamped beyond the goalpost', () => {
    expect(proximity(nearest([cumberland]), goalposts('0', '15'))).toMatchObject({
      raw: 12_927,
      value: 1_000_000,
      clamped: true,
    });
  });
});
