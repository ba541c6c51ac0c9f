import { describe, expect, it } from 'vitest';
import { workedSums } from '../../lib/review/worked-sum.ts';
import { theLaw } from '../support/law.ts';
import { aGrant, anApplication, anAssistedLivingApplication, on, usd } from '../support/records.ts';

describe('the worked sums of an application', () => {
  // The third worked case of the page on the law.
  const application = anApplication({
    eligibleCost: usd('1,900,000'),
    federalGrant: usd('300,000'),
    projectId: 'P-2',
    centerId: 'C-1',
  });
  const law = theLaw({
    ledger: [
      aGrant({ projectId: 'P-1', centerId: 'C-1', approvedOn: on('2014-05-07'), amount: usd('250,000') }),
    ],
  });

  it('are one for each text that bears on it', () => {
    expect([...workedSums(application, law).keys()]).toEqual([
      'senior-center-statute',
      'senior-center-regulation',
    ]);
    expect([...workedSums(anAssistedLivingApplication(), law).keys()]).toEqual(['assisted-living-statute']);
  });

  it('hold the amounts that a person would work out', () => {
    const steps = workedSums(application, law).get('senior-center-statute') ?? [];
    const values = steps.map(({ clause, value }) => `${clause} ${value}`);
    for (const line of [
      '§ 10-504(a)(1) 1600000.00',
      '§ 10-504(a)(2) 800000.00',
      '§ 10-504(e) 250000.00',
      '§ 10-504(e) 550000.00',
      '§ 10-504(e) 2029-05-07',
    ])
      expect(values).toContain(line);
  });

  it('show half cents until the ceiling is rounded down', () => {
    const odd = anApplication({ eligibleCost: usd('100,000.01') });
    const values = (workedSums(odd, law).get('senior-center-statute') ?? []).map(({ value }) => value);
    expect(values).toContain('50000.005');
    expect(values).toContain('50000.00');
  });
});
