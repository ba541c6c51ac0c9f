import type { Application } from '../model/application.ts';
import {
  FACTORS,
  type FactorName,
  type Goalposts,
  type MeasuredFactor,
  type ProgramRules,
} from '../model/round.ts';
import { areaNeed } from './area-need.ts';
import { density } from './density.ts';
import { type FactorScore, type FactorValue, weigh } from './factor.ts';
import { type FundingHistory, neverFunded } from './never-funded.ts';
import { type CenterIndex, type NearestCenter, nearestCenter, proximity } from './proximity.ts';

/** The priority of one application. */
export interface Priority {
  /** The factors that the program weighs, in the order of the law. */
  readonly factors: readonly FactorScore[];
  /** Points in ten-thousandths: the exact sum of the contributions. */
  readonly score: number;
  /** Null where proximity is not weighed. */
  readonly nearest: NearestCenter | null;
  /** What never_funded is worth in a tie, weighed or not; in millionths. */
  readonly neverFunded: number;
  readonly history: FundingHistory;
}

/** Scores an application by its program's weights. Intake has seen to it that no value a weighed factor needs is missing. */
export function scorePriority(
  application: Application,
  rules: ProgramRules,
  centers: CenterIndex,
  history: FundingHistory,
): Priority {
  const nearest = rules.weights.has('proximity') ? nearestCenter(application, centers) : null;
  const funded = neverFunded(history, rules.notEstablishedScores);
  const factors: FactorScore[] = [];
  let score = 0;
  for (const name of FACTORS) {
    const weight = rules.weights.get(name);
    if (weight === undefined) continue;
    const factor = weigh(name, valueOf(name, application, rules, nearest, funded), weight);
    factors.push(factor);
    score += factor.contribution;
  }
  return { factors, score, nearest, neverFunded: funded.value, history };
}

function valueOf(
  name: FactorName,
  application: Application,
  rules: ProgramRules,
  nearest: NearestCenter | null,
  funded: FactorValue,
): FactorValue {
  switch (name) {
    case 'density':
      return density(application, goalpostsOf(name, rules));
    case 'proximity':
      return proximity(nearest, goalpostsOf(name, rules));
    case 'never_funded':
      return funded;
    case 'area_need':
      return areaNeed(application.areaNeed ?? 0, goalpostsOf(name, rules));
  }
}

/** The round file's schema requires goalposts for every weighed factor that is measured. */
function goalpostsOf(name: MeasuredFactor, rules: ProgramRules): Goalposts {
  const goalposts = rules.goalposts.get(name);
  if (!goalposts) throw new Error(`the factor ${name} is weighed but has no goalposts`);
  return goalposts;
}
