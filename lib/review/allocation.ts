import { allocate } from '../allocation/allocate.ts';
import type { Allocation } from '../allocation/allocation.ts';
import type { Claim, Claims } from '../allocation/claim.ts';
import { type Cents, least } from '../model/money.ts';
import { type GoverningText, POLICIES, type Policy } from '../model/round.ts';
import type { ProgramReview, Review } from './reviewed.ts';
import type { ReviewedApplication } from './reviewed-application.ts';
import { governingCeiling } from './texts.ts';

/** What a ranked application asks of the budget, under the ceiling that governs. */
class ReviewedClaim implements Claim {
  readonly asked: Cents;
  readonly held: boolean;
  readonly centerKey: string | null;
  readonly room: Cents | null;

  constructor(
    private readonly reviewed: ReviewedApplication,
    readonly rank: number,
    readonly ceiling: Cents,
  ) {
    this.asked = least(reviewed.requested, ceiling);
    this.held = reviewed.eligibility.state === 'held';
    this.centerKey = reviewed.sharedCenter;
    this.room = this.centerKey === null ? null : reviewed.centerRoom;
  }

  get applicationId(): string {
    return this.reviewed.applicationId;
  }
}

/** The claims of a program's ranked applications, each made when an allocation comes to it. */
export function claimsOf(
  ranked: readonly ReviewedApplication[],
  ceilingOf = (reviewed: ReviewedApplication): Cents => reviewed.payable,
): Claims {
  return {
    length: ranked.length,
    at(index) {
      const reviewed = ranked[index];
      return reviewed && new ReviewedClaim(reviewed, index + 1, ceilingOf(reviewed));
    },
  };
}

function rankedOf({ applications }: ProgramReview): ReviewedApplication[] {
  return applications.filter(({ rank }) => rank !== null).map(({ reviewed }) => reviewed);
}

export interface Scenario {
  readonly policy: Policy;
  /** The round file's own policy. */
  readonly chosen: boolean;
  readonly allocation: Allocation;
}

/** The same budget down the same rank, by each of the four policies. */
export function scenarios(program: ProgramReview): Scenario[] {
  const { rules, available } = program;
  const claims = claimsOf(rankedOf(program));
  return POLICIES.map((policy) => ({
    policy,
    chosen: policy === rules.policy,
    allocation: allocate(policy, claims, available, rules.minimumViableShare),
  }));
}

/** An application that would be funded otherwise if the other reading of R4 governed. */
export interface FundingChange {
  readonly applicationId: string;
  readonly recommended: Cents;
  readonly otherwise: Cents;
}

export function otherReading(governing: GoverningText): GoverningText {
  return governing === 'statute' ? 'stricter' : 'statute';
}

/** Whose funding changes when the other reading of R4 governs: what the conflict between the two texts costs whom. */
export function fundingChanges(review: Review, program: ProgramReview): FundingChange[] {
  const { rules, available } = program;
  const other = otherReading(review.round.governingText);
  const claims = claimsOf(
    rankedOf(program),
    ({ texts }) => governingCeiling(texts, other, rules.recommendBoardRoute).payable,
  );
  const allocation = allocate(rules.policy, claims, available, rules.minimumViableShare);
  return program.applications.flatMap(({ reviewed, rank, recommended }) => {
    const otherwise = rank === null ? recommended : allocation.amountAt(rank - 1);
    if (otherwise === recommended) return [];
    return [{ applicationId: reviewed.applicationId, recommended, otherwise }];
  });
}
