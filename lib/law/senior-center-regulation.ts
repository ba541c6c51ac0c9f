import { type Application, isMasterPlan } from '../model/application.ts';
import type { Evidence } from '../model/evidence.ts';
import { type Cents, ZERO, add, least, remainder } from '../model/money.ts';
import type { ProjectType } from '../model/program.ts';
import {
  type BoardRoute,
  BoardRule,
  involvesOne,
  largerGiven,
  noStateDebt,
  noStateFunds,
  reachesGrant,
  valueOfRenovated,
} from './board.ts';
import { CEILING, ceilingAsOfRight } from './ceiling.ts';
import { UNPAID, federalGrants, unpaidAfterFederal } from './federal-first.ts';
import type { LawOfRound } from './law-of-round.ts';
import { type LimitName, type Quarters, bind, portion, whole } from './limits.ts';
import {
  localHalf,
  regulationCap,
  regulationHalf,
  regulationPlanCap,
  regulationPriorLimit,
} from './parameters.ts';
import type { PriorSum } from './prior-grants.ts';
import { saySum } from './say-sum.ts';
import type { Trace } from './trace.ts';

/** COMAR, Department of Aging, senior center grant amounts: its sentences lettered A to H. */
export interface SeniorCenterRegulationResult {
  readonly asOfRight: Cents;
  readonly binding: readonly LimitName[];
  readonly board: BoardRoute;
  readonly projectPrior: PriorSum;
  readonly localShare: LocalShare;
}

/** C(2): a condition, which does not lower the ceiling. Null where there is nothing to require or to compare. */
export interface LocalShare {
  readonly status: Evidence | 'not_applicable';
  readonly required: Cents | null;
  readonly shortBy: Cents | null;
}

const BASE = 'Cost of which half may be granted';
const CAP = 'Dollar cap';
const PRIOR = 'Sum of earlier grants to this project';
const LEFT_BY_G = 'What G leaves';

export function seniorCenterRegulation(
  application: Application,
  law: LawOfRound,
  say: Trace,
): SeniorCenterRegulationResult {
  const unpaid = unpaidAfterFederal(application, law, 'Regulation D, E', say);
  const contrary = application.federalLawContrary === 'yes';
  const base = contrary ? application.eligibleCost : unpaid;
  if (contrary) say.money('Regulation D', BASE, ['federal_law_contrary', 'eligible_cost'], whole(base));
  const prior = law.prior.toProject(application.program, application.projectKey);
  const cap = capFor(application, law, say);
  const priorRule = priorGrantsLeave(prior, law, say);
  const bound = bind({
    dollar_cap: whole(cap),
    half_of_unpaid: halfOf(base, contrary ? BASE : UNPAID, say),
    prior_grants_rule: priorRule === null ? null : whole(priorRule),
    // Where federal law keeps the federal grant out of the sum, the grant still pays no more than what is unpaid.
    unpaid_cost: contrary ? whole(unpaid) : null,
  });
  const asOfRight = ceilingAsOfRight(bound, 'Regulation A to G', say);
  return {
    asOfRight,
    binding: bound.binding,
    board: boardMayExceed(application, law, { unpaid, cap, priorRule, asOfRight }, say),
    projectPrior: prior,
    localShare: halfFromLocal(application, law, say),
  };
}

const KINDS_OF_A: readonly ProjectType[] = [
  'conversion',
  'acquisition',
  'renovation',
  'equipment',
  'construction',
  'master_plan',
];

/** A and B: the dollar cap. A names neither improvement nor planning and design: it is applied to them with a note. */
function capFor(application: Application, law: LawOfRound, say: Trace): Cents {
  if (isMasterPlan(application)) {
    say.money('Regulation B', CAP, [regulationPlanCap], whole(law.figures.regulationPlanCap));
    return law.figures.regulationPlanCap;
  }
  say.money('Regulation A', CAP, [regulationCap], whole(law.figures.regulationCap));
  const unnamed = unnamedKinds(application);
  if (unnamed.length > 0) {
    const outcome = `${unnamed.join(', ')}: the cap is applied all the same`;
    say.note('Regulation A', 'Kinds of work that A does not name', ['project_type'], outcome);
  }
  return law.figures.regulationCap;
}

const NONE_UNNAMED: readonly ProjectType[] = [];

/** The kinds of work listed that sentence A does not name. */
export function unnamedKinds(application: Application): readonly ProjectType[] {
  const { projectTypes } = application;
  if (projectTypes.every((type) => KINDS_OF_A.includes(type))) return NONE_UNNAMED;
  return projectTypes.filter((type) => !KINDS_OF_A.includes(type));
}

/** C(1) and E: half of the cost of eligible work, after a federal grant that is applied. */
function halfOf(base: Cents, of: string, say: Trace): Quarters {
  const half = portion(base, regulationHalf);
  say.money('Regulation C(1), E', 'Half of that cost', [of], half);
  return half;
}

/** G: with earlier grants, at most the difference between $300,000 and their sum; null without them. */
function priorGrantsLeave(prior: PriorSum, law: LawOfRound, say: Trace): Cents | null {
  saySum('Regulation G', PRIOR, prior, say);
  if (prior.net === 0) return null;
  const left = remainder(law.figures.regulationPriorLimit, prior.net);
  say.money('Regulation G', LEFT_BY_G, [regulationPriorLimit, PRIOR], whole(left));
  return left;
}

interface Reached {
  readonly unpaid: Cents;
  readonly cap: Cents;
  readonly priorRule: Cents | null;
  readonly asOfRight: Cents;
}

const BOARD_MOST = 'Most the Board could grant: the least of these';
const VALUE =
  'Value that counts: property with local work, or the center to be renovated, whichever is larger';
const BOARD = new BoardRule('Regulation F', [
  { name: 'project_type', clause: 'Regulation F(1)', columns: ['project_type'] },
  {
    name: 'property_value',
    clause: 'Regulation F(2)',
    columns: [VALUE, CEILING],
  },
  { name: 'no_state_funds', clause: 'Regulation F(3)', columns: ['state_funds_used'] },
  { name: 'no_state_debt', clause: 'Regulation F(4)', columns: ['state_bonded_debt'] },
]);
const BOARD_KINDS: readonly ProjectType[] = ['conversion', 'renovation', 'planning_design', 'construction'];

/** F: the Board may go beyond the half; A and G stay. */
function boardMayExceed(application: Application, law: LawOfRound, reached: Reached, say: Trace): BoardRoute {
  const { unpaid, cap, priorRule, asOfRight } = reached;
  const most = least(cap, unpaid);
  const withoutValue = priorRule === null ? most : least(most, priorRule);
  const value = largerGiven(valueMadeAvailable(application, law), valueOfRenovated(application));
  const board = BOARD.decide(application, asOfRight, withoutValue, value, [
    involvesOne(application, BOARD_KINDS),
    reachesGrant(value, asOfRight),
    noStateFunds(application, law.prior),
    noStateDebt(application),
  ]);
  if (isMasterPlan(application)) return board;
  say.money(
    'Regulation F',
    BOARD_MOST,
    priorRule === null ? [CAP, UNPAID] : [CAP, UNPAID, LEFT_BY_G],
    whole(withoutValue),
  );
  if (value !== null) say.money('Regulation F(2)', VALUE, valueSources(law), whole(value));
  BOARD.say(board, [BOARD_MOST, VALUE], say);
  return board;
}

/** "Including but not limited to eligible work": R7 counts the local match; a blank match adds nothing. */
function valueMadeAvailable(application: Application, law: LawOfRound): Cents | null {
  const { propertyValue, localMatch } = application;
  if (propertyValue === null || !law.readings.regulationValueCountsLocalWork) return propertyValue;
  return add(propertyValue, localMatch ?? ZERO);
}

const VALUE_WITH_WORK = ['property_value', 'local_match', 'center_value', 'reading R7: local work counts'];
const VALUE_ALONE = ['property_value', 'center_value', 'reading R7 = false: local work does not count'];

function valueSources(law: LawOfRound): readonly string[] {
  return law.readings.regulationValueCountsLocalWork ? VALUE_WITH_WORK : VALUE_ALONE;
}

const LOCAL = 'Half from local contributions';
const REQUIRED = 'Local contributions required, rounded up to the cent';
const NOT_APPLICABLE: LocalShare = { status: 'not_applicable', required: null, shortBy: null };

/**
 * C(2): at least half of the cost from local contributions; only where no federal grant is applied. Where federal law
 * is to the contrary, D does not apply the grant, so C(2) asks for the local half.
 */
function halfFromLocal(application: Application, law: LawOfRound, say: Trace): LocalShare {
  const applied = federalGrants(application, law) > 0 && application.federalLawContrary !== 'yes';
  if (applied || isMasterPlan(application)) {
    const why = applied ? 'not applicable: a federal grant is applied' : 'not applicable to a master plan';
    say.note('Regulation C(2)', LOCAL, ['federal_grant', 'federal_law_contrary'], why);
    return NOT_APPLICABLE;
  }
  const required = Math.ceil(portion(application.eligibleCost, localHalf) / 4) as Cents;
  say.money('Regulation C(2)', REQUIRED, ['eligible_cost'], whole(required));
  const { localMatch } = application;
  const status = localMatch === null ? 'not_evidenced' : localMatch >= required ? 'met' : 'not_met';
  say.condition('Regulation C(2)', LOCAL, ['local_match', REQUIRED], status);
  return { status, required, shortBy: localMatch === null ? null : remainder(required, localMatch) };
}
