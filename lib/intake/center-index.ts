import type { Center } from '../model/center.ts';
import { foldName } from './fold.ts';
import { centerKeyOfId } from '../model/identity.ts';
import { Memo } from './values/memo.ts';

/** A center that a list names, by its id. */
export interface KnownCenter {
  readonly id: string;
  readonly name: string;
  readonly fips: string;
}

export type CenterMatch =
  | { readonly kind: 'listed'; readonly center: KnownCenter; readonly key: string }
  | { readonly kind: 'new'; readonly key: string }
  | { readonly kind: 'several'; readonly ids: readonly string[] };

/** Centers of the list and of the ledger, by id and by name within a locality. */
export class CenterIndex {
  readonly #byId = new Map<string, KnownCenter>();
  readonly #byName = new Map<string, Map<string, KnownCenter>>();
  readonly #folded = new Memo(foldName, 20_000);

  constructor(centers: readonly Center[]) {
    for (const { centerId, name, fips } of centers) this.add({ id: centerId, name, fips });
  }

  /** The first to name an id says where it is; every name it goes by finds it. */
  add(center: KnownCenter): void {
    const key = centerKeyOfId(center.id);
    const known = this.#byId.get(key);
    if (known === undefined) this.#byId.set(key, center);
    if (center.name === '') return;
    const name = this.#nameKey(center.fips, center.name);
    const same = this.#byName.get(name) ?? new Map<string, KnownCenter>();
    same.set(key, known ?? center);
    this.#byName.set(name, same);
  }

  byId(id: string): KnownCenter | null {
    return this.#byId.get(centerKeyOfId(id)) ?? null;
  }

  byName(fips: string, name: string): CenterMatch {
    const key = this.#nameKey(fips, name);
    const same = this.#byName.get(key);
    if (same === undefined) return { kind: 'new', key };
    const [only] = same.values();
    if (only !== undefined && same.size === 1)
      return { kind: 'listed', center: only, key: centerKeyOfId(only.id) };
    return { kind: 'several', ids: [...same.values()].map((center) => center.id) };
  }

  /** Whether a list calls the center by this name, case, accents, punctuation and spaces aside. */
  goesBy(center: KnownCenter, name: string): boolean {
    return this.#byName.get(this.#nameKey(center.fips, name))?.has(centerKeyOfId(center.id)) ?? false;
  }

  /** A name of punctuation alone folds to nothing, and then stands for itself. */
  #nameKey(fips: string, name: string): string {
    const folded = this.#folded.get(name);
    return `name:${fips}:${folded === '' ? name : folded}`;
  }
}
