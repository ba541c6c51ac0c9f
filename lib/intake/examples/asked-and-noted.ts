import type { RowExample } from './example.ts';
import { assistedLiving, seniorCenter } from './row-example.ts';

/** Q and L: rows that are ranked, with a question or a note. */
export const ASKED_AND_NOTED: readonly RowExample[] = [
  seniorCenter('Q201', { cdbg_grant: '' }),
  assistedLiving('Q202', { other_grants: '' }),
  // Nothing remains to be paid, so that the ceiling is 0 and the request above it.
  seniorCenter('Q203', { federal_grant: '600000.00' }, ['L501']),
  seniorCenter('Q204', { requested_grant: '600000.00', local_match: '' }, ['L501']),
  seniorCenter('Q205', { eligible_cost: '5000000.00', local_match: '250000.00' }),
  seniorCenter('Q206', { senior_population: '24000', service_area_sq_mi: '96.5' }),
  seniorCenter('Q207', { senior_population: '2400', service_area_sq_mi: '965' }),
  seniorCenter('Q208', { latitude: '39.4143', longitude: '-77.4105' }),
  seniorCenter('Q209', { received_on: '2027-05-04' }),
  seniorCenter('Q210', { received_on: '2023-05-04' }),
  seniorCenter('Q211', { eligible_cost: '0', local_match: '' }, ['L501']),
  seniorCenter('Q212', { requested_grant: '0', local_match: '' }),
  seniorCenter('Q301', { center_id: 'MD-SC-999' }),
  seniorCenter('Q302', { center_id: 'MD-SC-013', center_name: 'Waxter Center for Senior Citizens' }),
  seniorCenter('Q303', { center_id: 'MD-SC-082' }),
  seniorCenter('L501', { requested_grant: '300000.00', local_match: '200000.00' }),
  seniorCenter('L502', { project_type: 'improvement' }),
];
