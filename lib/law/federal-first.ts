import type { Application } from '../model/application.ts';
import { type Cents, ZERO, add, remainder } from '../model/money.ts';
import type { LawOfRound } from './law-of-round.ts';
import { whole } from './limits.ts';
import type { Trace } from './trace.ts';

export const UNPAID = 'Cost of eligible work remaining unpaid';

const WITH_CDBG = [
  'eligible_cost',
  'federal_grant',
  'cdbg_grant',
  'reading R2: a CDBG grant is a federal grant',
];
const WITHOUT_CDBG = [
  'eligible_cost',
  'federal_grant',
  'reading R2 = false: a CDBG grant is not a federal grant',
];

/** (a)(1), and regulation D: any federal grant is applied first. R2: a community development block grant is one. */
export function unpaidAfterFederal(
  application: Application,
  law: LawOfRound,
  clause: string,
  say: Trace,
): Cents {
  const unpaid = remainder(application.eligibleCost, federalGrants(application, law));
  say.money(clause, UNPAID, law.readings.cdbgIsFederal ? WITH_CDBG : WITHOUT_CDBG, whole(unpaid));
  return unpaid;
}

export function federalGrants(application: Application, law: LawOfRound): Cents {
  return law.readings.cdbgIsFederal
    ? add(application.federalGrant, application.cdbgGrant ?? ZERO)
    : application.federalGrant;
}
