import type { ApplicationCells } from './example.ts';

// Invented applications. Each is accepted without an error or a question, in the round and with the lists beside them.

/** A senior center of Kent County, new in every list. */
export const SENIOR_CENTER: ApplicationCells = {
  application_id: 'A-001',
  round: 'FY2027',
  program: 'senior_center',
  project_title: 'New roof and lift',
  project_scope: 'Replace the roof; add a lift and two restrooms.',
  project_type: 'renovation',
  applicant: 'Kent County Government',
  applicant_type: 'local_government',
  locality: 'Kent County',
  center_name: 'Riverside Senior Center',
  received_on: '2026-05-04',
  eligible_cost: '500000.00',
  federal_grant: '0',
  cdbg_grant: '0',
  other_grants: '0',
  requested_grant: '200000.00',
  local_match: '300000.00',
  latitude: '39.2123',
  longitude: '-76.0699',
};

/** An assisted living facility of a nonprofit in Talbot County. */
export const ASSISTED_LIVING: ApplicationCells = {
  application_id: 'A-003',
  round: 'FY2027',
  program: 'assisted_living',
  project_title: 'Sprinklers and alarms',
  project_scope: 'Sprinklers, alarms and a generator.',
  project_type: 'renovation',
  applicant: 'Tidewater Elder Homes, Inc.',
  applicant_type: 'nonprofit',
  locality: 'Talbot County',
  center_name: 'Tidewater House',
  received_on: '2026-04-20',
  eligible_cost: '640000.00',
  federal_grant: '40000.00',
  cdbg_grant: '0',
  other_grants: '0',
  requested_grant: '300000.00',
  local_match: '300000.00',
  poverty_area: 'no',
  surplus_building_certified: 'yes',
  sectarian_use: 'no',
  area_need: '62.5',
};

const MASTER_PLAN: ApplicationCells = {
  application_id: 'A-002',
  round: 'FY2027',
  program: 'senior_center',
  project_title: 'Master plan',
  project_type: 'master_plan',
  applicant: 'Caroline County Government',
  applicant_type: 'local_government',
  locality: '24011',
  center_name: 'Choptank Senior Center',
  received_on: '4/28/2026',
  eligible_cost: '$30,000.00',
  federal_grant: '-',
  cdbg_grant: '0',
  requested_grant: '$15,000.00',
  local_match: '$15,000.00',
  senior_population: '2400',
  service_area_sq_mi: '96.5',
  nearest_center_miles_override: '14.5',
  override_evidence: 'Driving distance by State road map, filed 2026-04-20',
};

export const GOOD_APPLICATIONS: readonly ApplicationCells[] = [SENIOR_CENTER, MASTER_PLAN, ASSISTED_LIVING];
