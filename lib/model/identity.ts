/** An id for comparison only: case and spaces do not tell two ids apart. Never shown. */
export function foldId(id: string): string {
  const upper = id.normalize('NFC').toUpperCase();
  return /\s/u.test(upper) ? upper.replace(/\s+/gu, '') : upper;
}

/** What a round may be called, in words. */
export const ROUND_ID_FORM = 'up to 64 letters, digits, spaces and . _ / # - + ( ) %';

/** Letters and digits of any script, and signs that people give names with; beginning with a letter or digit. */
export function isRoundId(id: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._/#+()%-]{0,63}$/u.test(id.normalize('NFC'));
}

/** The identity of a center that has an id; intake gives centers without one an identity from their name. */
export function centerKeyOfId(centerId: string): string {
  return `id:${foldId(centerId)}`;
}
