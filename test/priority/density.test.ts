import { describe, expect, it } from 'vitest';
import { density } from '../../lib/priority/density.ts';
import { aLocality, anApplication, goalposts, millionths } from '../support/records.ts';

// § 10-504(c)(1): seniors per square mile in the area affected.

const posts = goalposts('10', '1100', 'log');
const anneArundel = aLocality({
  fips: '24003',
  name: 'Anne Arundel County',
  seniorPopulation: 90_442,
  landArea: millionths('414.806'),
});

describe('the density of seniors', () => {
  // The contract's example. 90,442 ÷ 414.806 = 218.03445…; ln 21.803445 ÷ ln 110 = 3.0820680 ÷ 4.7004804.
  it('of Anne Arundel is 218.03 to the square mile and scores 0.655692', () => {
    expect(density(anApplication({ locality: anneArundel }), posts)).toEqual({
      raw: 21_803,
      value: 655_692,
      clamped: false,
      note: null,
    });
  });

  // Rounded to 218.03 first it would score ln 21.803 ÷ ln 110 = 0.655688.
  it('is not rounded before it is scored', () => {
    const exact = density(anApplication({ locality: anneArundel }), posts).value;
    const rounded = density(
      anApplication({ seniorPopulation: 21_803, serviceArea: millionths('100') }),
      posts,
    );
    expect(rounded.value).toBe(655_688);
    expect(exact).not.toBe(rounded.value);
  });

  // 500 ÷ 2.5 = 200; ln 20 ÷ ln 110 = 2.9957323 ÷ 4.7004804 = 0.6373247.
  it('is that of the service area where the application gives one, and the note says so', () => {
    const application = anApplication({
      locality: anneArundel,
      seniorPopulation: 500,
      serviceArea: millionths('2.5'),
    });
    const { raw, value, note } = density(application, posts);
    expect([raw, value]).toEqual([20_000, 637_325]);
    expect(note).toContain('service area');
  });

  // 14,172 ÷ 422.199 = 33.56710935; ln 3.356710935 ÷ ln 110 = 0.25762508.
  it('of Allegany is 33.57 and scores 0.257625', () => {
    const locality = aLocality({ seniorPopulation: 14_172, landArea: millionths('422.199') });
    expect(density(anApplication({ locality }), posts)).toMatchObject({ raw: 3_357, value: 257_625 });
  });

  it('of nobody scores nothing', () => {
    const application = anApplication({ seniorPopulation: 0, serviceArea: millionths('4') });
    expect(density(application, posts)).toMatchObject({ raw: 0, value: 0 });
  });

  it('above the upper goalpost is clamped, and both the area and the clamping are said', () => {
    const application = anApplication({ seniorPopulation: 9_000, serviceArea: millionths('2') });
    const { value, clamped, note } = density(application, posts);
    expect([value, clamped]).toEqual([1_000_000, true]);
    expect(note).toContain('service area');
    expect(note).toContain('1100');
  });

  // 1 ÷ 8 = 0.125 and 3 ÷ 8 = 0.375.
  it.each([
    { seniors: 1, raw: 12 },
    { seniors: 3, raw: 38 },
  ])('of $seniors on 8 square miles is shown half-even as $raw hundredths', ({ seniors, raw }) => {
    const application = anApplication({ seniorPopulation: seniors, serviceArea: millionths('8') });
    expect(density(application, goalposts('0', '1')).raw).toBe(raw);
  });
});
