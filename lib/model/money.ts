/** Money is whole cents. Safe as an integer up to about $90 trillion, so sums, halves and quarters stay exact. */
declare const centsBrand: unique symbol;
export type Cents = number & { readonly [centsBrand]: true };

export const ZERO = 0 as Cents;

/** Brands a whole number of cents. Throws on a fraction or an unsafe integer: that is a fault of the program. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value))
    throw new RangeError(`not a whole, safe number of cents: ${String(value)}`);
  return value as Cents;
}

/** Dollars (whole) to cents. */
export function dollars(value: number): Cents {
  return cents(value * 100);
}

export function add(a: Cents, b: Cents): Cents {
  return (a + b) as Cents;
}

/** a − b, never below zero: in these laws every remainder is floored at zero. */
export function remainder(a: Cents, b: Cents): Cents {
  return a > b ? ((a - b) as Cents) : ZERO;
}

export function least(a: Cents, b: Cents): Cents {
  return a < b ? a : b;
}

const TWO_DIGITS = Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0'));

/** "1250000.00": two decimals, a point, no grouping. Negative amounts carry a leading minus. */
export function formatCents(value: Cents): string {
  const size = Math.abs(value);
  const part = size % 100;
  return `${value < 0 ? '-' : ''}${(size - part) / 100}.${TWO_DIGITS[part] ?? ''}`;
}

/** Reads what formatCents writes. */
export function readCents(text: string): Cents {
  return cents(Number(text.replace('.', '')));
}

/** "$1,250,000.00", for people. */
export function formatDollars(value: Cents): string {
  const [whole = '0', fraction = '00'] = formatCents(Math.abs(value) as Cents).split('.');
  return `${value < 0 ? '-' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}
