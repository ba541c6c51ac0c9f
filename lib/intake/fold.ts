/**
 * A name as it is compared: without regard to case, accents, apostrophes of any kind, punctuation and spaces, and
 * with "Saint" as "St". Letters and digits of every script stay.
 */
export function foldName(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’‘‛`´ʼʻ′＇]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words.replace(/\bsaint\b/g, 'st');
}
