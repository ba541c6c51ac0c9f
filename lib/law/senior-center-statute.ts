import { type Application, isMasterPlan } from '../model/application.ts';
import type { Evidence } from '../model/evidence.ts';
import { type Cents, ZERO, add, least, remainder } from '../model/money.ts';
import type { ProjectType } from '../model/program.ts';
import { type BoardRoute, boardRoute, involvesOne, reachesGrant, sayBoard } from './board.ts';
import { ceilingAsOfRight } from './ceiling.ts';
import { UNPAID, unpaidAfterFederal } from './federal-first.ts';
import type { LawOfRound } from './law-of-round.ts';
import { type Bound, type LimitName, type Quarters, bind, half, less, whole } from './limits.ts';
import { centerLimit, dollarCap, planCap } from './parameters.ts';
import type { PriorSum } from './prior-grants.ts';
import type { Trace } from './trace.ts';
import type { CenterRoom } from './window.ts';

/** Md. Code, Human Services § 10-504, clause by clause. */
export interface SeniorCenterStatuteResult {
  readonly asOfRight: Cents;
  readonly binding: readonly LimitName[];
  readonly board: BoardRoute;
  readonly projectPrior: PriorSum;
  /** Null for a master plan, which does not count in the center's 15 years, and before the rule existed. */
  readonly centerRoom: CenterRoom | null;
}

const BOARD_KINDS: readonly ProjectType[] = [
  'conversion',
  'acquisition',
  'renovation',
  'construction',
  'improvement',
];

const CAP_OR_HALF = 'Lesser of the dollar cap and half of what is unpaid';

export function seniorCenterStatute(
  application: Application,
  law: LawOfRound,
  say: Trace,
): SeniorCenterStatuteResult {
  const unpaid = unpaidAfterFederal(application, law, '§ 10-504(a)(1)', say);
  const prior = law.prior.toProject(application.program, application.projectKey);
  if (isMasterPlan(application)) return masterPlan(application, law, unpaid, prior, say);

  const ordinary = capOrHalf(unpaid, law, say);
  const afterPrior = lessProjectPrior(ordinary.least, prior, say);
  const room = law.roomOf(application.centerKey);
  const roomLimit = differentProjectAtCenter(application, law) ? (room?.room ?? null) : null;
  sayRoom(room, roomLimit !== null, say);
  const bound = bind({
    dollar_cap: whole(law.figures.dollarCap),
    half_of_unpaid: half(unpaid),
    project_prior: afterPrior,
    center_room: roomLimit === null ? null : whole(roomLimit),
  });
  const asOfRight = ceilingAsOfRight(bound, '§ 10-504(a), (d), (e)', say);
  return {
    asOfRight,
    binding: bound.binding,
    board: boardMayAuthorize(application, law, { unpaid, prior, roomLimit, asOfRight }, say),
    projectPrior: prior,
    centerRoom: room,
  };
}

/** (a)(2): the lesser of the dollar cap and half of what is unpaid. */
function capOrHalf(unpaid: Cents, law: LawOfRound, say: Trace): Bound {
  const cap = whole(law.figures.dollarCap);
  say.money('§ 10-504(a)(2)', 'Dollar cap on the decision date', [dollarCap], cap);
  say.money('§ 10-504(a)(2)', 'Half of what is unpaid', [UNPAID], half(unpaid));
  const bound = bind({ dollar_cap: cap, half_of_unpaid: half(unpaid) });
  say.money(
    '§ 10-504(a)(2)',
    CAP_OR_HALF,
    ['Dollar cap on the decision date', 'Half of what is unpaid'],
    bound.least,
  );
  return bound;
}

/** (d): with earlier grants to the project, no more than the maximum for the project less their sum. */
function lessProjectPrior(maximum: Quarters, prior: PriorSum, say: Trace): Quarters | null {
  if (prior.net === 0) return null;
  const left = less(maximum, whole(prior.net));
  say.money(
    '§ 10-504(d)',
    'Sum of earlier grants to this project',
    prior.grants.map((each) => each.grant),
    whole(prior.net),
  );
  say.money(
    '§ 10-504(d)',
    'What earlier grants to this project leave',
    [CAP_OR_HALF, 'Sum of earlier grants to this project'],
    left,
  );
  return left;
}

/** (e) applies where the ledger holds a grant that counts, to the center, for another (or an unnamed) project. */
function differentProjectAtCenter(application: Application, law: LawOfRound): boolean {
  return law.prior
    .toCenter(application.program, application.centerKey)
    .some(
      ({ grant, counted }) =>
        counted > 0 && (grant.projectKey === null || grant.projectKey !== application.projectKey),
    );
}

function sayRoom(room: CenterRoom | null, applies: boolean, say: Trace): void {
  if (room === null) {
    say.note(
      '§ 10-504(e)',
      'Room in the center’s 15 years',
      [centerLimit],
      'no such rule on the decision date',
    );
    return;
  }
  const grants = room.grants.map((each) => each.grant);
  say.money('§ 10-504(e)', 'Grants to the center in the fullest 15-year window', grants, whole(room.counted));
  say.money(
    '§ 10-504(e)',
    'Room in the center’s 15 years',
    [centerLimit, 'Grants to the center in the fullest 15-year window'],
    whole(room.room),
  );
  if (!applies)
    say.note(
      '§ 10-504(e)',
      'Does that room limit this grant?',
      ['center_id', 'project_id'],
      'no: the ledger holds no grant to the center for a different project',
    );
  if (room.returnsOn !== null && room.roomThen !== null) {
    say.note('§ 10-504(e)', 'Next day on which room returns', grants.slice(0, 1), room.returnsOn);
    say.money('§ 10-504(e)', 'Room on that day', ['Next day on which room returns'], whole(room.roomThen));
  }
}

interface Reached {
  readonly unpaid: Cents;
  readonly prior: PriorSum;
  readonly roomLimit: Cents | null;
  readonly asOfRight: Cents;
}

/** (b): the Board may go beyond the half where (b)(1) to (3) are met. R1: it keeps the dollar cap. */
function boardMayAuthorize(
  application: Application,
  law: LawOfRound,
  reached: Reached,
  say: Trace,
): BoardRoute {
  const { unpaid, prior, roomLimit, asOfRight } = reached;
  const keepsCap = law.readings.boardKeepsDollarCap;
  const maximum = remainder(keepsCap ? least(law.figures.dollarCap, unpaid) : unpaid, prior.net);
  const withoutValue = roomLimit === null ? maximum : least(maximum, roomLimit);
  say.money(
    '§ 10-504(b)',
    'Most the Board could authorize, before the value made available',
    [keepsCap ? 'reading R1: the dollar cap stays' : 'reading R1 = false: no dollar cap', UNPAID],
    whole(withoutValue),
  );
  const board = boardRoute(application, asOfRight, withoutValue, application.propertyValue, {
    project_type: involvesOne(application, BOARD_KINDS),
    property_value: reachesGrant(application.propertyValue, asOfRight),
    residual_value: residualExceedsState(application, law, say),
  });
  sayBoard(board, BOARD_CLAUSES, say);
  return board;
}
const BOARD_CLAUSES = {
  amount: '§ 10-504(b)',
  project_type: ['§ 10-504(b)(1)', 'project_type'],
  property_value: ['§ 10-504(b)(2)', 'property_value'],
  residual_value: ['§ 10-504(b)(3)', 'residual_value'],
} as const;

/** (b)(3): residual value strictly above the matching funds, State debt, prior grants and State investment together. */
function residualExceedsState(application: Application, law: LawOfRound, say: Trace): Evidence {
  const prior = law.prior.toCenterOrProject(
    application.program,
    application.centerKey,
    application.projectKey,
  );
  const { residualValue, priorMatch, outstandingStateDebt, otherStateInvestment } = application;
  const known = add(
    add(priorMatch ?? ZERO, outstandingStateDebt ?? ZERO),
    add(prior.net, otherStateInvestment ?? ZERO),
  );
  say.money(
    '§ 10-504(b)(3)(iii)',
    'Prior grants to the center or the project',
    prior.grants.map((each) => each.grant),
    whole(prior.net),
  );
  say.money(
    '§ 10-504(b)(3)',
    'Sum that the residual value must exceed, of the parts known',
    [
      'prior_match',
      'outstanding_state_debt',
      'Prior grants to the center or the project',
      'other_state_investment',
    ],
    whole(known),
  );
  if (residualValue === null) return 'not_evidenced';
  if (residualValue <= known) return 'not_met';
  const complete = priorMatch !== null && outstandingStateDebt !== null && otherStateInvestment !== null;
  return complete ? 'met' : 'not_evidenced';
}

/** (a)(3): a master plan, and what earlier grants to it leave. No Board route; no room of the center. */
function masterPlan(
  application: Application,
  law: LawOfRound,
  unpaid: Cents,
  prior: PriorSum,
  say: Trace,
): SeniorCenterStatuteResult {
  const limits = {
    dollar_cap: whole(law.figures.planCap),
    half_of_unpaid: half(application.eligibleCost),
    unpaid_cost: whole(unpaid),
  };
  const maximum = bind(limits).least;
  say.money('§ 10-504(a)(3)', 'Dollar cap for a master plan', [planCap], limits.dollar_cap);
  say.money('§ 10-504(a)(3)', 'Half of the cost of the plan', ['eligible_cost'], limits.half_of_unpaid);
  say.money(
    '§ 10-504(a)(3)',
    CAP_OR_HALF,
    ['Dollar cap for a master plan', 'Half of the cost of the plan', UNPAID],
    maximum,
  );
  const bound = bind({ ...limits, project_prior: lessProjectPrior(maximum, prior, say) });
  const asOfRight = ceilingAsOfRight(bound, '§ 10-504(a)(3), (d)', say);
  const conditions = {
    project_type: involvesOne(application, BOARD_KINDS),
    property_value: reachesGrant(application.propertyValue, asOfRight),
    residual_value: residualExceedsState(application, law, say),
  };
  const board = boardRoute(application, asOfRight, asOfRight, application.propertyValue, conditions);
  return { asOfRight, binding: bound.binding, board, projectPrior: prior, centerRoom: null };
}
