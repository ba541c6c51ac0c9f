import { describe, expect, it } from 'vitest';
import type { UploadedText } from '../../lib/model/batch.ts';
import { defineFinding, report } from '../../lib/model/finding-rule.ts';
import { correctionsCsv } from '../../lib/reports/corrections-csv.ts';
import { cellText, splitRecord } from '../../lib/reports/raw-records.ts';

const rule = defineFinding({
  code: 'S999',
  severity: 'error',
  columns: ['b'],
  when: 'never',
  message: () => 'Wrong.',
  fix: () => 'Mend it.',
  source: null,
});

const upload = (text: string, more: Partial<UploadedText> = {}): UploadedText => ({
  bytes: new TextEncoder().encode(text),
  start: 0,
  delimiter: ',',
  headerRow: 1,
  ...more,
});

const asText = (pieces: Iterable<string | Uint8Array>): string =>
  [...pieces]
    .map((piece) =>
      typeof piece === 'string' ? piece : new TextDecoder('utf-8', { ignoreBOM: true }).decode(piece),
    )
    .join('');

const written = (from: UploadedText, ...rows: number[]): string =>
  [
    ...correctionsCsv(
      from,
      rows.map((row) => report(rule, undefined, { row })),
    ),
  ].join('');

describe('corrections.csv', () => {
  it('is the upload with a byte-order mark, CRLF and an errors column', () => {
    expect(written(upload('a,b\n1,2\n3,4\n'), 3)).toBe(
      '\uFEFFa,b,errors\r\n1,2,\r\n3,4,Error: b: Wrong. Mend it.\r\n',
    );
  });

  it('keeps titles, blank rows and quoted line ends where they are, so that rows keep their numbers', () => {
    const text = 'A title\na,b\n\n"1\nand more",2\n3,4';
    expect(written(upload(text, { headerRow: 2 }), 4)).toBe(
      '\uFEFFA title\r\na,b,errors\r\n\r\n"1\nand more",2,Error: b: Wrong. Mend it.\r\n3,4,\r\n',
    );
  });

  it('leaves out an errors column of an earlier round of corrections, wherever it stands', () => {
    expect(written(upload('errors,a,b\nold,1,2\n'), 2)).toBe(
      '\uFEFFa,b,errors\r\n1,2,Error: b: Wrong. Mend it.\r\n',
    );
    expect(written(upload('a,Errors ,b\n1,"old, ""very""",2\n'))).toBe('\uFEFFa,b,errors\r\n1,2,\r\n');
  });

  it('keeps the delimiter of the upload', () => {
    expect(written(upload('a;b\n1;"2;3"\n', { delimiter: ';' }))).toBe('\uFEFFa;b;errors\r\n1;"2;3";\r\n');
  });

  // A signed number is no formula; everything else that begins like one is guarded by one apostrophe.
  it.each([
    ['=1+1', "'=1+1"],
    ['"=1+1"', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-2+3', "'-2+3"],
    ['+1 410 555 0100', "'+1 410 555 0100"],
    // Guarded already: it is read as =1, and must be so again, however often it goes round.
    ["'=1", "'=1"],
    ['-76.6122', '-76.6122'],
    ['+500', '+500'],
    ['"-76.6122"', '"-76.6122"'],
    ["O'Malley", "O'Malley"],
    ["'00123", "'00123"],
    // Text to every spreadsheet, and an id to us; with anything in it that could run it is guarded.
    ['"=""A-1"""', '"=""A-1"""'],
    ['"=""-1+2"""', `"'=""-1+2"""`],
    // A tab runs nothing by itself, and a cell of white space must stay blank.
    ['\t', '\t'],
    ['\tKent County', '\tKent County'],
    ['\t=1+1', `"'\t=1+1"`],
  ])('writes the cell %s as %s', (cell, expected) => {
    expect(written(upload(`a,b\n${cell},2\n`))).toBe(`\uFEFFa,b,errors\r\n${expected},2,\r\n`);
  });

  const uneven = { ...rule, code: 'F301', columns: [] };
  const refused = (text: string): string =>
    asText(correctionsCsv(upload(text), [report(uneven, undefined, { row: 2 })]));

  it('fills up a short row, as a spreadsheet would, with a note that keeps it refused until it is mended', () => {
    const once = refused('a,b,c\n1\n');
    expect(once).toBe(
      '\uFEFFa,b,c,errors\r\n1,,,Error: Wrong. Mend it.,"This row had 1 cell where the header has 3. Compare it with the header, then delete this note."\r\n',
    );
    expect(refused(once.slice(1))).toBe(once);
  });

  it('puts the errors behind a long row: they move into their column when the surplus cell is taken out', () => {
    const once = refused('a,b,c\n1,2,3,4\n');
    expect(once).toBe('\uFEFFa,b,c,errors\r\n1,2,3,4,Error: Wrong. Mend it.\r\n');
    expect(refused(once.slice(1))).toBe(once);
    // The errors were deleted by hand: what stands in their column is no error of ours.
    expect(refused('a,b,c,errors\n1,2,3,4,5\n')).toBe(
      '\uFEFFa,b,c,errors\r\n1,2,3,4,5,Error: Wrong. Mend it.\r\n',
    );
  });

  it('puts the column behind the last name, and what is empty to its right stays there', () => {
    expect(written(upload('a,b,,\n1,2,,\n3,4\n,,,\n'), 2)).toBe(
      '\uFEFFa,b,errors,,\r\n1,2,Error: b: Wrong. Mend it.,,\r\n3,4,\r\n,,,,\r\n',
    );
  });

  it('repeats the column where the header is repeated', () => {
    const again = report({ ...rule, code: 'Q103', severity: 'question' }, undefined, { row: 3 });
    expect(asText(correctionsCsv(upload('a,b\n1,2\na,b\n'), [again]))).toBe(
      '\uFEFFa,b,errors\r\n1,2,\r\na,b,errors\r\n',
    );
  });

  it('says errors on one line', () => {
    const long = { ...rule, message: () => 'Wrong: "one\r\ntwo".' };
    expect(asText(correctionsCsv(upload('a,b\n1,2\n'), [report(long, undefined, { row: 2 })]))).toBe(
      '\uFEFFa,b,errors\r\n1,2,"Error: b: Wrong: ""one two"". Mend it."\r\n',
    );
  });

  it('writes every finding of a row, and no note', () => {
    const note = { ...rule, severity: 'note' as const };
    const question = { ...rule, severity: 'question' as const };
    const findings = [rule, question, note].map((each) => report(each, undefined, { row: 2 }));
    expect(asText(correctionsCsv(upload('a,b\n1,2\n'), findings))).toBe(
      '\uFEFFa,b,errors\r\n1,2,Error: b: Wrong. Mend it. | Question: b: Wrong. Mend it.\r\n',
    );
  });
});

describe('the cells of a raw record', () => {
  it.each([
    ['a,b', ['a', 'b']],
    ['a,', ['a', '']],
    ['', ['']],
    ['"a,b","say ""hi""",c', ['"a,b"', '"say ""hi"""', 'c']],
    ['"",""', ['""', '""']],
  ])('of %s stand as they are', (text, cells) => {
    expect(splitRecord(text, ',')).toEqual(cells);
  });

  it.each([
    ['"say ""hi"""', 'say "hi"'],
    ['""', ''],
    ['a', 'a'],
  ])('%s says %s', (raw, text) => {
    expect(cellText(raw)).toBe(text);
  });
});
