import { compareCodePoints } from '../model/code-point.ts';
import type { IsoDate } from '../model/date.ts';
import type { Grant } from '../model/grant.ts';
import { foldId } from '../model/identity.ts';
import { type Cents, ZERO, add, remainder } from '../model/money.ts';
import type { Program } from '../model/program.ts';
import type { Round } from '../model/round.ts';
import type { CountedGrant } from './window.ts';

/** What earlier grants come to: as counted (reading R3), and as awarded. */
export interface PriorSum {
  readonly net: Cents;
  readonly gross: Cents;
  readonly grants: readonly CountedGrant[];
}

const NOTHING: PriorSum = { net: ZERO, gross: ZERO, grants: [] };
const NO_GRANTS: readonly CountedGrant[] = [];

/** The ledger as the law asks of it, indexed once for a round. */
export interface PriorGrants {
  /** § 10-504(d), § 24-1004(c): grants to the same project, approved on or before the decision date. */
  toProject(program: Program, projectKey: string | null): PriorSum;
  /** § 10-504(e): grants to the center for whatever project, of any date, master plans left out. */
  toCenter(program: Program, centerKey: string | null): readonly CountedGrant[];
  /** Of those, the ones that count and are for another project, or for none that is named. */
  toCenterForOthers(
    program: Program,
    centerKey: string | null,
    projectKey: string | null,
  ): readonly CountedGrant[];
  /** § 10-504(b)(3)(iii): grants to the center or the project, on or before the decision date, master plans included. */
  toCenterOrProject(program: Program, centerKey: string | null, projectKey: string | null): PriorSum;
  /** Whether a grant of any program or kind went to the center, on or before the decision date. */
  stateFundsTo(centerKey: string | null): readonly CountedGrant[];
  /** § 10-504(c)(3): grants of the program's rows, of either kind, to the locality on or before the decision date. */
  toLocality(program: Program, fips: string): boolean;
  /** Net grants charged to this round's budget; all, or those approved on or before a day. */
  chargedToRound(program: Program, until?: IsoDate): Cents;
}

function sum(grants: readonly CountedGrant[]): PriorSum {
  if (grants.length === 0) return NOTHING;
  let net = ZERO;
  let gross = ZERO;
  for (const each of grants) {
    net = add(net, each.counted);
    gross = add(gross, each.grant.amount);
  }
  return { net, gross, grants };
}

export function netAmount(grant: Grant): Cents {
  return remainder(grant.amount, grant.amountReturned ?? ZERO);
}

function push(map: Map<string, CountedGrant[]>, key: string | null, value: CountedGrant): void {
  if (key === null) return;
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

interface CountingGrants {
  readonly grants: readonly CountedGrant[];
  readonly projects: ReadonlySet<string | null>;
}

/** The grants of one program, by what the law looks them up by. */
class ProgramGrants {
  /** Approved on or before the decision date. */
  readonly byProject = new Map<string, CountedGrant[]>();
  readonly byCenter = new Map<string, CountedGrant[]>();
  /** Of any date, master plans left out. */
  readonly inCenterWindows = new Map<string, CountedGrant[]>();
  readonly fundedLocalities = new Set<string>();
  readonly charged: Grant[] = [];
  /** Sums to centers, each worked out once: many applications may be of one center. */
  readonly #centerSums = new Map<string, PriorSum>();
  /** Grants to a center that count more than zero, and their projects: as often asked for. */
  readonly #counting = new Map<string, CountingGrants>();

  add(each: CountedGrant, round: Round): void {
    const { grant } = each;
    const decided = grant.approvedOn <= round.decisionDate;
    if (grant.round !== null && foldId(grant.round) === foldId(round.id)) this.charged.push(grant);
    if (each.counted > 0 && decided) this.fundedLocalities.add(grant.fips);
    if (grant.programKind !== 'this_program') return;
    if (decided) push(this.byProject, grant.projectKey, each);
    if (decided) push(this.byCenter, grant.centerKey, each);
    if (!grant.masterPlan) push(this.inCenterWindows, grant.centerKey, each);
  }

  toCenterForOthers(centerKey: string | null, projectKey: string | null): readonly CountedGrant[] {
    if (centerKey === null) return NO_GRANTS;
    let counting = this.#counting.get(centerKey);
    if (!counting) {
      const grants = find(this.inCenterWindows, centerKey).filter((each) => each.counted > 0);
      counting = { grants, projects: new Set(grants.map((each) => each.grant.projectKey)) };
      this.#counting.set(centerKey, counting);
    }
    const { grants, projects } = counting;
    // Hardly ever is one of them for the project itself: one list then serves all applications of the center.
    return projectKey === null || !projects.has(projectKey)
      ? grants
      : grants.filter((each) => each.grant.projectKey !== projectKey);
  }

  toCenterOrProject(centerKey: string | null, projectKey: string | null): PriorSum {
    const center = this.#toCenter(centerKey);
    const elsewhere = find(this.byProject, projectKey).filter((each) => each.grant.centerKey !== centerKey);
    if (elsewhere.length === 0) return center;
    const { net, gross } = sum(elsewhere);
    return {
      net: add(center.net, net),
      gross: add(center.gross, gross),
      grants: [...center.grants, ...elsewhere],
    };
  }

  #toCenter(centerKey: string | null): PriorSum {
    const grants = find(this.byCenter, centerKey);
    if (centerKey === null || grants.length === 0) return NOTHING;
    let known = this.#centerSums.get(centerKey);
    if (!known) {
      known = sum(grants);
      this.#centerSums.set(centerKey, known);
    }
    return known;
  }
}

/**
 * Indexes the ledger. Cancelled grants count nowhere. Grants of a similar program count for never funded, for the
 * test for State funds and against the budget that they were charged to, and nowhere else.
 */
export function indexLedger(ledger: readonly Grant[], round: Round): PriorGrants {
  const programs = { senior_center: new ProgramGrants(), assisted_living: new ProgramGrants() };
  const stateFunds = new Map<string, CountedGrant[]>();
  // By id, as the ledger is hashed: the order of its rows must not show in a worked sum.
  const inOrder = [...ledger].sort((a, b) => compareCodePoints(a.grantId, b.grantId));
  for (const grant of inOrder) {
    if (grant.status === 'cancelled') continue;
    const each = { grant, counted: round.readings.countNetGrants ? netAmount(grant) : grant.amount };
    programs[grant.program].add(each, round);
    if (each.counted > 0 && grant.approvedOn <= round.decisionDate) push(stateFunds, grant.centerKey, each);
  }
  const charged = {
    senior_center: chargedBy(programs.senior_center.charged),
    assisted_living: chargedBy(programs.assisted_living.charged),
  };
  return {
    toProject: (program, projectKey) => sum(find(programs[program].byProject, projectKey)),
    toCenter: (program, centerKey) => find(programs[program].inCenterWindows, centerKey),
    toCenterForOthers: (program, centerKey, projectKey) =>
      programs[program].toCenterForOthers(centerKey, projectKey),
    toCenterOrProject: (program, centerKey, projectKey) =>
      programs[program].toCenterOrProject(centerKey, projectKey),
    stateFundsTo: (centerKey) => find(stateFunds, centerKey),
    toLocality: (program, fips) => programs[program].fundedLocalities.has(fips),
    chargedToRound: (program, until) => charged[program](until),
  };
}

function find(grants: ReadonlyMap<string, CountedGrant[]>, key: string | null): readonly CountedGrant[] {
  return key === null ? NO_GRANTS : (grants.get(key) ?? NO_GRANTS);
}

/** Net sums of grants up to a day: sorted and added up once, since every application asks with its own day. */
function chargedBy(grants: readonly Grant[]): (until?: IsoDate) => Cents {
  const inOrder = [...grants].sort((a, b) => compareCodePoints(a.approvedOn, b.approvedOn));
  const sums = [ZERO];
  for (const grant of inOrder) sums.push(add(sums[sums.length - 1] ?? ZERO, netAmount(grant)));
  return (until) => {
    let [low, high] = [0, inOrder.length];
    while (until !== undefined && low < high) {
      const middle = (low + high) >> 1;
      if ((inOrder[middle] as Grant).approvedOn <= until) low = middle + 1;
      else high = middle;
    }
    return sums[high] ?? ZERO;
  };
}
