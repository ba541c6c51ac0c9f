import { MEASURED_FACTORS } from '../model/round.ts';
import { PROGRAMS } from '../model/program.ts';
import { Decimal } from '../model/decimal.ts';
import type { Path } from './round-problem.ts';
import type { ProgramSettings, RoundSettings } from './round-schema.ts';

export interface CheckProblem {
  readonly path: Path;
  readonly message: string;
  readonly fix: string;
}

/** What settings must be together, once each is read. */
export function checkRound(settings: RoundSettings): readonly CheckProblem[] {
  const problems: CheckProblem[] = [];
  const given = PROGRAMS.filter((program) => settings.programs[program] !== undefined);
  if (given.length === 0) {
    problems.push({
      path: ['programs'],
      message: 'names no program.',
      fix: `Name at least one of: ${PROGRAMS.join(', ')}.`,
    });
  }
  for (const program of given) {
    const rules = settings.programs[program];
    if (rules !== undefined) problems.push(...checkProgram(rules, ['programs', program]));
  }
  return problems;
}

function checkProgram(rules: ProgramSettings, path: Path): readonly CheckProblem[] {
  return [...checkWeights(rules, path), ...checkGoalposts(rules, path), ...checkTieBreaks(rules, path)];
}

function checkWeights({ weights }: ProgramSettings, path: Path): readonly CheckProblem[] {
  const sum = Object.values(weights).reduce((total, weight) => total.plus(weight?.text ?? 0), new Decimal(0));
  if (sum.equals(1)) return [];
  return [
    {
      path: [...path, 'weights'],
      message: `add up to ${sum.toFixed()}, and must add up to exactly 1.`,
      fix: 'Change the weights so that their sum is 1.',
    },
  ];
}

function checkGoalposts({ weights, goalposts }: ProgramSettings, path: Path): readonly CheckProblem[] {
  return MEASURED_FACTORS.flatMap((factor): CheckProblem[] => {
    const posts = goalposts?.[factor];
    const at = [...path, 'goalposts', factor];
    if (posts === undefined) {
      if ((weights[factor]?.units ?? 0) === 0) return [];
      return [
        {
          path: at,
          message: 'is missing, and the factor has weight.',
          fix: 'Give it from, to, scale and reason.',
        },
      ];
    }
    if (posts.from.units >= posts.to.units)
      return [
        {
          path: at,
          message: 'has a "from" that is not below its "to".',
          fix: 'Write the value that scores 0 as from and the one that scores 1 as to.',
        },
      ];
    if (posts.scale === 'log' && posts.from.units === 0)
      return [
        {
          path: [...at, 'from'],
          message: 'is 0, which a logarithmic scale does not have.',
          fix: 'Write a value above 0, or make the scale linear.',
        },
      ];
    return [];
  });
}

function checkTieBreaks({ tie_breaks: keys }: ProgramSettings, path: Path): readonly CheckProblem[] {
  const repeated = keys?.find((key, index) => keys.indexOf(key) !== index);
  if (repeated === undefined) return [];
  return [{ path: [...path, 'tie_breaks'], message: `names ${repeated} twice.`, fix: 'Name each key once.' }];
}
