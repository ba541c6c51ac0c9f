import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stripFormulaGuard } from '../../lib/intake/values/spreadsheet-guard.ts';
import { line, numberCell, quote, textCell, uploadedCell } from '../../lib/reports/csv.ts';

const readBack = (cells: readonly string[]): string[] => {
  const [row = []]: string[][] = parse(line(cells));
  return row;
};

describe('a line', () => {
  it('is its cells with commas, and ends in CRLF', () => {
    expect(line(['1', 'a', ''])).toBe('1,a,\r\n');
  });
});

describe('quotes', () => {
  it.each([
    ['plain words', 'plain words'],
    ['', ''],
    ['a, b', '"a, b"'],
    ['a; b', '"a; b"'],
    ['a\tb', '"a\tb"'],
    ['he said "no"', '"he said ""no"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    [' leading', '" leading"'],
    ['trailing\u00a0', '"trailing\u00a0"'],
    ['Casa Mañana', 'Casa Mañana'],
  ])('%j is written %j', (cell, written) => {
    expect(quote(cell)).toBe(written);
  });
});

describe('the guard against formulas', () => {
  it.each([
    ['=1+1', `'=1+1`],
    ['+1 (410) 555-0100', `'+1 (410) 555-0100`],
    ['-- see letter', `'-- see letter`],
    ['@home', `'@home`],
    ['\tx', `"'\tx"`],
    ['\rx', `"'\rx"`],
    [`'=1`, `''=1`],
    [`''@x`, `'''@x`],
    ['=1,2', `"'=1,2"`],
    ['-5', `'-5`],
  ])('puts one apostrophe before the text %j', (text, written) => {
    expect(textCell(text)).toBe(written);
  });

  it.each(['O’Malley', "'t Hof", 'a=b', '2026-05-01', '1+1', '', `"quoted"`.slice(1, -1), '#4', '(x)'])(
    'leaves %j alone',
    (text) => {
      expect(textCell(text)).toBe(text);
    },
  );

  it('leaves a number of the upload alone, whatever its sign', () => {
    expect(['-5', '+7.25', '-1,000.50', '-$3'].map(uploadedCell)).toEqual([
      '-5',
      '+7.25',
      '"-1,000.50"',
      '-$3',
    ]);
    expect(['-5x', '=5', '-1+2', '+A1'].map(uploadedCell)).toEqual(["'-5x", "'=5", "'-1+2", "'+A1"]);
  });

  it('never touches a number that was computed', () => {
    expect([numberCell(-3), numberCell('-12.50'), numberCell(0), numberCell(null)]).toEqual([
      ...['-3', '-12.50', '0', ''],
    ]);
  });

  it('writes an absent text as an empty cell', () => {
    expect(textCell(null)).toBe('');
  });
});

describe('what was written', () => {
  const hostile = fc.string({
    unit: fc.constantFrom(
      "'",
      '=',
      '+',
      '-',
      '@',
      '\t',
      '\r',
      '\n',
      '"',
      ',',
      ';',
      ' ',
      'a',
      '1',
      '.',
      '$',
      'é',
    ),
    maxLength: 8,
  });

  it('is read back unchanged by the uploader, whatever it is', () => {
    fc.assert(
      fc.property(hostile, hostile, (text, other) => {
        const cells = readBack([textCell(text), uploadedCell(other), 'end']);
        expect(cells.map(stripFormulaGuard)).toEqual([text, other, 'end']);
      }),
    );
  });

  it('never begins as a spreadsheet formula does, unless it is a plain number', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const [asText = '', uploaded = ''] = readBack([textCell(text), uploadedCell(text), 'end']);
        expect(asText).not.toMatch(/^[=+\-@\t\r]/);
        expect(uploaded).not.toMatch(/^(?:[=@\t\r]|[+-](?![$\d.,]*$))/);
      }),
    );
  });
});
