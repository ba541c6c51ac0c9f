import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IsoDate } from '../../lib/model/date.ts';
import { type Cents, cents } from '../../lib/model/money.ts';
import { centerRoom } from '../../lib/law/window.ts';
import { runs } from '../support/arbitraries.ts';
import { aGrant, on, usd } from '../support/records.ts';

// § 10-504(e) against a slow and obvious reading of the page: try every window that holds the day.

const LIMIT = usd('800,000');

interface Paid {
  readonly day: IsoDate;
  readonly sum: Cents;
}

function shift(day: string, days: number): IsoDate {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return on(at.toISOString().slice(0, 10));
}

/** Calendar years; 15 years after a leap day there is none, so 29 February becomes the 28th. */
function fifteenYearsAfter(day: string): string {
  const rest = day.slice(4) === '-02-29' ? '-02-28' : day.slice(4);
  return `${String(Number(day.slice(0, 4)) + 15)}${rest}`;
}

interface Span {
  readonly first: string;
  /** The day 15 years later: outside where the window is half-open, the last inside where it is closed. */
  readonly end: string;
}

const within = ({ first, end }: Span, day: string, halfOpen: boolean): boolean =>
  day >= first && (halfOpen ? day < end : day <= end);

const spans = new Map<string, readonly Span[]>();

/** Every window of 15 years that holds the day, one for each day on which it can begin. */
function windowsThatHold(day: IsoDate, halfOpen: boolean): readonly Span[] {
  const key = `${day} ${String(halfOpen)}`;
  const found =
    spans.get(key) ??
    Array.from({ length: 5_483 }, (_, back) => shift(day, -back))
      .map((first) => ({ first, end: fifteenYearsAfter(first) }))
      .filter((span) => within(span, day, halfOpen));
  spans.set(key, found);
  return found;
}

/** M: the largest sum of the grants in any window [d, d + 15 years) or, closed, [d, d + 15 years] that holds the day. */
function largestSum(grants: readonly Paid[], day: IsoDate, halfOpen: boolean): number {
  let largest = 0;
  for (const span of windowsThatHold(day, halfOpen)) {
    let sum = 0;
    for (const grant of grants) if (within(span, grant.day, halfOpen)) sum += grant.sum;
    if (sum > largest) largest = sum;
  }
  return largest;
}

const roomOn = (grants: readonly Paid[], day: IsoDate, halfOpen: boolean) =>
  Math.max(0, LIMIT - largestSum(grants, day, halfOpen));

const room = (grants: readonly Paid[], day: IsoDate, halfOpen: boolean) =>
  centerRoom(
    grants.map(({ day, sum }) => ({ grant: aGrant({ approvedOn: day, amount: sum }), counted: sum })),
    day,
    LIMIT,
    halfOpen,
  );

/** Decision dates at and around leap days, and days where windows begin and end near them. */
const decisionDay = fc
  .constantFrom('2026-07-01', '2027-02-27', '2027-02-28', '2027-03-01', '2028-02-29')
  .map(on);
const near = (day: IsoDate): fc.Arbitrary<IsoDate> =>
  fc
    .tuple(fc.constantFrom(-5_479, -5_478, -2_000, 0, 400, 5_478, 5_479), fc.integer({ min: -2, max: 2 }))
    .map(([years, days]) => shift(day, years + days));
const leapDay = fc.constantFrom('2012-02-28', '2012-02-29', '2012-03-01', '2016-02-29', '2028-02-29').map(on);
const sum = fc.integer({ min: 0, max: 400_000 }).map((dollars) => cents(dollars * 100));

const situation = decisionDay.chain((day) =>
  fc.record({
    day: fc.constant(day),
    halfOpen: fc.boolean(),
    grants: fc.array(fc.record({ day: fc.oneof(near(day), leapDay), sum }), { maxLength: 5 }),
  }),
);

describe('the room of a center', () => {
  it('is 800,000 less the largest sum in any window of 15 years that holds the day', () => {
    fc.assert(
      fc.property(situation, ({ day, halfOpen, grants }) => {
        const found = room(grants, day, halfOpen);
        expect(found.counted).toBe(largestSum(grants, day, halfOpen));
        expect(found.room).toBe(roomOn(grants, day, halfOpen));
      }),
      runs(300),
    );
  });

  it('on the day on which a grant leaves is what it says, and no larger on any day before', () => {
    const withDays = fc.record({ situation, share: fc.double({ min: 0, max: 1, noNaN: true }) });
    fc.assert(
      fc.property(withDays, ({ situation: { day, halfOpen, grants }, share }) => {
        const found = room(grants, day, halfOpen);
        const { returnsOn } = found;
        expect(returnsOn === null).toBe(found.counted === 0);
        if (returnsOn === null) return;
        expect(returnsOn > day).toBe(true);
        expect(found.roomThen).toBe(roomOn(grants, returnsOn, halfOpen));
        const days = Math.round((Date.parse(returnsOn) - Date.parse(day)) / 86_400_000);
        const between = shift(day, Math.floor(share * (days - 1)));
        expect(roomOn(grants, between, halfOpen)).toBeLessThanOrEqual(found.room);
      }),
      runs(120),
    );
  });
});
