import { describe, expect, it } from 'vitest';
import { indexLedger } from '../../lib/law/prior-grants.ts';
import { aGrant, aRound, usd } from '../support/records.ts';

describe('the ledger', () => {
  // Same grants, same run: the hash of a ledger does not know the order of its rows, so no sum may show it.
  it('gives its grants in order of id, whatever the order of its rows', () => {
    const grants = ['G-2', 'G-1', 'G-3'].map((grantId) => aGrant({ grantId, projectId: 'P-1' }));
    for (const ledger of [grants, [...grants].reverse()]) {
      const { grants: told } = indexLedger(ledger, aRound()).toProject('senior_center', 'P-1');
      expect(told.map(({ grant }) => grant.grantId)).toEqual(['G-1', 'G-2', 'G-3']);
    }
  });

  // "Ids are compared without regard to case or spaces": a slip must not leave a grant uncharged.
  it.each(['FY2027', 'fy2027', 'FY 2027'])('charges a grant of round %j to the round FY2027', (round) => {
    const ledger = [aGrant({ round, amount: usd('100,000') })];
    expect(indexLedger(ledger, aRound({ id: 'FY2027' })).chargedToRound('senior_center')).toBe(
      usd('100,000'),
    );
  });

  it('charges nothing of another round', () => {
    const ledger = [aGrant({ round: 'FY2026', amount: usd('100,000') })];
    expect(indexLedger(ledger, aRound({ id: 'FY2027' })).chargedToRound('senior_center')).toBe(0);
  });
});
