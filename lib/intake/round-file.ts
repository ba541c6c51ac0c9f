import type { IsoDate } from '../model/date.ts';
import { cents } from '../model/money.ts';
import { PROGRAMS } from '../model/program.ts';
import type { Program } from '../model/program.ts';
import { FACTORS, MEASURED_FACTORS } from '../model/round.ts';
import type {
  FactorName,
  Goalposts,
  MeasuredFactor,
  ProgramRules,
  Readings,
  Round,
  TieBreak,
  Weight,
} from '../model/round.ts';
import { checkReadableParts, checkRound } from './round-checks.ts';
import { describeIssues, sayPath } from './round-issues.ts';
import { parseRoundText } from './round-problem.ts';
import type { RoundFileProblem } from './round-problem.ts';
import { roundSchema } from './round-schema.ts';
import type { ProgramSettings, RoundSettings } from './round-schema.ts';

export type { RoundFileProblem } from './round-problem.ts';

export type RoundFile =
  | { readonly ok: true; readonly round: Round }
  | { readonly ok: false; readonly problems: readonly RoundFileProblem[] };

const DEFAULT_TIE_BREAKS: readonly TieBreak[] = ['never_funded', 'received_on', 'application_id'];
const BILLION = 1_000_000_000;

/** Reads round.yaml. Every problem is told at once, each with its line, what is wrong and how to mend it. */
export function readRoundFile(text: string): RoundFile {
  const parsed = parseRoundText(text);
  if (!parsed.ok) return parsed;
  const checked = roundSchema.safeParse(parsed.value, { reportInput: true });
  const told = checked.success
    ? checkRound(checked.data)
    : [...describeIssues(checked.error.issues), ...checkReadableParts(parsed.value)];
  if (checked.success && told.length === 0) return { ok: true, round: roundOf(checked.data) };
  const problems = told.map(({ path, message, fix }): RoundFileProblem => {
    const name = sayPath(path);
    return {
      line: parsed.lineOf(path),
      path: name,
      message: name === '' ? message : `${name} ${message}`,
      fix,
    };
  });
  return { ok: false, problems: problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)) };
}

function roundOf(settings: RoundSettings): Round {
  const programs: Partial<Record<Program, ProgramRules>> = {};
  for (const program of PROGRAMS) {
    const rules = settings.programs[program];
    if (rules !== undefined) programs[program] = rulesOf(rules);
  }
  const deadline: IsoDate | null = settings.receipt_deadline ?? null;
  return {
    id: settings.round,
    title: settings.title,
    decisionDate: settings.decision_date,
    receiptDeadline: deadline,
    governingText: settings.governing_text ?? 'statute',
    ledgerComplete: settings.ledger_complete ?? false,
    readings: readingsOf(settings.readings ?? {}),
    programs,
  };
}

function readingsOf(given: NonNullable<RoundSettings['readings']>): Readings {
  return {
    boardKeepsDollarCap: given.board_keeps_dollar_cap ?? true,
    cdbgIsFederal: given.cdbg_is_federal ?? true,
    countNetGrants: given.count_net_grants ?? true,
    windowHalfOpen: given.window_half_open ?? true,
    priorStateGrantsAreOtherGrants: given.prior_state_grants_are_other_grants ?? true,
    regulationValueCountsLocalWork: given.regulation_value_counts_local_work ?? true,
  };
}

function rulesOf(settings: ProgramSettings): ProgramRules {
  const weights = new Map<FactorName, Weight>();
  for (const factor of FACTORS) {
    const weight = settings.weights[factor];
    // A factor without weight is no factor of the program.
    if (weight !== undefined && weight.units > 0)
      weights.set(factor, { text: weight.text, billionths: weight.units });
  }
  const goalposts = new Map<MeasuredFactor, Goalposts>();
  for (const factor of MEASURED_FACTORS) {
    const posts = settings.goalposts?.[factor];
    if (posts !== undefined)
      goalposts.set(factor, {
        from: posts.from.units,
        to: posts.to.units,
        scale: posts.scale,
        reason: posts.reason,
      });
  }
  return {
    budget: cents(settings.budget.units),
    policy: settings.policy,
    minimumViableShare: settings.minimum_viable_share?.units ?? BILLION,
    recommendBoardRoute: settings.recommend_board_route ?? false,
    weights,
    goalposts,
    notEstablishedScores: settings.not_established_scores?.units ?? 0,
    tieBreaks: tieBreaksOf(settings.tie_breaks),
  };
}

/** Every order ends in the application id, so that no two rows are ever equal. */
function tieBreaksOf(given: readonly TieBreak[] | undefined): readonly TieBreak[] {
  if (given === undefined) return DEFAULT_TIE_BREAKS;
  return given.includes('application_id') ? given : [...given, 'application_id'];
}
