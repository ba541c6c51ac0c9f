import { type Html, h } from './markup.ts';

/**
 * The fragment of an application's section. Letters, digits, points and hyphens stand; everything else becomes its
 * code point between underscores, so that two ids never share a fragment.
 */
export function anchorOf(applicationId: string): string {
  const safe = Array.from(applicationId, (character) =>
    /[A-Za-z0-9.-]/.test(character) ? character : `_${(character.codePointAt(0) ?? 0).toString(16)}_`,
  );
  return `app-${safe.join('')}`;
}

export function linkTo(applicationId: string): Html {
  return h`<a href="#${anchorOf(applicationId)}"><bdi>${applicationId}</bdi></a>`;
}

/** The place of a row that was not ranked and has no section of its own. */
export function rowAnchor(row: number): string {
  return `row-${row}`;
}
