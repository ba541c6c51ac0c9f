/** A small round whose figures can be worked out in the head: each asks for 200,000 of a cost of 500,000. */
export const HEADER =
  'application_id,program,project_type,applicant,locality,center_name,received_on,eligible_cost,federal_grant,requested_grant,latitude,longitude\n';

/** One application; ids tie on everything else, and so rank by id. */
export function row(id: string): string {
  return `${id},senior_center,renovation,Kent County Government,Kent County,Center ${id},2026-04-30,500000.00,0,200000.00,39.2123,-76.0699\n`;
}

export const APPLICATIONS = HEADER + row('A-1') + row('A-2') + row('A-3');

export const ROUND = `round: FY2027
title: Senior facilities, fiscal year 2027
decision_date: 2026-07-01
programs:
  senior_center:
    budget: 2000000
    policy: fill_down
    weights: { proximity: 1 }
    goalposts:
      proximity: { from: 0, to: 15, scale: linear, reason: "miles" }
`;

export const LEDGER =
  'grant_id,program,program_kind,locality,center_name,approved_on,amount,status\n' +
  'G-1,senior_center,this_program,Kent County,Center A-1,2020-05-06,700000.00,received\n';
