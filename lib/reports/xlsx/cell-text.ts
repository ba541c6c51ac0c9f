import { MOST_CHARACTERS } from './sheet.ts';

const CUT = ' … (cut here: the whole text is in the CSV file)';
/** What XML cannot hold or a reader would change, and what reads like the escape that stands for it. */
const ESCAPED = /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|_(?=x[0-9A-Fa-f]{4}_)/g;
const NEEDS_CARE = /[&<>_\p{Cs}]|[^\t\n -\uFFFD]/u;

/** A text as the content of an XML element: exact when it is read back, and no longer than a cell may be. */
export function cellText(text: string): string {
  const whole = text.length <= MOST_CHARACTERS ? text : cut(text);
  if (!NEEDS_CARE.test(whole)) return whole;
  return whole
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(ESCAPED, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function cut(text: string): string {
  const kept = text.slice(0, MOST_CHARACTERS - CUT.length);
  // Half of a pair is no character.
  return (/[\uD800-\uDBFF]$/.test(kept) ? kept.slice(0, -1) : kept) + CUT;
}
