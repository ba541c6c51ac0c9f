import type { IsoDate } from '../../model/date.ts';

const DAY = 86_400_000;
/** Day 0 of the calendar that spreadsheets count by, as it holds from March 1900 on. */
const EPOCH = Date.UTC(1899, 11, 30);
const FIRST = '1900-03-01';

/** The whole number of days that a spreadsheet keeps a date as; null before its calendar is right. */
export function daySerial(day: IsoDate): number | null {
  if (day < FIRST) return null;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return (Date.UTC(year, month - 1, date) - EPOCH) / DAY;
}
