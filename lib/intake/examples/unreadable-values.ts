import type { RowExample } from './example.ts';
import { seniorCenter } from './row-example.ts';

/** S: cells that cannot be read. */
export const UNREADABLE_VALUES: readonly RowExample[] = [
  // Amounts and numbers.
  seniorCenter('S101', { eligible_cost: 'N/A' }),
  seniorCenter('S102', { eligible_cost: '1.2E+06' }),
  seniorCenter('S103', { requested_grant: '187500.125' }),
  seniorCenter('S104', { other_grants: '(5,000.00)' }),
  seniorCenter('S105', { eligible_cost: '5,00,000' }),
  seniorCenter('S106', { eligible_cost: '500.000,00' }),
  seniorCenter('S107', { local_match: '#REF!' }),
  seniorCenter('S108', { local_match: '50%' }),
  seniorCenter('S109', { requested_grant: '0200000' }),
  seniorCenter('S110', { property_value: '99999999999.00' }),
  seniorCenter('S111', { property_value: 'NaN' }),
  seniorCenter('S112', { local_match: '+300000' }),
  seniorCenter('S113', { federal_grant: '.00' }),
  seniorCenter('S114', { requested_grant: '$200K' }),
  // Dates.
  seniorCenter('S201', { received_on: 'May 4, 2026' }),
  seniorCenter('S202', { received_on: '2026-02-30' }),
  seniorCenter('S203', { received_on: '18/03/2026' }),
  seniorCenter('S204', { received_on: '5/4/26' }),
  seniorCenter('S205', { received_on: '46146' }),
  seniorCenter('S206', { received_on: '2026-05-04 09:30' }),
  seniorCenter('S207', { received_on: '3/8/2026' }),
  // Coordinates.
  seniorCenter('S301', { latitude: 'north of town' }),
  seniorCenter('S302', { latitude: '39° 12\' 44"' }),
  seniorCenter('S303', { latitude: '39.2123 N' }),
  seniorCenter('S304', { latitude: '39,2123' }),
  seniorCenter('S305', { latitude: '392123' }),
  seniorCenter('S306', { latitude: '3.92E+01' }),
  // Ids.
  seniorCenter('S401', { project_id: `P-2026-${'0'.repeat(60)}` }),
  seniorCenter('S402', { project_id: 'P*2026' }),
  seniorCenter('S403', { application_id: '5-Jan' }),
  seniorCenter('S404', { application_id: '2.4E+11' }),
  seniorCenter('S405', { center_id: '#NAME?' }),
  // Texts.
  seniorCenter('S501', { project_title: 'New roof\u0007' }),
  seniorCenter('S502', { center_name: 'Riverside\nSenior Center' }),
  seniorCenter('S503', { project_title: `New roof${' and lift'.repeat(25)}` }),
];
