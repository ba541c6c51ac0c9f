import { stripFormulaGuard } from './spreadsheet-guard.ts';

export const NAME_LENGTH = 200;
export const TEXT_LENGTH = 2000;

export type TextProblem = 'control' | 'lineBreak' | 'tooLong';

/** Trimmed, one formula guard off, composed accents. The caller asks textProblem whether it may stand. */
export function cleanText(cell: string): string {
  const text = stripFormulaGuard(cell).trim();
  for (let at = 0; at < text.length; at++) {
    // Below U+0300 every character is already in its composed form.
    if (text.charCodeAt(at) >= 0x300) return text.normalize('NFC');
  }
  return text;
}

/** Why a cleaned text may not stand; null when it may. Long texts may have line breaks and tabs, names may not. */
export function textProblem(text: string, limit: number): TextProblem | null {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 32 && (code < 127 || code > 159)) continue;
    if (code !== 10 && code !== 13 && code !== 9) return 'control';
    if (limit <= NAME_LENGTH) return 'lineBreak';
  }
  return text.length > limit ? 'tooLong' : null;
}
