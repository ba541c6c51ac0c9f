import type { IsoDate } from '../model/date.ts';
import type { Grant } from '../model/grant.ts';
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

function push<Key>(map: Map<Key, CountedGrant[]>, key: Key, value: CountedGrant): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

const keyed = (program: Program, key: string): string => `${program} ${key}`;

/**
 * Indexes the ledger. Cancelled grants count nowhere. Grants of a similar program count for never funded, for the
 * test for State funds and against the budget that they were charged to, and nowhere else.
 */
export function indexLedger(ledger: readonly Grant[], round: Round): PriorGrants {
  const byProject = new Map<string, CountedGrant[]>();
  const byCenter = new Map<string, CountedGrant[]>();
  const stateFunds = new Map<string, CountedGrant[]>();
  const funded = new Set<string>();
  const charged: Grant[] = [];

  for (const grant of ledger) {
    if (grant.status === 'cancelled') continue;
    const counted = round.readings.countNetGrants ? netAmount(grant) : grant.amount;
    const each = { grant, counted };
    if (grant.round === round.id) charged.push(grant);
    if (counted > 0 && grant.approvedOn <= round.decisionDate) {
      funded.add(keyed(grant.program, grant.fips));
      if (grant.centerKey !== null) push(stateFunds, grant.centerKey, each);
    }
    if (grant.programKind !== 'this_program') continue;
    if (grant.projectKey !== null) push(byProject, keyed(grant.program, grant.projectKey), each);
    if (grant.centerKey !== null) push(byCenter, keyed(grant.program, grant.centerKey), each);
  }

  const upToDecision = (grants: readonly CountedGrant[] | undefined): readonly CountedGrant[] =>
    grants?.filter((each) => each.grant.approvedOn <= round.decisionDate) ?? NO_GRANTS;
  const ofProject = (program: Program, key: string | null): readonly CountedGrant[] =>
    key === null ? NO_GRANTS : upToDecision(byProject.get(keyed(program, key)));
  const ofCenter = (program: Program, key: string | null): readonly CountedGrant[] =>
    key === null ? NO_GRANTS : (byCenter.get(keyed(program, key)) ?? NO_GRANTS);

  return {
    toProject: (program, projectKey) => sum(ofProject(program, projectKey)),
    toCenter: (program, centerKey) => {
      const grants = ofCenter(program, centerKey);
      return grants.length === 0 ? grants : grants.filter((each) => !each.grant.masterPlan);
    },
    toCenterOrProject: (program, centerKey, projectKey) => {
      const center = upToDecision(ofCenter(program, centerKey));
      const others = ofProject(program, projectKey).filter((each) => !center.includes(each));
      return sum([...center, ...others]);
    },
    stateFundsTo: (centerKey) => (centerKey === null ? NO_GRANTS : (stateFunds.get(centerKey) ?? NO_GRANTS)),
    toLocality: (program, fips) => funded.has(keyed(program, fips)),
    chargedToRound: (program, until) =>
      charged
        .filter((grant) => grant.program === program && (until === undefined || grant.approvedOn <= until))
        .reduce<Cents>((total, grant) => add(total, netAmount(grant)), ZERO),
  };
}
