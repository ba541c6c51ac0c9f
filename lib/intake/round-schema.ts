import * as z from 'zod';
import { isRoundId, ROUND_ID_FORM } from '../model/identity.ts';
import { FACTORS, GOVERNING_TEXTS, MEASURED_FACTORS, POLICIES, TIE_BREAKS } from '../model/round.ts';
import { PROGRAMS } from '../model/program.ts';
import { day, decimal, oneOf, setting, truth, words } from './round-values.ts';

// The form of a round file: contract.md, "round.yaml". What several settings must be together is in round-checks.ts.

const weight = decimal({ places: 9, least: 0, most: 1, example: '0.4' });
const point = decimal({ places: 6, least: 0, most: 1_000_000_000, example: '15' });

const goalposts = z.strictObject({
  from: point,
  to: point,
  scale: oneOf(['linear', 'log']),
  reason: words('"the span of Maryland\'s counties"'),
});

const everyOptional = <K extends string, T extends z.ZodType>(names: readonly K[], value: T) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, value.optional()])) as Record<K, z.ZodOptional<T>>,
  );

export const programRules = z.strictObject({
  budget: decimal({ places: 2, least: 0, most: 9_999_999_999.99, example: '2000000.00' }),
  policy: oneOf(POLICIES),
  minimum_viable_share: decimal({ places: 9, least: 0, most: 1, example: '0.5' }).optional(),
  recommend_board_route: truth.optional(),
  weights: everyOptional(FACTORS, weight),
  goalposts: everyOptional(MEASURED_FACTORS, goalposts).optional(),
  not_established_scores: decimal({ places: 6, least: 0, most: 1, example: '0.5' }).optional(),
  tie_breaks: z.array(oneOf(TIE_BREAKS)).optional(),
});

const readings = z.strictObject({
  board_keeps_dollar_cap: truth.optional(),
  cdbg_is_federal: truth.optional(),
  count_net_grants: truth.optional(),
  window_half_open: truth.optional(),
  prior_state_grants_are_other_grants: truth.optional(),
  regulation_value_counts_local_work: truth.optional(),
});

const roundId = setting((text) =>
  isRoundId(text)
    ? { value: text.normalize('NFC') }
    : {
        message: `is not a round id: "${text}".`,
        fix: `Write ${ROUND_ID_FORM}, for example FY2027.`,
      },
);

export const roundSchema = z.strictObject({
  round: roundId,
  title: words('"Senior facilities, fiscal year 2027"'),
  decision_date: day,
  receipt_deadline: day.optional(),
  governing_text: oneOf(GOVERNING_TEXTS).optional(),
  ledger_complete: truth.optional(),
  readings: readings.optional(),
  programs: everyOptional(PROGRAMS, programRules),
});

export type RoundSettings = z.infer<typeof roundSchema>;
export type ProgramSettings = z.infer<typeof programRules>;
