import { describe, expect, it } from 'vitest';
import { eligibilityOf, isLate } from '../../lib/review/eligibility.ts';
import { aRound, anApplication, anAssistedLivingApplication, on } from '../support/records.ts';

const round = aRound({ receiptDeadline: on('2026-05-15') });

describe('late', () => {
  it.each([
    { receivedOn: '2026-05-14', late: false },
    { receivedOn: '2026-05-15', late: false },
    { receivedOn: '2026-05-16', late: true },
  ])('is $late for $receivedOn with a deadline of 2026-05-15', ({ receivedOn, late }) => {
    expect(isLate(receivedOn, round)).toBe(late);
  });

  it('is nobody where there is no deadline', () => {
    expect(isLate('2099-01-01', aRound())).toBe(false);
  });
});

describe('whether an application may be ranked', () => {
  it('is yes for a senior center in time', () => {
    expect(eligibilityOf(anApplication(), round)).toEqual({ state: 'eligible', reasons: [], conditions: [] });
  });

  // (b) and (h) are of § 24-1004 and do not concern senior centers.
  it('does not ask a senior center for a certificate or for sectarian use', () => {
    const application = anApplication({ surplusBuildingCertified: 'no', sectarianUse: 'yes' });
    expect(eligibilityOf(application, round).state).toBe('eligible');
  });

  it('is no for a late one, whatever else is outstanding', () => {
    const late = { receivedOn: on('2026-05-16') };
    const held = anAssistedLivingApplication({ ...late, projectTypes: ['construction'], sectarianUse: null });
    expect(eligibilityOf(held, round)).toEqual({ state: 'not_eligible', reasons: ['late'], conditions: [] });
  });

  it('gives every reason of one that is late and sectarian', () => {
    const late = { receivedOn: on('2026-05-16') };
    const { state, reasons } = eligibilityOf(
      anAssistedLivingApplication({ ...late, sectarianUse: 'yes' }),
      round,
    );
    expect(state).toBe('not_eligible');
    expect([...reasons].sort()).toEqual(['late', 'sectarian_use']);
  });
});
