import { allocate } from '../allocation/allocate.ts';
import type { AllocationStep, Claim } from '../allocation/claim.ts';
import { isMasterPlan } from '../model/application.ts';
import { type Cents, least } from '../model/money.ts';
import { type GoverningText, POLICIES, type Policy } from '../model/round.ts';
import type { PlacedApplication } from './placed-application.ts';
import type { ProgramReview, Review } from './reviewed.ts';
import type { ReviewedApplication } from './reviewed-application.ts';
import { governingCeiling } from './texts.ts';

/** What a ranked application asks of the budget, under the ceiling that governs. */
export function claimOf(reviewed: ReviewedApplication, rank: number, payable: Cents): Claim {
  const { application } = reviewed;
  const sharesRoom = application.program === 'senior_center' && !isMasterPlan(application);
  return {
    applicationId: application.applicationId,
    rank,
    asked: least(application.requestedGrant, payable),
    ceiling: payable,
    held: reviewed.eligibility.state === 'held',
    centerKey: sharesRoom ? application.centerKey : null,
    room: sharesRoom ? reviewed.centerRoom : null,
  };
}

function rankedOf(program: ProgramReview): { reviewed: ReviewedApplication; rank: number }[] {
  return program.applications.flatMap(({ reviewed, rank }) => (rank === null ? [] : [{ reviewed, rank }]));
}

export interface Scenario {
  readonly policy: Policy;
  /** The round file's own policy. */
  readonly chosen: boolean;
  readonly steps: readonly AllocationStep[];
}

/** The same budget down the same rank, by each of the four policies. */
export function scenarios({ rules, available, ...program }: ProgramReview): Scenario[] {
  const claims = rankedOf({ rules, available, ...program }).map(({ reviewed, rank }) =>
    claimOf(reviewed, rank, reviewed.governing.payable),
  );
  return POLICIES.map((policy) => ({
    policy,
    chosen: policy === rules.policy,
    steps: allocate(policy, claims, available, rules.minimumViableShare),
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
  const claims = rankedOf(program).map(({ reviewed, rank }) =>
    claimOf(reviewed, rank, governingCeiling(reviewed.texts, other, rules.recommendBoardRoute).payable),
  );
  const amounts = new Map(
    allocate(rules.policy, claims, available, rules.minimumViableShare).map((step) => [
      step.applicationId,
      step.amount,
    ]),
  );
  return program.applications.flatMap((placed: PlacedApplication) => {
    const { applicationId } = placed.reviewed.application;
    const otherwise = amounts.get(applicationId);
    return otherwise === undefined || otherwise === placed.recommended
      ? []
      : [{ applicationId, recommended: placed.recommended, otherwise }];
  });
}
