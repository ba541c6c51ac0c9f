import { stripFormulaGuard } from './spreadsheet-guard.ts';

/** Outside ±180, so that a reading needs no object: a number between is the value in decimal degrees. */
export const DEGREES = {
  blank: 1000,
  notANumber: 1001,
  minutesSeconds: 1002,
  hemisphere: 1003,
  decimalComma: 1004,
  offTheGlobe: 1005,
  scientific: 1006,
} as const;

/** Reads plain decimal degrees, or says above 180 why not. */
export function readDegrees(cell: string): number {
  const text = cell.trim();
  if (text === '') return DEGREES.blank;
  if (isPlainDecimal(text)) {
    const value = Number(text);
    return value >= -180 && value <= 180 ? value : DEGREES.offTheGlobe;
  }
  const unguarded = stripFormulaGuard(text);
  return unguarded === text ? diagnose(text) : readDegrees(unguarded);
}

/** An optional minus, up to three digits, and a point with digits behind it. */
function isPlainDecimal(text: string): boolean {
  let at = text.charCodeAt(0) === 45 ? 1 : 0;
  const start = at;
  while (isDigit(text.charCodeAt(at))) at++;
  if (at === start || at - start > 3) return false;
  if (at === text.length) return true;
  if (text.charCodeAt(at) !== 46) return false;
  const point = at;
  at++;
  while (isDigit(text.charCodeAt(at))) at++;
  return at === text.length && at > point + 1 && at - point <= 18;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function diagnose(text: string): number {
  if (/[°º'’′"”″]/.test(text) || /^-?\d+[\s:]\d+[\s:][\d.]+/.test(text)) return DEGREES.minutesSeconds;
  if (/^[-−\d.,\s]+[NSEW]$|^[NSEW][-−\d.,\s]+$/i.test(text)) return DEGREES.hemisphere;
  if (/^[-−]?\d{1,3},\d+$/.test(text)) return DEGREES.decimalComma;
  if (/^[-+]?[\d.]+e[-+]?\d+$/i.test(text)) return DEGREES.scientific;
  if (/^[-+]?\d+(?:\.\d+)?$/.test(text)) return DEGREES.offTheGlobe;
  return DEGREES.notANumber;
}

/** A box around Maryland with a margin of a tenth of a degree: no point of the State lies outside it. */
export const MARYLAND = { south: 37.8, north: 39.83, west: -79.59, east: -74.95 } as const;

export type PlaceProblem = 'zero' | 'swapped' | 'unsigned' | 'swappedUnsigned' | 'outside';

/** Why a pair of degrees is no place in Maryland; null when it is one. */
export function placeProblem(latitude: number, longitude: number): PlaceProblem | null {
  if (isInMaryland(latitude, longitude)) return null;
  if (latitude === 0 && longitude === 0) return 'zero';
  if (isInMaryland(latitude, -longitude)) return 'unsigned';
  if (isInMaryland(longitude, latitude)) return 'swapped';
  if (isInMaryland(longitude, -latitude)) return 'swappedUnsigned';
  return 'outside';
}

function isInMaryland(latitude: number, longitude: number): boolean {
  return (
    latitude >= MARYLAND.south &&
    latitude <= MARYLAND.north &&
    longitude >= MARYLAND.west &&
    longitude <= MARYLAND.east
  );
}
