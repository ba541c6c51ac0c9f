import { type Application, involves } from '../model/application.ts';
import type { Evidence } from '../model/evidence.ts';
import { type Cents, ZERO, add, remainder } from '../model/money.ts';
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
import { UNPAID } from './federal-first.ts';
import type { LawOfRound } from './law-of-round.ts';
import { type LimitName, type Limits, bind, portion, whole } from './limits.ts';
import { assistedHalf, povertyAreaShare } from './parameters.ts';
import type { PriorSum } from './prior-grants.ts';
import type { Trace } from './trace.ts';

/** Md. Code, Health-General § 24-1004, clause by clause. */
export interface AssistedLivingStatuteResult {
  readonly asOfRight: Cents;
  readonly binding: readonly LimitName[];
  readonly board: BoardRoute;
  readonly projectPrior: PriorSum;
}

const NEEDS_CERTIFICATE: readonly ProjectType[] = ['acquisition', 'planning_design', 'construction'];
const BOARD_KINDS: readonly ProjectType[] = ['conversion', 'renovation', 'planning_design', 'construction'];

export function assistedLivingStatute(
  application: Application,
  law: LawOfRound,
  say: Trace,
): AssistedLivingStatuteResult {
  say.condition(
    '§ 24-1004(b)',
    'No surplus public building, certified where it must be',
    ['project_type', 'surplus_building_certified'],
    certificate(application),
  );
  say.condition('§ 24-1004(h)', 'No sectarian use', ['sectarian_use'], noSectarianUse(application));
  const prior = law.prior.toProject(application.program, application.projectKey);
  const unpaid = unpaidAfterGrants(application, law, prior, say);
  const bound = bind(shareOf(unpaid, application, say));
  const asOfRight = ceilingAsOfRight(
    bound,
    application.povertyArea === 'yes' ? '§ 24-1004(f)' : '§ 24-1004(d)',
    say,
  );
  return {
    asOfRight,
    binding: bound.binding,
    board: boardMayExceed(application, law, unpaid, asOfRight, say),
    projectPrior: prior,
  };
}

/** (b): acquisition, planning and design or construction need the certificate that no surplus building exists. */
export function certificate(application: Application): Evidence {
  if (!involves(application, NEEDS_CERTIFICATE)) return 'met';
  if (application.surplusBuildingCertified === null) return 'not_evidenced';
  return application.surplusBuildingCertified === 'yes' ? 'met' : 'not_met';
}

/** (h): no part of the proceeds for sectarian instruction or worship. */
export function noSectarianUse(application: Application): Evidence {
  if (application.sectarianUse === null) return 'not_evidenced';
  return application.sectarianUse === 'no' ? 'met' : 'not_met';
}

/** (c): federal and other grants are applied first; a CDBG grant is one or the other. R6: so are earlier State grants to the project. */
function unpaidAfterGrants(application: Application, law: LawOfRound, prior: PriorSum, say: Trace): Cents {
  const { federalGrant, cdbgGrant, otherGrants } = application;
  const grants = add(add(federalGrant, cdbgGrant ?? ZERO), otherGrants ?? ZERO);
  const deducted = law.readings.priorStateGrantsAreOtherGrants ? prior.net : ZERO;
  const unpaid = remainder(application.eligibleCost, add(grants, deducted));
  if (prior.net > 0) {
    const label =
      deducted > 0
        ? 'Earlier State grants to this project, deducted (reading R6)'
        : 'Earlier State grants to this project, not deducted (reading R6 = false)';
    say.money('§ 24-1004(c)', label, prior.grants, whole(prior.net));
  }
  const sources = ['eligible_cost', 'federal_grant', 'cdbg_grant', 'other_grants'];
  say.money(
    '§ 24-1004(c)',
    UNPAID,
    deducted > 0 ? [...sources, 'Earlier State grants to this project, deducted (reading R6)'] : sources,
    whole(unpaid),
  );
  return unpaid;
}

/** (d): half of what is unpaid; (f): three quarters in a poverty area. Not evidenced, it is not taken for one. */
function shareOf(unpaid: Cents, application: Application, say: Trace): Limits {
  say.condition('§ 24-1004(f)', 'Poverty area', ['poverty_area'], povertyArea(application));
  if (application.povertyArea === 'yes') {
    const share = portion(unpaid, povertyAreaShare);
    say.money('§ 24-1004(f)', 'Three quarters of what is unpaid', ['Poverty area', UNPAID], share);
    return { three_quarters_of_unpaid: share };
  }
  const share = portion(unpaid, assistedHalf);
  say.money('§ 24-1004(d)', 'Half of what is unpaid', ['Poverty area', UNPAID], share);
  return { half_of_unpaid: share };
}

function povertyArea(application: Application): Evidence {
  if (application.povertyArea === null) return 'not_evidenced';
  return application.povertyArea === 'yes' ? 'met' : 'not_met';
}

const BOARD_MOST = 'Most the Board could grant, within the value made available';
const VALUE = 'Value that counts: property, or the center to be renovated, whichever is larger';
const BOARD = new BoardRule('§ 24-1004(e)', [
  { name: 'project_type', clause: '§ 24-1004(e)(1)', columns: ['project_type'] },
  { name: 'property_value', clause: '§ 24-1004(e)(2)', columns: [VALUE, CEILING] },
  { name: 'no_state_funds', clause: '§ 24-1004(e)(3)', columns: ['state_funds_used'] },
  { name: 'no_state_debt', clause: '§ 24-1004(e)(4)', columns: ['state_bonded_debt'] },
]);

/** (e): the Board may go beyond the half, up to the value made available. Where (f) gives more, (f) stands. */
function boardMayExceed(
  application: Application,
  law: LawOfRound,
  unpaid: Cents,
  asOfRight: Cents,
  say: Trace,
): BoardRoute {
  const value = largerGiven(application.propertyValue, valueOfRenovated(application));
  say.money('§ 24-1004(e)', BOARD_MOST, [UNPAID], whole(unpaid));
  if (value !== null) say.money('§ 24-1004(e)(2)', VALUE, ['property_value', 'center_value'], whole(value));
  const board = BOARD.decide(application, asOfRight, unpaid, value, [
    involvesOne(application, BOARD_KINDS),
    reachesGrant(value, asOfRight),
    noStateFunds(application, law.prior),
    noStateDebt(application),
  ]);
  BOARD.say(board, [BOARD_MOST, VALUE], say);
  return board;
}

/** (g)(2): the State funds not yet allocated when the application was received. A consideration, never a cap. */
export function unallocatedOnReceipt(application: Application, budget: Cents, law: LawOfRound): Cents {
  return remainder(budget, law.prior.chargedToRound(application.program, application.receivedOn));
}

/** What (b) and (h) make of an application. */
export interface Eligibility {
  readonly state: 'eligible' | 'held' | 'not_eligible';
  readonly reasons: readonly string[];
  /** What a recommendation depends on. */
  readonly conditions: readonly string[];
}

const NONE: readonly string[] = [];
const ELIGIBLE: Eligibility = { state: 'eligible', reasons: NONE, conditions: NONE };
const ON_EVIDENCE: Eligibility = { state: 'eligible', reasons: NONE, conditions: ['sectarian_evidence'] };

/** (b): no certificate, not eligible; not evidenced, held. (h): sectarian use, not eligible; not evidenced, on condition. */
export function eligibility(application: Application): Eligibility {
  const certified = certificate(application);
  const secular = noSectarianUse(application);
  const reasons: string[] = [];
  if (certified === 'not_met') reasons.push('no_surplus_certificate');
  if (secular === 'not_met') reasons.push('sectarian_use');
  if (reasons.length > 0) return { state: 'not_eligible', reasons, conditions: NONE };
  const eligible = secular === 'not_evidenced' ? ON_EVIDENCE : ELIGIBLE;
  if (certified === 'met') return eligible;
  return { state: 'held', reasons: ['certificate_not_evidenced'], conditions: eligible.conditions };
}
