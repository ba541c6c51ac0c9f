import { stripFormulaGuard } from './spreadsheet-guard.ts';

/** Below zero, so that a reading needs no object: a number that is not negative is the value. */
export const NUMBER = {
  blank: -1,
  notANumber: -2,
  scientific: -3,
  tooManyDecimals: -4,
  negative: -5,
  grouping: -6,
  decimalComma: -7,
  spreadsheetError: -8,
  percent: -9,
  leadingZero: -10,
  tooLarge: -11,
  programmer: -12,
  plusSign: -13,
  barePoint: -14,
  abbreviated: -15,
} as const;

export interface NumberForm {
  /** Decimals kept: 2 reads dollars as cents. */
  readonly places: number;
  /** A dollar sign and the accountant's dash for zero are understood. */
  readonly money: boolean;
  /** Digits before the point; with the places they stay a safe integer. */
  readonly digits: number;
}

export const MONEY: NumberForm = { places: 2, money: true, digits: 10 };
export const WHOLE: NumberForm = { places: 0, money: false, digits: 12 };
export const MILLIONTHS: NumberForm = { places: 6, money: false, digits: 9 };
export const HUNDREDTHS: NumberForm = { places: 2, money: false, digits: 10 };

/**
 * Reads a number as whole units of its last place, or says below zero why not. A grammar and integers only: no
 * float is ever made, and nothing is read that the grammar does not hold.
 */
export function readNumber(cell: string, form: NumberForm): number {
  let at = 0;
  let end = cell.length;
  while (at < end && isSpace(cell.charCodeAt(at))) at++;
  while (end > at && isSpace(cell.charCodeAt(end - 1))) end--;
  if (at === end) return NUMBER.blank;
  if (form.money && cell.charCodeAt(at) === 36) {
    at++;
    while (at < end && isSpace(cell.charCodeAt(at))) at++;
  }
  const first = cell.charCodeAt(at);
  let value = 0;
  let digits = 0;
  let run = 0;
  let grouped = false;
  for (; at < end; at++) {
    const code = cell.charCodeAt(at);
    if (code >= 48 && code <= 57) {
      if (digits < 16) value = value * 10 + (code - 48);
      digits++;
      run++;
    } else if (code === 44) {
      if (run === 0 || run > 3 || (grouped && run !== 3)) return diagnose(cell, form);
      grouped = true;
      run = 0;
    } else break;
  }
  if (digits === 0 || (grouped && run !== 3)) return diagnose(cell, form);
  const whole = value;
  let decimals = 0;
  if (at < end && cell.charCodeAt(at) === 46) {
    for (at++; at < end; at++) {
      const code = cell.charCodeAt(at);
      if (code < 48 || code > 57 || decimals === form.places) return diagnose(cell, form);
      value = value * 10 + (code - 48);
      decimals++;
    }
    if (decimals === 0) return diagnose(cell, form);
  }
  if (at < end) return diagnose(cell, form);
  if (first === 48 && digits > 1) return NUMBER.leadingZero;
  if (digits > form.digits) return NUMBER.tooLarge;
  return decimals === 0 ? whole * 10 ** form.places : value * 10 ** (form.places - decimals);
}

function isSpace(code: number): boolean {
  return code === 32 || code === 160 || code === 9 || code === 0x202f;
}

/** The slow road: the cell is no plain number. What is it? */
function diagnose(cell: string, form: NumberForm): number {
  const text = stripFormulaGuard(cell.trim()).trim();
  if (form.money && /^\$?\s*-$/.test(text)) return 0;
  for (const [pattern, problem] of KINDS) if (pattern.test(text)) return problem;
  return NUMBER.notANumber;
}

const KINDS: readonly (readonly [RegExp, number])[] = [
  [/^#+(?:[A-Z/0]+[!?]?)?$/i, NUMBER.spreadsheetError],
  [/^(?:0[xbo][\da-f]+|[\d]+(?:_\d+)+|[+-]?infinity|nan|[\d.]+n)$/i, NUMBER.programmer],
  [/^\$?\s*[+-]?[\d.,]+\s*e\s*[+-]?\d+$/i, NUMBER.scientific],
  [/^[\d.,\s]+%$/, NUMBER.percent],
  [/^[-−–—‐‑]\s*\$?\s*[\d.,]+$|^\$\s*[-−–—‐‑]\s*[\d.,]+$|^[$\d.,\s]*\d\s*[-−–—]$/, NUMBER.negative],
  [/^\$?\s*\(\s*\$?\s*[\d.,]+\s*\)$/, NUMBER.negative],
  [/^\+\s*\$?[\d.,]+$/, NUMBER.plusSign],
  [/^\$?\s*(?:\d+|\d{1,3}(?:[.\s']\d{3})+),\d{1,2}$|^\d{1,3}(?:\.\d{3}){2,}$/, NUMBER.decimalComma],
  [/^\$?\s*(?:\.\d+|\d[\d,]*\.)$/, NUMBER.barePoint],
  [/^[~<>$\s]*[\d.,]+\s*(?:k|m|mm|mil|mio|million|thousand|bn|b|billion)\.?$/i, NUMBER.abbreviated],
  [/^\$?\s*(?:\d{1,3}(?:,\d{3})+|\d+)\.\d+$/, NUMBER.tooManyDecimals],
  [/^\$?[\d,.\s']+$/, NUMBER.grouping],
];
