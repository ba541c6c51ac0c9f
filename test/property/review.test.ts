import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Application } from '../../lib/model/application.ts';
import { scenarios } from '../../lib/review/allocation.ts';
import type { Review } from '../../lib/review/reviewed.ts';
import { applicationOf, review, runs } from '../support/arbitraries.ts';
import { reviewOf } from '../support/review.ts';

const placedIn = ({ programs }: Review) => programs.flatMap(({ applications }) => applications);

describe('a recommendation', () => {
  it('is never above what was asked, nor above the ceiling that governs', () => {
    fc.assert(
      fc.property(review, ({ applications, round, ledger }) => {
        for (const { reviewed, recommended } of placedIn(reviewOf(applications, round, { ledger }))) {
          expect(recommended).toBeGreaterThanOrEqual(0);
          expect(recommended).toBeLessThanOrEqual(reviewed.application.requestedGrant);
          expect(recommended).toBeLessThanOrEqual(reviewed.governing.payable);
        }
      }),
      runs(200),
    );
  });

  // Worked out from the texts alone: the statute's ceiling, or the lower of the two; the Board's where it may count.
  it('beyond what a governing text allows as of right is the Board’s, met, let in by the round file, and marked', () => {
    fc.assert(
      fc.property(review, ({ applications, round, ledger }) => {
        for (const placed of placedIn(reviewOf(applications, round, { ledger }))) {
          const { texts, application } = placed.reviewed;
          const governing =
            texts.program === 'senior_center' && round.governingText === 'stricter'
              ? [texts.statute, texts.regulation]
              : [texts.statute];
          const beyond = governing.filter(({ asOfRight }) => placed.recommended > asOfRight);
          expect(placed.conditions.includes('board_authorization')).toBe(beyond.length > 0);
          for (const { board } of beyond) {
            expect(round.programs[application.program]?.recommendBoardRoute).toBe(true);
            expect(board.status).toBe('met');
            expect(placed.recommended).toBeLessThanOrEqual(board.amount ?? 0);
          }
        }
      }),
      runs(200),
    );
  });

  it('of anything is made to nobody who is held or not eligible', () => {
    fc.assert(
      fc.property(review, ({ applications, round, ledger }) => {
        const result = reviewOf(applications, round, { ledger });
        for (const { state, recommended, rank, reasons } of placedIn(result)) {
          const barred = state === 'held' || state === 'not_eligible';
          expect(barred && recommended > 0).toBe(false);
          expect(rank === null).toBe(state === 'not_eligible');
          expect(reasons.length > 0).toBe(state !== 'recommended');
        }
      }),
      runs(100),
    );
  });
});

describe('the totals', () => {
  it('reconcile to the cent in every scenario: what was available is recommended or unspent', () => {
    fc.assert(
      fc.property(review, ({ applications, round, ledger }) => {
        for (const program of reviewOf(applications, round, { ledger }).programs) {
          const { available, recommended, unspent } = program;
          expect(recommended + unspent).toBe(available);
          expect(recommended).toBe(program.applications.reduce((sum, each) => sum + each.recommended, 0));
          for (const { allocation, chosen } of scenarios(program)) {
            let remaining: number = available;
            for (const { before, amount, after, asked, canTake } of allocation) {
              expect(before).toBe(remaining);
              expect(after).toBe(before - amount);
              expect(amount).toBeLessThanOrEqual(canTake);
              expect(canTake).toBeLessThanOrEqual(asked);
              remaining = after;
            }
            expect(remaining).toBeGreaterThanOrEqual(0);
            if (chosen) expect(remaining).toBe(unspent);
          }
        }
      }),
      runs(150),
    );
  });

  it('count every row once', () => {
    fc.assert(
      fc.property(review, ({ applications, round, ledger }) => {
        const result = reviewOf(applications, round, { ledger });
        const { rows, ranked, waiting, notEligible } = result.counts;
        expect(rows).toBe(applications.length);
        expect(ranked + waiting + notEligible).toBe(rows);
        expect(placedIn(result)).toHaveLength(rows);
      }),
      runs(100),
    );
  });
});

/** What a review says of each application, but the number of its row. */
function saidOf(result: Review) {
  return Object.fromEntries(
    placedIn(result).map((placed) => {
      const { reviewed, step, rank, state, recommended, reasons, conditions, decidedByTieBreak } = placed;
      const { texts, governing, score, priority, disputed } = reviewed;
      const place = { step, rank, state, recommended, reasons, conditions, decidedByTieBreak };
      const said = { texts, governing, score, priority, disputed, ...place };
      return [reviewed.application.applicationId, said];
    }),
  );
}

describe('the order of the rows', () => {
  it('changes nothing but row numbers', () => {
    const shuffled = review.chain((given) =>
      fc.record({
        given: fc.constant(given),
        order: fc.shuffledSubarray(given.applications, { minLength: given.applications.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ given: { applications, round, ledger }, order }) => {
        const renumbered = order.map((application, i) => ({ ...application, row: i + 2 }));
        expect(saidOf(reviewOf(renumbered, round, { ledger }))).toEqual(
          saidOf(reviewOf(applications, round, { ledger })),
        );
      }),
      runs(100),
    );
  });

  it('of the ledger changes nothing', () => {
    fc.assert(
      fc.property(review, ({ applications, round, ledger }) => {
        const forward = placedIn(reviewOf(applications, round, { ledger }));
        const backward = placedIn(reviewOf(applications, round, { ledger: [...ledger].reverse() }));
        const amounts = (placed: typeof forward) =>
          placed.map(({ reviewed: { governing, score, disputed, centerRoom }, recommended, rank }) => ({
            governing,
            score,
            disputed,
            centerRoom,
            recommended,
            rank,
          }));
        expect(amounts(backward)).toEqual(amounts(forward));
      }),
      runs(100),
    );
  });
});

describe('a row more or less', () => {
  /** Ceilings and score of each application: all that no other row may touch. */
  const own = (result: Review) =>
    new Map(
      placedIn(result).map(({ reviewed }) => {
        const { texts, governing, score, priority, disputed, application } = reviewed;
        return [application.applicationId, { texts, governing, score, priority, disputed }];
      }),
    );

  it('changes the ceiling and the score of no other', () => {
    const another: fc.Arbitrary<Application> = applicationOf('A-99', 'P-99');
    fc.assert(
      fc.property(review, another, ({ applications, round, ledger }, added) => {
        const before = own(reviewOf(applications, round, { ledger }));
        const after = own(reviewOf([{ ...added, row: 99 }, ...applications], round, { ledger }));
        after.delete('A-99');
        expect(after).toEqual(before);
      }),
      runs(100),
    );
  });
});
