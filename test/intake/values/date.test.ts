import { describe, expect, it } from 'vitest';
import { dateOfDay, dayNumber, daysBetween } from '../../../lib/intake/days.ts';
import { readDate } from '../../../lib/intake/values/date.ts';
import { parseIsoDate } from '../../../lib/model/date.ts';
import type { IsoDate } from '../../../lib/model/date.ts';

const day = (text: string): IsoDate => {
  const date = parseIsoDate(text);
  if (date === null) throw new Error(text);
  return date;
};

describe('dates', () => {
  it.each([
    ['2026-06-30', '2026-06-30'],
    [' 2026-06-30 ', '2026-06-30'],
    ['7/1/2026', '2026-07-01'],
    ['07/01/2026', '2026-07-01'],
    ['2/29/2028', '2028-02-29'],
    ['2000-02-29', '2000-02-29'],
  ])('reads %j as %s', (cell, date) => {
    expect(readDate(cell)).toMatchObject({ date, problem: null, blank: false });
  });

  it.each([
    ['2026-02-30', 'notADay', null],
    ['2027-02-29', 'notADay', null],
    ['1900-02-29', 'notADay', null],
    ['2/30/2026', 'notADay', null],
    ['13/13/2026', 'notADay', null],
    ['0/5/2026', 'notADay', null],
    ['2026-13-01', 'notADay', null],
    ['26/06/2026', 'dayFirst', '2026-06-26'],
    ['6/30/26', 'twoDigitYear', null],
    ['2026-6-5', 'form', '2026-06-05'],
    ['June 30, 2026', 'form', null],
    ['30-Jun-26', 'form', null],
    ['12', 'form', null],
    ['46204', 'serial', '2026-07-01'], // the day number of 2026-07-01 in spreadsheets
    ['2026-06-30 00:00:00', 'time', '2026-06-30'],
    ['2026-06-30T04:00:00Z', 'time', '2026-06-30'],
    ['6/30/2026 0:00', 'time', '2026-06-30'],
  ])('refuses %j (%s), and names the day that is meant where there is one', (cell, problem, meant) => {
    expect(readDate(cell)).toMatchObject({ date: null, problem, meant });
  });

  it('knows which slashed dates could be day-first', () => {
    expect(readDate('3/8/2026').ambiguous).toBe(true);
    expect(readDate('8/8/2026').ambiguous).toBe(false);
    expect(readDate('6/30/2026').ambiguous).toBe(false);
    expect(readDate('2026-03-08').ambiguous).toBe(false);
  });
});

describe('counting days', () => {
  it('counts over leap days and years', () => {
    expect(daysBetween(day('2024-02-28'), day('2024-03-01'))).toBe(2);
    expect(daysBetween(day('2026-02-28'), day('2026-03-01'))).toBe(1);
    expect(daysBetween(day('1900-01-01'), day('2000-01-01'))).toBe(36_524);
    expect(daysBetween(day('2026-03-01'), day('2026-02-28'))).toBe(-1);
  });

  it('comes back to the same day', () => {
    for (const text of ['0001-01-01', '1899-12-31', '2000-02-29', '2026-12-31', '2027-01-01', '9999-12-31']) {
      expect(dateOfDay(dayNumber(day(text)))).toBe(text);
    }
  });
});
