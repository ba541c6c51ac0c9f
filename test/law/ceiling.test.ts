import { describe, expect, it } from 'vitest';
import { ceilingAsOfRight } from '../../lib/law/ceiling.ts';
import { bind, whole } from '../../lib/law/limits.ts';
import { aRecorder } from '../support/law.ts';
import { half } from '../support/quarters.ts';
import { usd } from '../support/records.ts';

describe('the ceiling as of right', () => {
  // "May not exceed" leaves no room for a cent more.
  it('is the least limit rounded down to the cent', () => {
    const bound = bind({ half_of_unpaid: half(usd('100,000.01')) });
    expect(ceilingAsOfRight(bound, '§', aRecorder())).toBe(usd('50,000.00'));
  });

  it('tells the trace which limits bind and by how much they are below the next', () => {
    const recorder = aRecorder();
    const bound = bind({ dollar_cap: whole(usd('800,000')), half_of_unpaid: half(usd('100,000.01')) });
    ceilingAsOfRight(bound, '§ 10-504(a)', recorder);
    expect(recorder.steps.map(({ clause, value }) => [clause, value])).toEqual([
      ['§ 10-504(a)', 'half_of_unpaid'],
      ['§ 10-504(a)', usd('749,999.99') + 0.5], // 800,000 − 50,000.005
      ['§ 10-504(a)', usd('50,000.00')],
    ]);
  });

  it('tells of all equal limits, and of no next where there is none', () => {
    const recorder = aRecorder();
    const same = whole(usd('800,000'));
    ceilingAsOfRight(bind({ dollar_cap: same, half_of_unpaid: same }), '§', recorder);
    expect(recorder.steps.map(({ value }) => value)).toEqual(['dollar_cap, half_of_unpaid', usd('800,000')]);
  });
});
