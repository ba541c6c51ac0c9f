import { describe, expect, it } from 'vitest';
import { saySum } from '../../lib/law/say-sum.ts';
import { aRecorder, theLaw } from '../support/law.ts';
import { type GrantFacts, aGrant, usd } from '../support/records.ts';

const told = (...grants: GrantFacts[]) => {
  const ledger = grants.map((facts) => aGrant({ projectId: 'P-1', ...facts }));
  const recorder = aRecorder();
  const sum = theLaw({ ledger }).prior.toProject('senior_center', 'P-1');
  saySum('§ 10-504(d)', 'Earlier grants', sum, recorder);
  return recorder.steps.map(({ clause, value }) => [clause, value]);
};

describe('a sum of earlier grants in a worked sum', () => {
  it('is told net, under its clause', () => {
    expect(told({ amount: usd('100,000') })).toEqual([['§ 10-504(d)', usd('100,000')]]);
  });

  // R3: the gross sum is shown beside it.
  it('is told gross as well where something was returned', () => {
    expect(told({ amount: usd('176,376'), amountReturned: usd('176,376') })).toEqual([
      ['§ 10-504(d)', usd('176,376')],
      ['§ 10-504(d)', 0],
    ]);
  });

  // Later steps name the sum among their sources, so it is told even when it is nothing.
  it('is told as nothing where there is no grant', () => {
    expect(told()).toEqual([['§ 10-504(d)', 0]]);
  });
});
