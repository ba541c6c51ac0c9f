import { describe, expect, it } from 'vitest';
import { netAmount } from '../../lib/law/prior-grants.ts';
import { idsOf, theLaw } from '../support/law.ts';
import { type GrantFacts, aGrant, on, usd } from '../support/records.ts';

// "Prior grants" on the page on the law. Decided on 2026-07-01.

const toProject = (facts: GrantFacts, countNetGrants = true) =>
  theLaw({
    ledger: [aGrant({ projectId: 'P-1', amount: usd('300,000'), ...facts })],
    readings: { countNetGrants },
  }).prior.toProject('senior_center', 'P-1');

describe('what a grant counts (R3)', () => {
  it.each([
    { returned: null, net: '300,000', why: 'a blank return is none' },
    { returned: usd('0'), net: '300,000', why: 'nothing was returned' },
    { returned: usd('100,000.01'), net: '199,999.99', why: 'what was returned does not count' },
    { returned: usd('300,000'), net: '0', why: 'all was returned' },
  ])('is $net of 300,000: $why', ({ returned, net }) => {
    expect(netAmount(aGrant({ amount: usd('300,000'), amountReturned: returned }))).toBe(usd(net));
    expect(toProject({ amountReturned: returned })).toMatchObject({ net: usd(net), gross: usd('300,000') });
  });

  it('is the whole amount where R3 = false', () => {
    const { net, gross } = toProject({ amountReturned: usd('300,000') }, false);
    expect([net, gross]).toEqual([usd('300,000'), usd('300,000')]);
  });
});

describe('the prior grants of a project', () => {
  it.each<{ what: string; facts: GrantFacts; net: string }>([
    { what: 'count a grant received', facts: { status: 'received' }, net: '300,000' },
    { what: 'count a pending grant', facts: { status: 'pending' }, net: '300,000' },
    { what: 'leave out a cancelled grant', facts: { status: 'cancelled' }, net: '0' },
    { what: 'count one of 1990', facts: { approvedOn: on('1990-01-01') }, net: '300,000' },
    { what: 'count one of the decision date', facts: { approvedOn: on('2026-07-01') }, net: '300,000' },
    { what: 'leave out one of a day later', facts: { approvedOn: on('2026-07-02') }, net: '0' },
    { what: 'count a master plan', facts: { masterPlan: true }, net: '300,000' },
    { what: 'count a grant to another center', facts: { centerId: 'C-9' }, net: '300,000' },
    { what: 'leave out a similar program', facts: { programKind: 'similar_program' }, net: '0' },
    { what: 'leave out the other program', facts: { program: 'assisted_living' }, net: '0' },
    { what: 'leave out another project', facts: { projectId: 'P-2' }, net: '0' },
    { what: 'leave out an unnamed project', facts: { projectId: null }, net: '0' },
  ])('$what', ({ facts, net }) => {
    expect(toProject(facts).net).toBe(usd(net));
  });

  it('are summed, net and gross', () => {
    const ledger = [
      aGrant({ projectId: 'P-1', amount: usd('100,000') }),
      aGrant({ projectId: 'P-1', amount: usd('50,000.50'), amountReturned: usd('0.50') }),
    ];
    expect(theLaw({ ledger }).prior.toProject('senior_center', 'P-1')).toMatchObject({
      net: usd('150,000'),
      gross: usd('150,000.50'),
    });
  });

  it('of an application without a project id are none: a blank id matches nothing', () => {
    const { prior } = theLaw({ ledger: [aGrant({ projectId: null })] });
    expect(prior.toProject('senior_center', null)).toMatchObject({ net: 0, gross: 0 });
  });
});

describe('the grants of a center in § 10-504(e)', () => {
  const ledger = [
    aGrant({ grantId: 'G-1', centerId: 'C-1', projectId: 'P-1' }),
    aGrant({ grantId: 'G-2', centerId: 'C-1', projectId: null }),
    aGrant({ grantId: 'G-3', centerId: 'C-1', masterPlan: true }),
    aGrant({ grantId: 'G-4', centerId: 'C-1', status: 'cancelled' }),
    aGrant({ grantId: 'G-5', centerId: 'C-1', status: 'pending' }),
    aGrant({ grantId: 'G-6', centerId: 'C-1', programKind: 'similar_program' }),
    aGrant({ grantId: 'G-7', centerId: 'C-1', program: 'assisted_living' }),
    aGrant({ grantId: 'G-8', centerId: 'C-1', approvedOn: on('2027-01-01') }),
    aGrant({ grantId: 'G-9', centerId: 'C-2' }),
    aGrant({ grantId: 'G-10', centerId: null }),
  ];

  it('are those for whatever project and of whatever date, master plans left out', () => {
    const grants = theLaw({ ledger }).prior.toCenter('senior_center', 'id:C-1');
    expect(idsOf(grants)).toEqual(['G-1', 'G-2', 'G-5', 'G-8']);
  });

  it('are none where the center has no id', () => {
    expect(theLaw({ ledger }).prior.toCenter('senior_center', null)).toEqual([]);
  });
});

describe('the prior grants P of § 10-504(b)(3)', () => {
  const ledger = [
    aGrant({ grantId: 'G-1', centerId: 'C-1', projectId: 'P-1', amount: usd('1,000') }),
    aGrant({ grantId: 'G-2', centerId: 'C-1', projectId: 'P-2', amount: usd('20,000') }),
    aGrant({ grantId: 'G-3', centerId: 'C-2', projectId: 'P-1', amount: usd('300,000') }),
    aGrant({ grantId: 'G-4', centerId: 'C-1', masterPlan: true, amount: usd('4,000,000') }),
    aGrant({ grantId: 'G-5', centerId: 'C-1', approvedOn: on('2026-07-02') }),
    aGrant({ grantId: 'G-6', centerId: 'C-2', projectId: 'P-2' }),
    aGrant({ grantId: 'G-7', centerId: 'C-1', projectId: 'P-1', status: 'cancelled' }),
  ];

  // 1,000 + 20,000 + 300,000 + 4,000,000: the first, to both center and project, once.
  it('are those to the center or the project, each once, master plans included', () => {
    const sum = theLaw({ ledger }).prior.toCenterOrProject('senior_center', 'id:C-1', 'P-1');
    expect(sum.net).toBe(usd('4,321,000'));
  });

  it.each([
    { center: 'id:C-1', project: null, net: '4,021,000' },
    { center: null, project: 'P-1', net: '301,000' },
    { center: null, project: null, net: '0' },
  ])('are $net for center $center and project $project', ({ center, project, net }) => {
    const sum = theLaw({ ledger }).prior.toCenterOrProject('senior_center', center, project);
    expect(sum.net).toBe(usd(net));
  });
});

describe('State funds to a center, for the Board route of the regulation and of § 24-1004', () => {
  it.each<{ what: string; facts: GrantFacts; found: number }>([
    { what: 'a grant of the program', facts: {}, found: 1 },
    { what: 'a grant of the other program', facts: { program: 'assisted_living' }, found: 1 },
    { what: 'a grant of a similar program', facts: { programKind: 'similar_program' }, found: 1 },
    { what: 'a master plan', facts: { masterPlan: true }, found: 1 },
    { what: 'a pending grant', facts: { status: 'pending' }, found: 1 },
    { what: 'a grant of the decision date', facts: { approvedOn: on('2026-07-01') }, found: 1 },
    { what: 'a later grant', facts: { approvedOn: on('2026-07-02') }, found: 0 },
    { what: 'a cancelled grant', facts: { status: 'cancelled' }, found: 0 },
    { what: 'a grant returned in full', facts: { amountReturned: usd('100,000') }, found: 0 },
    { what: 'a grant to another center', facts: { centerId: 'C-2' }, found: 0 },
    { what: 'a grant to no named center', facts: { centerId: null }, found: 0 },
  ])('$what: $found found', ({ facts, found }) => {
    const { prior } = theLaw({ ledger: [aGrant({ centerId: 'C-1', ...facts })] });
    expect(prior.stateFundsTo('id:C-1')).toHaveLength(found);
  });

  it('include a grant returned in full where R3 = false', () => {
    const ledger = [aGrant({ centerId: 'C-1', amountReturned: usd('100,000') })];
    const { prior } = theLaw({ ledger, readings: { countNetGrants: false } });
    expect(prior.stateFundsTo('id:C-1')).toHaveLength(1);
  });

  it('are none where the center has no id', () => {
    expect(theLaw({ ledger: [aGrant({ centerId: null })] }).prior.stateFundsTo(null)).toEqual([]);
  });
});

describe('whether a locality has received funds', () => {
  it.each<{ what: string; facts: GrantFacts; received: boolean }>([
    { what: 'a grant of this program', facts: {}, received: true },
    { what: 'a grant of a similar program', facts: { programKind: 'similar_program' }, received: true },
    { what: 'a pending grant', facts: { status: 'pending' }, received: true },
    { what: 'a master plan', facts: { masterPlan: true }, received: true },
    { what: 'a grant of 1986', facts: { approvedOn: on('1986-10-01') }, received: true },
    { what: 'a cancelled grant', facts: { status: 'cancelled' }, received: false },
    { what: 'a grant returned in full', facts: { amountReturned: usd('100,000') }, received: false },
    { what: 'a later grant', facts: { approvedOn: on('2026-07-02') }, received: false },
    { what: 'a grant of the other program', facts: { program: 'assisted_living' }, received: false },
    { what: 'a grant to another locality', facts: { fips: '24003' }, received: false },
  ])('$what: $received', ({ facts, received }) => {
    const { prior } = theLaw({ ledger: [aGrant({ fips: '24001', ...facts })] });
    expect(prior.toLocality('senior_center', '24001')).toBe(received);
  });

  it('counts a grant returned in full where R3 = false', () => {
    const ledger = [aGrant({ amountReturned: usd('100,000') })];
    const { prior } = theLaw({ ledger, readings: { countNetGrants: false } });
    expect(prior.toLocality('senior_center', '24001')).toBe(true);
  });
});

describe('what was charged to the budget of the round', () => {
  const ledger = [
    aGrant({ round: 'FY2027', approvedOn: on('2026-02-01'), amount: usd('100,000') }),
    aGrant({
      round: 'FY2027',
      approvedOn: on('2026-05-01'),
      amount: usd('50,000'),
      amountReturned: usd('10,000'),
    }),
    aGrant({ round: 'FY2027', approvedOn: on('2026-08-01'), amount: usd('7,000') }),
    aGrant({ round: 'FY2027', status: 'cancelled', amount: usd('999') }),
    aGrant({ round: 'FY2026', amount: usd('999') }),
    aGrant({ round: null, amount: usd('999') }),
    aGrant({ round: 'FY2027', program: 'assisted_living', amount: usd('3,000') }),
  ];

  // 100,000 + 40,000 + 7,000.
  it('is the net sum of the grants of the program that name this round, of any date', () => {
    const { prior } = theLaw({ ledger });
    expect(prior.chargedToRound('senior_center')).toBe(usd('147,000'));
    expect(prior.chargedToRound('assisted_living')).toBe(usd('3,000'));
  });

  it.each([
    { until: '2026-04-30', sum: '100,000' },
    { until: '2026-05-01', sum: '140,000' },
  ])('is $sum on $until', ({ until, sum }) => {
    expect(theLaw({ ledger }).prior.chargedToRound('senior_center', on(until))).toBe(usd(sum));
  });

  // R3 speaks of S, M, P, never funded and State funds; the budget is always less the net grants.
  it('is net under R3 = false as well', () => {
    const { prior } = theLaw({ ledger, readings: { countNetGrants: false } });
    expect(prior.chargedToRound('senior_center')).toBe(usd('147,000'));
  });
});

describe('the grants to a center for other projects', () => {
  const ledger = [
    aGrant({ grantId: 'G-1', centerId: 'C-1', projectId: 'P-1' }),
    aGrant({ grantId: 'G-2', centerId: 'C-1', projectId: 'P-2' }),
    aGrant({ grantId: 'G-3', centerId: 'C-1', projectId: null }),
    aGrant({ grantId: 'G-4', centerId: 'C-1', projectId: 'P-2', amount: usd('0') }),
    aGrant({ grantId: 'G-5', centerId: 'C-2', projectId: 'P-2' }),
  ];
  const { prior } = theLaw({ ledger });

  it.each([
    { project: 'P-1', others: ['G-2', 'G-3'], why: 'its own is left out, one for no named project is not' },
    { project: 'P-9', others: ['G-1', 'G-2', 'G-3'], why: 'none is its own' },
    { project: null, others: ['G-1', 'G-2', 'G-3'], why: 'a blank id is no project of the ledger' },
  ])('of $project are $others: $why', ({ project, others }) => {
    const grants = prior.toCenterForOthers('senior_center', 'id:C-1', project);
    expect(grants.map(({ grant }) => grant.grantId)).toEqual(others);
  });

  it('of no center are none', () => {
    expect(prior.toCenterForOthers('senior_center', null, 'P-1')).toEqual([]);
  });
});
