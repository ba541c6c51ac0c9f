import { describe, expect, it } from 'vitest';
import { indexCenters } from '../../lib/priority/proximity.ts';
import { scorePriority } from '../../lib/priority/score.ts';
import {
  aCenter,
  aLocality,
  anApplication,
  billionths,
  hundredths,
  millionths,
  someRules,
  weights,
} from '../support/records.ts';

const noCenters = indexCenters([]);
const rules = someRules({ weights: weights({ density: '0.4', proximity: '0.3', never_funded: '0.3' }) });
const application = anApplication({
  locality: aLocality({ seniorPopulation: 90_442, landArea: millionths('414.806') }),
  nearestOverride: hundredths('4.31'),
});

describe('the score', () => {
  // The contract's example: 0.655692 × 40 = 26.22768; 4.31 ÷ 15 = 0.287333, × 30 = 8.61999; 1 × 30.
  it('is the exact sum of the contributions as rounded: 26.2277 + 8.6200 + 30.0000', () => {
    const { factors, score } = scorePriority(application, rules, noCenters, 'never funded');
    expect(factors.map(({ name, value, contribution }) => [name, value, contribution])).toEqual([
      ['density', 655_692, 262_277],
      ['proximity', 287_333, 86_200],
      ['never_funded', 1_000_000, 300_000],
    ]);
    expect(score).toBe(648_477);
  });

  it('loses the points of never funded where the locality was funded', () => {
    expect(scorePriority(application, rules, noCenters, 'funded').score).toBe(348_477);
  });

  it('gives what the round file says where that is not established', () => {
    const half = { ...rules, notEstablishedScores: millionths('0.5') };
    expect(scorePriority(application, half, noCenters, 'not established').score).toBe(498_477);
    expect(scorePriority(application, rules, noCenters, 'not established').score).toBe(348_477);
  });

  it('is of the factors that the program weighs, and of no others', () => {
    const needOnly = someRules({ weights: weights({ area_need: '1' }) });
    const needy = { ...application, areaNeed: millionths('62.5') };
    const { factors, score, nearest } = scorePriority(needy, needOnly, noCenters, 'never funded');
    expect(factors.map(({ name }) => name)).toEqual(['area_need']);
    expect(score).toBe(625_000);
    expect(nearest).toBeNull();
  });

  it('is never above 100 points, nor below none', () => {
    const dense = anApplication({
      seniorPopulation: 1_000_000,
      serviceArea: millionths('1'),
      nearestOverride: hundredths('900'),
    });
    const empty = anApplication({
      seniorPopulation: 0,
      serviceArea: millionths('1'),
      nearestOverride: 0,
    });
    expect(scorePriority(dense, rules, noCenters, 'never funded').score).toBe(1_000_000);
    expect(scorePriority(empty, rules, noCenters, 'funded').score).toBe(0);
  });

  // Three contributions of 33.3333 and 33.3333 and 33.3333: the sum of what is printed.
  it('adds up what is printed, also where the weights are thirds', () => {
    const thirds = someRules({
      weights: weights({ density: '0.333333333', proximity: '0.333333333', never_funded: '0.333333334' }),
    });
    const dense = anApplication({
      seniorPopulation: 5_000,
      serviceArea: millionths('1'),
      nearestOverride: hundredths('20'),
    });
    const { score } = scorePriority(dense, thirds, noCenters, 'never funded');
    expect(score).toBe(999_999);
    expect(billionths('0.333333333') * 2 + billionths('0.333333334')).toBe(billionths('1'));
  });
});

describe('what a tie looks at', () => {
  it('is never funded also where it is not weighed', () => {
    const unweighed = someRules({ weights: weights({ density: '1' }) });
    expect(scorePriority(application, unweighed, noCenters, 'never funded').neverFunded).toBe(1_000_000);
    expect(scorePriority(application, unweighed, noCenters, 'funded').neverFunded).toBe(0);
  });
});

describe('the nearest center', () => {
  it('is looked for where proximity is weighed', () => {
    const at = { latitude: 38.972152, longitude: -76.505332 };
    const centers = indexCenters([aCenter({ centerId: 'C-7', latitude: 39.043227, longitude: -76.504985 })]);
    const { nearest } = scorePriority(anApplication(at), rules, centers, 'funded');
    expect(nearest).toMatchObject({ centerId: 'C-7', miles: 491 });
  });
});
