import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from '../../lib/allocation/allocate.ts';
import type { AllocationStep, Claim } from '../../lib/allocation/claim.ts';
import { cents } from '../../lib/model/money.ts';
import { POLICIES } from '../../lib/model/round.ts';
import { runs } from '../support/arbitraries.ts';
import { billionths } from '../support/records.ts';

const sum = fc.integer({ min: 0, max: 90_000 }).map(cents);

const claims: fc.Arbitrary<Claim[]> = fc
  .array(
    fc.record({
      asked: sum,
      held: fc.boolean(),
      centerKey: fc.constantFrom(null, 'C-1', 'C-2'),
    }),
    { maxLength: 8 },
  )
  .map((facts) =>
    facts.map((each, i) => ({
      applicationId: `A-${i + 1}`,
      rank: i + 1,
      ceiling: each.asked,
      room: each.centerKey === null ? null : cents(80_000),
      ...each,
    })),
  );

const situation = fc.record({ claims, budget: fc.integer({ min: 0, max: 300_000 }).map(cents) });
const share = billionths('0.5');
const paid = (steps: readonly AllocationStep[]) => steps.reduce((total, { amount }) => total + amount, 0);

describe.each(POLICIES)('%s', (policy) => {
  it('pays nobody more than asked or more than the budget holds', () => {
    fc.assert(
      fc.property(situation, ({ claims, budget }) => {
        const steps = [...allocate(policy, claims, budget, share)];
        expect(paid(steps)).toBeLessThanOrEqual(budget);
        for (const { amount, asked, state } of steps) {
          expect(amount).toBeLessThanOrEqual(asked);
          expect(state === 'recommended').toBe(amount > 0 && amount === asked);
        }
      }),
      runs(200),
    );
  });

  // The first to take is not limited by the room; whoever comes after takes only of what it left.
  it('never lets a row take of a center’s room what rows above have taken', () => {
    fc.assert(
      fc.property(situation, ({ claims, budget }) => {
        const taken = new Map<string, number>();
        [...allocate(policy, claims, budget, share)].forEach(({ amount }, i) => {
          const { centerKey, room } = claims[i] as Claim;
          if (centerKey === null || room === null) {
            expect(room).toBeNull();
            return;
          }
          const above = taken.get(centerKey) ?? 0;
          expect(above > 0 ? amount : 0).toBeLessThanOrEqual(Math.max(0, room - above));
          taken.set(centerKey, above + amount);
        });
        expect(taken.size).toBeLessThanOrEqual(2);
      }),
      runs(200),
    );
  });
});

describe('strict', () => {
  it('pays nobody after the first that does not fit', () => {
    fc.assert(
      fc.property(situation, ({ claims, budget }) => {
        const steps = [...allocate('strict', claims, budget, share)];
        const stop = steps.findIndex(({ reason }) => reason === 'over_budget');
        expect(stop === -1 ? 0 : paid(steps.slice(stop))).toBe(0);
      }),
      runs(200),
    );
  });
});

describe('fill down', () => {
  it('passes over only what does not fit when its turn comes', () => {
    fc.assert(
      fc.property(situation, ({ claims, budget }) => {
        for (const { reason, canTake, before } of allocate('fill_down', claims, budget, share)) {
          expect(reason === 'over_budget').toBe(reason !== 'held' && canTake > 0 && canTake > before);
        }
        expect(claims.length).toBeLessThanOrEqual(8);
      }),
      runs(200),
    );
  });
});

describe('proportional', () => {
  it('spends the whole budget where it is short, each share within a cent of the exact one', () => {
    fc.assert(
      fc.property(situation, ({ claims, budget }) => {
        const steps = [...allocate('proportional', claims, budget, share)];
        const takers = steps.filter(({ state }) => state !== 'held');
        const total = takers.reduce((all, { canTake }) => all + canTake, 0);
        expect(paid(steps)).toBe(Math.min(budget, total));
        for (const { amount, canTake } of takers) {
          const exact = total <= budget ? canTake : (canTake * budget) / total;
          expect(Math.abs(amount - exact)).toBeLessThan(1);
        }
      }),
      runs(300),
    );
  });
});
