import { describe, expect, it } from 'vitest';
import type { Application } from '../../lib/model/application.ts';
import type { Grant } from '../../lib/model/grant.ts';
import {
  type ApplicationFacts,
  aGrant,
  aRound,
  anApplication,
  anAssistedLivingApplication,
  usd,
} from '../support/records.ts';
import { reviewOf } from '../support/review.ts';

const notes = (application: Application, ledger: readonly Grant[] = []) =>
  reviewOf([application], aRound(), { ledger }).notes;
const codes = (application: Application, ledger: readonly Grant[] = []) =>
  notes(application, ledger).map(({ code }) => code);

describe('a request above the ceiling', () => {
  it('is a note, never an error, with the ceiling and the difference', () => {
    const found = notes(anApplication({ row: 7, requestedGrant: usd('600,000.50') }));
    expect(found).toMatchObject([
      {
        code: 'L501',
        severity: 'note',
        file: 'applications',
        row: 7,
        applicationId: 'A-001',
        column: 'requested_grant',
        value: '600000.50',
        difference: '100000.50',
      },
    ]);
    expect(found[0]?.expected).toContain('500000.00');
    expect(found[0]?.message).toContain('$600,000.50');
    expect(found[0]?.message).toContain('$500,000.00');
  });

  it('is none where the ceiling is asked', () => {
    expect(codes(anApplication({ requestedGrant: usd('500,000') }))).toEqual([]);
  });

  it('is one in assisted living as well', () => {
    expect(codes(anAssistedLivingApplication({ requestedGrant: usd('500,000.01') }))).toEqual(['L501']);
  });
});

describe('a kind of work that sentence A of the regulation does not name', () => {
  it('is a note', () => {
    const found = notes(anApplication({ projectTypes: ['renovation', 'improvement'] }));
    expect(found).toMatchObject([{ code: 'L502', severity: 'note', column: 'project_type' }]);
    expect(found[0]?.message).toContain('improvement');
  });

  it('is none in assisted living, which the regulation does not concern', () => {
    expect(codes(anAssistedLivingApplication({ projectTypes: ['improvement'] }))).toEqual([]);
  });
});

describe('an answer that the ledger contradicts', () => {
  const ledger = [aGrant({ grantId: 'G-77', centerId: 'C-1' })];
  const at = (facts: ApplicationFacts) => anApplication({ centerId: 'C-1', ...facts });

  it('that no State funds were used is a question, which names the grant', () => {
    const found = notes(at({ stateFundsUsed: 'no' }), ledger);
    expect(found).toMatchObject([{ code: 'Q501', severity: 'question', column: 'state_funds_used' }]);
    expect(found[0]?.message).toContain('G-77');
  });

  it.each<{ what: string; facts: ApplicationFacts; grants: Grant[] }>([
    { what: 'State funds were used', facts: { stateFundsUsed: 'yes' }, grants: ledger },
    { what: 'the answer is blank', facts: { stateFundsUsed: null }, grants: ledger },
    { what: 'the grant went elsewhere', facts: { stateFundsUsed: 'no', centerId: 'C-2' }, grants: ledger },
    { what: 'the ledger is empty', facts: { stateFundsUsed: 'no' }, grants: [] },
  ])('is none where $what', ({ facts, grants }) => {
    expect(codes(at(facts), grants)).toEqual([]);
  });

  it('is asked in assisted living as well', () => {
    const facility = anAssistedLivingApplication({ centerId: 'C-1', stateFundsUsed: 'no' });
    expect(codes(facility, ledger)).toEqual(['Q501']);
  });
});
