import type { FactorName, MeasuredFactor } from '../../model/round.ts';

/** A factor of priority, as the round file weighs and measures it. */
interface Factor {
  readonly means: string;
  readonly weight: string;
}

const FACTORS: Readonly<Record<FactorName, Factor>> = {
  density: { means: 'Seniors per square mile of the area affected.', weight: '0.4' },
  proximity: { means: 'Miles to the nearest other open center.', weight: '0.3' },
  never_funded: { means: 'Whether the locality never received a grant.', weight: '0.3' },
  area_need: { means: "The Department's priority of the area, in points.", weight: '1' },
};

interface Posts {
  readonly from: string;
  readonly to: string;
  readonly scale: string;
  readonly reason: string;
}

const POSTS: Readonly<Record<MeasuredFactor, Posts>> = {
  density: {
    from: '10',
    to: '1100',
    scale: 'log',
    reason: 'From the most thinly settled county to Baltimore City',
  },
  proximity: { from: '0', to: '15', scale: 'linear', reason: 'Half an hour by car on country roads' },
  area_need: { from: '0', to: '100', scale: 'linear', reason: 'Points as the Department states them' },
};

const MEANS: Readonly<Record<keyof Posts, string>> = {
  from: 'Scores 0, and so does what lies below.',
  to: 'Scores 1, and so does what lies above.',
  scale: 'linear or log.',
  reason: 'Why these points, for the report.',
};

interface Line {
  readonly name: string;
  readonly means: string;
  readonly example: string;
}

export function weightSettings(factors: readonly FactorName[]): readonly Line[] {
  return factors.map((name) => ({ name, means: FACTORS[name].means, example: FACTORS[name].weight }));
}

/** Goalposts of those factors that are measured: never funded is a plain yes or no. */
export function goalpostSettings(
  factors: readonly FactorName[],
): readonly { readonly name: string; readonly means: string; readonly posts: readonly Line[] }[] {
  return factors
    .filter((name) => name !== 'never_funded')
    .map((name) => ({
      name,
      means: FACTORS[name].means,
      posts: (['from', 'to', 'scale', 'reason'] as const).map((post) => ({
        name: post,
        means: MEANS[post],
        example: POSTS[name][post],
      })),
    }));
}
