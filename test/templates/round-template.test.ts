import { describe, expect, it } from 'vitest';
import { blankRound, exampleRound } from '../../lib/intake/examples/round-template.ts';
import { readRoundFile } from '../../lib/intake/round-file.ts';
import { ROUND_FILE } from '../intake/rounds.ts';

const names = (text: string): readonly string[] => [
  ...new Set(text.match(/(?<=^\s*(?:# )?)[a-z_]+(?=:)/gm) ?? []),
];

describe('the round template', () => {
  it('filled, is taken as it is', () => {
    const file = readRoundFile(exampleRound());
    expect(file).toMatchObject({
      ok: true,
      round: {
        id: 'FY2027',
        decisionDate: '2026-07-01',
        receiptDeadline: '2026-05-15',
        governingText: 'statute',
        ledgerComplete: false,
        programs: { senior_center: { budget: 200_000_000 }, assisted_living: { budget: 100_000_000 } },
      },
    });
  });

  it('filled, may leave a program out', () => {
    const file = readRoundFile(exampleRound(['assisted_living']));
    expect(file.ok && Object.keys(file.round.programs)).toEqual(['assisted_living']);
  });

  it('has every setting of the contract', () => {
    expect(names(exampleRound())).toEqual(expect.arrayContaining([...names(ROUND_FILE)]));
    expect(names(blankRound())).toEqual(expect.arrayContaining([...names(ROUND_FILE)]));
  });

  it('blank, asks for what a person has to decide and for nothing else', () => {
    const file = readRoundFile(blankRound());
    const asked = file.ok ? [] : file.problems.map((problem) => problem.path);
    const posts = (path: string) => ['from', 'to', 'scale', 'reason'].map((post) => `${path}.${post}`);
    const program = (name: string, factors: readonly string[], measured: readonly string[]) => [
      `programs.${name}.budget`,
      `programs.${name}.policy`,
      ...factors.map((factor) => `programs.${name}.weights.${factor}`),
      ...measured.flatMap((factor) => posts(`programs.${name}.goalposts.${factor}`)),
    ];
    expect(asked).toEqual([
      'round',
      'title',
      'decision_date',
      ...program('senior_center', ['density', 'proximity', 'never_funded'], ['density', 'proximity']),
      ...program('assisted_living', ['area_need'], ['area_need']),
    ]);
  });
});
