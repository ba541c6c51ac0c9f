import { caseOf } from './cases.ts';

/** The applications of the round that these cases are about. */
export const APPLICATIONS_KEY = 'inbox/rounds/FY2027/applications.csv';
export const ROUND_KEY = 'inbox/rounds/FY2027/round.yaml';

/** The event of a case, with names that stand for others exchanged: keys, and versions as the store gave them. */
export function eventOf(id: string, exchanged: Readonly<Record<string, string>> = {}): unknown {
  let text = JSON.stringify(caseOf(id).input.event);
  for (const [theirs, ours] of Object.entries(exchanged)) text = text.replaceAll(theirs, ours);
  return JSON.parse(text);
}

const HEADER =
  'application_id,program,project_type,applicant,locality,center_name,received_on,eligible_cost,federal_grant,requested_grant\n';

/** Applications that are alike but for their ids; by these they rank. Each asks for 200,000 of a cost of 500,000. */
export function applicationsOf(ids: readonly string[]): string {
  const rows = ids.map(
    (id) =>
      `${id},senior_center,renovation,Kent County Government,Kent County,Center ${id},2026-06-30,500000.00,0,200000.00\n`,
  );
  return HEADER + rows.join('');
}
