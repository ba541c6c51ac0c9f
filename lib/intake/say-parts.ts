import { formatDollars } from '../model/money.ts';
import type { Cents } from '../model/money.ts';
import type { BoundColumn } from './layout.ts';

/** What an amount is made of, by the names of its columns: "federal grant $500,000.00, CDBG grant $100,000.00". */
export function sayParts(parts: readonly (readonly [BoundColumn, Cents | null])[]): string {
  return parts
    .filter(([, amount]) => amount !== null && amount > 0)
    .map(([{ spec }, amount]) => `${inSentence(spec.title)} ${formatDollars(amount as Cents)}`)
    .join(', ');
}

/** A title within a sentence; one that begins with an abbreviation stays as it is. */
function inSentence(title: string): string {
  return /^[A-Z][a-z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}
