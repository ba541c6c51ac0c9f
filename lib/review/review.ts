import { allocate } from '../allocation/allocate.ts';
import { type LawOfRound, lawOfRound } from '../law/law-of-round.ts';
import type { Application } from '../model/application.ts';
import type { Applications, Batch, WaitingRow } from '../model/batch.ts';
import type { Finding } from '../model/finding.ts';
import { remainder } from '../model/money.ts';
import { PROGRAMS, type Program } from '../model/program.ts';
import type { Round } from '../model/round.ts';
import { waitingRow } from '../model/waiting-row.ts';
import { rankByPriority } from '../priority/order.ts';
import { indexCenters } from '../priority/proximity.ts';
import { claimsOf } from './allocation.ts';
import { eligibilityOf, isLate } from './eligibility.ts';
import { addNotesOn } from './notes.ts';
import { PlacedApplication } from './placed-application.ts';
import type { ProgramReview, Review, ReviewStatus, UnreviewedRow } from './reviewed.ts';
import { type Circumstances, ReviewTable } from './review-table.ts';
import { type ReviewedApplication, reviewApplication } from './reviewed-application.ts';

/**
 * Reviews a batch: every ceiling, score, rank and recommendation. Pure: the same batch and round give the same review.
 * Throws NotEstablishedError when a figure of law is not established for the decision date.
 */
export function reviewBatch(batch: Batch, round: Round): Review {
  const law = lawOfRound(round, batch.ledger);
  const centers = indexCenters(batch.centers);
  const mayRank = !batch.rejected && !batch.referenceFault;
  // Good rows wait all the same where a reference file is at fault.
  const kept = mayRank ? [] : Array.from(batch.applications, (each) => waitingRow(each));
  const unreviewed = [...batch.waiting, ...kept]
    .sort((a, b) => a.row - b.row)
    .map((row) => unreviewedRow(row, round));

  const programs = PROGRAMS.flatMap((program) => {
    const rules = round.programs[program];
    const applications = mayRank ? batch.applications : [];
    return rules ? [new ProgramApplications(program, applications, { round, law, rules, centers })] : [];
  });
  if (mayRank) reviewEach(batch.applications, programs);
  const reviews = programs.map((program) => reviewProgram(program, law));

  const counts = countRows(reviews, unreviewed);
  const notes = programs.flatMap((program) => program.notes);
  return { round, law, status: statusOf(batch, counts), counts, programs: reviews, unreviewed, notes };
}

/** The applications of one program, as the review goes through the batch. */
class ProgramApplications {
  readonly reviewed: ReviewedApplication[] = [];
  readonly notes: Finding[] = [];
  readonly table: ReviewTable;

  constructor(
    readonly program: Program,
    applications: Applications,
    readonly at: Circumstances,
  ) {
    this.table = new ReviewTable(applications, at);
  }

  review(application: Application, index: number): void {
    const { round, law } = this.at;
    const eligibility = eligibilityOf(application, round);
    const reviewed = reviewApplication(application, index, eligibility, this.table);
    this.reviewed.push(reviewed);
    addNotesOn(reviewed, law, this.notes, application);
  }
}

/** Goes through the batch once: applications are put together as they are read. */
function reviewEach(applications: Applications, programs: readonly ProgramApplications[]): void {
  let index = 0;
  for (const application of applications) {
    programs.find((each) => each.program === application.program)?.review(application, index);
    index++;
  }
}

const NONE: readonly string[] = [];

/** Ranks the eligible, spends the budget down the rank, and puts the others after them by row. */
function reviewProgram(
  { program, at: { rules }, reviewed }: ProgramApplications,
  law: LawOfRound,
): ProgramReview {
  const charged = law.prior.chargedToRound(program);
  const available = remainder(rules.budget, charged);
  const ranked = rankByPriority(
    reviewed.filter((each) => each.eligibility.state !== 'not_eligible'),
    rules.tieBreaks,
  );
  const claims = claimsOf(ranked.map(({ scored }) => scored));
  const allocation = allocate(rules.policy, claims, available, rules.minimumViableShare);
  const applications = ranked.map(
    ({ scored, rank, decidedByTieBreak }) =>
      new PlacedApplication(scored, allocation, rank, decidedByTieBreak),
  );
  for (const each of reviewed) {
    if (each.eligibility.state === 'not_eligible') applications.push(new PlacedApplication(each, allocation));
  }
  const recommended = allocation.total();
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
