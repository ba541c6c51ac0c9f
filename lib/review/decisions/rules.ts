import { defineFinding } from '../../model/finding-rule.ts';
import type { FindingRule } from '../../model/finding-rule.ts';
import { type Cents, formatCents, formatDollars, remainder } from '../../model/money.ts';

// What is wrong with a decision beside the run and the ledger. docs/adr/2026-12-01-decisions-of-the-board.md.

interface Words<Facts> {
  readonly column: string;
  readonly when: string;
  readonly message: (facts: Facts) => string;
  readonly fix: string;
  readonly source?: string;
  readonly expected?: (facts: Facts) => string;
  readonly difference?: (facts: Facts) => string;
}

function rule<Facts>(code: string, { column, fix, source, ...words }: Words<Facts>): FindingRule<Facts> {
  const severity = code.startsWith('Q') ? 'question' : 'error';
  return defineFinding<Facts>({
    code,
    severity,
    ...words,
    fix: () => fix,
    source: source ?? null,
    columns: [column],
  });
}

interface OverCeiling {
  readonly amount: Cents;
  readonly ceiling: Cents;
  readonly on: string;
}
const atMost = ({ ceiling }: OverCeiling): string => `at most ${formatCents(ceiling)}`;
const tooMuch = ({ amount, ceiling }: OverCeiling): string => formatCents(remainder(amount, ceiling));

/** A batch of decisions is one entry of the ledger, all or nothing, and an entry has a size. */
export const tooLargeForOneEntry = defineFinding<{ readonly bytes: number; readonly most: number }>({
  code: 'F401',
  severity: 'error',
  when: 'the decisions of one file are more than one entry of the ledger holds',
  message: (f) =>
    `The decisions come to ${f.bytes} bytes, and an entry of the ledger, which they are together, holds ${f.most}.`,
  fix: () => 'Divide the file into two or more and upload one after the other.',
  source: null,
  columns: [],
});
export const notInRun = rule<{ readonly id: string; readonly round: string }>('V811', {
  column: 'application_id',
  when: 'a decision is about an application that the current run of the round does not have',
  message: (f) => `Application "${f.id}" is not in the current run of round ${f.round}.`,
  fix: 'Check the id, and the round whose folder the file was put into.',
});
export const approvedWhileWaiting = rule<{ readonly id: string }>('V812', {
  column: 'decision',
  when: 'an application is approved that waits to be corrected',
  message: (f) => `Application "${f.id}" waits to be corrected, so that it has no ceiling yet.`,
  fix: 'Correct its row and upload the applications again, then record the approval. It can be denied, deferred or withdrawn as it is.',
});
export const aboveCeiling = rule<OverCeiling & { readonly board: string }>('V813', {
  column: 'amount',
  when: 'an approval is above the ceiling as of right, the Board’s route does not reach it, and no reason is given',
  message: (f) =>
    `The approval is for ${formatDollars(f.amount)}, and on ${f.on} the ceiling as of right is ${formatDollars(f.ceiling)}. ${f.board}`,
  fix: 'Check the amount. If the Board decided so all the same, write its reason into the column reason.',
  source: '§ 10-504(a) and (b), § 24-1004(d) and (e)',
  expected: atMost,
  difference: tooMuch,
});
export const aboveRoom = rule<OverCeiling & { readonly counted: Cents; readonly grants: string }>('V814', {
  column: 'amount',
  when: 'an approval would take a center past what it may receive in 15 years',
  message: (f) =>
    `The approval is for ${formatDollars(f.amount)}, and on ${f.on} the center has room for ${formatDollars(f.ceiling)}: it has received ${formatDollars(f.counted)} in 15 years (${f.grants}).`,
  fix: 'Approve no more than the room. No reason carries an approval past it: where the ledger is wrong, correct the ledger first.',
  source: '§ 10-504(e)',
  expected: atMost,
  difference: tooMuch,
});
export const passesOver = rule<{ readonly id: string; readonly rank: string; readonly above: string }>(
  'V815',
  {
    column: 'reason',
    when: 'an approval goes beyond the funding line while a higher-ranked one is unfunded, and no reason is given',
    message: (f) =>
      `Application "${f.id}", ${f.rank}, is approved beyond what is recommended, and nothing is decided yet of ${f.above}, which stands above it.`,
    fix: 'Write the reason of the departure from rank into the column reason, or record the decision on the one above in the same file.',
    source: '§ 10-504(c), § 24-1004(g)',
  },
);
export const recommendedRefused = rule<{ readonly decision: string; readonly recommended: Cents }>('V816', {
  column: 'reason',
  when: 'an application that is recommended is denied or deferred, and no reason is given',
  message: (f) =>
    `The application is ${f.decision}, and ${formatDollars(f.recommended)} is recommended for it.`,
  fix: 'Write the reason into the column reason.',
  source: '§ 10-504(c), § 24-1004(g)',
});
export const decidedOtherwise = rule<{ readonly was: string }>('V817', {
  column: 'decision',
  when: 'a recorded decision is changed, and no reason is given',
  message: (f) => `The ledger has it as ${f.was}.`,
  fix: 'If the decision was changed, write the reason into the column reason. Otherwise write it as it is recorded, or take the row out.',
});
export const decidedSince = rule<{ readonly was: string; readonly at: string }>('V818', {
  column: 'decision',
  when: 'a file that was uploaded later has decided it otherwise',
  message: (f) => `A file uploaded later, at ${f.at}, has it as ${f.was}: the later one holds.`,
  fix: 'If this one is right after all, upload it again with the reason.',
});
export const lawOfDayUnknown = rule<{ readonly why: string }>('V819', {
  column: 'approved_on',
  when: 'the law is not established for the day of an approval',
  message: (f) => f.why,
  fix: 'Check the day. A grant of so long ago belongs into the ledger, with its source.',
});
export const approvedBeforeReceived = rule<{ readonly received: string }>('V820', {
  column: 'approved_on',
  when: 'an approval is dated before the application was received',
  message: (f) => `The application was received on ${f.received}, after the day of the approval.`,
  fix: 'Check the year of both.',
});
export const approvedIneligible = rule<{ readonly state: string; readonly reasons: string }>('V821', {
  column: 'reason',
  when: 'an approval is of an application that is held or not eligible, and no reason is given',
  message: (f) => `The application is ${f.state}: ${f.reasons}.`,
  fix: 'Where the evidence has come since, correct the row and upload the applications again. Otherwise write into the column reason why it was approved.',
  source: '§ 24-1004(b) and (h)',
});
export const lessThanReturned = rule<{ readonly returned: string; readonly amount: Cents }>('V822', {
  column: 'amount',
  when: 'a changed approval is for less than was returned of the grant',
  message: (f) =>
    `Of the grant $${f.returned} was returned, and the approval is for ${formatDollars(f.amount)}.`,
  fix: 'Correct what was returned in the ledger first.',
});

export const otherThanRecommended = rule<{ readonly amount: Cents; readonly recommended: Cents }>('Q801', {
  column: 'amount',
  when: 'an approval is for another amount than is recommended',
  message: (f) =>
    `The approval is for ${formatDollars(f.amount)}; ${formatDollars(f.recommended)} is recommended.`,
  fix: 'Nothing, if the Board decided so. It is recorded beside the recommendation.',
  expected: (f) => formatCents(f.recommended),
});
export const moreThanAsked = rule<{ readonly amount: Cents; readonly requested: Cents }>('Q802', {
  column: 'amount',
  when: 'an approval is for more than was asked',
  message: (f) =>
    `The approval is for ${formatDollars(f.amount)}; ${formatDollars(f.requested)} was asked for.`,
  fix: 'Check the amount.',
  expected: (f) => `at most ${formatCents(f.requested)}`,
});
export const overBudget = rule<{ readonly total: Cents; readonly budget: Cents; readonly program: string }>(
  'Q803',
  {
    column: 'amount',
    when: 'the approvals of a program come to more than its budget',
    message: (f) =>
      `With this one the grants of ${f.program} charged to the round come to ${formatDollars(f.total)}; its budget is ${formatDollars(f.budget)}.`,
    fix: 'Check the amounts, or the budget in the round file.',
    expected: (f) => `at most ${formatCents(f.budget)}`,
    difference: (f) => formatCents(remainder(f.total, f.budget)),
  },
);
export const notYet = rule<{ readonly uploaded: string }>('Q804', {
  column: 'approved_on',
  when: 'a decision is dated after the day on which it was uploaded',
  message: (f) => `The day lies after ${f.uploaded}, when the file was uploaded.`,
  fix: 'Check the date.',
});
