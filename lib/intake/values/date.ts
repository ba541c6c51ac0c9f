import { isoDate, isRealDay, parseIsoDate } from '../../model/date.ts';
import type { IsoDate } from '../../model/date.ts';
import { stripFormulaGuard } from './spreadsheet-guard.ts';

export type DateProblem = 'form' | 'notADay' | 'dayFirst' | 'twoDigitYear' | 'serial' | 'time';

/** What a cell says about a day, and what it tells about the whole column. */
export interface DateReading {
  readonly date: IsoDate | null;
  readonly blank: boolean;
  readonly problem: DateProblem | null;
  /** Written with slashes so that it could be meant day-first as well: 3/8/2026. */
  readonly ambiguous: boolean;
  /** The day that is evidently meant, where there is one. */
  readonly meant: IsoDate | null;
}

const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
/** Day 1 of a spreadsheet's calendar is 1900-01-01, and it believes in a 29 February 1900: so 60 and below are off. */
const SERIAL = /^[2-6]\d{4}$/;

export function readDate(cell: string): DateReading {
  const text = stripFormulaGuard(cell.trim()).trim();
  if (text === '') return { date: null, blank: true, problem: null, ambiguous: false, meant: null };
  const iso = parseIsoDate(text);
  if (iso !== null) return { date: iso, blank: false, problem: null, ambiguous: false, meant: null };
  const slashed = SLASHED.exec(text);
  if (slashed !== null) return readSlashed(Number(slashed[1]), Number(slashed[2]), Number(slashed[3]));
  return refuse(text);
}

/** Month first, as in the United States; where only the other order is a day, the column is day-first. */
function readSlashed(first: number, second: number, year: number): DateReading {
  if (isRealDay(year, first, second)) {
    const ambiguous = second <= 12 && first !== second;
    return { date: isoDate(year, first, second), blank: false, problem: null, ambiguous, meant: null };
  }
  if (isRealDay(year, second, first)) return problem('dayFirst', isoDate(year, second, first));
  return problem('notADay');
}

function refuse(text: string): DateReading {
  if (/^\d{4}-\d{1,2}-\d{1,2}$/.test(text)) {
    const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
    return isRealDay(year, month, day) ? problem('form', isoDate(year, month, day)) : problem('notADay');
  }
  if (/^\d{1,2}\/\d{1,2}\/\d{2}$/.test(text)) return problem('twoDigitYear');
  if (SERIAL.test(text)) return problem('serial', fromSerial(Number(text)));
  const day = /^(\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4})[T ]/.exec(text)?.[1];
  if (day !== undefined) return problem('time', readDate(day).date);
  return problem('form');
}

function problem(kind: DateProblem, meant: IsoDate | null = null): DateReading {
  return { date: null, blank: false, problem: kind, ambiguous: false, meant };
}

/** A spreadsheet's day number as a day, by counting: no clock and no time zone. */
function fromSerial(serial: number): IsoDate {
  // Days from 0000-03-01, by which every year ends with its leap day; serial 61 is 1900-03-01.
  let days = serial - 61 + 693_960;
  const era = Math.floor(days / 146_097);
  days -= era * 146_097;
  const yearOfEra = Math.floor(
    (days - Math.floor(days / 1460) + Math.floor(days / 36_524) - Math.floor(days / 146_096)) / 365,
  );
  const dayOfYear = days - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1;
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  return isoDate(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}
