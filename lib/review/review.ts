import { allocate } from '../allocation/allocate.ts';
import { type LawOfRound, lawOfRound } from '../law/law-of-round.ts';
import type { Batch, WaitingRow } from '../model/batch.ts';
import type { Finding } from '../model/finding.ts';
import { type Cents, ZERO, add, remainder } from '../model/money.ts';
import { PROGRAMS, type Program } from '../model/program.ts';
import type { ProgramRules, Round } from '../model/round.ts';
import { waitingRow } from '../model/waiting-row.ts';
import { rankByPriority } from '../priority/order.ts';
import { indexCenters } from '../priority/proximity.ts';
import { claimOf } from './allocation.ts';
import { eligibilityOf, isLate } from './eligibility.ts';
import { addNotesOn } from './notes.ts';
import { PlacedApplication } from './placed-application.ts';
import type { ProgramReview, Review, ReviewStatus, UnreviewedRow } from './reviewed.ts';
import { ReviewedApplication } from './reviewed-application.ts';

/**
 * Reviews a batch: every ceiling, score, rank and recommendation. Pure: the same batch and round give the same review.
 * Throws NotEstablishedError when a figure of law is not established for the decision date.
 */
export function reviewBatch(batch: Batch, round: Round): Review {
  const law = lawOfRound(round, batch.ledger);
  const centers = indexCenters(batch.centers);
  const reviewable = batch.rejected || batch.referenceFault ? [] : batch.applications;
  // Good rows wait all the same where a reference file is at fault.
  const kept = batch.applications.slice(reviewable.length).map((each) => waitingRow(each));
  const unreviewed = [...batch.waiting, ...kept]
    .sort((a, b) => a.row - b.row)
    .map((row) => unreviewedRow(row, round));

  const notes: Finding[] = [];
  const programs = PROGRAMS.flatMap((program) => {
    const rules = round.programs[program];
    if (!rules) return [];
    const at = { round, law, rules, centers };
    const reviewed = reviewable
      .filter((application) => application.program === program)
      .map((application) => new ReviewedApplication(application, eligibilityOf(application, round), at));
    for (const each of reviewed) addNotesOn(each, law, notes);
    return [reviewProgram(program, rules, reviewed, law)];
  });

  const counts = countRows(programs, unreviewed);
  return { round, law, status: statusOf(batch, counts), counts, programs, unreviewed, notes };
}

const NONE: readonly string[] = [];

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
    reviewed.filter((each) => each.eligibility.state !== 'not_eligible'),
    rules.tieBreaks,
  );
  const claims = ranked.map(({ scored, rank }) => claimOf(scored, rank, scored.governing.payable));
  const steps = allocate(rules.policy, claims, available, rules.minimumViableShare);
  const applications = ranked.map(
    ({ scored, decidedByTieBreak }, i) => new PlacedApplication(scored, steps[i], decidedByTieBreak),
  );
  for (const each of reviewed) {
    if (each.eligibility.state === 'not_eligible') applications.push(new PlacedApplication(each));
  }
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

function unreviewedRow(row: WaitingRow, round: Round): UnreviewedRow {
  const late = row.receivedOn !== null && isLate(row.receivedOn, round);
  return late ? { row, state: 'not_eligible', reasons: ['late'] } : { row, state: 'waiting', reasons: NONE };
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
