import type { AllocationReason, AllocationStep } from '../../allocation/claim.ts';
import { type Cents, remainder } from '../../model/money.ts';
import type { ProgramReview } from '../../review/reviewed.ts';

/** Where the money ends, down the rank. */
export interface FundingPosition {
  readonly steps: readonly AllocationStep[];
  /** The first application that gets less than it could take for want of budget; null when the budget covers all. */
  readonly firstShort: AllocationStep | null;
  /** How many rows stand above the line; null where a policy draws none, or the budget covers all. */
  readonly above: number | null;
}

const FOR_WANT_OF_BUDGET: readonly (AllocationReason | null)[] = [
  'over_budget',
  'below_minimum_share',
  'stopped',
];

export function isShort(step: AllocationStep): boolean {
  return step.amount < step.canTake && FOR_WANT_OF_BUDGET.includes(step.reason);
}

/** How much more budget it would take to pay it in full, at its place in the rank. */
export function shortBy(step: AllocationStep): Cents {
  return remainder(step.canTake, step.amount > 0 ? step.amount : step.before);
}

/** The line falls before the first that the budget fails, or after it where it is paid in part. */
export function fundingPosition(program: ProgramReview): FundingPosition {
  const steps = program.applications.flatMap(({ step }) => (step === null ? [] : [step]));
  const index = steps.findIndex(isShort);
  const firstShort = steps[index] ?? null;
  if (firstShort === null || program.rules.policy === 'proportional')
    return { steps, firstShort, above: null };
  return { steps, firstShort, above: firstShort.amount > 0 ? index + 1 : index };
}
