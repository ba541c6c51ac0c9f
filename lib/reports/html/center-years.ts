import { DOES_ROOM_LIMIT } from '../../law/say-room.ts';
import type { SeniorCenterStatuteResult } from '../../law/senior-center-statute.ts';
import { isMasterPlan } from '../../model/application.ts';
import { formatDollars } from '../../model/money.ts';
import { MOST_SOURCES, type Step } from '../../review/recorder.ts';
import type { ReviewedApplication } from '../../review/reviewed-application.ts';
import { dollarsOr } from './figures.ts';
import { type Html, h } from './markup.ts';
import { facts, row, table } from './table.ts';

/** The center's 15 years under § 10-504(e): what counts, what room is left, and when room returns. */
export function centerYears(
  { application }: ReviewedApplication,
  { centerRoom: room }: SeniorCenterStatuteResult,
  steps: readonly Step[],
): Html {
  const title = h`<h4>The center’s 15 years, § 10-504(e)</h4>
`;
  if (isMasterPlan(application))
    return h`${title}<p>A master plan does not count in the center’s 15 years.</p>
`;
  if (room === null)
    return h`${title}<p>No such rule held on the decision date.</p>
`;
  const limits = steps.find(({ label }) => label === DOES_ROOM_LIMIT);
  return h`${title}${
    application.centerKey === null
      ? h`<p>No center is named, so no grant of the ledger is set against this one.</p>
`
      : null
  }${facts([
    ['Counted in the fullest window', formatDollars(room.counted)],
    ['Room on the decision date', formatDollars(room.room)],
    ['Does it limit this grant?', limits?.value ?? null],
    [
      'Room returns',
      room.returnsOn === null
        ? 'nothing is to return'
        : `on ${room.returnsOn}, when the room is ${dollarsOr(room.roomThen)}`,
    ],
  ])}${grantTable(room.grants)}`;
}

type Counted = NonNullable<SeniorCenterStatuteResult['centerRoom']>['grants'];

function grantTable(grants: Counted): Html | null {
  if (grants.length === 0) return null;
  const more = grants.length - MOST_SOURCES;
  return table({
    kind: 'grants',
    caption: 'Grants counted in that window',
    head: ['Grant', 'Approved', 'Awarded', 'Counted'],
    rows: [
      ...grants
        .slice(0, MOST_SOURCES)
        .map(({ grant, counted }) =>
          row(grant.grantId, grant.approvedOn, formatDollars(grant.amount), formatDollars(counted)),
        ),
      ...(more > 0 ? [row(`and ${more} more of the ledger`, '', '', '')] : []),
    ],
  });
}
