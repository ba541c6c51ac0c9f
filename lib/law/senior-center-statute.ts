import { type Application, isMasterPlan } from '../model/application.ts';
import type { Evidence } from '../model/evidence.ts';
import { type Cents, ZERO, add, least, remainder } from '../model/money.ts';
import type { ProjectType } from '../model/program.ts';
import { type BoardRoute, BoardRule, involvesOne, reachesGrant } from './board.ts';
import { CEILING, ceilingAsOfRight } from './ceiling.ts';
import { UNPAID, unpaidAfterFederal } from './federal-first.ts';
import type { LawOfRound } from './law-of-round.ts';
import { type Bound, type LimitName, type Quarters, bind, less, portion, whole } from './limits.ts';
import { dollarCap, halfOfPlan, halfOfUnpaid, planCap } from './parameters.ts';
import type { PriorSum } from './prior-grants.ts';
import { ROOM, sayRoom } from './say-room.ts';
import { saySum } from './say-sum.ts';
import { type Trace, silent } from './trace.ts';
import type { CenterRoom, CountedGrant } from './window.ts';

/** Md. Code, Human Services § 10-504, clause by clause. */
export interface SeniorCenterStatuteResult {
  readonly asOfRight: Cents;
  readonly binding: readonly LimitName[];
  readonly board: BoardRoute;
  readonly projectPrior: PriorSum;
  /** Null for a master plan, which does not count in the center's 15 years, and before the rule existed. */
  readonly centerRoom: CenterRoom | null;
}

const CAP = 'Dollar cap on the decision date';
const HALF = 'Half of what is unpaid';
const CAP_OR_HALF = 'Lesser of the dollar cap and half of what is unpaid';
const PLAN_CAP = 'Dollar cap for a master plan';
const PLAN_HALF = 'Half of the cost of the plan';
const PLAN_MAXIMUM = 'Least of the cap, half of the cost of the plan, and what is unpaid';
const PRIOR = 'Sum of earlier grants to this project';

export function seniorCenterStatute(
  application: Application,
  law: LawOfRound,
  say: Trace,
): SeniorCenterStatuteResult {
  const unpaid = unpaidAfterFederal(application, law, '§ 10-504(a)(1)', say);
  const prior = law.prior.toProject(application.program, application.projectKey);
  if (isMasterPlan(application)) return masterPlan(application, law, unpaid, prior, say);

  const ordinary = capOrHalf(unpaid, law, say);
  const afterPrior = lessProjectPrior(ordinary.least, CAP_OR_HALF, prior, say);
  const room = law.roomOf(application.centerKey);
  const limited = sharesCenterRoom(application, law);
  const roomLimit = limited ? (room?.room ?? null) : null;
  // Which grants they are is only of use to a reader.
  if (say !== silent) sayRoom(room, limited ? differentProjectsAtCenter(application, law) : [], say);
  const bound = bind({
    dollar_cap: whole(law.figures.dollarCap),
    half_of_unpaid: portion(unpaid, halfOfUnpaid),
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
  const half = portion(unpaid, halfOfUnpaid);
  const bound = bind({ dollar_cap: cap, half_of_unpaid: half });
  say.money('§ 10-504(a)(2)', CAP, [dollarCap], cap);
  say.money('§ 10-504(a)(2)', HALF, [UNPAID], half);
  say.money('§ 10-504(a)(2)', CAP_OR_HALF, [CAP, HALF], bound.least);
  return bound;
}

/** (d): with earlier grants to the project, no more than the maximum for the project less their sum. */
function lessProjectPrior(maximum: Quarters, of: string, prior: PriorSum, say: Trace): Quarters | null {
  saySum('§ 10-504(d)', PRIOR, prior, say);
  if (prior.net === 0) return null;
  const left = less(maximum, whole(prior.net));
  say.money('§ 10-504(d)', 'What earlier grants to this project leave', [of, PRIOR], left);
  return left;
}

/** (e) applies where the ledger holds a grant that counts, to the center, for another (or an unnamed) project. */
export function sharesCenterRoom(application: Application, law: LawOfRound): boolean {
  const grants = law.prior.toCenter(application.program, application.centerKey);
  return grants.length > 0 && grants.some((each) => isDifferentProject(each, application));
}

function differentProjectsAtCenter(application: Application, law: LawOfRound): readonly CountedGrant[] {
  const { program, centerKey, projectKey } = application;
  return law.prior.toCenterForOthers(program, centerKey, projectKey);
}

function isDifferentProject({ grant, counted }: CountedGrant, { projectKey }: Application): boolean {
  return counted > 0 && (grant.projectKey === null || grant.projectKey !== projectKey);
}

interface Reached {
  readonly unpaid: Cents;
  readonly prior: PriorSum;
  readonly roomLimit: Cents | null;
  readonly asOfRight: Cents;
}

const STATE_SUM = 'Sum that the residual value must exceed, of the parts known';
const BOARD = new BoardRule('§ 10-504(b)', [
  { name: 'project_type', clause: '§ 10-504(b)(1)', columns: ['project_type'] },
  { name: 'property_value', clause: '§ 10-504(b)(2)', columns: ['property_value', CEILING] },
  { name: 'residual_value', clause: '§ 10-504(b)(3)', columns: ['residual_value', STATE_SUM] },
]);
const BOARD_KINDS: readonly ProjectType[] = [
  'conversion',
  'acquisition',
  'renovation',
  'construction',
  'improvement',
];
const BOARD_MOST =
  'Most the Board could authorize: the unpaid cost within the cap, less earlier grants, within the room';
const KEEPS_CAP = [UNPAID, CAP, 'reading R1: the dollar cap stays', PRIOR];
const LIFTS_CAP = [UNPAID, 'reading R1 = false: no dollar cap', PRIOR];

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
  const bounds = keepsCap ? KEEPS_CAP : LIFTS_CAP;
  say.money('§ 10-504(b)', BOARD_MOST, roomLimit === null ? bounds : [...bounds, ROOM], whole(withoutValue));
  const board = BOARD.decide(application, asOfRight, withoutValue, application.propertyValue, [
    involvesOne(application, BOARD_KINDS),
    reachesGrant(application.propertyValue, asOfRight),
    residualExceedsState(application, law, say),
  ]);
  BOARD.say(board, [BOARD_MOST, 'property_value'], say);
  return board;
}

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
  saySum('§ 10-504(b)(3)(iii)', TO_CENTER_OR_PROJECT, prior, say);
  say.money('§ 10-504(b)(3)', STATE_SUM, STATE_PARTS, whole(known));
  if (residualValue === null) return 'not_evidenced';
  if (residualValue <= known) return 'not_met';
  const complete = priorMatch !== null && outstandingStateDebt !== null && otherStateInvestment !== null;
  return complete ? 'met' : 'not_evidenced';
}
const TO_CENTER_OR_PROJECT = 'Prior grants to the center or the project';
const STATE_PARTS = ['prior_match', 'outstanding_state_debt', TO_CENTER_OR_PROJECT, 'other_state_investment'];

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
    half_of_unpaid: portion(application.eligibleCost, halfOfPlan),
    unpaid_cost: whole(unpaid),
  };
  const maximum = bind(limits).least;
  say.money('§ 10-504(a)(3)', PLAN_CAP, [planCap], limits.dollar_cap);
  say.money('§ 10-504(a)(3)', PLAN_HALF, ['eligible_cost'], limits.half_of_unpaid);
  say.money('§ 10-504(a)(3)', PLAN_MAXIMUM, [PLAN_CAP, PLAN_HALF, UNPAID], maximum);
  const bound = bind({ ...limits, project_prior: lessProjectPrior(maximum, PLAN_MAXIMUM, prior, say) });
  const asOfRight = ceilingAsOfRight(bound, '§ 10-504(a)(3), (d)', say);
  // The conditions are shown with every application, though a master plan has no Board route to tell of.
  const board = BOARD.decide(application, asOfRight, asOfRight, application.propertyValue, [
    involvesOne(application, BOARD_KINDS),
    reachesGrant(application.propertyValue, asOfRight),
    residualExceedsState(application, law, silent),
  ]);
  return { asOfRight, binding: bound.binding, board, projectPrior: prior, centerRoom: null };
}
