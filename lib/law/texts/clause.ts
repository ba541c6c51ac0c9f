import type { TextKey } from '../../model/program.ts';

/** A function by its file: 'lib/law/senior-center-statute.ts capOrHalf'. */
export type Place = `lib/${string}.ts ${string}`;

/** What the program makes of a clause; exactly one of the three. */
export type Treatment =
  /** It is worked out: as part of a ceiling, of a Board amount, or of the score. */
  | { readonly kind: 'encoded'; readonly where: readonly [Place, ...Place[]]; readonly note?: string }
  /** It is shown as met, not met or not evidenced. */
  | { readonly kind: 'condition'; readonly where: readonly [Place, ...Place[]]; readonly note?: string }
  | { readonly kind: 'not_arithmetic'; readonly reason: string };

/** One clause of a text, in the words of the law. */
export interface Clause {
  /** Unique in its text: 'b-3-iii'. A clause is part of the one whose id begins its own. */
  readonly id: string;
  /** As the steps of a worked sum cite it: '§ 10-504(b)(3)(iii)', 'Regulation C(1)'. */
  readonly cite: string;
  /** How far to indent it; 0 for a subsection or a sentence. */
  readonly depth: number;
  /** Exact but for white space, its number included where the text prints one. */
  readonly words: string;
  readonly treatment: Treatment;
}

/** A legal text, whole: its clauses in their order, none left out. */
export interface LawText {
  readonly key: TextKey;
  /** What it is about; our words, not the law’s. */
  readonly title: string;
  /** The full citation. */
  readonly cite: string;
  /** The file that is the authority for the words. */
  readonly source: string;
  readonly clauses: readonly Clause[];
}
