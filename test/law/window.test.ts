import { describe, expect, it } from 'vitest';
import type { Grant } from '../../lib/model/grant.ts';
import { idsOf, roomOfCenter } from '../support/law.ts';
import { type GrantFacts, aGrant, on, usd } from '../support/records.ts';

// § 10-504(e): not more than 800,000 to a center in any 15-year period. M is the largest sum in any window
// [d, d + 15 years) that holds the decision date; the room is 800,000 − M.

/** A grant to the center C-1, for the project of that name. */
function granted(day: string, amount: string, more: GrantFacts = {}): Grant {
  return aGrant({
    grantId: `G ${day}`,
    centerId: 'C-1',
    projectId: `P ${day}`,
    approvedOn: on(day),
    amount: usd(amount),
    ...more,
  });
}

describe('a center without a grant', () => {
  it('has room for 800,000, and none that could return', () => {
    expect(roomOfCenter({ ledger: [] })).toEqual({
      room: usd('800,000'),
      counted: 0,
      returnsOn: null,
      roomThen: null,
      grants: [],
    });
  });
});

describe('the window is half-open (R5)', () => {
  it.each([
    { day: '2011-06-30', room: '800,000', why: 'more than 15 years before' },
    { day: '2011-07-01', room: '800,000', why: 'exactly 15 years before is outside' },
    { day: '2011-07-02', room: '500,000', why: 'a day less than 15 years before' },
    { day: '2026-07-01', room: '500,000', why: 'on the day itself' },
  ])('so that 300,000 granted on $day leaves room for $room on 2026-07-01: $why', ({ day, room }) => {
    expect(roomOfCenter({ ledger: [granted(day, '300,000')] }).room).toBe(usd(room));
  });

  it('and room returns on the day 15 years after the grant', () => {
    expect(roomOfCenter({ ledger: [granted('2011-07-02', '300,000')] })).toMatchObject({
      returnsOn: '2026-07-02',
      roomThen: usd('800,000'),
    });
  });
});

describe('the window is closed where R5 = false', () => {
  const readings = { windowHalfOpen: false };

  it.each([
    { day: '2011-06-30', room: '800,000' },
    { day: '2011-07-01', room: '500,000' },
    { day: '2011-07-02', room: '500,000' },
  ])('so that 300,000 granted on $day leaves room for $room on 2026-07-01', ({ day, room }) => {
    expect(roomOfCenter({ readings, ledger: [granted(day, '300,000')] }).room).toBe(usd(room));
  });

  it('and room returns a day later', () => {
    expect(roomOfCenter({ readings, ledger: [granted('2011-07-01', '300,000')] })).toMatchObject({
      returnsOn: '2026-07-02',
      roomThen: usd('800,000'),
    });
  });
});

describe('29 February', () => {
  // 2012-02-29 + 15 years is clamped to 2027-02-28. Half-open: that day is outside. Closed: it is the last inside.
  it.each([
    { windowHalfOpen: true, decidedOn: '2027-02-27', room: '500,000' },
    { windowHalfOpen: true, decidedOn: '2027-02-28', room: '800,000' },
    { windowHalfOpen: false, decidedOn: '2027-02-28', room: '500,000' },
    { windowHalfOpen: false, decidedOn: '2027-03-01', room: '800,000' },
  ])(
    'as the day of a grant leaves room for $room on $decidedOn (half-open: $windowHalfOpen)',
    ({ windowHalfOpen, decidedOn, room }) => {
      const ledger = [granted('2012-02-29', '300,000')];
      expect(roomOfCenter({ decidedOn, readings: { windowHalfOpen }, ledger }).room).toBe(usd(room));
    },
  );

  it.each([
    { windowHalfOpen: true, returnsOn: '2027-02-28' },
    { windowHalfOpen: false, returnsOn: '2027-03-01' },
  ])('as the day of a grant returns room on $returnsOn (half-open: $windowHalfOpen)', (given) => {
    const ledger = [granted('2012-02-29', '300,000')];
    const { windowHalfOpen, returnsOn } = given;
    expect(roomOfCenter({ decidedOn: '2026-07-01', readings: { windowHalfOpen }, ledger })).toMatchObject({
      returnsOn,
      roomThen: usd('800,000'),
    });
  });

  // 2013-02-28 + 15 years = 2028-02-28; 2013-03-01 + 15 years = 2028-03-01.
  it.each([
    { day: '2013-02-28', room: '800,000' },
    { day: '2013-03-01', room: '500,000' },
  ])('as the decision date leaves room for $room after a grant on $day', ({ day, room }) => {
    expect(roomOfCenter({ decidedOn: '2028-02-29', ledger: [granted(day, '300,000')] }).room).toBe(usd(room));
  });

  // Both leave on 2027-02-28.
  it('and 28 February of the same year leave together', () => {
    const ledger = [granted('2012-02-28', '100,000'), granted('2012-02-29', '200,000')];
    expect(roomOfCenter({ decidedOn: '2027-02-27', ledger })).toMatchObject({
      counted: usd('300,000'),
      returnsOn: '2027-02-28',
      roomThen: usd('800,000'),
    });
  });
});

describe('several grants', () => {
  it('count together when one window holds them and the day', () => {
    const ledger = [granted('2012-03-01', '200,000'), granted('2020-05-06', '350,000.50')];
    expect(roomOfCenter({ ledger })).toMatchObject({
      counted: usd('550,000.50'),
      room: usd('249,999.50'),
      returnsOn: '2027-03-01',
      roomThen: usd('449,999.50'),
    });
  });

  it('count in whatever order the ledger holds them', () => {
    const ledger = [granted('2020-05-06', '350,000'), granted('2012-03-01', '200,000')];
    const { counted, grants } = roomOfCenter({ ledger });
    expect(counted).toBe(usd('550,000'));
    expect(idsOf(grants)).toEqual(['G 2012-03-01', 'G 2020-05-06']);
  });

  it('of which one is too old leave it out', () => {
    const ledger = [granted('2005-01-01', '700,000'), granted('2015-01-01', '300,000')];
    expect(roomOfCenter({ ledger }).room).toBe(usd('500,000'));
  });

  it('beyond 800,000 leave no room, never less than none', () => {
    const ledger = [granted('2015-01-01', '500,000'), granted('2016-01-01', '500,000')];
    expect(roomOfCenter({ ledger })).toMatchObject({
      counted: usd('1,000,000'),
      room: 0,
      returnsOn: '2030-01-01',
      roomThen: usd('300,000'),
    });
  });

  it('of one day leave together', () => {
    const ledger = [
      granted('2015-01-01', '100,000'),
      granted('2015-01-01', '150,000', { grantId: 'G second' }),
    ];
    expect(roomOfCenter({ ledger })).toMatchObject({
      counted: usd('250,000'),
      returnsOn: '2030-01-01',
      roomThen: usd('800,000'),
    });
  });
});

describe('later-dated grants', () => {
  // The window from 2016-01-01 to 2030-12-31 holds the day and both grants.
  it('count together with earlier ones when a window holds both', () => {
    const ledger = [granted('2016-01-01', '300,000'), granted('2030-01-01', '400,000')];
    expect(roomOfCenter({ ledger })).toMatchObject({
      counted: usd('700,000'),
      room: usd('100,000'),
      returnsOn: '2031-01-01',
      roomThen: usd('400,000'),
    });
  });

  // [2012-01-01, 2027-01-01) holds 300,000 and not 2030; a window from 2015-01-02 on holds 400,000 and not 2012.
  it('count alone when no window holds them with the earlier ones; the larger sum is M', () => {
    const ledger = [granted('2012-01-01', '300,000'), granted('2030-01-01', '400,000')];
    expect(roomOfCenter({ ledger })).toMatchObject({
      counted: usd('400,000'),
      room: usd('400,000'),
      returnsOn: '2045-01-01',
      roomThen: usd('800,000'),
    });
  });

  // On 2027-01-01 the first has left; the windows of that day still hold the second.
  it('of the same sum give the day on which the earlier leaves, and the room that the later leaves then', () => {
    const ledger = [granted('2012-01-01', '300,000'), granted('2030-01-01', '300,000')];
    expect(roomOfCenter({ ledger })).toMatchObject({
      room: usd('500,000'),
      returnsOn: '2027-01-01',
      roomThen: usd('500,000'),
    });
  });

  it.each([
    { windowHalfOpen: true, day: '2041-06-30', room: '400,000' },
    { windowHalfOpen: true, day: '2041-07-01', room: '800,000' },
    { windowHalfOpen: false, day: '2041-07-01', room: '400,000' },
    { windowHalfOpen: false, day: '2041-07-02', room: '800,000' },
  ])(
    'of 400,000 on $day leave $room on 2026-07-01 (half-open: $windowHalfOpen)',
    ({ windowHalfOpen, day, room }) => {
      const ledger = [granted(day, '400,000')];
      expect(roomOfCenter({ readings: { windowHalfOpen }, ledger }).room).toBe(usd(room));
    },
  );
});

describe('what counts in the 15 years', () => {
  it.each<{ what: string; facts: GrantFacts; room: string }>([
    { what: 'a grant for whatever project', facts: { projectId: null }, room: '500,000' },
    { what: 'a pending grant', facts: { status: 'pending' }, room: '500,000' },
    { what: 'a cancelled grant', facts: { status: 'cancelled' }, room: '800,000' },
    { what: 'a master plan', facts: { masterPlan: true }, room: '800,000' },
    { what: 'a grant of a similar program', facts: { programKind: 'similar_program' }, room: '800,000' },
    { what: 'a grant for assisted living', facts: { program: 'assisted_living' }, room: '800,000' },
    { what: 'a grant to another center', facts: { centerId: 'C-2' }, room: '800,000' },
    { what: 'a grant to no named center', facts: { centerId: null }, room: '800,000' },
    { what: 'what was kept of a grant', facts: { amountReturned: usd('100,000') }, room: '600,000' },
  ])('$what of 300,000: the room is $room', ({ facts, room }) => {
    expect(roomOfCenter({ ledger: [granted('2020-01-01', '300,000', facts)] }).room).toBe(usd(room));
  });

  it('counts what was returned as well where R3 = false', () => {
    const ledger = [granted('2020-01-01', '300,000', { amountReturned: usd('100,000') })];
    expect(roomOfCenter({ readings: { countNetGrants: false }, ledger }).room).toBe(usd('500,000'));
  });

  // A grant that counts zero neither limits nor leaves.
  it('never names the day of a grant that was returned in full', () => {
    const ledger = [
      granted('2012-01-01', '300,000', { amountReturned: usd('300,000') }),
      granted('2015-01-01', '200,000'),
    ];
    const { returnsOn, grants } = roomOfCenter({ ledger });
    expect(returnsOn).toBe('2030-01-01');
    expect(idsOf(grants)).toEqual(['G 2015-01-01']);
  });
});
