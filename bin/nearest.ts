import { slipsBetween } from '../lib/intake/near-miss.ts';

/** The word of the list that a mistyped one is nearest to, within two slips; null when none is. */
export function nearest(word: string, list: readonly string[]): string | null {
  const [best] = list
    .map((candidate) => ({ candidate, slips: slipsBetween(word, candidate) }))
    .filter(({ slips, candidate }) => slips <= 2 && slips < candidate.length)
    .sort((a, b) => a.slips - b.slips);
  return best?.candidate ?? null;
}
