import type { Application } from '../model/application.ts';
import { type Cents, formatCents } from '../model/money.ts';

type Read = (application: Application) => Cents | string | null;

/** The cells that the law reads, by the column's name. */
const CELLS: Readonly<Record<string, Read>> = {
  eligible_cost: (a) => a.eligibleCost,
  federal_grant: (a) => a.federalGrant,
  cdbg_grant: (a) => a.cdbgGrant,
  other_grants: (a) => a.otherGrants,
  requested_grant: (a) => a.requestedGrant,
  local_match: (a) => a.localMatch,
  property_value: (a) => a.propertyValue,
  center_value: (a) => a.centerValue,
  residual_value: (a) => a.residualValue,
  prior_match: (a) => a.priorMatch,
  outstanding_state_debt: (a) => a.outstandingStateDebt,
  other_state_investment: (a) => a.otherStateInvestment,
  state_funds_used: (a) => a.stateFundsUsed,
  state_bonded_debt: (a) => a.stateBondedDebt,
  poverty_area: (a) => a.povertyArea,
  surplus_building_certified: (a) => a.surplusBuildingCertified,
  sectarian_use: (a) => a.sectarianUse,
  federal_law_contrary: (a) => a.federalLawContrary,
  project_type: (a) => a.projectTypes.join(';'),
  project_id: (a) => a.projectId,
  center_id: (a) => a.centerId,
};

/** "eligible_cost 1900000.00 (row 7)"; null when the name is no column that the law reads. */
export function cellOf(application: Application, column: string): string | null {
  if (!Object.hasOwn(CELLS, column)) return null;
  const value = CELLS[column]?.(application) ?? null;
  const shown = value === null ? 'blank' : typeof value === 'number' ? formatCents(value) : value;
  return `${column} ${shown} (row ${application.row})`;
}
