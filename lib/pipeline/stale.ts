import type { Publication } from '../store/round-store.ts';

/** What a review reads besides the round's own two files. */
export const SHARED_INPUTS = ['ledger', 'centers', 'localities'] as const;
export type SharedInput = (typeof SHARED_INPUTS)[number];

/** SHA-256 of each as a review would read it now; empty for what was never uploaded. */
export type SharedHashes = Readonly<Record<SharedInput, string>>;

/**
 * What has changed since the current run of a round was reviewed, so that a review now might give another one. Content
 * counts, not where it lies. A round that is final is not stale: the Board decided on what was known then.
 */
export function staleInputs({ event, inputs }: Publication, now: SharedHashes): readonly SharedInput[] {
  if (event === 'finalised') return [];
  return SHARED_INPUTS.filter((input) => (inputs[input]?.sha256 ?? '') !== now[input]);
}
