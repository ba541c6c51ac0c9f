import { type Application, isMasterPlan } from '../model/application.ts';
import type { Evidence } from '../model/evidence.ts';
import { type Cents, ZERO, add, least, remainder } from '../model/money.ts';
import type { ProjectType } from '../model/program.ts';
import {
  type BoardRoute,
  boardRoute,
  involvesOne,
  largerGiven,
  noStateDebt,
  noStateFunds,
  reachesGrant,
  sayBoard,
  valueOfRenovated,
} from './board.ts';
import { ceilingAsOfRight } from './ceiling.ts';
import { UNPAID, federalGrants, unpaidAfterFederal } from './federal-first.ts';
import type { LawOfRound } from './law-of-round.ts';
import { type LimitName, bind, half, whole } from './limits.ts';
import { regulationCap, regulationPlanCap, regulationPriorLimit } from './parameters.ts';
import type { PriorSum } from './prior-grants.ts';
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

const KINDS_OF_A: readonly ProjectType[] = [
  'conversion',
  'acquisition',
  'renovation',
  'equipment',
  'construction',
  'master_plan',
];
const BOARD_KINDS: readonly ProjectType[] = ['conversion', 'renovation', 'planning_design', 'construction'];
const BASE = 'Cost of which half may be granted';

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
  const bound = bind({
    dollar_cap: whole(capFor(application, law, say)),
    half_of_unpaid: halfOf(base, contrary ? BASE : UNPAID, say),
    prior_grants_rule: priorGrantsLeave(prior, law, say),
    // Where federal law keeps the federal grant out of the sum, the grant still pays no more than what is unpaid.
    unpaid_cost: contrary ? whole(unpaid) : null,
  });
  const asOfRight = ceilingAsOfRight(bound, 'Regulation A to G', say);
  return {
    asOfRight,
    binding: bound.binding,
    board: boardMayExceed(application, law, { unpaid, prior, asOfRight }, say),
    projectPrior: prior,
    localShare: halfFromLocal(application, law, say),
  };
}

/** A and B: the dollar cap. A names neither improvement nor planning and design: it is applied to them with a note. */
function capFor(application: Application, law: LawOfRound, say: Trace): Cents {
  if (isMasterPlan(application)) {
    say.money(
      'Regulation B',
      'Dollar cap for a master plan',
      [regulationPlanCap],
      whole(law.figures.regulationPlanCap),
    );
    return law.figures.regulationPlanCap;
  }
  say.money('Regulation A', 'Dollar cap', [regulationCap], whole(law.figures.regulationCap));
  const unnamed = unnamedKinds(application);
  if (unnamed.length > 0)
    say.note(
      'Regulation A',
      'Kinds of work that A does not name',
      ['project_type'],
      `${unnamed.join(', ')}: the cap is applied all the same`,
    );
  return law.figures.regulationCap;
}

/** The kinds of work listed that sentence A does not name. */
export function unnamedKinds(application: Application): readonly ProjectType[] {
  return application.projectTypes.filter((type) => !KINDS_OF_A.includes(type));
}

/** C(1) and E: half of the cost of eligible work, after a federal grant that is applied. */
function halfOf(base: Cents, of: string, say: Trace) {
  say.money('Regulation C(1), E', 'Half of that cost', [of], half(base));
  return half(base);
}

/** G: with earlier grants, at most the difference between $300,000 and their sum. */
function priorGrantsLeave(prior: PriorSum, law: LawOfRound, say: Trace) {
  if (prior.net === 0) return null;
  const left = whole(remainder(law.figures.regulationPriorLimit, prior.net));
  say.money(
    'Regulation G',
    'Sum of earlier grants to this project',
    prior.grants.map((each) => each.grant),
    whole(prior.net),
  );
  say.money(
    'Regulation G',
    'What G leaves',
    [regulationPriorLimit, 'Sum of earlier grants to this project'],
    left,
  );
  return left;
}

interface Reached {
  readonly unpaid: Cents;
  readonly prior: PriorSum;
  readonly asOfRight: Cents;
}

/** F: the Board may go beyond the half; A and G stay. */
function boardMayExceed(application: Application, law: LawOfRound, reached: Reached, say: Trace): BoardRoute {
  const { unpaid, prior, asOfRight } = reached;
  const cap = isMasterPlan(application) ? law.figures.regulationPlanCap : law.figures.regulationCap;
  const most = least(cap, unpaid);
  const withoutValue =
    prior.net === 0 ? most : least(most, remainder(law.figures.regulationPriorLimit, prior.net));
  say.money(
    'Regulation F',
    'Most the Board could grant, before the value made available',
    ['Dollar cap', UNPAID],
    whole(withoutValue),
  );
  const value = largerGiven(valueMadeAvailable(application, law), valueOfRenovated(application));
  if (value !== null) say.money('Regulation F', 'Value that counts', valueSources(law), whole(value));
  const board = boardRoute(application, asOfRight, withoutValue, value, {
    project_type: involvesOne(application, BOARD_KINDS),
    property_value: reachesGrant(value, asOfRight),
    no_state_funds: noStateFunds(application, law.prior),
    no_state_debt: noStateDebt(application),
  });
  sayBoard(board, BOARD_CLAUSES, say);
  return board;
}
const BOARD_CLAUSES = {
  amount: 'Regulation F',
  project_type: ['Regulation F', 'project_type'],
  property_value: ['Regulation F', 'property_value', 'local_match', 'center_value'],
  no_state_funds: ['Regulation F', 'state_funds_used'],
  no_state_debt: ['Regulation F', 'state_bonded_debt'],
} as const;

/** "Including but not limited to eligible work": R7 counts the local match; a blank match adds nothing. */
function valueMadeAvailable(application: Application, law: LawOfRound): Cents | null {
  const { propertyValue, localMatch } = application;
  if (propertyValue === null || !law.readings.regulationValueCountsLocalWork) return propertyValue;
  return add(propertyValue, localMatch ?? ZERO);
}

function valueSources(law: LawOfRound): readonly string[] {
  return law.readings.regulationValueCountsLocalWork
    ? ['property_value', 'local_match', 'center_value', 'reading R7: local work counts']
    : ['property_value', 'center_value', 'reading R7 = false: local work does not count'];
}

/** C(2): at least half of the cost from local contributions, rounded up to the cent; only where no federal grant is applied. */
function halfFromLocal(application: Application, law: LawOfRound, say: Trace): LocalShare {
  if (isMasterPlan(application) || federalGrants(application, law) > 0) {
    say.note('Regulation C(2)', 'Half from local contributions', ['federal_grant'], 'not applicable');
    return { status: 'not_applicable', required: null, shortBy: null };
  }
  const required = Math.ceil(application.eligibleCost / 2) as Cents;
  say.money('Regulation C(2)', 'Local contributions required', ['eligible_cost'], whole(required));
  const { localMatch } = application;
  const status = localMatch === null ? 'not_evidenced' : localMatch >= required ? 'met' : 'not_met';
  say.condition(
    'Regulation C(2)',
    'Half from local contributions',
    ['local_match', 'Local contributions required'],
    status,
  );
  return { status, required, shortBy: localMatch === null ? null : remainder(required, localMatch) };
}
