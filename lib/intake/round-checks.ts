import { MEASURED_FACTORS } from '../model/round.ts';
import { PROGRAMS } from '../model/program.ts';
import { Decimal } from '../model/decimal.ts';
import type { Path } from './round-problem.ts';
import { programRules } from './round-schema.ts';
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
  problems.push(...checkDecisionDate(settings));
  for (const program of given) {
    const rules = settings.programs[program];
    if (rules !== undefined) problems.push(...checkProgram(rules, ['programs', program]));
  }
  return problems;
}

/** Windows that hold the day, and the day on which one ends, reach thirty years beyond it; years have four digits. */
const LAST_DECISION = '9969-12-31';

function checkDecisionDate({
  decision_date: day,
}: Pick<RoundSettings, 'decision_date'>): readonly CheckProblem[] {
  if (day <= LAST_DECISION) return [];
  return [
    {
      path: ['decision_date'],
      message: `is ${day}, and the 15-year windows after it would end beyond the year 9999.`,
      fix: 'Write the day on which the Board decides.',
    },
  ];
}

function checkProgram(rules: ProgramSettings, path: Path): readonly CheckProblem[] {
  return [...checkWeights(rules, path), ...checkGoalposts(rules, path), ...checkTieBreaks(rules, path)];
}

/**
 * The same of a file in which other settings cannot be read: what can be checked is told with them, so that mending
 * the one does not bring the other to light.
 */
export function checkReadableParts(value: unknown): readonly CheckProblem[] {
  return PROGRAMS.flatMap((program) => {
    const path = ['programs', program];
    const block = partOf(partOf(value, 'programs'), program);
    if (block === undefined) return [];
    const { weights, goalposts, tie_breaks: keys } = programRules.shape;
    const weighed = weights.safeParse(partOf(block, 'weights')).data;
    const posts = goalposts.safeParse(partOf(block, 'goalposts'));
    const ties = keys.safeParse(partOf(block, 'tie_breaks')).data;
    return [
      ...(weighed === undefined ? [] : checkWeights({ weights: weighed }, path)),
      ...(posts.success ? checkGoalposts({ weights: weighed ?? {}, goalposts: posts.data }, path) : []),
      ...checkTieBreaks({ tie_breaks: ties }, path),
    ];
  });
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

function checkWeights({ weights }: Pick<ProgramSettings, 'weights'>, path: Path): readonly CheckProblem[] {
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

function checkGoalposts(
  { weights, goalposts }: Pick<ProgramSettings, 'weights' | 'goalposts'>,
  path: Path,
): readonly CheckProblem[] {
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

function checkTieBreaks(
  { tie_breaks: keys }: Pick<ProgramSettings, 'tie_breaks'>,
  path: Path,
): readonly CheckProblem[] {
  const repeated = keys?.find((key, index) => keys.indexOf(key) !== index);
  if (repeated === undefined) return [];
  return [{ path: [...path, 'tie_breaks'], message: `names ${repeated} twice.`, fix: 'Name each key once.' }];
}
