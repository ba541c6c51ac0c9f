import { describe, expect, it } from 'vitest';
import { whole } from '../../lib/law/limits.ts';
import { silent } from '../../lib/law/trace.ts';
import { aRecorder, assistedLiving, regulation, statute } from '../support/law.ts';
import { aGrant, usd } from '../support/records.ts';

const application = {
  eligibleCost: usd('1,900,000'),
  federalGrant: usd('300,000'),
  projectId: 'P-2',
  centerId: 'C-1',
  propertyValue: usd('900,000'),
};
const ledger = [
  aGrant({ centerId: 'C-1', projectId: 'P-1', amount: usd('250,000') }),
  aGrant({ centerId: 'C-1', projectId: 'P-2', amount: usd('100,000') }),
];

describe('the silent trace', () => {
  it('takes every kind of step without a word', () => {
    expect(() => {
      silent.money('§', 'a sum', [], whole(usd('1')));
      silent.condition('§', 'a condition', [], 'met');
      silent.note('§', 'a note', [], 'words');
    }).not.toThrow();
  });
});

describe.each([
  { text: '§ 10-504', run: statute, opens: '§ 10-504' },
  { text: 'the regulation', run: regulation, opens: 'Regulation ' },
  { text: '§ 24-1004', run: assistedLiving, opens: '§ 24-1004' },
])('a trace of $text', ({ run, opens }) => {
  it('changes nothing of the result', () => {
    expect(run(application, { ledger, say: aRecorder() })).toEqual(run(application, { ledger }));
  });

  it('cites a clause of that text for every step', () => {
    const say = aRecorder();
    run(application, { ledger, say });
    expect(say.steps.length).toBeGreaterThan(3);
    for (const { clause } of say.steps) expect(clause.startsWith(opens)).toBe(true);
  });

  it('holds the ceiling as of right', () => {
    const say = aRecorder();
    const { asOfRight } = run(application, { ledger, say });
    expect(say.steps.map(({ value }) => value)).toContain(asOfRight);
  });
});

describe('the trace of § 10-504', () => {
  // Unpaid 1,600,000; half 800,000; less 100,000 of this project 700,000; room 800,000 − 350,000 = 450,000.
  it('tells the worked sum: unpaid, half, what is left for the project, the room, what binds and by how much', () => {
    const say = aRecorder();
    statute(application, { ledger, say });
    const told = say.steps.map(({ clause, value }) => [clause, value]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['§ 10-504(a)(1)', usd('1,600,000')],
        ['§ 10-504(a)(2)', usd('800,000')],
        ['§ 10-504(d)', usd('100,000')],
        ['§ 10-504(d)', usd('700,000')],
        ['§ 10-504(e)', usd('350,000')],
        ['§ 10-504(e)', usd('450,000')],
        ['§ 10-504(a), (d), (e)', 'center_room'],
        ['§ 10-504(a), (d), (e)', usd('250,000')],
        ['§ 10-504(a), (d), (e)', usd('450,000')],
      ]),
    );
  });
});
