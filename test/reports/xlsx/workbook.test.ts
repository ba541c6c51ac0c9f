import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { type Column, type Sheet, columnLetters, splitSheet } from '../../../lib/reports/xlsx/sheet.ts';
import { workbook } from '../../../lib/reports/xlsx/workbook.ts';
import { HOSTILE_TEXTS } from '../../support/hostile-texts.ts';
import { bytesOf, partsOf, sheetsOf } from '../../support/read-xlsx.ts';

const COLUMNS: readonly Column[] = [
  { name: 'id', kind: 'text' },
  { name: 'amount', kind: 'money' },
  { name: 'day', kind: 'day' },
  { name: 'points', kind: 'points' },
  { name: 'rank', kind: 'count' },
];

const sheetOf = (
  rows: readonly (readonly (string | null)[])[],
  columns = COLUMNS,
  name = 'Table',
): Sheet => ({
  name,
  columns,
  count: rows.length,
  rows: () => rows,
});

const write = async (...sheets: Sheet[]): Promise<Uint8Array> => bytesOf(await workbook('A title', sheets));

describe('a workbook', () => {
  const row = ['00123', '1250000.50', '2026-07-01', '71.2500', '3'];

  it('keeps ids as text, and amounts, points, counts and days as numbers with a format', async () => {
    const [sheet] = sheetsOf(await write(sheetOf([row])));
    expect(sheet?.rows[1]).toEqual({
      A: { type: 'text', format: '@', value: '00123' },
      B: { type: 'number', format: '#,##0.00', value: '1250000.50' },
      // 46,204 days after 1899-12-30: 126 years of 365 days are 45,990, 31 leap days from 1904 to 2024 make 46,021,
      // 1 and 2 from 30 December to 1 January make 46,023, and 181 days to 1 July 46,204.
      C: { type: 'number', format: 'yyyy-mm-dd', value: '46204' },
      D: { type: 'number', format: '0.0000', value: '71.2500' },
      E: { type: 'number', format: '0', value: '3' },
    });
  });

  it('has one header row, frozen and filtered down to the last row, and no merged cell', async () => {
    const [sheet] = sheetsOf(await write(sheetOf([row, row])));
    expect(Object.values(sheet?.rows[0] ?? {}).map(({ value }) => value)).toEqual([
      ...['id', 'amount', 'day', 'points', 'rank'],
    ]);
    expect(sheet?.xml).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    expect(sheet?.xml).toContain('<autoFilter ref="A1:E3"/>');
    expect(sheet?.xml).not.toContain('mergeCell');
  });

  it('has columns as wide as what stands in them', async () => {
    const [sheet] = sheetsOf(await write(sheetOf([['x'.repeat(30), '1250000.50', null, null, null]])));
    const widths = [...(sheet?.xml ?? '').matchAll(/ width="([\d.]+)"/g)].map(([, width]) => Number(width));
    expect(widths[0]).toBe(32);
    // $1,250,000.50 without the sign is twelve characters.
    expect(widths[1]).toBeGreaterThanOrEqual(12);
    expect(Math.max(...widths)).toBeLessThanOrEqual(60);
  });

  it('is the same bytes twice, and holds no time of its making', async () => {
    const sheet = sheetOf([row]);
    const [first, second] = [await write(sheet), await write(sheet)];
    expect(Buffer.from(first).equals(second)).toBe(true);
    expect(partsOf(first)['docProps/core.xml']).not.toMatch(/20\d\d-/);
    // DOS times of the zip's local headers: noon of 1 January 1980, wherever it is written.
    expect(Buffer.from(first).readUInt32LE(10)).toBe((((0 << 9) | (1 << 5) | 1) << 16) | (12 << 11));
  });

  it('leaves out cells that hold nothing', async () => {
    const [sheet] = sheetsOf(await write(sheetOf([['A-1', null, null, '', null]])));
    expect(Object.keys(sheet?.rows[1] ?? {})).toEqual(['A']);
  });

  it('writes a day from before the calendar of spreadsheets as text', async () => {
    const [sheet] = sheetsOf(await write(sheetOf([[null, null, '1899-07-01', null, null]])));
    expect(sheet?.rows[1]?.C).toMatchObject({ type: 'text', value: '1899-07-01' });
  });
});

describe('text', () => {
  const texts: Column[] = [{ name: 'text', kind: 'text' }];
  const read = async (all: readonly string[]): Promise<unknown[]> => {
    const { sheets } = await readXlsx(
      await write(
        sheetOf(
          all.map((text) => [text]),
          texts,
        ),
      ),
    );
    return (sheets[0]?.rows ?? []).slice(1).map(([cell]) => cell);
  };

  it('is text whatever it begins with, and read back unchanged', async () => {
    expect(await read(HOSTILE_TEXTS)).toEqual(HOSTILE_TEXTS);
    const [sheet] = sheetsOf(
      await write(
        sheetOf(
          HOSTILE_TEXTS.map((text) => [text]),
          texts,
        ),
      ),
    );
    expect(sheet?.xml).not.toContain('<f>');
    expect(sheet?.rows.slice(1).map((row) => row.A?.type)).toEqual(Array(60).fill('text'));
  });

  it('with control characters and line ends is well-formed XML, and read back unchanged', async () => {
    const odd = [
      'two\nlines',
      'two\r\nlines',
      'a\ttab',
      'Amity\u000BCenter\u0001',
      '_x000B_ as written',
      'x\uFFFEy',
    ];
    const [sheet] = sheetsOf(
      await write(
        sheetOf(
          odd.map((text) => [text]),
          texts,
        ),
      ),
    );
    expect(sheet?.rows.slice(1).map((row) => row.A?.value)).toEqual(odd);
    expect(sheet?.xml).not.toMatch(/[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/);
  });

  it('with half of a pair shows that something is lost', async () => {
    expect(await read(['x\uD83Cy'])).toEqual(['x\uFFFDy']);
  });

  it('longer than a cell may be is cut there, and says so', async () => {
    const [cell] = await read(['x'.repeat(40_000)]);
    expect(String(cell)).toHaveLength(32_767);
    expect(String(cell)).toMatch(/x … \(cut here: the whole text is in the CSV file\)$/);
    expect(await read(['x'.repeat(32_767)])).toEqual(['x'.repeat(32_767)]);
  });
});

describe('sheets', () => {
  it('name columns as spreadsheets do', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual([
      'A',
      'Z',
      'AA',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
    ]);
  });

  it('of more rows than Excel holds are split, and lose none', () => {
    const rows = ['a', 'b', 'c', 'd', 'e'].map((text) => [text]);
    const parts = splitSheet(sheetOf(rows, COLUMNS.slice(0, 1), 'Findings'), 2);
    expect(parts.map(({ name, count, rows: of }) => [name, count, [...of()].flat()])).toEqual([
      ['Findings', 2, ['a', 'b']],
      ['Findings (2)', 2, ['c', 'd']],
      ['Findings (3)', 1, ['e']],
    ]);
  });
});
