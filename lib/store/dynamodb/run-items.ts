import { canonicalJson } from '../canonical-json.ts';
import type { Seal } from '../round-store.ts';
import { makeItem, optionalText, textOf, type Item } from './attributes.ts';
import { runKey } from './keys.ts';

/** A run while it is worked out, and once it is sealed. */
export interface Run {
  readonly round: string;
  /** The attempt that holds it, or that sealed it. */
  readonly owner: string;
  /** ISO 8601, UTC, with milliseconds: such times sort as text. Null once sealed. */
  readonly leaseUntil: string | null;
  readonly seal: Seal | null;
}

export function runToItem(runId: string, { round, owner, leaseUntil, seal }: Run): Item {
  return makeItem(runKey(runId), {
    round,
    owner,
    lease_until: leaseUntil,
    seal: seal === null ? null : canonicalJson(seal),
  });
}

export function runFromItem(item: Item): Run {
  const seal = optionalText(item, 'seal');
  return {
    round: textOf(item, 'round'),
    owner: textOf(item, 'owner'),
    leaseUntil: optionalText(item, 'lease_until'),
    seal: seal === null ? null : (JSON.parse(seal) as Seal),
  };
}
