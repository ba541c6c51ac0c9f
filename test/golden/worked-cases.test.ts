import { describe, expect, it } from 'vitest';
import { assistedLiving, regulation, statute } from '../support/law.ts';
import { aGrant, on, usd } from '../support/records.ts';

// The worked cases of the page on the law, section 6. Each expectation was worked out by hand from the clause named;
// none was taken from a run of the program. Decided on 2026-07-01 unless the case says otherwise.

describe('a center of 5,850,000 with a block grant of 672,000 and 250,000 from foundations', () => {
  const center = {
    eligibleCost: usd('5,850,000'),
    cdbgGrant: usd('672,000'),
    otherGrants: usd('250,000'),
  };

  // § 10-504(a)(1): 5,850,000 − 672,000 = 5,178,000; the foundations are no federal grant. Half is 2,589,000.
  it('is bound by the dollar cap of 800,000, for half of 5,178,000 is far more', () => {
    const { asOfRight, binding } = statute(center);
    expect(asOfRight).toBe(usd('800,000'));
    expect(binding).toEqual(['dollar_cap']);
  });

  // R2 = false: the base is 5,850,000 and half of it 2,925,000; the cap is still the lesser.
  it('comes to 800,000 also where a block grant is not taken for a federal grant', () => {
    const { asOfRight, binding } = statute(center, { readings: { cdbgIsFederal: false } });
    expect(asOfRight).toBe(usd('800,000'));
    expect(binding).toEqual(['dollar_cap']);
  });
});

// § 10-504(a)(2): 375,000 ÷ 2.
it('gives 187,500 to a project of 375,000 without a federal grant', () => {
  const { asOfRight, binding } = statute({ eligibleCost: usd('375,000') });
  expect(asOfRight).toBe(usd('187,500'));
  expect(binding).toEqual(['half_of_unpaid']);
});

describe('a different project at a center that received 250,000 on 2014-05-07', () => {
  const project = {
    eligibleCost: usd('1,900,000'),
    federalGrant: usd('300,000'),
    projectId: 'P-2',
    centerId: 'C-1',
  };
  const ledger = [
    aGrant({ projectId: 'P-1', centerId: 'C-1', approvedOn: on('2014-05-07'), amount: usd('250,000') }),
  ];

  // (1,900,000 − 300,000) ÷ 2 = 800,000 and the cap is 800,000; § 10-504(e): 800,000 − 250,000 = 550,000 is less.
  it('is bound by the 550,000 of room that the center has left', () => {
    const { asOfRight, binding } = statute(project, { ledger });
    expect(asOfRight).toBe(usd('550,000'));
    expect(binding).toEqual(['center_room']);
  });

  // 2014-05-07 + 15 years.
  it('is told that the room of 250,000 returns on 2029-05-07', () => {
    expect(statute(project, { ledger }).centerRoom).toMatchObject({
      room: usd('550,000'),
      counted: usd('250,000'),
      returnsOn: '2029-05-07',
      roomThen: usd('800,000'),
    });
  });

  // Regulation A and E: the lesser of 600,000 and 800,000; G does not speak of another project.
  it('may have 600,000 under the regulation', () => {
    const { asOfRight, binding } = regulation(project, { ledger });
    expect(asOfRight).toBe(usd('600,000'));
    expect(binding).toEqual(['dollar_cap']);
  });
});

// "May not exceed" leaves no room for a cent more: half of an odd cent is dropped.
describe.each([
  { eligible: '100,000.01', ceiling: '50,000.00', why: 'half is 50,000.005' },
  { eligible: '100,000.03', ceiling: '50,000.01', why: 'half is 50,000.015' },
])('an eligible cost of $eligible', ({ eligible, ceiling, why }) => {
  it(`gives ${ceiling}, for ${why}`, () => {
    expect(statute({ eligibleCost: usd(eligible) }).asOfRight).toBe(usd(ceiling));
  });
});

describe('the second part of a project of 5,850,000 that has received 600,000', () => {
  const secondPart = { eligibleCost: usd('5,850,000'), projectId: 'P-1', centerId: 'C-1' };
  const ledger = [aGrant({ projectId: 'P-1', centerId: 'C-1', amount: usd('600,000') })];

  // § 10-504(d): the maximum for the project is 800,000; 800,000 − 600,000.
  it('may have 200,000 more', () => {
    const { asOfRight, binding } = statute(secondPart, { ledger });
    expect(asOfRight).toBe(usd('200,000'));
    expect(binding).toEqual(['project_prior']);
  });

  // Regulation G: 300,000 − 600,000, floored at zero.
  it('may have nothing more under the regulation', () => {
    const { asOfRight, binding } = regulation(secondPart, { ledger });
    expect(asOfRight).toBe(0);
    expect(binding).toEqual(['prior_grants_rule']);
  });
});

describe('an award of 176,376 that was returned in full', () => {
  const project = { eligibleCost: usd('375,000'), projectId: 'P-1', centerId: 'C-1' };
  const ledger = [
    aGrant({
      projectId: 'P-1',
      centerId: 'C-1',
      amount: usd('176,376'),
      amountReturned: usd('176,376'),
    }),
  ];

  // R3: amount less amount returned; the gross sum is shown beside it.
  it('counts zero, with 176,376 shown as the gross sum', () => {
    expect(statute(project, { ledger }).projectPrior).toMatchObject({ net: 0, gross: usd('176,376') });
  });

  // A grant that counts zero makes no limit: half of 375,000.
  it('takes nothing from the ceiling of the project or from the room of the center', () => {
    const { asOfRight, binding, centerRoom } = statute(project, { ledger });
    expect(asOfRight).toBe(usd('187,500'));
    expect(binding).toEqual(['half_of_unpaid']);
    expect(centerRoom?.room).toBe(usd('800,000'));
  });
});

describe('an assisted living facility of 2,000,000 with 300,000 federal and 100,000 other grants', () => {
  const facility = {
    eligibleCost: usd('2,000,000'),
    federalGrant: usd('300,000'),
    otherGrants: usd('100,000'),
  };

  // § 24-1004(c), (d): U = 1,600,000; half of it.
  it('may have 800,000 as of right', () => {
    const { asOfRight, binding } = assistedLiving(facility);
    expect(asOfRight).toBe(usd('800,000'));
    expect(binding).toEqual(['half_of_unpaid']);
  });

  // § 24-1004(f): three quarters of 1,600,000.
  it('may have 1,200,000 in a poverty area', () => {
    const { asOfRight, binding } = assistedLiving({ ...facility, povertyArea: 'yes' });
    expect(asOfRight).toBe(usd('1,200,000'));
    expect(binding).toEqual(['three_quarters_of_unpaid']);
  });
});

describe('a new project at a center that received 300,000 on 2012-02-29', () => {
  const project = { eligibleCost: usd('2,000,000'), projectId: 'P-2', centerId: 'C-1' };
  const ledger = [
    aGrant({ projectId: 'P-1', centerId: 'C-1', approvedOn: on('2012-02-29'), amount: usd('300,000') }),
  ];

  // 2012-02-29 + 15 years is clamped to 2027-02-28, the first day outside.
  it.each([
    { decidedOn: '2027-02-27', room: '500,000' },
    { decidedOn: '2027-02-28', room: '800,000' },
    { decidedOn: '2027-03-01', room: '800,000' },
  ])('has room for $room when it is decided on $decidedOn', ({ decidedOn, room }) => {
    const { centerRoom, asOfRight } = statute(project, { decidedOn, ledger });
    expect(centerRoom?.room).toBe(usd(room));
    expect(asOfRight).toBe(usd(room));
  });
});
