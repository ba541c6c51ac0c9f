import { describe, expect, it } from 'vitest';
import { readRoundFile } from '../../lib/intake/round-file.ts';
import { ROUND, ROUND_FILE, roundOf } from './rounds.ts';

/** "line path: message", for a round file with one thing changed. */
function problems(from: string | RegExp, to: string): readonly string[] {
  const text = ROUND_FILE.replace(from, to);
  expect(text).not.toBe(ROUND_FILE);
  const file = readRoundFile(text);
  if (file.ok) return [];
  for (const problem of file.problems) expect(problem.fix).not.toBe('');
  return file.problems.map((problem) => `${String(problem.line)} ${problem.message}`);
}

describe('a round file', () => {
  it('is read exactly', () => {
    expect(ROUND).toMatchObject({
      id: 'FY2027',
      title: 'Senior facilities, fiscal year 2027',
      decisionDate: '2026-07-01',
      receiptDeadline: '2026-05-15',
      governingText: 'statute',
      ledgerComplete: true,
    });
    expect(ROUND.programs.senior_center).toEqual({
      budget: 200_000_000,
      policy: 'fill_down',
      minimumViableShare: 500_000_000,
      recommendBoardRoute: false,
      weights: new Map([
        ['density', { text: '0.4', billionths: 400_000_000 }],
        ['proximity', { text: '0.3', billionths: 300_000_000 }],
        ['never_funded', { text: '0.3', billionths: 300_000_000 }],
      ]),
      goalposts: new Map([
        [
          'density',
          { from: 10_000_000, to: 1_100_000_000, scale: 'log', reason: 'from Garrett to Baltimore City' },
        ],
        ['proximity', { from: 0, to: 15_000_000, scale: 'linear', reason: 'a drive of half an hour' }],
      ]),
      notEstablishedScores: 0,
      tieBreaks: ['never_funded', 'received_on', 'application_id'],
    });
  });

  it('with a mistake of form is checked as far as it can be read: the first report is the last', () => {
    const text = ROUND_FILE.replace('budget: 2000000.00', 'budget: $2,000,000')
      .replace('density: 0.4,', 'density: 0.5,')
      .replace('from: 0,  to: 15,', 'from: 15, to: 15,')
      .replace('weights: { area_need: 1 }', 'weights: { area_need: 1, density: 0.5 }');
    const file = readRoundFile(text);
    expect(file.ok ? [] : file.problems.map(({ line, message }) => [line, message])).toEqual([
      [12, 'programs.senior_center.budget is not a plain number: "$2,000,000".'],
      [16, 'programs.senior_center.weights add up to 1.1, and must add up to exactly 1.'],
      [19, 'programs.senior_center.goalposts.proximity has a "from" that is not below its "to".'],
      [25, 'programs.assisted_living.weights add up to 1.5, and must add up to exactly 1.'],
      [26, 'programs.assisted_living.goalposts.density is missing, and the factor has weight.'],
    ]);
  });

  it('has the defaults of the contract', () => {
    const round = roundOf(
      'round: R\ntitle: T\ndecision_date: 2026-07-01\nprograms:\n  senior_center: { budget: 0, policy: strict, weights: { never_funded: 1 } }\n',
    );
    expect(round).toMatchObject({
      receiptDeadline: null,
      governingText: 'statute',
      ledgerComplete: false,
      readings: {
        boardKeepsDollarCap: true,
        cdbgIsFederal: true,
        countNetGrants: true,
        windowHalfOpen: true,
        priorStateGrantsAreOtherGrants: true,
        regulationValueCountsLocalWork: true,
      },
    });
    expect(round.programs.senior_center).toMatchObject({
      budget: 0,
      minimumViableShare: 1_000_000_000,
      recommendBoardRoute: false,
      notEstablishedScores: 0,
      tieBreaks: ['never_funded', 'received_on', 'application_id'],
    });
    expect(round.programs.assisted_living).toBeUndefined();
  });

  it('drops a factor of weight 0, and ends every order in the application id', () => {
    const text = ROUND_FILE.replace(
      '{ density: 0.4, proximity: 0.3, never_funded: 0.3 }',
      '{ density: 0.6, proximity: 0.0, never_funded: 0.4 }',
    );
    const rules = roundOf(text.replace('[never_funded, received_on, application_id]', '[received_on]'))
      .programs.senior_center;
    expect([...(rules?.weights.keys() ?? [])]).toEqual(['density', 'never_funded']);
    expect(rules?.tieBreaks).toEqual(['received_on', 'application_id']);
  });

  it('adds weights exactly, to nine decimals', () => {
    expect(
      problems(
        'density: 0.4, proximity: 0.3, never_funded: 0.3',
        'density: 0.1, proximity: 0.2, never_funded: 0.7',
      ),
    ).toEqual([]);
    expect(problems('density: 0.4', 'density: 0.400000001')).toEqual([
      '16 programs.senior_center.weights add up to 1.000000001, and must add up to exactly 1.',
    ]);
    expect(problems('density: 0.4', 'density: 0.4000000001')[0]).toContain('more than 9 decimals');
  });

  it.each([
    ['round: FY2027\n', '', ['4 round is missing.', 'null round is missing.']],
    [
      'decision_date: 2026-07-01',
      'decision_date: 2026-02-30',
      ['3 decision_date is not a calendar day: "2026-02-30".'],
    ],
    [
      'receipt_deadline: 2026-05-15',
      'receipt_deadline: 5/15/2026',
      ['4 receipt_deadline is not a calendar day: "5/15/2026".'],
    ],
    ['governing_text: statute', 'governing_text: law', ['5 governing_text is unknown: "law".']],
    [
      'ledger_complete: true',
      'ledger_complete: yes',
      ['6 ledger_complete is neither true nor false: "yes".'],
    ],
    ['cdbg_is_federal: true', 'cdbg_federal: true', ['9 readings.cdbg_federal is unknown.']],
    ['policy: fill_down', 'policy: fill-down', ['13 programs.senior_center.policy is unknown: "fill-down".']],
    [
      'budget: 2000000.00',
      'budget: 2,000,000',
      ['12 programs.senior_center.budget is not a plain number: "2,000,000".'],
    ],
    ['budget: 2000000.00', 'budget: 2e6', ['12 programs.senior_center.budget is not a plain number: "2e6".']],
    [
      'budget: 2000000.00',
      'budget: 2000000.005',
      ['12 programs.senior_center.budget has more than 2 decimals: "2000000.005".'],
    ],
    [
      'budget: 2000000.00',
      'budget: -1',
      ['12 programs.senior_center.budget is -1, and must be from 0 to 9999999999.99.'],
    ],
    [
      'from: 10, to: 1100',
      'from: 1100, to: 10',
      ['18 programs.senior_center.goalposts.density has a "from" that is not below its "to".'],
    ],
    [
      'from: 10, to: 1100',
      'from: 0, to: 1100',
      ['18 programs.senior_center.goalposts.density.from is 0, which a logarithmic scale does not have.'],
    ],
    [
      'tie_breaks: [never_funded, received_on',
      'tie_breaks: [score, received_on',
      ['21 programs.senior_center.tie_breaks[1] is unknown: "score".'],
    ],
    [
      'tie_breaks: [never_funded, received_on',
      'tie_breaks: [received_on, received_on',
      ['21 programs.senior_center.tie_breaks names received_on twice.'],
    ],
    [
      'tie_breaks: [never_funded, received_on, application_id]',
      'tie_breaks: received_on',
      ['21 programs.senior_center.tie_breaks must be a list.'],
    ],
    [
      '      area_need: { from: 0, to: 100, scale: linear, reason: "points as given" }\n',
      '      density: { from: 1, to: 2, scale: linear, reason: "r" }\n',
      ['26 programs.assisted_living.goalposts.area_need is missing, and the factor has weight.'],
    ],
    [
      'decision_date: 2026-07-01',
      'decision_date: 9970-01-01',
      ['3 decision_date is 9970-01-01, and the 15-year windows after it would end beyond the year 9999.'],
    ],
    [/programs:[^]*/, 'programs: {}\n', ['10 programs names no program.']],
    [/programs:[^]*/, 'programs: none\n', ['10 programs must be a block of settings.']],
    ['title: Senior facilities, fiscal year 2027', 'title:', ['2 title is blank.']],
    ['title: Senior facilities, fiscal year 2027', 'title: [a]', ['2 title must be a single value.']],
  ])('changed from %s to %s says so', (from, to, expected) => {
    const told = problems(from, to);
    expect(told).toHaveLength(1);
    expect(expected).toContain(told[0]);
  });

  it('suggests the setting that is meant', () => {
    const file = readRoundFile(
      ROUND_FILE.replace('cdbg_is_federal', 'cdbg_is_fedral').replace(
        'minimum_viable_share',
        'minimum_viable_shares',
      ),
    );
    expect(file.ok ? [] : file.problems.map(({ line, fix }) => [line, fix])).toEqual([
      [9, 'Did you mean cdbg_is_federal?'],
      [14, 'Did you mean minimum_viable_share?'],
    ]);
  });

  it('tells every problem at once, by line', () => {
    const text = ROUND_FILE.replace('ledger_complete: true', 'ledger_complete: maybe').replace(
      'budget: 1000000.00',
      'budget: lots',
    );
    const file = readRoundFile(text);
    expect(file.ok ? [] : file.problems.map((problem) => problem.line)).toEqual([6, 23]);
  });

  it.each([
    ['', 'The round file holds no settings.'],
    ['just words', 'The round file holds no settings.'],
    ['round: A\nround: B\n', '"round" appears twice in one block.'],
    ['a: 1\n---\nb: 2\n', 'The file holds more than one document (a line "---").'],
    ['round: "FY2027\n', 'The file cannot be read as YAML here'],
    ['programs:\n\tx: 1\n', 'The line is indented by a tab.'],
    ['a: &x [1]\n', ''],
  ])('that is no round file is told in a sentence: %j', (text, message) => {
    const file = readRoundFile(text);
    expect(file.ok).toBe(false);
    if (!file.ok) expect(file.problems[0]?.message).toContain(message);
  });

  it.each([
    ['in brackets', (depth: number) => `x: ${'['.repeat(depth)}${']'.repeat(depth)}`],
    ['in braces', (depth: number) => `x: ${'{a: '.repeat(depth)}1${'}'.repeat(depth)}`],
    ['brackets never closed', (depth: number) => `x: ${'['.repeat(depth)}`],
    [
      'in blocks',
      (depth: number) =>
        `x:\n${Array.from({ length: depth }, (_, i) => `${' '.repeat(i + 1)}a:\n`).join('')}`,
    ],
  ])('is told to be nested too deep, however deep it is: %s', (_, nested) => {
    for (const depth of [30, 500, 900, 1000, 3000]) {
      const file = readRoundFile(`${ROUND_FILE}${nested(depth)}\n`);
      const messages = file.ok ? [] : file.problems.map(({ message }) => message);
      // Below the parser's own limit it first misses the brackets.
      if (!nested(1).includes(']') && messages.length > 1) continue;
      expect(messages).toEqual(['Settings are nested deeper here than a round file has them.']);
    }
  });

  it('is told in one sentence where it holds many settings that are unknown', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => `key_${String(index)}: 1\n`).join('');
    const file = readRoundFile(`${ROUND_FILE}${many}`);
    const told = file.ok ? [] : file.problems.map(({ message }) => message);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(
      /^The round file holds 20,000 settings that are unknown: key_0, key_1, .* and 19,980 more\.$/,
    );
  });

  it('does not unfold a bomb of references', () => {
    const bomb = [
      'a: &a [x,x,x,x,x,x,x,x,x]',
      ...'bcdefgh'.split('').map(
        (name, index) =>
          `${name}: &${name} [${Array(9)
            .fill(`*${'abcdefg'[index] ?? 'a'}`)
            .join(',')}]`,
      ),
    ].join('\n');
    const file = readRoundFile(bomb);
    expect(file.ok ? '' : file.problems[0]?.message).toContain('repeats itself by references');
  });

  it('keeps numbers as written: no float comes between', () => {
    expect(
      roundOf(ROUND_FILE.replace('budget: 2000000.00', 'budget: 0.07')).programs.senior_center?.budget,
    ).toBe(7);
    expect(roundOf(ROUND_FILE.replace('round: FY2027', 'round: 0123')).id).toBe('0123');
  });
});
