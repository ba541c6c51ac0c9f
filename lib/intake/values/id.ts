import { stripTextFormula } from './spreadsheet-guard.ts';

export type IdProblem = 'tooLong' | 'form' | 'spreadsheetDate' | 'scientific' | 'spreadsheetError';

export const ID_LENGTH = 64;
const FORM = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} ._/#-]*$/u;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)';
const SPREADSHEET_DATE = new RegExp(
  `^\\d{1,2}-${MONTH}(?:-\\d{2,4})?$|^${MONTH}-\\d{1,4}$|^\\d{1,2}/\\d{1,2}/\\d{4}$`,
  'i',
);
/** Spreadsheets write the sign: so 24E10 is an id, and 2.4E+11 was one. */
const SPREADSHEET_NUMBER = /^\d+(?:\.\d+)?e\+\d+$|^\d\.\d+e-\d+$/i;

/**
 * The id as text, never as a number: blanks at the ends and one spreadsheet guard taken off. '' when blank. The
 * caller asks idProblem whether it is one.
 */
export function cleanId(cell: string): string {
  const text = cell.trim();
  const first = text.charCodeAt(0);
  const bare = first === APOSTROPHE || first === EQUALS ? withoutGuard(text) : text;
  return isAscii(bare) ? bare : bare.normalize('NFC');
}

/** '00123 or ="00123"; our own CSV writer puts the one before the other. An id never begins with an apostrophe. */
function withoutGuard(text: string): string {
  return stripTextFormula(text.startsWith("'") ? text.slice(1).trim() : text);
}

const APOSTROPHE = 0x27;
const EQUALS = 0x3d;

/** Why a cleaned id is none; null when it is one. */
export function idProblem(id: string): IdProblem | null {
  if (id.length > ID_LENGTH) return 'tooLong';
  if (isPlain(id)) return null;
  if (SPREADSHEET_DATE.test(id)) return 'spreadsheetDate';
  if (SPREADSHEET_NUMBER.test(id)) return 'scientific';
  if (/^#+(?:[A-Z/0]+[!?]?)?$/i.test(id)) return 'spreadsheetError';
  return FORM.test(id) ? null : 'form';
}

/** The common kind, A-00017: letters, digits and dashes. Three letters could be a month, and so a day. */
function isPlain(id: string): boolean {
  let letters = 0;
  for (let at = 0; at < id.length; at++) {
    const code = id.charCodeAt(at);
    if ((code >= 65 && code <= 90) || (code >= 97 && code <= 122)) letters++;
    else if (!(code >= 48 && code <= 57) && !(code === 45 && at > 0)) return false;
  }
  return letters < 3 || !SPREADSHEET_DATE.test(id);
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}
