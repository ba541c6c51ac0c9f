import { describe, expect, it } from 'vitest';
import { sayRoom } from '../../lib/law/say-room.ts';
import type { CenterRoom, CountedGrant } from '../../lib/law/window.ts';
import { aRecorder, theLaw } from '../support/law.ts';
import { aGrant, on, usd } from '../support/records.ts';

const told = (room: CenterRoom | null, becauseOf: readonly CountedGrant[]) => {
  const recorder = aRecorder();
  sayRoom(room, becauseOf, recorder);
  for (const { clause } of recorder.steps) expect(clause).toBe('§ 10-504(e)');
  return recorder.steps.map(({ value }) => value);
};

describe('the room of a center in a worked sum', () => {
  const ledger = [aGrant({ centerId: 'C-1', approvedOn: on('2014-05-07'), amount: usd('250,000') })];
  const room = theLaw({ ledger }).roomOf('id:C-1');

  it('is told with what was counted, and with the day and the room of its return', () => {
    expect(told(room, room?.grants ?? [])).toEqual([
      usd('250,000'),
      usd('550,000'),
      expect.stringMatching(/^yes/),
      '2029-05-07',
      usd('800,000'),
    ]);
  });

  it('is told also where it does not limit the grant, and that it does not', () => {
    expect(told(room, [])).toContainEqual(expect.stringMatching(/^no/));
  });

  it('names no day of return where nothing was counted', () => {
    expect(told(theLaw().roomOf('id:C-1'), [])).toHaveLength(3);
  });

  it('is said to be under no rule before there was one', () => {
    const before = theLaw({ decidedOn: '2017-09-30' }).roomOf('id:C-1');
    expect(told(before, [])).toEqual([expect.stringContaining('no such rule')]);
  });
});
