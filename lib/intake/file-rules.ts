import { defineFinding } from '../model/finding-rule.ts';
import type { FindingRule } from '../model/finding-rule.ts';
import type { InputFile } from '../model/finding.ts';

function fileRule<Facts = void>(
  code: string,
  when: string,
  message: (facts: Facts) => string,
  fix: (facts: Facts) => string,
): FindingRule<Facts> {
  return defineFinding<Facts>({ code, severity: 'error', when, message, fix, source: null, columns: [] });
}

const SAVE_AS =
  'Open it in the spreadsheet and use Save As, "CSV UTF-8 (comma delimited)", then upload that file.';

// What the bytes are.
export const emptyFile = fileRule(
  'F101',
  'the file is empty',
  () => 'The file is empty.',
  () => 'Export it again and upload it.',
);
export const workbook = fileRule(
  'F102',
  'an Excel workbook or zip under the name of a CSV',
  () => 'This is an Excel workbook (or a zip), not CSV.',
  () => SAVE_AS,
);
export const oldWorkbook = fileRule(
  'F103',
  'an old Excel workbook under the name of a CSV',
  () => 'This is an old Excel workbook (.xls), not CSV.',
  () => SAVE_AS,
);
export const pdf = fileRule(
  'F104',
  'a PDF under the name of a CSV',
  () => 'This is a PDF, not CSV.',
  () => 'Upload the table that the PDF was made from, saved as CSV.',
);
export const webPage = fileRule(
  'F105',
  'a web page or XML under the name of a CSV',
  () => 'This is a web page or XML, not CSV. Perhaps a download that asked for a sign-in.',
  () => 'Download the table again, check that it opens as a table, and save it as CSV.',
);
export const notText = fileRule(
  'F106',
  'the bytes are no text',
  () => 'This is not text: it holds NUL characters.',
  () => SAVE_AS,
);
export const damagedText = fileRule<{ readonly row: number }>(
  'F107',
  'the text was damaged before it was uploaded',
  (f) =>
    `The text was damaged before it was uploaded: line ${String(f.row)} holds the mark � where a letter was lost.`,
  () => 'Go back to the file as it was before that, and export it again as "CSV UTF-8".',
);
export const unknownEncoding = fileRule<{ readonly line: number }>(
  'F108',
  'the bytes are neither UTF-8, UTF-16 nor Windows-1252',
  (f) => `The characters of line ${String(f.line)} are neither UTF-8, UTF-16 nor Windows-1252.`,
  () => SAVE_AS,
);
export const mixedEncodings = fileRule<{ readonly line: number }>(
  'F109',
  'most of the text is UTF-8 and some of it is not',
  (f) =>
    `The characters of line ${String(f.line)} are not UTF-8, and those of other lines are: parts in different encodings were joined, or the file was cut off.`,
  () => SAVE_AS,
);
export const halvedText = fileRule<{ readonly line: number }>(
  'F110',
  'the text holds halves of characters',
  (f) =>
    `The text was damaged before it was uploaded: line ${String(f.line)} holds half of a character, as some programs leave it when they cut or convert a text.`,
  () => 'Go back to the file as it was before that, and export it again as "CSV UTF-8".',
);
export const cutOff = fileRule<{ readonly given: string; readonly expected: string }>(
  'F111',
  'fewer bytes arrived than the file has',
  (f) => `The file is cut off: ${f.given} of its ${f.expected} bytes arrived.`,
  () => 'Upload it again, and wait until the upload is finished.',
);

// How it is built.
export const noHeader = fileRule<{ readonly missing: string; readonly file: InputFile }>(
  'F201',
  'no header is found in the first ten rows',
  (f) =>
    `The first line is not a header, and none is found in the first ten rows. Missing columns: ${f.missing}.`,
  (f) => `Put the names of the columns into the first row; "grantline template ${f.file}" writes them.`,
);
export const missingColumns = fileRule<{ readonly missing: string; readonly hint: string }>(
  'F202',
  'required columns are missing',
  (f) => `Required columns are missing: ${f.missing}.`,
  (f) => `${f.hint}Add them to the header with their values below.`,
);
export const duplicateColumn = fileRule<{ readonly name: string; readonly letters: string }>(
  'F203',
  'a column appears twice',
  (f) => `The column "${f.name}" appears more than once: columns ${f.letters}.`,
  () => 'Keep the one that holds, delete the other or rename it so that it begins with x_.',
);
export const unknownDelimiter = fileRule<{ readonly delimiter: string }>(
  'F204',
  'cells are separated by another sign than comma, semicolon or tab',
  (f) => `Cells are separated by "${f.delimiter}", which is not read as a separator.`,
  () => 'Export with commas, semicolons or tabs between the cells.',
);
export const unclosedQuote = fileRule(
  'F205',
  'a quotation mark opens a cell and nothing closes it',
  () =>
    'A quotation mark opens a cell in this row and nothing closes it, so that the rest of the file would be swallowed.',
  () => 'Close the quotation mark, or double it ("") where it is part of the text.',
);
export const strayQuote = fileRule(
  'F206',
  'a quotation mark stands inside a cell',
  () => 'A quotation mark stands inside a cell of this row, so that where the cell ends cannot be told.',
  () =>
    'Put the whole cell in quotation marks and double the one inside: "5"" pipe". A spreadsheet does so by itself.',
);
export const longRecord = fileRule<{ readonly limit: string }>(
  'F207',
  'a row is too long to be one',
  (f) =>
    `This row has more than ${f.limit} characters: most likely a quotation mark that opens in it is never closed.`,
  () => 'Close the quotation mark, or shorten the cell.',
);
export const swallowedRows = fileRule<{ readonly lines: number; readonly letters: string }>(
  'F208',
  'a cell has swallowed the rows below it',
  (f) =>
    `The cell in column ${f.letters} of this row runs over ${String(f.lines)} lines that look like rows: a quotation mark opens in it and is closed only rows below.`,
  () => 'Close the quotation mark where the cell ends, or double it ("") where it is part of the text.',
);
export const otherHeader = fileRule(
  'F209',
  'a second header has the columns in another order',
  () =>
    'The header is repeated in this row with the columns in another order: the rows below it would be misread.',
  () => 'Bring the joined parts into the same order of columns, and leave the second header out.',
);
export const noRows = fileRule<{ readonly rowIs: string }>(
  'F210',
  'the file has a header and no row',
  (f) => `The file has a header, and no row with ${f.rowIs}.`,
  () => 'Check that the rows were exported with the header.',
);
export const tooManyCells = fileRule<{ readonly limit: string }>(
  'F211',
  'a row has more cells than a spreadsheet has columns',
  (f) =>
    `This row has more than ${f.limit} cells, which are more than a spreadsheet has columns: most likely line ends were lost, so that rows follow each other on one line.`,
  () => 'Export the table again, each row on a line of its own.',
);
export const tooManyRows = fileRule<{ readonly limit: string }>(
  'F212',
  'the file has more rows than are read',
  (f) => `The file has more than ${f.limit} rows, nearly twice as many as a spreadsheet holds.`,
  () => 'Check that this is the right file, and that it was exported without the blank rows below the table.',
);
export const linesAsCells = fileRule(
  'F213',
  'each line stands in quotation marks as one cell',
  () => 'The names of the columns stand in quotation marks together, as one cell.',
  () =>
    'The file was opened as one column and saved so. Split that column at its separators (in Excel: Data, Text to Columns), or export the table again.',
);
export const otherWidth = fileRule<{
  readonly cells: number;
  readonly expected: number;
  readonly hint: string;
}>(
  'F301',
  'a row has more or fewer cells than the header',
  (f) =>
    `This row has ${String(f.cells)} ${f.cells === 1 ? 'cell' : 'cells'} and the header has ${String(f.expected)}, so that values may stand in wrong columns.${f.hint}`,
  () =>
    'Compare the row with the header. A cell with a comma in it, such as $1,200,000, needs quotation marks around it.',
);
export const notARow = fileRule<{ readonly rowIs: string; readonly blank: string }>(
  'F302',
  'a row looks like a total or a footnote',
  (f) =>
    `This row looks like a total, a footnote or a heading, not ${f.rowIs}: the cells that say what it is about are blank (${f.blank}).`,
  () => 'Delete it, or fill in the missing cells.',
);

// What is odd about it.
export const unknownColumn = defineFinding<{
  readonly name: string;
  readonly letters: string;
  readonly hint: string;
}>({
  code: 'Q101',
  severity: 'question',
  when: 'a column is unknown',
  message: (f) => `The column "${f.name}" (${f.letters}) is unknown and is not read.`,
  fix: (f) => `${f.hint}To have it handed on to the reports, let its name begin with x_; else delete it.`,
  source: null,
  columns: [],
});
export const namelessColumn = defineFinding<{ readonly letters: string }>({
  code: 'Q102',
  severity: 'question',
  when: 'a column has no name',
  message: (f) => `Column ${f.letters} has no name and is not read.`,
  fix: () => 'Name it in the header, or delete it.',
  source: null,
  columns: [],
});
export const manyUnknownColumns = defineFinding<{
  readonly count: string;
  readonly list: string;
  readonly hint: string;
}>({
  code: 'Q104',
  severity: 'question',
  when: 'more than 20 columns are unknown',
  message: (f) => `${f.count} columns are unknown and are not read: ${f.list}.`,
  fix: (f) =>
    `${f.hint}Check that this is the right file. To have columns handed on to the reports, let their names begin with x_; else delete them.`,
  source: null,
  columns: [],
});
export const namelessColumns = defineFinding<{ readonly count: string; readonly list: string }>({
  code: 'Q105',
  severity: 'question',
  when: 'more than 20 columns have no name',
  message: (f) => `${f.count} columns have no name and are not read: ${f.list}.`,
  fix: () => 'Name them in the header, or delete them.',
  source: null,
  columns: [],
});
export const repeatedHeader = defineFinding({
  code: 'Q103',
  severity: 'question',
  when: 'the header is repeated within the file',
  message: () => 'This row repeats the header and is passed over. Perhaps files were joined.',
  fix: () => 'Check that no file was joined twice; delete the row.',
  source: null,
  columns: [],
});
