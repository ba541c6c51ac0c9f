import { formatUnits } from '../../model/decimal.ts';
import { type Cents, formatDollars } from '../../model/money.ts';

/** An amount, or the words for a blank cell. */
export function dollarsOr(amount: Cents | null, blank = 'not given'): string {
  return amount === null ? blank : formatDollars(amount);
}

/** Points of a score or a contribution: "71.2500". */
export function points(tenThousandths: number): string {
  return formatUnits(tenThousandths, 4);
}

/** Miles, densities, need: "4.31". */
export function hundredths(units: number): string {
  return formatUnits(units, 2);
}

/** A share in billionths as people write it: "50%", "62.5%". */
export function percent(billionths: number): string {
  return `${formatUnits(billionths, 7).replace(/\.?0+$/, '')}%`;
}

/** "1 row", "3 rows". */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** Money of a worked sum: "50000.005" as "$50,000.005", what is not yet rounded kept. */
export function dollarsOfStep(value: string): string {
  const [whole = '0', fraction = '00'] = value.split('.');
  return `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

export const total = (amounts: readonly Cents[]): Cents =>
  amounts.reduce((sum, amount) => sum + amount, 0) as Cents;
