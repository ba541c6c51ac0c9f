import type { Locality } from '../model/locality.ts';
import { foldName } from './fold.ts';
import { nearest } from './near-miss.ts';
import { Memo } from './values/memo.ts';
import { stripFormulaGuard, stripTextFormula } from './values/spreadsheet-guard.ts';

export type LocalityMatch =
  | { readonly kind: 'found'; readonly locality: Locality }
  | { readonly kind: 'ambiguous'; readonly names: readonly string[] }
  | { readonly kind: 'unknown'; readonly meant: string | null };

type Sort = 'county' | 'city' | null;

/** Finds a locality by FIPS code, name or alias. A near miss is suggested, never assumed. */
export class LocalityIndex {
  readonly #byFips = new Map<string, Locality>();
  /** By name without "County" or "City": plain "Baltimore" so finds two. */
  readonly #byBase = new Map<string, { readonly locality: Locality; readonly sort: Sort }[]>();
  #spellings: ReadonlyMap<string, string> | null = null;
  readonly #found = new Memo((cell: string) => this.#match(cell));

  constructor(readonly localities: readonly Locality[]) {
    for (const locality of localities) {
      if (!this.#byFips.has(locality.fips)) this.#byFips.set(locality.fips, locality);
      for (const name of [locality.name, ...locality.aliases]) {
        const { base, sort } = splitName(name);
        const known = this.#byBase.get(base) ?? [];
        this.#byBase.set(base, [...known, { locality, sort }]);
      }
    }
  }

  byFips(fips: string): Locality | null {
    return this.#byFips.get(fips) ?? null;
  }

  find(cell: string): LocalityMatch {
    return this.#found.get(cell);
  }

  #match(cell: string): LocalityMatch {
    const unguarded = stripFormulaGuard(cell.trim())
      .replace(/^'(?=\d)/, '')
      .trim();
    const text = stripTextFormula(unguarded);
    const byFips = this.#byFips.get(text);
    if (byFips !== undefined) return { kind: 'found', locality: byFips };
    const { base, sort } = splitName(text);
    const same = (this.#byBase.get(base) ?? []).filter(
      (entry) => sort === null || entry.sort === sort || entry.sort === null,
    );
    // Two rows of one code are one locality: the list is refused for them, and no other row need be.
    const localities = [...new Map(same.map(({ locality }) => [locality.fips, locality])).values()];
    const [only] = localities;
    if (only !== undefined && localities.length === 1) return { kind: 'found', locality: only };
    if (localities.length > 1)
      return { kind: 'ambiguous', names: localities.map((locality) => locality.name) };
    return { kind: 'unknown', meant: this.#nearMiss(text) };
  }

  #nearMiss(text: string): string | null {
    this.#spellings ??= spellingsOf(this.localities);
    if (this.#spellings.size > MOST_SPELLINGS) return null;
    const meant = nearest(foldName(text).replaceAll(' ', ''), [...this.#spellings.keys()]);
    return meant === null ? null : (this.#spellings.get(meant) ?? null);
  }
}

/** Every spelling is compared with every unknown name: in a longer list than this none is suggested. */
const MOST_SPELLINGS = 2000;

/** Names by how they are spelled: whole, by an alias, without "County". */
function spellingsOf(localities: readonly Locality[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { name, aliases } of localities) {
    for (const known of [name, ...aliases]) names.set(foldName(known).replaceAll(' ', ''), name);
    const short = splitName(name).base;
    if (!names.has(short)) names.set(short, name);
  }
  return names;
}

/** "Kent Co., MD" → kent, a county; "City of Baltimore" → baltimore, a city; "Kent" → kent, unsaid. */
function splitName(name: string): { readonly base: string; readonly sort: Sort } {
  const words = foldName(name)
    .replace(/ (?:maryland|md)$/, '')
    .replace(/^(county|city) of (.+)$/, '$2 $1')
    .split(' ');
  const last = words.at(-1);
  const sort: Sort = last === 'county' || last === 'co' ? 'county' : last === 'city' ? 'city' : null;
  const rest = sort === null || words.length === 1 ? words : words.slice(0, -1);
  return { base: rest.join(''), sort: words.length === 1 ? null : sort };
}
