import { describe, expect, it } from 'vitest';
import { whole } from '../../lib/law/limits.ts';
import { dollarCap } from '../../lib/law/parameters.ts';
import { Recorder, formatQuarters } from '../../lib/review/recorder.ts';
import { half } from '../support/quarters.ts';
import { aGrant, anApplication, on, usd } from '../support/records.ts';

const recorder = () =>
  new Recorder(anApplication({ row: 7, eligibleCost: usd('1,900,000') }), on('2026-07-01'));

describe('an amount in a step', () => {
  it.each([
    { amount: whole(usd('1,600,000')), shown: '1600000.00' },
    { amount: whole(usd('0.05')), shown: '0.05' },
    { amount: whole(usd('0')), shown: '0.00' },
    { amount: half(usd('100,000.01')), shown: '50000.005' },
    { amount: half(usd('0.01')), shown: '0.005' },
    { amount: half(usd('0.02')), shown: '0.01' },
  ])('is written $shown', ({ amount, shown }) => {
    expect(formatQuarters(amount)).toBe(shown);
  });
});

describe('the inputs of a step', () => {
  it('are the cells of the upload, with their values and the row', () => {
    const record = recorder();
    record.money('§', 'label', ['eligible_cost', 'cdbg_grant'], whole(usd('1')));
    const [first = '', second = ''] = record.steps[0]?.inputs ?? [];
    expect(first).toContain('eligible_cost');
    expect(first).toContain('1900000.00');
    expect(first).toContain('7');
    expect(second).toContain('cdbg_grant');
    expect(second).toContain('blank');
  });

  it('are the grants of the ledger, with what was returned', () => {
    const record = recorder();
    const grant = aGrant({ grantId: 'G-9', amount: usd('176,376'), amountReturned: usd('176,376') });
    record.money('§', 'label', [grant], whole(usd('0')));
    const [input = ''] = record.steps[0]?.inputs ?? [];
    for (const part of ['G-9', '2020-01-01', '176376.00', 'returned']) expect(input).toContain(part);
  });

  it('are the figures of law on the decision date, with their citation', () => {
    const record = recorder();
    record.money('§', 'label', [dollarCap], whole(usd('800,000')));
    const [input = ''] = record.steps[0]?.inputs ?? [];
    for (const part of ['§ 10-504(a)(2)', '2026-07-01', '800000.00']) expect(input).toContain(part);
  });

  it('are the labels of earlier steps, as they are', () => {
    const record = recorder();
    record.note('§ 1', 'label', ['Some earlier step'], 'words');
    expect(record.steps).toEqual([
      { label: 'label', clause: '§ 1', inputs: ['Some earlier step'], value: 'words' },
    ]);
  });
});
