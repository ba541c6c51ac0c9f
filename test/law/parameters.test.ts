import { describe, expect, it } from 'vitest';
import {
  FIGURES,
  NotEstablishedError,
  centerLimit,
  dollarCap,
  figureOn,
  limitOn,
  planCap,
  regulationCap,
  regulationPlanCap,
  regulationPriorLimit,
} from '../../lib/law/parameters.ts';
import { on, usd } from '../support/records.ts';

// From the table of dated parameters, and the texts themselves.

describe('the dollar cap of § 10-504(a)(2)', () => {
  it.each([
    { day: '1984-07-01', cap: '200,000', why: 'the first day of 1984 Ch. 472' },
    { day: '1986-06-30', cap: '200,000', why: 'the last day before 1986 Ch. 471' },
    { day: '1986-07-01', cap: '300,000', why: 'the first day of 1986 Ch. 471' },
    { day: '1993-07-01', cap: '300,000', why: 'within its time' },
    { day: '1993-09-29', cap: '300,000', why: 'the last day on which it is known' },
    { day: '2007-08-06', cap: '800,000', why: 'the day on which 800,000 is first attested' },
    { day: '2026-07-01', cap: '800,000', why: 'in force' },
  ])('is $cap on $day, $why', ({ day, cap }) => {
    expect(figureOn(dollarCap, on(day))).toBe(usd(cap));
  });

  it.each(['1984-06-30', '1993-09-30', '2000-01-01', '2007-08-05'])('is not established on %s', (day) => {
    expect(() => figureOn(dollarCap, on(day))).toThrow(NotEstablishedError);
  });

  it('says, when it is not established, for which day it was asked and on which days it is', () => {
    const asked = () => figureOn(dollarCap, on('2000-01-01'));
    expect(asked).toThrow(/2000-01-01/);
    expect(asked).toThrow(/1984-07-01/);
    expect(asked).toThrow(/1986-07-01/);
    expect(asked).toThrow(/1993-09-30/);
    expect(asked).toThrow(/2007-08-06/);
    expect(asked).toThrow(/§ 10-504\(a\)\(2\)/);
  });
});

describe('the limit of 15 years of § 10-504(e)', () => {
  it.each(['1990-01-01', '2017-09-30'])('is no rule on %s', (day) => {
    expect(limitOn(centerLimit, on(day))).toBeNull();
  });

  it.each(['2017-10-01', '2026-07-01'])('is 800,000 on %s', (day) => {
    expect(limitOn(centerLimit, on(day))).toBe(usd('800,000'));
  });
});

describe('the cap of a master plan, § 10-504(a)(3)', () => {
  it.each(['1986-07-01', '2000-01-01', '2026-07-01'])('is 15,000 on %s', (day) => {
    expect(figureOn(planCap, on(day))).toBe(usd('15,000'));
  });

  it('is not established before 1986 Ch. 471', () => {
    expect(() => figureOn(planCap, on('1986-06-30'))).toThrow(NotEstablishedError);
  });
});

describe.each([
  { figure: regulationCap, value: '600,000' },
  { figure: regulationPlanCap, value: '15,000' },
  { figure: regulationPriorLimit, value: '300,000' },
])('$figure.name, from an undated text', ({ figure, value }) => {
  it.each(['1980-01-01', '2000-01-01', '2026-07-01'])(`is ${value} on %s`, (day) => {
    expect(figureOn(figure, on(day))).toBe(usd(value));
  });
});

describe('every figure', () => {
  it.each(FIGURES)('$name has its periods in order, each with its basis, and a citation', (figure) => {
    const days = figure.periods.map((period) => period.from ?? '');
    expect(days).toEqual([...days].sort());
    expect(new Set(days).size).toBe(days.length);
    expect(figure.citation).not.toBe('');
    for (const { basis } of figure.periods) expect(basis).not.toBe('');
  });
});
