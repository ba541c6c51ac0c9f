/**
 * A past grant as the ledger keeps it: every field as text, in the form that ledger.csv has it. Dates are YYYY-MM-DD,
 * amounts have two decimals, the locality is a FIPS code, several project types are separated by `;`. Blank is ''.
 */
export interface LedgerRecord {
  readonly grant_id: string;
  readonly program: string;
  readonly program_kind: string;
  readonly locality: string;
  readonly center_id: string;
  readonly center_name: string;
  readonly project_id: string;
  readonly project_type: string;
  readonly approved_on: string;
  readonly amount: string;
  readonly amount_returned: string;
  readonly status: string;
  readonly source: string;
  readonly round: string;
}
