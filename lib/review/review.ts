import { allocate } from '../allocation/allocate.ts';
import type { AllocationStep } from '../allocation/claim.ts';
import { eligibility, unallocatedOnReceipt } from '../law/assisted-living-statute.ts';
import { type LawOfRound, lawOfRound } from '../law/law-of-round.ts';
import type { Application } from '../model/application.ts';
import type { Batch, WaitingRow } from '../model/batch.ts';
import type { Finding } from '../model/finding.ts';
import { type Cents, ZERO, add, remainder } from '../model/money.ts';
import { PROGRAMS, type Program } from '../model/program.ts';
import type { ProgramRules, Round } from '../model/round.ts';
import { fundingHistory } from '../priority/never-funded.ts';
import { type Ranked, rankByPriority } from '../priority/order.ts';
import { type CenterIndex, indexCenters } from '../priority/proximity.ts';
import { scorePriority } from '../priority/score.ts';
import { claimOf } from './allocation.ts';
import { notesOn } from './notes.ts';
import type {
  PlacedApplication,
  ProgramReview,
  Review,
  ReviewStatus,
  ReviewedApplication,
  UnreviewedRow,
} from './reviewed.ts';
import { applyTexts, dollarsInDispute, governingCeiling } from './texts.ts';

/**
 * Reviews a batch: every ceiling, score, rank and recommendation. Pure: the same batch and round give the same review.
 * Throws NotEstablishedError when a figure of law is not established for the decision date.
 */
export function reviewBatch(batch: Batch, round: Round): Review {
  const law = lawOfRound(round, batch.ledger);
  const centers = indexCenters(batch.centers);
  const reviewable = batch.rejected || batch.referenceFault ? [] : batch.applications;
  const unreviewed = [...batch.waiting, ...batch.applications.slice(reviewable.length).map(asWaiting)]
    .sort((a, b) => a.row - b.row)
    .map((row) => unreviewedRow(row, round));

  const notes: Finding[] = [];
  const programs = PROGRAMS.flatMap((program) => {
    const rules = round.programs[program];
    if (!rules) return [];
    const reviewed = reviewable
      .filter((application) => application.program === program)
      .map((application) => reviewApplication(application, { round, law, rules, centers }));
    for (const each of reviewed) notes.push(...notesOn(each, law));
    return [reviewProgram(program, rules, reviewed, law)];
  });

  const counts = countRows(programs, unreviewed);
  return { round, law, status: statusOf(batch, counts), counts, programs, unreviewed, notes };
}

interface Circumstances {
  readonly round: Round;
  readonly law: LawOfRound;
  readonly rules: ProgramRules;
  readonly centers: CenterIndex;
}

function reviewApplication(application: Application, at: Circumstances): ReviewedApplication {
  const { round, law, rules, centers } = at;
  const received = law.prior.toLocality(application.program, application.locality.fips);
  const texts = applyTexts(application, law);
  const assisted = texts.program === 'assisted_living' ? eligibility(application) : SENIOR_CENTER_ELIGIBLE;
  const late = isLate(application.receivedOn, round);
  return {
    application,
    priority: scorePriority(application, rules, centers, fundingHistory(received, round.ledgerComplete)),
    texts,
    governing: governingCeiling(texts, round.governingText, rules.recommendBoardRoute),
    disputed: dollarsInDispute(texts),
    eligibility: late ? 'not_eligible' : assisted.state,
    eligibilityReasons: late ? lateWith(assisted) : assisted.reasons,
    eligibilityConditions: late ? NONE : assisted.conditions,
    unallocatedOnReceipt:
      texts.program === 'assisted_living' ? unallocatedOnReceipt(application, rules.budget, law) : null,
  };
}

const NONE: readonly string[] = [];
const SENIOR_CENTER_ELIGIBLE = { state: 'eligible', reasons: NONE, conditions: NONE } as const;

function isLate(receivedOn: string, round: Round): boolean {
  return round.receiptDeadline !== null && receivedOn > round.receiptDeadline;
}

function lateWith(assisted: {
  readonly state: string;
  readonly reasons: readonly string[];
}): readonly string[] {
  return assisted.state === 'not_eligible' ? ['late', ...assisted.reasons] : ['late'];
}

/** Ranks the eligible, spends the budget down the rank, and puts the others after them by row. */
function reviewProgram(
  program: Program,
  rules: ProgramRules,
  reviewed: readonly ReviewedApplication[],
  law: LawOfRound,
): ProgramReview {
  const charged = law.prior.chargedToRound(program);
  const available = remainder(rules.budget, charged);
  const ranked = rankByPriority(
    reviewed.filter((each) => each.eligibility !== 'not_eligible'),
    rules.tieBreaks,
  );
  const claims = ranked.map(({ scored, rank }) => claimOf(scored, rank, scored.governing.payable));
  const steps = allocate(rules.policy, claims, available, rules.minimumViableShare);
  const applications = [
    ...ranked.map((each, i) => place(each, steps[i] as AllocationStep)),
    ...reviewed.filter((each) => each.eligibility === 'not_eligible').map(notEligible),
  ];
  const recommended = steps.reduce<Cents>((sum, step) => add(sum, step.amount), ZERO);
  return {
    program,
    rules,
    available,
    charged,
    applications,
    recommended,
    unspent: remainder(available, recommended),
  };
}

function place(ranked: Ranked<ReviewedApplication>, step: AllocationStep): PlacedApplication {
  const { scored: reviewed, rank, decidedByTieBreak } = ranked;
  const beyondRight = step.amount > reviewed.governing.asOfRight;
  return {
    reviewed,
    rank,
    decidedByTieBreak,
    step,
    state: step.state,
    recommended: step.amount,
    reasons:
      step.state === 'held' ? reviewed.eligibilityReasons : step.reason === null ? NONE : [step.reason],
    conditions: beyondRight
      ? [...reviewed.eligibilityConditions, 'board_authorization']
      : reviewed.eligibilityConditions,
  };
}

function notEligible(reviewed: ReviewedApplication): PlacedApplication {
  return {
    reviewed,
    rank: null,
    decidedByTieBreak: null,
    step: null,
    state: 'not_eligible',
    recommended: ZERO,
    reasons: reviewed.eligibilityReasons,
    conditions: NONE,
  };
}

function unreviewedRow(row: WaitingRow, round: Round): UnreviewedRow {
  const late = row.receivedOn !== null && isLate(row.receivedOn, round);
  return late ? { row, state: 'not_eligible', reasons: ['late'] } : { row, state: 'waiting', reasons: NONE };
}

/** A good row that must wait all the same, because a reference file is at fault. */
function asWaiting(application: Application): WaitingRow {
  const {
    row,
    applicationId,
    program,
    applicant,
    centerName,
    projectTitle,
    receivedOn,
    requestedGrant,
    extra,
  } = application;
  const locality = application.locality.name;
  return {
    row,
    applicationId,
    program,
    applicant,
    locality,
    centerName,
    projectTitle,
    receivedOn,
    requestedGrant,
    extra,
  };
}

function countRows(
  programs: readonly ProgramReview[],
  unreviewed: readonly UnreviewedRow[],
): Review['counts'] {
  const placed = programs.reduce((sum, { applications }) => sum + applications.length, 0);
  const ranked = programs.reduce(
    (sum, { applications }) => sum + applications.filter((each) => each.rank !== null).length,
    0,
  );
  const waiting = unreviewed.filter((each) => each.state === 'waiting').length;
  const rows = placed + unreviewed.length;
  return { rows, ranked, waiting, notEligible: rows - ranked - waiting };
}

function statusOf(batch: Batch, counts: Review['counts']): ReviewStatus {
  if (batch.rejected) return 'FILE_REJECTED';
  if (counts.ranked === 0) return 'NEEDS_CORRECTION';
  return counts.waiting > 0 ? 'PROVISIONAL' : 'RANKED';
}
