import * as z from 'zod';
import { parseIsoDate } from '../model/date.ts';
import { Decimal } from '../model/decimal.ts';

// The values of a round file: text exactly as written, each read by its own grammar.

type Reading<T> = { readonly value: T } | { readonly message: string; readonly fix: string };

/** A setting that is one value. `read` gets it trimmed. */
export function setting<T>(read: (text: string) => Reading<T>): z.ZodType<T> {
  return z.unknown().transform((input, context): T => {
    const reading: Reading<T> =
      typeof input === 'string'
        ? read(input.trim())
        : { message: 'must be a single value.', fix: 'Write one value behind the colon.' };
    if ('value' in reading) return reading.value;
    const message = typeof input === 'string' && input.trim() === '' ? 'is blank.' : reading.message;
    context.issues.push({ code: 'custom', input, message, params: { fix: reading.fix } });
    return z.NEVER;
  });
}

export const words = (example: string) =>
  setting((text) =>
    text === ''
      ? { message: 'is blank.', fix: `Write it, for example ${example}.` }
      : { value: text.normalize('NFC') },
  );

export const day = setting((text) => {
  const value = parseIsoDate(text);
  return value === null
    ? { message: `is not a calendar day: "${text}".`, fix: 'Write year-month-day, for example 2026-07-01.' }
    : { value };
});

export const truth = setting((text) => {
  if (text === 'true') return { value: true };
  if (text === 'false') return { value: false };
  return { message: `is neither true nor false: "${text}".`, fix: 'Write true or false.' };
});

export function oneOf<const T extends string>(choices: readonly T[]): z.ZodType<T> {
  return setting((text) => {
    const value = choices.find((choice) => choice === text);
    return value === undefined
      ? { message: `is unknown: "${text}".`, fix: `Write one of: ${choices.join(', ')}.` }
      : { value };
  });
}

interface DecimalLimits {
  readonly places: number;
  readonly least: number;
  readonly most: number;
  readonly example: string;
}

/** A plain decimal as a whole number of 10^-places units, with the text that it was written as. */
export function decimal({
  places,
  least,
  most,
  example,
}: DecimalLimits): z.ZodType<{ text: string; units: number }> {
  return setting((text) => {
    if (!/^-?\d{1,12}(?:\.\d{1,18})?$/.test(text))
      return { message: `is not a plain number: "${text}".`, fix: `Write it like ${example}.` };
    const value = new Decimal(text);
    if (value.decimalPlaces() > places)
      return {
        message: `has more than ${String(places)} decimals: "${text}".`,
        fix: `Write it like ${example}.`,
      };
    if (value.lessThan(least) || value.greaterThan(most)) {
      return {
        message: `is ${text}, and must be from ${String(least)} to ${String(most)}.`,
        fix: `Write it like ${example}.`,
      };
    }
    return { value: { text, units: value.times(new Decimal(10).pow(places)).toNumber() } };
  });
}
