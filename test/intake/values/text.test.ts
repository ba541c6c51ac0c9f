import { describe, expect, it } from 'vitest';
import { choiceReader, readAnswer, readProjectTypes } from '../../../lib/intake/values/choice.ts';
import { Memo } from '../../../lib/intake/values/memo.ts';
import { cleanText, NAME_LENGTH, TEXT_LENGTH, textProblem } from '../../../lib/intake/values/text.ts';

describe('texts', () => {
  it('trims and composes', () => {
    expect(cleanText('  Rene\u0301 Center \u00a0')).toBe('René Center');
  });

  it('takes one apostrophe off a cell that our own CSV writer has guarded, and no other', () => {
    expect(cleanText("'=SUM(1)")).toBe('=SUM(1)');
    expect(cleanText("''=SUM(1)")).toBe("'=SUM(1)");
    expect(cleanText("'-5")).toBe('-5');
    expect(cleanText("'Tis a center")).toBe("'Tis a center");
    expect(cleanText('=SUM(1)')).toBe('=SUM(1)');
  });

  it('refuses control characters everywhere, line breaks in names, and what is too long', () => {
    expect(textProblem('a\u000bb', TEXT_LENGTH)).toBe('control');
    expect(textProblem('a\u0085b', TEXT_LENGTH)).toBe('control');
    expect(textProblem('a\nb', NAME_LENGTH)).toBe('lineBreak');
    expect(textProblem('a\r\n\tb', TEXT_LENGTH)).toBeNull();
    expect(textProblem('x'.repeat(200), NAME_LENGTH)).toBeNull();
    expect(textProblem('x'.repeat(201), NAME_LENGTH)).toBe('tooLong');
    expect(textProblem('x'.repeat(2001), TEXT_LENGTH)).toBe('tooLong');
  });
});

describe('choices', () => {
  const read = choiceReader(['senior_center', 'assisted_living']);

  it('are found in the spellings of people', () => {
    for (const cell of ['senior_center', 'Senior Center', ' SENIOR-CENTER '])
      expect(read(cell).value).toBe('senior_center');
  });

  it('are unknown where every object has such a name, and suggested where a slip is near', () => {
    expect(read('constructor')).toEqual({ value: null, meant: null });
    expect(read('__proto__')).toEqual({ value: null, meant: null });
    expect(read('senoir_center')).toEqual({ value: null, meant: 'senior_center' });
  });

  it.each([
    ['yes', 'yes'],
    ['Y', 'yes'],
    ['TRUE', 'yes'],
    ['no', 'no'],
    ['False', 'no'],
    ['', null],
    ['  ', null],
  ])('answer %j is %j', (cell, answer) => {
    expect(readAnswer(cell)).toEqual({ answer, known: true });
  });

  it.each(['N/A', '1', '0', 'x', 'unknown', 'yes, partly'])('answer %j is neither', (cell) => {
    expect(readAnswer(cell).known).toBe(false);
  });
});

describe('project types', () => {
  it('are a list, each once, in any spelling', () => {
    expect(readProjectTypes('renovation; Planning Design;equipment;')).toEqual({
      types: ['renovation', 'planning_design', 'equipment'],
      problem: null,
    });
    expect(readProjectTypes('master_plan').types).toEqual(['master_plan']);
    expect(readProjectTypes(' ; ')).toEqual({ types: [], problem: null });
  });

  it('are refused when unknown, repeated, or beside a master plan', () => {
    expect(readProjectTypes('renovatoin').problem).toEqual({
      kind: 'unknown',
      part: 'renovatoin',
      meant: 'renovation',
    });
    expect(readProjectTypes('renovation,equipment').problem?.kind).toBe('unknown');
    expect(readProjectTypes('renovation;Renovation').problem?.kind).toBe('repeated');
    expect(readProjectTypes('master_plan;equipment').problem?.kind).toBe('masterPlanAlone');
  });
});

describe('a memo', () => {
  it('reads a value once, and forgets nothing that it must not', () => {
    let reads = 0;
    const memo = new Memo((cell) => {
      reads++;
      return cell.length;
    }, 2);
    expect(['a', 'bb', 'a', 'ccc', 'ccc'].map((cell) => memo.get(cell))).toEqual([1, 2, 1, 3, 3]);
    expect(reads).toBe(4); // the third value is beyond the limit and is read each time
  });
});
