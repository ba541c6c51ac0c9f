/**
 * A name as it is compared: without regard to case, accents, apostrophes of any kind, punctuation and spaces, and
 * with "Saint" as "St". Letters and digits of every script stay.
 */
export function foldName(name: string): string {
  const lower = name.toLowerCase();
  const words = isPlain(lower) ? lower : strip(name);
  return words.includes('saint') ? words.replace(/\bsaint\b/g, 'st') : words;
}

function strip(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’‘‛`´ʼʻ′＇]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Most names: letters and digits in single spaces. */
function isPlain(lower: string): boolean {
  let spaced = true;
  for (let at = 0; at < lower.length; at++) {
    const code = lower.charCodeAt(at);
    const space = code === 32;
    if (space ? spaced : !((code >= 97 && code <= 122) || (code >= 48 && code <= 57))) return false;
    spaced = space;
  }
  return !spaced;
}
