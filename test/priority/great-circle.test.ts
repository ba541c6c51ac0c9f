import { describe, expect, it } from 'vitest';
import { EARTH_RADIUS_MILES, greatCircleMiles, unitVector } from '../../lib/priority/great-circle.ts';

type Point = readonly [latitude: number, longitude: number];

describe('the great circle on a sphere of 3,958.7613 miles', () => {
  it('has the radius of the page on the law', () => {
    expect(EARTH_RADIUS_MILES).toBe(3958.7613);
  });

  it.each<{ what: string; from: Point; to: Point; miles: number }>([
    { what: 'the same point', from: [39, -76.5], to: [39, -76.5], miles: 0 },
    // R × π ÷ 180.
    { what: 'a degree along a meridian', from: [38, -77], to: [39, -77], miles: 69.093418986 },
    { what: 'a degree along the equator', from: [0, 10], to: [0, 11], miles: 69.093418986 },
    // 2 R asin(cos 60° × sin 0.5°) = 7917.5226 × asin(0.00436326775).
    { what: 'a degree of longitude at 60° north', from: [60, 10], to: [60, 11], miles: 34.546380649 },
    // R × π ÷ 2 and R × π.
    { what: 'from the equator to the pole', from: [0, -76], to: [90, 40], miles: 6218.407708695 },
    { what: 'to the other side of the earth', from: [0, 0], to: [0, 180], miles: 12436.81541739 },
  ])('$what: $miles miles', ({ from, to, miles }) => {
    expect(greatCircleMiles(...from, ...to)).toBeCloseTo(miles, 6);
  });

  // Worked out by the angle between the two unit vectors, atan2(|a × b|, a · b), and again by the law of cosines.
  it.each<{ what: string; from: Point; to: Point; miles: number }>([
    {
      what: 'Annapolis to Arnold',
      from: [38.972152, -76.505332],
      to: [39.043227, -76.504985],
      miles: 4.91085009,
    },
    {
      what: 'Annapolis to Cumberland',
      from: [38.972152, -76.505332],
      to: [39.651902, -78.758378],
      miles: 129.27182629,
    },
    {
      what: 'Salisbury to Cumberland',
      from: [38.3607, -75.5994],
      to: [39.651902, -78.758378],
      miles: 191.62345065,
    },
  ])('$what: $miles miles, there and back', ({ from, to, miles }) => {
    expect(greatCircleMiles(...from, ...to)).toBeCloseTo(miles, 6);
    expect(greatCircleMiles(...to, ...from)).toBeCloseTo(miles, 6);
  });
});

describe('a point on the unit sphere', () => {
  it.each<{ at: Point; vector: readonly number[] }>([
    { at: [0, 0], vector: [1, 0, 0] },
    { at: [0, 90], vector: [0, 1, 0] },
    { at: [90, 0], vector: [0, 0, 1] },
    { at: [0, -90], vector: [0, -1, 0] },
  ])('at $at is $vector', ({ at, vector }) => {
    const point = unitVector(...at);
    vector.forEach((part, i) => expect(point[i]).toBeCloseTo(part, 12));
  });
});
