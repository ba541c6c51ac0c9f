import { READINGS } from '../../law/readings.ts';
import { POLICIES, TIE_BREAKS } from '../../model/round.ts';
import type { Program } from '../../model/program.ts';
import { goalpostSettings, weightSettings } from './round-factors.ts';

/** A setting of the round file, or a block of them. The template and the dictionary page are made from these. */
export interface RoundSetting {
  readonly name: string;
  readonly required: boolean;
  readonly means: string;
  /** Left blank in the blank template, for a person to decide. */
  readonly asked: boolean;
  /** What holds when the setting is left out; null when nothing does. */
  readonly byDefault: string | null;
  /** As the filled example writes it; '' for a block. */
  readonly example: string;
  readonly within: readonly RoundSetting[];
}

type Details = Partial<Pick<RoundSetting, 'asked' | 'byDefault' | 'within'>> & { readonly example?: string };

const setting = (name: string, means: string, required: boolean, details: Details = {}): RoundSetting => ({
  name,
  required,
  means,
  asked: details.asked ?? required,
  byDefault: details.byDefault ?? null,
  example: details.example ?? details.byDefault ?? '',
  within: details.within ?? [],
});

const readings = READINGS.filter((reading) => reading.property !== 'governingText').map(
  ({ id, key, title, byDefault, whenTrue, whenFalse }) =>
    setting(
      key,
      `${id}, ${title.charAt(0).toLowerCase()}${title.slice(1)}. ${byDefault}: ${whenTrue} Otherwise: ${whenFalse}`,
      false,
      { byDefault },
    ),
);

export const PROGRAM_FACTORS = {
  senior_center: ['density', 'proximity', 'never_funded'],
  assisted_living: ['area_need'],
} as const satisfies Record<Program, readonly string[]>;

const EXAMPLES = {
  senior_center: { budget: '2000000.00', policy: 'fill_down' },
  assisted_living: { budget: '1000000.00', policy: 'strict' },
} as const satisfies Record<Program, unknown>;

function programSettings(program: Program): readonly RoundSetting[] {
  const factors = PROGRAM_FACTORS[program];
  const { budget, policy } = EXAMPLES[program];
  return [
    setting(
      'budget',
      'Dollars for the round. What the ledger has charged to it already is taken off.',
      true,
      {
        example: budget,
      },
    ),
    setting(
      'policy',
      `What happens to an application that no longer fits, one of ${POLICIES.join(', ')}. strict stops there; fill_down passes it over and goes on; offer_remainder offers it the rest; proportional scales all down alike.`,
      true,
      { example: policy },
    ),
    setting(
      'minimum_viable_share',
      'With offer_remainder: the share of what it can take that an offer must reach, 0 to 1.',
      false,
      { byDefault: '1' },
    ),
    setting(
      'recommend_board_route',
      'true recommends what the Board may authorize beyond the ceiling, where its conditions are all met.',
      false,
      { byDefault: 'false' },
    ),
    setting('weights', 'What each factor counts; together exactly 1.', true, {
      within: weightSettings(factors).map((each) =>
        setting(each.name, each.means, false, { ...each, asked: true, byDefault: '0' }),
      ),
    }),
    setting('goalposts', 'Between which points each measured factor is scored.', true, {
      within: goalpostSettings(factors).map(({ name, means, posts }) =>
        setting(name, means, true, {
          within: posts.map((post) => setting(post.name, post.means, true, post)),
        }),
      ),
    }),
    setting(
      'not_established_scores',
      'What never_funded scores where it is not established, 0 to 1.',
      false,
      { byDefault: '0' },
    ),
    setting('tie_breaks', `Equal scores, in this order, of ${TIE_BREAKS.join(', ')}.`, false, {
      byDefault: `[${TIE_BREAKS.join(', ')}]`,
    }),
  ];
}

export const ROUND_SETTINGS: readonly RoundSetting[] = [
  setting('round', 'Names the round; the column round of the applications must say the same.', true, {
    example: 'FY2027',
  }),
  setting('title', 'The title of the round, for the reports.', true, {
    example: 'Senior facilities, fiscal year 2027',
  }),
  setting('decision_date', 'The law, and every 15-year window, is read as of this day.', true, {
    example: '2026-07-01',
  }),
  setting(
    'receipt_deadline',
    'An application received later is not eligible. Left out: none is late.',
    false,
    {
      example: '2026-05-15',
    },
  ),
  setting(
    'governing_text',
    'R4. statute, or stricter: the lower of the two senior-center ceilings decides.',
    false,
    { byDefault: 'statute' },
  ),
  setting(
    'ledger_complete',
    'true only if the ledger holds every grant ever made: then a locality without one counts as never funded. false: that is not established.',
    false,
    { byDefault: 'false', example: 'false' },
  ),
  setting('readings', 'Where the law can be read in two ways.', false, { within: readings }),
  setting('programs', 'One block for each program of the round; delete the one that it has not.', true, {
    within: [
      setting('senior_center', 'Senior centers.', false, { within: programSettings('senior_center') }),
      setting('assisted_living', 'Assisted living facilities.', false, {
        within: programSettings('assisted_living'),
      }),
    ],
  }),
];
