import { formatUnits } from '../model/decimal.ts';

/** A whole number as people write it: 24,000. */
export function groupDigits(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Millionths as people write them: 276.988, 1,200. */
export function sayDecimal(millionths: number): string {
  const [whole = '', places = ''] = formatUnits(millionths, 6).split('.');
  const shown = places.replace(/0+$/, '');
  return `${groupDigits(Number(whole))}${shown === '' ? '' : `.${shown}`}`;
}
