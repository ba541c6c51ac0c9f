import { whole } from './limits.ts';
import { centerLimit } from './parameters.ts';
import type { Trace } from './trace.ts';
import type { CenterRoom, CountedGrant } from './window.ts';

export const ROOM = 'Room in the center’s 15 years';
const COUNTED = 'Grants to the center in the fullest 15-year window, master plans left out';
export const DOES_ROOM_LIMIT = 'Does that room limit this grant?';
const NONE = [
  'no grant in such a window counts (master plans and grants that were returned or cancelled do not)',
];
const LEAVES = 'Next day on which one of these grants leaves';

/** Tells the room of § 10-504(e), which grant makes it limit this one, and when it returns. */
export function sayRoom(room: CenterRoom | null, becauseOf: readonly CountedGrant[], say: Trace): void {
  if (room === null) {
    say.note('§ 10-504(e)', ROOM, [centerLimit], 'no such rule on the decision date');
    return;
  }
  const { grants } = room;
  say.money('§ 10-504(e)', COUNTED, grants.length === 0 ? NONE : grants, whole(room.counted));
  say.money('§ 10-504(e)', ROOM, [centerLimit, COUNTED], whole(room.room));
  const limits = becauseOf.length > 0;
  say.note('§ 10-504(e)', DOES_ROOM_LIMIT, limits ? becauseOf : IDS, limits ? YES : NO);
  if (room.returnsOn === null || room.roomThen === null) return;
  say.note('§ 10-504(e)', LEAVES, grants.slice(0, 1), room.returnsOn);
  say.money('§ 10-504(e)', 'Room on that day', [LEAVES], whole(room.roomThen));
}
const IDS = ['center_id', 'project_id'];
const YES = 'yes: the ledger holds a grant to the center for a different project';
const NO = 'no: the ledger holds no grant to the center for a different project';
