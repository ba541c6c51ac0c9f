import { allocate } from '../../lib/allocation/allocate.ts';
import type { AllocationStep, Claim } from '../../lib/allocation/claim.ts';
import type { Cents } from '../../lib/model/money.ts';
import type { Policy } from '../../lib/model/round.ts';
import { billionths, usd } from './records.ts';

/** A claim on the budget, by rank the place in the list. The center, if any, is named with its room. */
export interface ClaimFacts {
  readonly id: string;
  readonly asks: string;
  readonly held?: boolean;
  readonly center?: string;
  readonly room?: string;
}

export function claimsOf(facts: readonly ClaimFacts[]): Claim[] {
  return facts.map(({ id, asks, held = false, center, room }, i) => ({
    applicationId: id,
    rank: i + 1,
    asked: usd(asks),
    ceiling: usd(asks),
    held,
    centerKey: center ?? null,
    room: room === undefined ? null : usd(room),
  }));
}

export interface Spending {
  readonly policy: Policy;
  readonly budget: string;
  readonly claims: readonly ClaimFacts[];
  /** Of `offer_remainder`; 1 by default. */
  readonly minimumShare?: string;
}

export function spend({ policy, budget, claims, minimumShare = '1' }: Spending): AllocationStep[] {
  return [...allocate(policy, claimsOf(claims), usd(budget), billionths(minimumShare))];
}

/** A line of a table made by hand: id, budget before, amount, budget after, state, reason. */
export type Line = readonly [
  string,
  string,
  string,
  string,
  AllocationStep['state'],
  AllocationStep['reason'],
];

const inDollars = (amount: Cents): string => (amount / 100).toFixed(2);

export function linesOf(steps: readonly AllocationStep[]): Line[] {
  return steps.map(({ applicationId, before, amount, after, state, reason }) => [
    applicationId,
    inDollars(before),
    inDollars(amount),
    inDollars(after),
    state,
    reason,
  ]);
}
