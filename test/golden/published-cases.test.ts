import { describe, expect, it } from 'vitest';
import { NotEstablishedError } from '../../lib/law/parameters.ts';
import { reviewBatch } from '../../lib/review/review.ts';
import { regulation, statute } from '../support/law.ts';
import { aBatch, aGrant, aSeniorCenterRound, anApplication, on, usd } from '../support/records.ts';

// Grants that were reported in public, with the amounts as reported (reference/README.md). What the law makes of
// them was worked out by hand from § 10-504 and the regulation on the day that each case names.

describe('Westminster, 1993: a center of $4.7 million, awarded $300,000', () => {
  const center = { eligibleCost: usd('4,700,000'), projectId: 'WESTMINSTER', centerId: 'C-1' };

  // 1986 Ch. 471: 300,000 was the maximum, and still on 1993-09-29. Half of 4,700,000 is 2,350,000.
  it.each(['1993-07-01', '1993-09-29'])('is held to the cap of the day, $300,000, on %s', (decidedOn) => {
    const { asOfRight, binding } = statute(center, { decidedOn });
    expect(asOfRight).toBe(usd('300,000'));
    expect(binding).toEqual(['dollar_cap']);
  });

  // § 10-504(e) came in 2017.
  it('knows no limit of 15 years for its center', () => {
    expect(statute(center, { decidedOn: '1993-07-01' }).centerRoom).toBeNull();
  });

  it('would have had no established ceiling a day after the last known', () => {
    expect(() => statute(center, { decidedOn: '1993-09-30' })).toThrow(NotEstablishedError);
  });
});

describe('North Carroll, 2002: $495,000 in all, $195,000 from the State, first $63,750 paid', () => {
  const project = {
    eligibleCost: usd('495,000'),
    requestedGrant: usd('195,000'),
    projectId: 'NORTH-CARROLL',
    centerId: 'C-1',
  };
  const firstPart = aGrant({
    projectId: 'NORTH-CARROLL',
    centerId: 'C-1',
    approvedOn: on('2002-06-05'),
    amount: usd('63,750'),
  });

  it('has no established ceiling in 2002, and says for which days there is one', () => {
    expect(() => statute(project, { decidedOn: '2002-06-05' })).toThrow(/2002-06-05.*2007-08-06/);
  });

  // Half of 495,000, on the first day on which the cap of 800,000 is attested.
  it('could have had $247,500 in 2007, so that the State’s $195,000 is within the half', () => {
    expect(statute(project, { decidedOn: '2007-08-06' }).asOfRight).toBe(usd('247,500'));
  });

  // § 10-504(d): 247,500 − 63,750 = 183,750; the rest of 195,000 is 131,250, which is less.
  it('leaves $183,750 once the first $63,750 is paid, so that the other $131,250 still fits', () => {
    const { asOfRight, binding } = statute(project, { decidedOn: '2007-08-06', ledger: [firstPart] });
    expect(asOfRight).toBe(usd('183,750'));
    expect(binding).toEqual(['project_prior']);
  });

  // Regulation: the least of 600,000, half = 247,500, and G: 300,000 − 63,750 = 236,250.
  it('leaves $236,250 under G of the regulation', () => {
    const { asOfRight, binding } = regulation(project, { decidedOn: '2007-08-06', ledger: [firstPart] });
    expect(asOfRight).toBe(usd('236,250'));
    expect(binding).toEqual(['prior_grants_rule']);
  });
});

describe('South Carroll, 2000 to 2004: $375,000 planned, $176,376 granted and later returned', () => {
  const project = { eligibleCost: usd('375,000'), projectId: 'SOUTH-CARROLL', centerId: 'C-1' };
  const decidedOn = '2008-07-01';
  const ledger = [
    aGrant({
      projectId: 'SOUTH-CARROLL',
      centerId: 'C-1',
      approvedOn: on('2000-09-06'),
      amount: usd('176,376'),
      amountReturned: usd('176,376'),
    }),
  ];

  // Half of 375,000; R3: the returned grant counts zero and makes no limit.
  it('could be granted its half, $187,500, anew', () => {
    const { asOfRight, binding, projectPrior } = statute(project, { decidedOn, ledger });
    expect(asOfRight).toBe(usd('187,500'));
    expect(binding).toEqual(['half_of_unpaid']);
    expect(projectPrior).toMatchObject({ net: 0, gross: usd('176,376') });
  });

  // R3 = false: 187,500 − 176,376; and G: the lesser of 187,500 and 300,000 − 176,376 = 123,624.
  it('would have $11,124 left if a returned grant counted in full, and $123,624 under the regulation', () => {
    const gross = { decidedOn, ledger, readings: { countNetGrants: false } };
    expect(statute(project, gross).asOfRight).toBe(usd('11,124'));
    expect(statute(project, gross).projectPrior.net).toBe(usd('176,376'));
    expect(regulation(project, gross).asOfRight).toBe(usd('123,624'));
  });
});

describe('Washington County, 2012: $5.85 million, a block grant of $672,000, foundations $250,000', () => {
  const center = {
    eligibleCost: usd('5,850,000'),
    cdbgGrant: usd('672,000'),
    otherGrants: usd('250,000'),
    requestedGrant: usd('800,000'),
    projectId: 'WASHINGTON',
    centerId: 'C-1',
  };
  const firstPart = aGrant({
    projectId: 'WASHINGTON',
    centerId: 'C-1',
    approvedOn: on('2012-03-07'),
    amount: usd('600,000'),
  });
  const decidedOn = '2012-06-06';

  // (5,850,000 − 672,000) ÷ 2 = 2,589,000; the cap, in force since 2007, is 800,000.
  it('may have the $800,000 that it asks', () => {
    const { asOfRight, binding } = statute(center, { decidedOn });
    expect(asOfRight).toBe(usd('800,000'));
    expect(binding).toEqual(['dollar_cap']);
  });

  // Regulation A.
  it('may have $600,000 under the regulation, which is the first part', () => {
    expect(regulation(center, { decidedOn }).asOfRight).toBe(usd('600,000'));
  });

  // § 10-504(d): 800,000 − 600,000; G: 300,000 − 600,000.
  it('may have $200,000 after the first part of $600,000, and nothing under the regulation', () => {
    const setting = { decidedOn, ledger: [firstPart] };
    expect(statute(center, setting).asOfRight).toBe(usd('200,000'));
    expect(statute(center, setting).binding).toEqual(['project_prior']);
    expect(regulation(center, setting).asOfRight).toBe(0);
  });

  it('is recommended $600,000 and then $200,000, in two rounds', () => {
    const application = anApplication(center);
    const first = reviewBatch(
      aBatch({ applications: [{ ...application, requestedGrant: usd('600,000') }] }),
      aSeniorCenterRound({}, { decisionDate: on('2012-03-07') }),
    );
    const second = reviewBatch(
      aBatch({ applications: [application], ledger: [firstPart] }),
      aSeniorCenterRound({}, { decisionDate: on(decidedOn) }),
    );
    expect(first.programs[0]?.recommended).toBe(usd('600,000'));
    expect(second.programs[0]?.recommended).toBe(usd('200,000'));
    expect(second.programs[0]?.applications[0]?.reviewed.disputed).toBe(usd('200,000'));
  });

  // A cancelled grant counts nowhere.
  it('has its whole ceiling again when the site changes and the grant is lost', () => {
    const ledger = [{ ...firstPart, status: 'cancelled' as const }];
    const { asOfRight, projectPrior } = statute(center, { decidedOn: '2012-12-31', ledger });
    expect(asOfRight).toBe(usd('800,000'));
    expect(projectPrior).toMatchObject({ net: 0, gross: 0 });
  });
});
