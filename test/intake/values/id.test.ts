import { describe, expect, it } from 'vitest';
import { cleanId, idProblem } from '../../../lib/intake/values/id.ts';
import { foldId } from '../../../lib/model/identity.ts';

describe('ids', () => {
  it.each([
    'A-001',
    '00123',
    '24E10',
    '0x1F',
    '10-12-2026',
    'MD-SC-006',
    'FY27/14 #3',
    'É-1',
    'q_1.b',
    'MARCH-1',
    '5E-3',
    '1/2',
  ])('takes %j as it is', (id) => {
    expect(cleanId(` ${id} `)).toBe(id);
    expect(idProblem(id)).toBeNull();
  });

  it.each([
    ['27-Mar', 'spreadsheetDate'],
    ['Mar-27', 'spreadsheetDate'],
    ['1-Sep-2026', 'spreadsheetDate'],
    ['3/27/2026', 'spreadsheetDate'],
    ['2.4E+11', 'scientific'],
    ['1E+05', 'scientific'],
    ['1.2E-05', 'scientific'],
    ['#N/A', 'spreadsheetError'],
    ['-5', 'form'],
    ['=A1', 'form'],
    ['a,b', 'form'],
    ['a"b', 'form'],
    ['a\tb', 'form'],
    ['"><svg onload=alert(1)>', 'form'],
    ['x'.repeat(65), 'tooLong'],
  ])('refuses %j: %s', (id, problem) => {
    expect(idProblem(id)).toBe(problem);
  });

  it('takes exactly one spreadsheet guard off', () => {
    expect(cleanId("'00123")).toBe('00123');
    expect(cleanId('="00124"')).toBe('00124');
    expect(cleanId('="e\u0301-1"')).toBe('\u00e9-1');
    expect(cleanId("''00123")).toBe("'00123");
    expect(idProblem(cleanId("''00123"))).toBe('form');
  });

  it('takes the guard of our own CSV off before the other', () => {
    expect(cleanId('\'="00124"')).toBe('00124');
    expect(cleanId("'=A1")).toBe('=A1');
  });

  it('composes accents', () => {
    expect(cleanId('E\u0301-1')).toBe('\u00c9-1');
  });

  it('compares without case and spaces', () => {
    expect(foldId('a 1 b')).toBe(foldId('A1B'));
    expect(foldId('A-1')).not.toBe(foldId('A1'));
  });
});
