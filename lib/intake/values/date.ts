import { isoDate, isRealDay, parseIsoDate } from '../../model/date.ts';
import type { IsoDate } from '../../model/date.ts';
import { dateOfDay, dayNumber } from '../days.ts';
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
/** The day numbers of 1954 to 2091. Others are no day that a round would hold. */
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

/** A spreadsheet's day number as a day: its day 61 is 1900-03-01. */
function fromSerial(serial: number): IsoDate {
  return dateOfDay(serial - 61 + dayNumber(isoDate(1900, 3, 1)));
}
