import { type RoundFiles, reviewRound } from '../../lib/pipeline/review-round.ts';
import type { ReviewedRun } from '../../lib/reports/reviewed-run.ts';
import { bytesOf } from './cases.ts';

/** What the steps of a case say about its round. */
export interface RoundOfCase {
  readonly budget?: string;
  readonly policy?: string;
  readonly decidedOn?: string;
}

/** A round without a deadline, in which only the population of the locality has weight. */
export function roundFile({ budget, policy, decidedOn }: RoundOfCase = {}): string {
  return `round: FY2027
title: The round of a case
decision_date: ${decidedOn ?? '2026-07-01'}
ledger_complete: true
programs:
  senior_center:
    budget: ${budget ?? '2000000.00'}
    policy: ${policy ?? 'fill_down'}
    weights: { density: 1 }
    goalposts:
      density: { from: 10, to: 1100, scale: log, reason: "the span of the counties" }
`;
}

export function filesOfCase(
  applications: Uint8Array,
  round: RoundOfCase = {},
  ledger: string | null = null,
): RoundFiles {
  return {
    applications,
    round: Buffer.from(roundFile(round)),
    ledger: ledger === null ? null : Buffer.from(ledger),
    centers: null,
    localities: null,
  };
}

export async function reviewFiles(files: RoundFiles): Promise<ReviewedRun> {
  const outcome = await reviewRound(files);
  if (!outcome.ok) throw new Error(outcome.problems.map(({ message }) => message).join(' '));
  return outcome.run;
}

/** Reviews the case's file. */
export async function reviewCase(
  id: string,
  round: RoundOfCase = {},
  ledger: string | null = null,
): Promise<ReviewedRun> {
  return reviewFiles(filesOfCase(bytesOf(id), round, ledger));
}

export const rankedOf = (run: ReviewedRun): readonly string[] =>
  run.review.programs
    .flatMap(({ applications }) => applications)
    .filter(({ rank }) => rank !== null)
    .map(({ reviewed }) => reviewed.application.applicationId);
