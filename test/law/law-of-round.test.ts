import { describe, expect, it } from 'vitest';
import { lawOfRound, seniorCenterFigures } from '../../lib/law/law-of-round.ts';
import { NotEstablishedError } from '../../lib/law/parameters.ts';
import { statute, theLaw } from '../support/law.ts';
import { aGrant, aRound, on, someRules, usd } from '../support/records.ts';

describe('the figures of senior-center law', () => {
  it('are those of the decision date in 2026', () => {
    expect(seniorCenterFigures(on('2026-07-01'))).toEqual({
      dollarCap: usd('800,000'),
      planCap: usd('15,000'),
      centerLimit: usd('800,000'),
      regulationCap: usd('600,000'),
      regulationPlanCap: usd('15,000'),
      regulationPriorLimit: usd('300,000'),
    });
  });

  it('are those of the decision date in 1993, when no rule spoke of 15 years', () => {
    expect(seniorCenterFigures(on('1993-07-01'))).toMatchObject({
      dollarCap: usd('300,000'),
      planCap: usd('15,000'),
      centerLimit: null,
    });
  });
});

// The cap of a project is known from 1984-07-01 on, that of a master plan from 1986-07-01 on.
describe('a round of 1985', () => {
  it('gives a project the cap of the day', () => {
    const { asOfRight } = statute({ eligibleCost: usd('5,000,000') }, { decidedOn: '1985-07-01' });
    expect(asOfRight).toBe(usd('200,000'));
  });

  it('has no established ceiling for a master plan', () => {
    const plan = { projectTypes: ['master_plan'], eligibleCost: usd('20,000') } as const;
    expect(() => statute(plan, { decidedOn: '1985-07-01' })).toThrow(NotEstablishedError);
  });
});

describe('a round decided on a day for which no cap is established', () => {
  const decisionDate = on('2000-07-01');

  it('is refused when it has a senior-center program', () => {
    const round = aRound({ decisionDate, programs: { senior_center: someRules() } });
    expect(() => lawOfRound(round, [])).toThrow(NotEstablishedError);
  });

  // § 24-1004 names no dollar amount.
  it('is read when it has assisted living alone', () => {
    const round = aRound({ decisionDate, programs: { assisted_living: someRules() } });
    expect(lawOfRound(round, []).decisionDate).toBe('2000-07-01');
  });
});

describe('the room of a center', () => {
  const ledger = [aGrant({ centerId: 'C-1', amount: usd('300,000') })];

  it('is the 800,000 less the grants to that center', () => {
    const law = theLaw({ ledger });
    expect(law.roomOf('id:C-1')?.room).toBe(usd('500,000'));
    expect(law.roomOf('id:C-2')?.room).toBe(usd('800,000'));
  });

  it('is whole where the center has no identity', () => {
    expect(theLaw({ ledger }).roomOf(null)?.room).toBe(usd('800,000'));
  });

  it('is the same however often and in whatever order it is asked for', () => {
    const law = theLaw({ ledger });
    const rooms = [null, 'id:C-2', 'id:C-1', null, 'id:C-1', 'id:C-2'].map((key) => law.roomOf(key)?.room);
    expect(rooms).toEqual(
      ['800,000', '800,000', '500,000', '800,000', '500,000', '800,000'].map((amount) => usd(amount)),
    );
  });

  it('is none the day before the rule, and there on its first day', () => {
    expect(theLaw({ decidedOn: '2017-09-30', ledger }).roomOf('id:C-1')).toBeNull();
    expect(theLaw({ decidedOn: '2017-10-01', ledger: [] }).roomOf('id:C-1')?.room).toBe(usd('800,000'));
  });
});
