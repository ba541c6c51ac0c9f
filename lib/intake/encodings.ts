import { isUtf8 } from 'node:buffer';

/**
 * What Windows-1252 has at 0x80 to 0x9F; null where it has nothing. A table of our own, because the platform's
 * decoder has mapped these bytes to control characters in some versions of Node.
 */
const HIGH =
  '\u20ac\0\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\0\u017d\0' +
  '\0\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\0\u017e\u0178';

/** Windows-1252 as text; null when a byte has no meaning in it. */
export function fromWindows1252(file: Buffer): string | null {
  const text = file
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) => HIGH[character.charCodeAt(0) - 0x80] ?? '\0');
  // Text with a NUL of its own never comes here.
  return text.includes('\0') ? null : text;
}

/**
 * Whether bytes that are not all UTF-8 hold letters that are: é or ’ as UTF-8 are Ã or â with a sign behind it in
 * Windows-1252, which no language writes. Read as Windows-1252 such a file would turn its names into nonsense.
 */
export function hasUtf8Pairs(file: Buffer): boolean {
  return /[\u00c2\u00c3][\u0080-\u00bf]|\u00e2\u0080[\u0080-\u00bf]/.test(file.toString('latin1'));
}

/**
 * Where bytes that are UTF-8 otherwise hold half of a character: a surrogate of UTF-16 written as if it were a
 * character of its own, which UTF-8 does not have. -1 when they hold none, or are no UTF-8 besides.
 */
export function halfCharacter(file: Buffer): number {
  const text = file.toString('latin1');
  const at = text.search(HALF);
  if (at < 0) return -1;
  return isUtf8(Buffer.from(text.replaceAll(new RegExp(HALF, 'g'), ''), 'latin1')) ? at : -1;
}

const HALF = /\u00ed[\u00a0-\u00bf][\u0080-\u00bf]/;

export type ByteOrder = 'little' | 'big';

/** UTF-16 by its mark or, without one, by where the NULs of Latin letters stand; null when it is none. */
export function utf16Order(file: Buffer): ByteOrder | null {
  if (file.length < 2) return null;
  if (file[0] === 0xff && file[1] === 0xfe) return 'little';
  if (file[0] === 0xfe && file[1] === 0xff) return 'big';
  if (file.length % 2 !== 0) return null;
  const looked = Math.min(file.length, 2048);
  let even = 0;
  let odd = 0;
  for (let at = 0; at + 1 < looked; at += 2) {
    if (file[at] === 0) even++;
    if (file[at + 1] === 0) odd++;
  }
  const most = (looked / 2) * 0.8;
  if (odd > most && even === 0) return 'little';
  return even > most && odd === 0 ? 'big' : null;
}

/** UTF-16 as UTF-8. An odd last byte or a lone surrogate becomes the mark of a lost letter, which is refused later. */
export function encodeUtf8(file: Buffer, order: ByteOrder): Buffer {
  const even = file.length - (file.length % 2);
  const little = order === 'little' ? file.subarray(0, even) : Buffer.from(file.subarray(0, even)).swap16();
  const text = Buffer.from(little.toString('utf16le'));
  return even === file.length ? text : Buffer.concat([text, Buffer.from('\uFFFD')]);
}
