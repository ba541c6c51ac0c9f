import { describe, expect, it } from 'vitest';
import {
  BoardRule,
  involvesOne,
  largerGiven,
  noStateDebt,
  noStateFunds,
  reachesGrant,
  valueOfRenovated,
} from '../../lib/law/board.ts';
import type { Answer, Evidence } from '../../lib/model/evidence.ts';
import type { Application } from '../../lib/model/application.ts';
import type { Cents } from '../../lib/model/money.ts';
import { aRecorder, theLaw } from '../support/law.ts';
import { aGrant, anApplication, usd } from '../support/records.ts';

// The Board route is alike in all texts: the contract, under `board`.

const RULE = new BoardRule('§ 10-504(b)', [
  { name: 'project_type', clause: '§ 10-504(b)(1)', columns: ['project_type'] },
  { name: 'residual_value', clause: '§ 10-504(b)(3)', columns: ['residual_value'] },
]);

interface Facts {
  readonly most?: string;
  readonly value?: Cents | null;
  readonly evidence?: readonly [Evidence, Evidence];
  readonly application?: Application;
}

/** 500,000 as of right; 800,000 by the Board if the value of 700,000 set no bound. */
function decided({ most = '800,000', value = usd('700,000'), ...more }: Facts) {
  const { evidence = ['met', 'met'], application = anApplication() } = more;
  return RULE.decide(application, usd('500,000'), usd(most), value, evidence);
}

describe('the status of the Board route', () => {
  it.each<{ evidence: [Evidence, Evidence]; status: Evidence; amount: string | null }>([
    { evidence: ['met', 'met'], status: 'met', amount: '700,000' },
    { evidence: ['met', 'not_evidenced'], status: 'not_evidenced', amount: '700,000' },
    { evidence: ['not_evidenced', 'met'], status: 'not_evidenced', amount: '700,000' },
    { evidence: ['met', 'not_met'], status: 'not_met', amount: null },
    { evidence: ['not_evidenced', 'not_met'], status: 'not_met', amount: null },
    { evidence: ['not_met', 'not_evidenced'], status: 'not_met', amount: null },
  ])('is $status with the amount $amount where the conditions are $evidence', (given) => {
    const { evidence, status, amount } = given;
    expect(decided({ evidence })).toEqual({
      status,
      amount: amount === null ? null : usd(amount),
      conditions: { project_type: evidence[0], residual_value: evidence[1] },
    });
  });

  it('shows no amount while the value is not evidenced', () => {
    const board = decided({ value: null, evidence: ['met', 'not_evidenced'] });
    expect(board).toMatchObject({ status: 'not_evidenced', amount: null });
  });

  it('bounds the amount by what the Board could grant, where the value is more', () => {
    expect(decided({ value: usd('900,000') }).amount).toBe(usd('800,000'));
  });

  it.each([
    { most: '500,000', why: 'equal to the ceiling as of right' },
    { most: '400,000', why: 'below it' },
  ])('is not applicable where the most that the Board could grant is $why', ({ most }) => {
    expect(decided({ most, evidence: ['met', 'not_met'] })).toEqual({
      status: 'not_applicable',
      amount: null,
      conditions: { project_type: 'met', residual_value: 'not_met' },
    });
  });

  it('is not applicable to a master plan', () => {
    const application = anApplication({ projectTypes: ['master_plan'] });
    expect(decided({ application })).toMatchObject({ status: 'not_applicable', amount: null });
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
  it('tells each condition under its clause, the outcome and the amount', () => {
    const recorder = aRecorder();
    RULE.say(decided({ evidence: ['met', 'not_evidenced'] }), [], recorder);
    expect(recorder.steps.map(({ clause, value }) => [clause, value])).toEqual([
      ['§ 10-504(b)(1)', 'met'],
      ['§ 10-504(b)(3)', 'not_evidenced'],
      ['§ 10-504(b)', 'not_evidenced'],
      ['§ 10-504(b)', usd('700,000')],
    ]);
  });

  it('names no amount where there is none', () => {
    const recorder = aRecorder();
    RULE.say(decided({ most: '500,000' }), [], recorder);
    expect(recorder.steps.map(({ value }) => value)).toEqual([
      'met',
      'met',
      'nothing above the ceiling as of right',
    ]);
  });
});
