import { describe, expect, it } from 'vitest';
import {
  boardRoute,
  involvesOne,
  largerGiven,
  noStateDebt,
  noStateFunds,
  reachesGrant,
  sayBoard,
  valueOfRenovated,
} from '../../lib/law/board.ts';
import type { Answer, Evidence } from '../../lib/model/evidence.ts';
import { aRecorder, theLaw } from '../support/law.ts';
import { aGrant, anApplication, usd } from '../support/records.ts';

// The Board route is alike in all texts: the contract, under `board`.

describe('the status of the Board route', () => {
  const right = usd('500,000');
  const most = usd('800,000');
  const value = usd('700,000');

  it.each<{ conditions: Record<string, Evidence>; status: Evidence; amount: string | null }>([
    { conditions: { a: 'met', b: 'met' }, status: 'met', amount: '700,000' },
    { conditions: { a: 'met', b: 'not_evidenced' }, status: 'not_evidenced', amount: '700,000' },
    { conditions: { a: 'met', b: 'not_met' }, status: 'not_met', amount: null },
    { conditions: { a: 'not_evidenced', b: 'not_met' }, status: 'not_met', amount: null },
    { conditions: { a: 'not_met', b: 'not_evidenced' }, status: 'not_met', amount: null },
  ])('is $status with the amount $amount where the conditions are $conditions', (given) => {
    const { conditions, status, amount } = given;
    const board = boardRoute(anApplication(), right, most, value, conditions);
    expect(board).toEqual({ status, amount: amount === null ? null : usd(amount), conditions });
  });

  it('shows no amount while the value is not evidenced', () => {
    const board = boardRoute(anApplication(), right, most, null, { property_value: 'not_evidenced' });
    expect(board).toMatchObject({ status: 'not_evidenced', amount: null });
  });

  it('bounds the amount by what the Board could grant, where the value is more', () => {
    const board = boardRoute(anApplication(), right, most, usd('900,000'), { a: 'met' });
    expect(board.amount).toBe(usd('800,000'));
  });

  it.each([
    { most: '500,000', why: 'equal to the ceiling as of right' },
    { most: '400,000', why: 'below it' },
  ])('is not applicable where the most that the Board could grant is $why', ({ most }) => {
    const conditions = { a: 'met', b: 'not_met' } as const;
    const board = boardRoute(anApplication(), right, usd(most), value, conditions);
    expect(board).toEqual({ status: 'not_applicable', amount: null, conditions });
  });

  it('is not applicable to a master plan', () => {
    const plan = anApplication({ projectTypes: ['master_plan'] });
    expect(boardRoute(plan, right, most, value, { a: 'met' }).status).toBe('not_applicable');
  });
});

describe('the kind of work', () => {
  it.each([
    { types: ['equipment', 'renovation'] as const, evidence: 'met' },
    { types: ['equipment'] as const, evidence: 'not_met' },
  ])('$types is $evidence where renovation or conversion is asked', ({ types, evidence }) => {
    const application = anApplication({ projectTypes: types });
    expect(involvesOne(application, ['renovation', 'conversion'])).toBe(evidence);
  });
});

describe('the value made available', () => {
  // It must equal or exceed the grant, and a grant by this route is above the ceiling as of right.
  it.each([
    { value: null, evidence: 'not_evidenced' },
    { value: usd('499,999.99'), evidence: 'not_met' },
    { value: usd('500,000'), evidence: 'not_met' },
    { value: usd('500,000.01'), evidence: 'met' },
  ])('of $value cents is $evidence above a ceiling of 500,000', ({ value, evidence }) => {
    expect(reachesGrant(value, usd('500,000'))).toBe(evidence);
  });

  it('is the larger of two, of those given', () => {
    expect(largerGiven(usd('1'), usd('2'))).toBe(usd('2'));
    expect(largerGiven(usd('2'), usd('1'))).toBe(usd('2'));
    expect(largerGiven(null, usd('1'))).toBe(usd('1'));
    expect(largerGiven(usd('1'), null)).toBe(usd('1'));
    expect(largerGiven(null, null)).toBeNull();
  });

  it('counts the value of the center only where renovation is among the types', () => {
    const centerValue = usd('900,000');
    expect(valueOfRenovated(anApplication({ centerValue, projectTypes: ['renovation'] }))).toBe(centerValue);
    expect(valueOfRenovated(anApplication({ centerValue, projectTypes: ['conversion'] }))).toBeNull();
  });
});

describe('no State funds used', () => {
  const ledger = [aGrant({ centerId: 'C-1' })];

  it.each<{ answer: Answer; inLedger: boolean; evidence: Evidence }>([
    { answer: 'no', inLedger: false, evidence: 'met' },
    { answer: 'yes', inLedger: false, evidence: 'not_met' },
    { answer: null, inLedger: false, evidence: 'not_evidenced' },
    { answer: 'no', inLedger: true, evidence: 'not_met' },
    { answer: 'yes', inLedger: true, evidence: 'not_met' },
  ])('is $evidence where the answer is $answer and a grant is in the ledger: $inLedger', (given) => {
    const { answer, inLedger, evidence } = given;
    const application = anApplication({ stateFundsUsed: answer, centerId: 'C-1' });
    const { prior } = theLaw({ ledger: inLedger ? ledger : [] });
    expect(noStateFunds(application, prior)).toBe(evidence);
  });
});

describe('no State debt', () => {
  it.each<{ answer: Answer; evidence: Evidence }>([
    { answer: 'no', evidence: 'met' },
    { answer: 'yes', evidence: 'not_met' },
    { answer: null, evidence: 'not_evidenced' },
  ])('is $evidence where the answer is $answer', ({ answer, evidence }) => {
    expect(noStateDebt(anApplication({ stateBondedDebt: answer }))).toBe(evidence);
  });
});

describe('the trace of the Board route', () => {
  const clauses = { amount: '(b)', project_type: ['(b)(1)', 'project_type'] };

  it('tells each condition under its clause, the outcome and the amount', () => {
    const recorder = aRecorder();
    const conditions = { project_type: 'met' } as const;
    sayBoard({ status: 'met', amount: usd('700,000'), conditions }, clauses, recorder);
    expect(recorder.steps.map(({ clause, value }) => [clause, value])).toEqual([
      ['(b)(1)', 'met'],
      ['(b)', 'met'],
      ['(b)', usd('700,000')],
    ]);
  });

  it('names no amount where there is none', () => {
    const recorder = aRecorder();
    sayBoard({ status: 'not_applicable', amount: null, conditions: {} }, clauses, recorder);
    expect(recorder.steps.map(({ value }) => value)).toEqual(['nothing above the ceiling as of right']);
  });
});
