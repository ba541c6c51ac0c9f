import { isUtf8 } from 'node:buffer';
import type { FindingRule } from '../model/finding-rule.ts';
import {
  damagedText,
  mixedEncodings,
  emptyFile,
  halvedText,
  notText,
  oldWorkbook,
  pdf,
  unknownEncoding,
  webPage,
  workbook,
} from './file-rules.ts';
import { encodeUtf8, fromWindows1252, halfCharacter, hasUtf8Pairs, utf16Order } from './encodings.ts';

/** A file's text as clean UTF-8 without marks, or the reason why it has none. */
export type Decoded =
  | { readonly ok: true; readonly text: Buffer }
  | { readonly ok: false; readonly refuse: (tell: Tell) => void };

type Tell = <Facts>(rule: FindingRule<Facts>, facts: Facts) => void;

const refusal = <Facts>(rule: FindingRule<Facts>, facts: Facts): Decoded => ({
  ok: false,
  refuse: (tell) => {
    tell(rule, facts);
  },
});

const MARK = Buffer.from('\uFEFF');
const LOST = Buffer.from('\uFFFD');
const CTRL_Z = 0x1a;

export function decode(bytes: Uint8Array): Decoded {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length === 0) return refusal(emptyFile, undefined);
  const magic = refuseByMagic(file);
  if (magic !== null) return magic;
  const order = utf16Order(file);
  if (order !== null) return finish(encodeUtf8(file, order));
  if (file.includes(0)) return refusal(notText, undefined);
  if (isUtf8(file)) return finish(file);
  const half = halfCharacter(file);
  if (half >= 0) return refusal(halvedText, { line: lineAt(file, half) });
  if (hasUtf8Pairs(file)) return refusal(mixedEncodings, { line: lineOfBrokenUtf8(file) });
  const decoded = fromWindows1252(file);
  return decoded === null
    ? refusal(unknownEncoding, { line: lineOfFirstBadByte(file) })
    : finish(Buffer.from(decoded));
}

/** Files that people rename because the upload asks for .csv. */
function refuseByMagic(file: Buffer): Decoded | null {
  const start = file.subarray(0, 512).toString('latin1');
  if (start.startsWith('PK\u0003\u0004') || start.startsWith('PK\u0005\u0006'))
    return refusal(workbook, undefined);
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0')) return refusal(oldWorkbook, undefined);
  if (start.startsWith('%PDF-')) return refusal(pdf, undefined);
  const opening = start
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart()
    .toLowerCase();
  if (/^<(?:!doctype|html|\?xml|head|body|table|meta)/.test(opening)) return refusal(webPage, undefined);
  return null;
}

function finish(text: Buffer): Decoded {
  if (text.includes(0)) return refusal(notText, undefined);
  const lost = text.indexOf(LOST);
  if (lost >= 0) return refusal(damagedText, { row: lineAt(text, lost) });
  const clean = withoutTail(withoutMarks(text));
  // A file of blank lines is as empty as one of no bytes; a long one is not looked through for that.
  const empty = clean.length < 1000 && clean.toString().trim() === '';
  return empty ? refusal(emptyFile, undefined) : { ok: true, text: clean };
}

/** The mark at the start, and those at the start of later lines that joining files leaves behind. */
function withoutMarks(text: Buffer): Buffer {
  let rest = text;
  while (rest.subarray(0, MARK.length).equals(MARK)) rest = rest.subarray(MARK.length);
  if (!rest.includes(MARK)) return rest;
  return Buffer.from(rest.toString('utf8').replace(/([\r\n])\uFEFF+/g, '$1'));
}

/** A Ctrl-Z that old programs write at the end, with the line ends and blanks around it. */
function withoutTail(text: Buffer): Buffer {
  let end = text.length;
  while (end > 0 && (text[end - 1] === CTRL_Z || isBlank(text[end - 1]))) end--;
  return text.subarray(end).includes(CTRL_Z) ? text.subarray(0, end) : text;
}

function isBlank(byte: number | undefined): boolean {
  return byte === 10 || byte === 13 || byte === 32;
}

function lineAt(text: Buffer, offset: number): number {
  let line = 1;
  for (let at = text.indexOf(10); at >= 0 && at < offset; at = text.indexOf(10, at + 1)) line++;
  return line;
}

function lineOfFirstBadByte(file: Buffer): number {
  const bad = [0x81, 0x8d, 0x8f, 0x90, 0x9d].map((byte) => file.indexOf(byte)).filter((at) => at >= 0);
  return lineAt(file, Math.min(...bad));
}

function lineOfBrokenUtf8(file: Buffer): number {
  let line = 1;
  for (let start = 0; start < file.length; line++) {
    const end = file.indexOf(10, start);
    const next = end < 0 ? file.length : end + 1;
    if (!isUtf8(file.subarray(start, next))) break;
    start = next;
  }
  return line;
}
