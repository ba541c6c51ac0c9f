import { addYears, type IsoDate, nextDay } from '../model/date.ts';
import { type Cents, remainder } from '../model/money.ts';
import type { Grant } from '../model/grant.ts';
import { WINDOW_YEARS } from './parameters.ts';

/** A grant with what it counts (net or gross, reading R3). */
export interface CountedGrant {
  readonly grant: Grant;
  readonly counted: Cents;
}

/** What a center may still receive under § 10-504(e), from the ledger alone. */
export interface CenterRoom {
  readonly room: Cents;
  /** The largest sum of grants in any 15-year window that holds the day: M. */
  readonly counted: Cents;
  /** The next day on which one of the grants counted leaves, and the room on that day; null when none does. */
  readonly returnsOn: IsoDate | null;
  readonly roomThen: Cents | null;
  /** The grants in that window that count more than zero, by date. */
  readonly grants: readonly CountedGrant[];
}

/** The first day that no longer lies in the window which begins on `start` (reading R5). */
function firstDayOutside(start: IsoDate, halfOpen: boolean): IsoDate {
  const end = addYears(start, WINDOW_YEARS);
  return halfOpen ? end : nextDay(end);
}

/**
 * The window holding `on` whose grants sum highest. Only windows that begin with a grant, or on the day itself,
 * need a look: any other holds no more than the one that begins with its first grant. A later start has a later end,
 * so one walk over the grants, which are in order of date, serves all windows. Of equal windows the earliest is taken.
 */
function largestWindow(
  grants: readonly CountedGrant[],
  on: IsoDate,
  halfOpen: boolean,
): readonly CountedGrant[] {
  let best: readonly [from: number, to: number] = [0, 0];
  let bestSum = 0;
  let from = 0;
  let to = 0;
  let sum = 0;
  const look = (start: IsoDate): void => {
    const outside = firstDayOutside(start, halfOpen);
    for (let each = grants[from]; each && each.grant.approvedOn < start && from < to; each = grants[++from]) {
      sum -= each.counted;
    }
    for (let each = grants[to]; each && each.grant.approvedOn < outside; each = grants[++to]) {
      if (each.grant.approvedOn >= start) sum += each.counted;
      else from = to + 1;
    }
    if (outside > on && sum > bestSum) [best, bestSum] = [[from, to], sum];
  };
  for (const { grant } of grants) {
    if (grant.approvedOn > on) break;
    look(grant.approvedOn);
  }
  look(on);
  return grants.slice(...best);
}

function sumOf(grants: readonly CountedGrant[]): Cents {
  return grants.reduce((total, each) => total + each.counted, 0) as Cents;
}

/**
 * § 10-504(e): the limit less the largest sum of grants in any 15-year window that holds `on`.
 * Windows that reach past the day count too, when the ledger holds later-dated grants.
 */
export function centerRoom(
  grants: readonly CountedGrant[],
  on: IsoDate,
  limit: Cents,
  halfOpen: boolean,
): CenterRoom {
  const counting = grants
    .filter((each) => each.counted > 0)
    .sort((a, b) =>
      a.grant.approvedOn < b.grant.approvedOn ? -1 : a.grant.approvedOn > b.grant.approvedOn ? 1 : 0,
    );
  const window = largestWindow(counting, on, halfOpen);
  const counted = sumOf(window);
  const oldest = window[0];
  const returnsOn = oldest ? firstDayOutside(oldest.grant.approvedOn, halfOpen) : null;
  const roomThen =
    returnsOn === null ? null : remainder(limit, sumOf(largestWindow(counting, returnsOn, halfOpen)));
  return { room: remainder(limit, counted), counted, returnsOn, roomThen, grants: window };
}
