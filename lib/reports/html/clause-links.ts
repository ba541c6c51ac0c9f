import type { Clause } from '../../law/texts/clause.ts';
import { TEXTS } from '../../law/texts/texts.ts';
import type { TextKey } from '../../model/program.ts';
import { type Child, h } from './markup.ts';

const SHORT: Readonly<Record<TextKey, string>> = {
  'senior-center-statute': 's',
  'senior-center-regulation': 'r',
  'assisted-living-statute': 'l',
};

/** The fragment of a clause; short, because every step of every worked sum names one. */
export function clauseAnchor(text: TextKey, { id }: Clause): string {
  return `${SHORT[text]}-${id}`;
}

/** By their citations, without the words before: "§ 10-504(a)(1)", "Regulation C(1)". */
const ANCHORS = new Map<string, string>();
for (const text of Object.values(TEXTS)) {
  for (const clause of text.clauses) {
    const anchor = clauseAnchor(text.key, clause);
    // A subsection that has no words of its own begins with its first paragraph.
    for (let cite = clause.cite; cite.endsWith(')'); cite = cite.slice(0, cite.lastIndexOf('(')))
      if (!ANCHORS.has(cite)) ANCHORS.set(cite, anchor);
    if (!ANCHORS.has(clause.cite)) ANCHORS.set(clause.cite, anchor);
  }
}

const HEAD_OR_ITEM =
  /(§ 10-504|§ 24-1004|Regulation )|((?:\([a-z\d]+\))+|(?<![A-Za-z])[A-H](?![A-Za-z])(?:\(\d\))?)/g;

/**
 * A citation with each clause that it names linked to that clause's own words in this report: "§ 10-504(a)(3), (d)"
 * are two links. What names no clause stays as it is.
 */
export function clauseLinks(citation: string): readonly Child[] {
  const pieces: Child[] = [];
  let head = '';
  let done = 0;
  for (const match of citation.matchAll(HEAD_OR_ITEM)) {
    const [, newHead, item] = match;
    if (newHead !== undefined) {
      head = newHead;
      continue;
    }
    const anchor = ANCHORS.get(`${head}${item ?? ''}`);
    if (anchor === undefined) continue;
    const end = match.index + match[0].length;
    // The head belongs to the first link behind it.
    const start = citation.slice(done, match.index).endsWith(head) ? match.index - head.length : match.index;
    pieces.push(citation.slice(done, start), h`<a href="#${anchor}">${citation.slice(start, end)}</a>`);
    done = end;
  }
  return [...pieces, citation.slice(done)];
}
