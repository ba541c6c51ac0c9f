import { describe, expect, it } from 'vitest';
import { textCell } from '../../lib/reports/csv.ts';
import { ByteWriter } from '../../lib/reports/byte-writer.ts';

const written = (write: (out: ByteWriter) => void): string => {
  const out = new ByteWriter();
  write(out);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(out.take(true) ?? new Uint8Array());
};

describe('a writer of bytes', () => {
  it.each([
    [0, 2, '0.00'],
    [5, 2, '0.05'],
    [99, 2, '0.99'],
    [100, 2, '1.00'],
    [125000000, 2, '1250000.00'],
    [-125050, 2, '-1250.50'],
    [1000000, 4, '100.0000'],
    [655692, 6, '0.655692'],
    [30, 0, '30'],
    [9007199254740991, 2, '90071992547409.91'],
  ])('writes %d units with %d places as %s', (units, places, expected) => {
    expect(written((out) => out.units(units, places))).toBe(expected);
  });

  it('writes text of any script, and longer than its buffer', () => {
    const long = 'é'.repeat(50_000);
    const text = `Queen Anne’s, ${long}, 北, 🎉`;
    expect(written((out) => out.text(text))).toBe(text);
  });

  it('hands out every piece once, in order', () => {
    const out = new ByteWriter();
    const pieces: Buffer[] = [];
    const keep = (piece: Uint8Array | null) => piece && pieces.push(Buffer.from(piece));
    for (let i = 0; i < 20_000; i++) {
      out.units(i, 0);
      out.comma();
      keep(out.take());
    }
    keep(out.take(true));
    const expected = Array.from({ length: 20_000 }, (_, i) => `${i},`).join('');
    expect(Buffer.concat(pieces).toString()).toBe(expected);
    expect(pieces.length).toBeGreaterThan(1);
  });
});

describe('a cell of text', () => {
  it.each([
    ['', ','],
    ['Kent County', ',Kent County'],
    ['a, b', ',"a, b"'],
    ['say "hi"', ',"say ""hi"""'],
    ['=1+1', ",'=1+1"],
    ['-5', ",'-5"],
    ["'quoted'", ",'quoted'"],
    [' lead', ',"␣lead"'.replace('␣', ' ')],
    ['trail ', ',"trail "'],
    ['two\nlines', ',"two\nlines"'],
    ['Queen Anne’s', ',Queen Anne’s'],
    ['Casa Mañana, Inc.', ',"Casa Mañana, Inc."'],
  ])('%j is written as %j, as textCell writes it', (text, expected) => {
    expect(written((out) => out.cell(text))).toBe(expected);
    expect(expected).toBe(`,${textCell(text)}`);
  });
});
