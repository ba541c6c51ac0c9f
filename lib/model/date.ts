/** A calendar day, "YYYY-MM-DD". Compared as text; never a JavaScript Date, so no time zone can move it. */
declare const isoDateBrand: unique symbol;
export type IsoDate = string & { readonly [isoDateBrand]: true };

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

export function isRealDay(year: number, month: number, day: number): boolean {
  return (
    year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  );
}

/** The day as text. The caller has checked that it is real. */
export function isoDate(year: number, month: number, day: number): IsoDate {
  const y = String(year).padStart(4, '0');
  return `${y}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as IsoDate;
}

/** Reads "YYYY-MM-DD"; null when it has another form or is no real day. */
export function parseIsoDate(text: string): IsoDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  return isRealDay(Number(match[1]), Number(match[2]), Number(match[3])) ? (text as IsoDate) : null;
}

/** The same day of the month so many calendar years later; 29 February becomes 28 February where there is none. */
export function addYears(date: IsoDate, years: number): IsoDate {
  const year = Number(date.slice(0, 4)) + years;
  const month = Number(date.slice(5, 7));
  return isoDate(year, month, Math.min(Number(date.slice(8, 10)), daysInMonth(year, month)));
}

export function nextDay(date: IsoDate): IsoDate {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7));
  const day = Number(date.slice(8, 10));
  if (day < daysInMonth(year, month)) return isoDate(year, month, day + 1);
  return month < 12 ? isoDate(year, month + 1, 1) : isoDate(year + 1, 1, 1);
}
