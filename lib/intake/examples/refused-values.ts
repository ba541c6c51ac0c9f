import type { RowExample } from './example.ts';
import { assistedLiving, seniorCenter } from './row-example.ts';

/** V: what can be read and may not stand. */
export const REFUSED_VALUES: readonly RowExample[] = [
  seniorCenter('V101', { federal_grant: '' }),
  // Choices.
  seniorCenter('V201', { applicant_type: 'county' }),
  seniorCenter('V202', { state_funds_used: 'unknown' }),
  seniorCenter('V203', { project_type: 'renovaton' }),
  seniorCenter('V204', { project_type: 'renovation;renovation' }),
  seniorCenter('V205', { project_type: 'master_plan;renovation' }),
  seniorCenter('V206', { senior_population: '2400', service_area_sq_mi: '0' }),
  seniorCenter('V208', { round: 'FY2026' }),
  assistedLiving('V209', { area_need: '625' }),
  seniorCenter('V210', { nearest_center_miles_override: '1450', override_evidence: 'State road map' }),
  // Identity.
  seniorCenter('V301', { locality: 'Knet County' }),
  seniorCenter('V302', { locality: 'Baltimore' }),
  seniorCenter('V304', { application_id: 'EX-V304-A' }),
  seniorCenter('V304', { application_id: 'ex-v304-a' }),
  seniorCenter('V305', { application_id: 'EX-V305-A', project_id: 'P-2026-001' }),
  seniorCenter('V305', { application_id: 'EX-V305-B', project_id: 'P-2026-001' }),
  // What cells must be together.
  seniorCenter('V401', { applicant: 'Riverside Friends, Inc.', applicant_type: 'nonprofit' }),
  seniorCenter('V402', { senior_population: '2400' }),
  seniorCenter('V404', { nearest_center_miles_override: '14.5' }),
  seniorCenter('V405', { latitude: '', longitude: '' }),
  seniorCenter('V406', { longitude: '' }),
  assistedLiving('V407', { area_need: '' }),
  seniorCenter('V409', { eligible_cost: '$1', federal_grant: '200', cdbg_grant: '000' }),
  // Places.
  seniorCenter('V411', { latitude: '0', longitude: '0' }),
  seniorCenter('V412', { latitude: '-76.0699', longitude: '39.2123' }),
  seniorCenter('V413', { longitude: '76.0699' }),
  seniorCenter('V414', { latitude: '76.0699', longitude: '39.2123' }),
  seniorCenter('V415', { latitude: '40.7128', longitude: '-74.0060' }),
];
