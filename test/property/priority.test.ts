import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalise } from '../../lib/priority/goalposts.ts';
import { indexCenters, nearestCenter } from '../../lib/priority/proximity.ts';
import { runs } from '../support/arbitraries.ts';
import { aCenter, anApplication } from '../support/records.ts';

describe('a value between goalposts', () => {
  const posts = fc
    .record({
      from: fc.integer({ min: 1, max: 50_000_000 }),
      width: fc.integer({ min: 1_000_000, max: 2_000_000_000 }),
      scale: fc.constantFrom('linear' as const, 'log' as const),
    })
    .map(({ from, width, scale }) => ({ from, to: from + width, scale, reason: 'made up' }));
  const raw = fc.integer({ min: 0, max: 2_100_000_000 });

  it('lies within 0 and 1, and is clamped exactly when it lies outside', () => {
    fc.assert(
      fc.property(posts, raw, (goalposts, numerator) => {
        const { value, clamped, note } = normalise({ numerator, denominator: 1_000_000 }, goalposts);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1_000_000);
        expect(clamped).toBe(numerator < goalposts.from || numerator > goalposts.to);
        expect(note === null).toBe(!clamped);
      }),
      runs(500),
    );
  });

  it('is never lower for a higher raw value', () => {
    fc.assert(
      fc.property(posts, raw, raw, (goalposts, a, b) => {
        const valueOf = (numerator: number) =>
          normalise({ numerator, denominator: 1_000_000 }, goalposts).value;
        expect(valueOf(Math.max(a, b))).toBeGreaterThanOrEqual(valueOf(Math.min(a, b)));
      }),
      runs(500),
    );
  });
});

describe('the nearest center', () => {
  /** Miles by the spherical law of cosines, which the program does not use. */
  function milesBetween(a: { latitude: number; longitude: number }, b: typeof a): number {
    const radians = (degrees: number) => (degrees * Math.PI) / 180;
    const cosine =
      Math.sin(radians(a.latitude)) * Math.sin(radians(b.latitude)) +
      Math.cos(radians(a.latitude)) *
        Math.cos(radians(b.latitude)) *
        Math.cos(radians(a.longitude - b.longitude));
    return 3958.7613 * Math.acos(Math.min(1, cosine));
  }

  const point = fc.record({
    latitude: fc.integer({ min: 37_900_000, max: 39_700_000 }).map((micro) => micro / 1e6),
    longitude: fc.integer({ min: -79_400_000, max: -75_100_000 }).map((micro) => micro / 1e6),
  });

  it('is the one that measuring to every open center finds', () => {
    fc.assert(
      fc.property(point, fc.array(point, { minLength: 1, maxLength: 12 }), (here, points) => {
        const centers = points.map((at, i) => aCenter({ centerId: `C-${i}`, open: i % 4 !== 3, ...at }));
        const found = nearestCenter(anApplication({ ...here, centerId: 'C-0' }), indexCenters(centers));
        const others = centers.filter(({ open, centerId }) => open && centerId !== 'C-0');
        const miles = others.map((center) => milesBetween(here, center));
        expect(found === null).toBe(others.length === 0);
        if (found !== null) expect(Math.abs(found.miles / 100 - Math.min(...miles))).toBeLessThan(0.0051);
      }),
      runs(300),
    );
  });
});
