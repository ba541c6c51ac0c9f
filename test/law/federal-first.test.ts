import { describe, expect, it } from 'vitest';
import { federalGrants, unpaidAfterFederal } from '../../lib/law/federal-first.ts';
import { silent } from '../../lib/law/trace.ts';
import { aRecorder, theLaw } from '../support/law.ts';
import { anApplication, usd } from '../support/records.ts';

// § 10-504(a)(1): any federal grant is applied first. R2: a community development block grant is one.

const project = anApplication({
  eligibleCost: usd('1,000,000'),
  federalGrant: usd('300,000'),
  cdbgGrant: usd('50,000'),
  otherGrants: usd('200,000'),
});

describe.each([
  { reading: 'R2', cdbgIsFederal: true, federal: '350,000', unpaid: '650,000' },
  { reading: 'R2 = false', cdbgIsFederal: false, federal: '300,000', unpaid: '700,000' },
])('under $reading', ({ cdbgIsFederal, federal, unpaid }) => {
  const law = theLaw({ readings: { cdbgIsFederal } });

  it(`federal grants come to ${federal}; grants of others are not among them`, () => {
    expect(federalGrants(project, law)).toBe(usd(federal));
  });

  it(`${unpaid} of 1,000,000 remains unpaid`, () => {
    expect(unpaidAfterFederal(project, law, '§', silent)).toBe(usd(unpaid));
  });
});

describe('what remains unpaid', () => {
  it('is never below zero', () => {
    const overpaid = anApplication({ eligibleCost: usd('100,000'), federalGrant: usd('100,000.01') });
    expect(unpaidAfterFederal(overpaid, theLaw(), '§', silent)).toBe(0);
  });

  it('takes a blank block grant for none', () => {
    const blank = anApplication({ eligibleCost: usd('100,000'), cdbgGrant: null });
    expect(unpaidAfterFederal(blank, theLaw(), '§', silent)).toBe(usd('100,000'));
  });

  it('is told to the trace under the clause that asks', () => {
    const recorder = aRecorder();
    unpaidAfterFederal(project, theLaw(), '§ 10-504(a)(1)', recorder);
    expect(recorder.steps).toMatchObject([{ clause: '§ 10-504(a)(1)', value: usd('650,000') }]);
  });
});
