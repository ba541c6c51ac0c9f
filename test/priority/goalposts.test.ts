import { describe, expect, it } from 'vitest';
import { normalise, plain } from '../../lib/priority/goalposts.ts';
import { goalposts, millionths } from '../support/records.ts';

/** A plain decimal as an exact ratio. */
const ratio = (text: string) => ({ numerator: millionths(text), denominator: 1_000_000 });

describe('a linear scale', () => {
  it.each([
    { raw: '0', from: '0', to: '15', value: 0, why: 'the lower goalpost' },
    { raw: '15', from: '0', to: '15', value: 1_000_000, why: 'the upper goalpost' },
    { raw: '7.5', from: '0', to: '15', value: 500_000, why: 'half way' },
    { raw: '4.31', from: '0', to: '15', value: 287_333, why: '4.31 ÷ 15 = 0.2873333…' },
    { raw: '10', from: '0', to: '15', value: 666_667, why: '10 ÷ 15 = 0.6666666…' },
    { raw: '30', from: '20', to: '60', value: 250_000, why: '(30 − 20) ÷ 40' },
  ])('gives $value millionths to $raw between $from and $to: $why', ({ raw, from, to, value }) => {
    expect(normalise(ratio(raw), goalposts(from, to))).toEqual({ value, clamped: false, note: null });
  });

  // Between 0 and 100, a raw value of n millionths is n ÷ 100 millionths of the way.
  it.each([
    { raw: '0.00005', value: 0, why: '0.5 goes to the even 0' },
    { raw: '0.00015', value: 2, why: '1.5 goes to the even 2' },
    { raw: '0.00025', value: 2, why: '2.5 goes to the even 2' },
    { raw: '0.00035', value: 4, why: '3.5 goes to the even 4' },
    { raw: '0.000051', value: 1, why: '0.51 is above a tie' },
    { raw: '0.000149', value: 1, why: '1.49 is below a tie' },
    { raw: '62.50005', value: 625_000, why: '625,000.5 goes to the even 625,000' },
    { raw: '62.50015', value: 625_002, why: '625,001.5 goes to the even 625,002' },
  ])('rounds $raw of 100 half-even to $value millionths: $why', ({ raw, value }) => {
    expect(normalise(ratio(raw), goalposts('0', '100')).value).toBe(value);
  });
});

describe('a logarithmic scale', () => {
  it.each([
    { raw: '10', from: '10', to: '1100', value: 0, why: 'the lower goalpost' },
    { raw: '1100', from: '10', to: '1100', value: 1_000_000, why: 'the upper goalpost' },
    { raw: '100', from: '10', to: '1000', value: 500_000, why: 'half of two powers of ten' },
    { raw: '100', from: '1', to: '1000', value: 666_667, why: 'two of three powers of ten' },
    // ln 2 ÷ ln 100 = 0.693147 ÷ 4.605170 = 0.1505149978
    { raw: '20', from: '10', to: '1000', value: 150_515, why: 'log10 2 = 0.30103, halved' },
    // ln 10 ÷ ln 110 = 2.302585093 ÷ 4.700480366 = 0.489861655
    { raw: '100', from: '10', to: '1100', value: 489_862, why: 'ln 10 ÷ ln 110' },
    // ln 5 ÷ ln 110 = 1.609437912 ÷ 4.700480366 = 0.342398603
    { raw: '50', from: '10', to: '1100', value: 342_399, why: 'ln 5 ÷ ln 110' },
  ])('gives $value millionths to $raw between $from and $to: $why', ({ raw, from, to, value }) => {
    expect(normalise(ratio(raw), goalposts(from, to, 'log'))).toEqual({ value, clamped: false, note: null });
  });

  it('gives nothing to a raw value of zero', () => {
    expect(normalise(ratio('0'), goalposts('10', '1100', 'log')).value).toBe(0);
  });
});

describe.each(['linear', 'log'] as const)('beyond the goalposts of a %s scale', (scale) => {
  const posts = goalposts('10', '1100', scale);

  it('a lower value is clamped to 0, and said to be', () => {
    const { value, clamped, note } = normalise(ratio('9.999999'), posts);
    expect([value, clamped]).toEqual([0, true]);
    expect(note).toContain('10');
  });

  it('a higher value is clamped to 1, and said to be', () => {
    const { value, clamped, note } = normalise(ratio('1100.000001'), posts);
    expect([value, clamped]).toEqual([1_000_000, true]);
    expect(note).toContain('1100');
  });

  it.each(['10', '1100'])('the goalpost %s itself is not clamped', (raw) => {
    expect(normalise(ratio(raw), posts).clamped).toBe(false);
  });
});

describe('a goalpost in a note', () => {
  it.each([
    { text: '1100', shown: '1100' },
    { text: '0', shown: '0' },
    { text: '0.5', shown: '0.5' },
    { text: '12.250001', shown: '12.250001' },
    { text: '10.1', shown: '10.1' },
  ])('$text is written $shown', ({ text, shown }) => {
    expect(plain(millionths(text))).toBe(shown);
  });
});
