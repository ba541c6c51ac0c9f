import { describe, expect, it } from 'vitest';
import { applyTexts, dollarsInDispute, governingCeiling } from '../../lib/review/texts.ts';
import { theLaw } from '../support/law.ts';
import {
  type ApplicationFacts,
  anApplication,
  anAssistedLivingApplication,
  usd,
} from '../support/records.ts';

const texts = (facts: ApplicationFacts) => applyTexts(anApplication(facts), theLaw());

describe('the texts that bear on an application', () => {
  it('are statute and regulation for a senior center', () => {
    const results = texts({ eligibleCost: usd('5,000,000') });
    expect(results).toMatchObject({
      program: 'senior_center',
      statute: { asOfRight: usd('800,000') },
      regulation: { asOfRight: usd('600,000') },
    });
  });

  it('are the one statute for assisted living', () => {
    const results = applyTexts(anAssistedLivingApplication(), theLaw());
    expect(results.program).toBe('assisted_living');
    expect(results.statute.asOfRight).toBe(usd('500,000'));
  });
});

describe('the dollars in dispute', () => {
  it.each<{ what: string; facts: ApplicationFacts; dollars: string }>([
    { what: 'the statute allows more', facts: { eligibleCost: usd('5,000,000') }, dollars: '200,000' },
    {
      // 400,000 against 500,000.
      what: 'the regulation allows more',
      facts: { federalGrant: usd('200,000'), federalLawContrary: 'yes' },
      dollars: '100,000',
    },
    { what: 'they agree', facts: {}, dollars: '0' },
  ])('are $dollars where $what', ({ facts, dollars }) => {
    expect(dollarsInDispute(texts(facts))).toBe(usd(dollars));
  });

  it('are none in assisted living', () => {
    expect(dollarsInDispute(applyTexts(anAssistedLivingApplication(), theLaw()))).toBe(0);
  });
});

describe('the ceiling that governs (R4)', () => {
  const large = texts({ eligibleCost: usd('5,000,000') });

  it('is the statute’s', () => {
    expect(governingCeiling(large, 'statute', false)).toMatchObject({
      asOfRight: usd('800,000'),
      payable: usd('800,000'),
      binding: ['dollar_cap'],
    });
  });

  it('is the lower of the two under "stricter"', () => {
    expect(governingCeiling(large, 'stricter', false)).toMatchObject({
      asOfRight: usd('600,000'),
      payable: usd('600,000'),
    });
  });

  it('is the statute’s under "stricter" where both are equal', () => {
    const results = texts({});
    expect(governingCeiling(results, 'stricter', false).board.conditions).toHaveProperty('residual_value');
  });
});
