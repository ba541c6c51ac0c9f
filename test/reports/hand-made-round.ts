import { ASSISTED, CENTERS, GRANT, SENIOR, type Texts, csvOf } from '../support/round-files.ts';

/*
 * Decided on 2026-07-01. Dorchester was never funded; Kent was (G-1).
 *
 * Senior centers, $1,100,000 less the $100,000 of G-2, which is charged to the round: $1,000,000, by fill_down.
 *   A-002  40 + 30 + 30 = 100    half of 375,000                      187,500.00  paid, 812,500.00 left
 *   A-001  20 + 15 +  0 =  35    room 800,000 − 250,000               550,000.00  paid, 262,500.00 left
 *   A-003  10 + 7.5 + 0 =  17.5  plan cap                              15,000.00  paid, 247,500.00 left
 *   A-006  10 + 7.5 + 0 =  17.5  half of 100,000.01, rounded down      50,000.00  the room is A-001's
 *   A-007   4 +  0 +  0 =   4    half of 500,000                      250,000.00  lacks 2,500.00
 *   A-004  received a day late   half of 500,000                      250,000.00  not eligible
 *   A-005  waits: the federal grant is blank
 *   statute    187,500 + 550,000 + 15,000 + 50,000 + 250,000 + 250,000 = 1,302,500
 *   regulation 187,500 + 600,000 + 15,000 + 50,000 + 250,000 + 250,000 = 1,352,500, 50,000 apart, all of A-001
 *
 * Assisted living, $1,000,000, by strict.
 *   H-001  90  U 2,000,000 − 300,000 − 100,000, three quarters  1,200,000.00  asks 700,000: 300,000 left
 *   H-002  80  half of 400,000                                    200,000.00  held
 *   H-003  70  half of 1,000,000                                  500,000.00  lacks 200,000.00
 *   H-005  60  half of 200,000                                    100,000.00  stopped
 *   H-004      half of 400,000                                    200,000.00  not eligible, no certificate
 *   H-006      half of 500,000                                    250,000.00  not eligible, sectarian
 *   together 1,200,000 + 200,000 + 500,000 + 100,000 + 200,000 + 250,000 = 2,450,000
 */

const far = {
  locality: 'Dorchester County',
  applicant: 'Dorchester County Council',
  center_name: 'Hurlock Hall',
};
const atChester = { center_id: 'C-1', center_name: 'Chester Center' };
const quarterWay = { senior_population: '250', nearest_center_miles_override: '3.75' };

const ROWS = [
  {
    ...SENIOR,
    ...atChester,
    application_id: 'A-001',
    eligible_cost: '1900000.00',
    federal_grant: '300000.00',
    requested_grant: '600000.00',
    senior_population: '500',
    nearest_center_miles_override: '7.5',
    x_note: '=SUM(A1)',
  },
  {
    ...SENIOR,
    ...far,
    application_id: 'A-002',
    eligible_cost: '375000.00',
    requested_grant: '187500.00',
    local_match: '150000.00',
    property_value: '300000.00',
    senior_population: '1000',
    nearest_center_miles_override: '15',
    x_note: '-5',
  },
  {
    ...SENIOR,
    ...quarterWay,
    application_id: 'A-003',
    project_type: 'master_plan',
    eligible_cost: '48000.00',
    requested_grant: '20000.00',
    local_match: '24000.00',
  },
  { ...SENIOR, application_id: 'A-004', received_on: '2026-05-16' },
  { ...SENIOR, application_id: 'A-005', federal_grant: '' },
  {
    ...SENIOR,
    ...atChester,
    ...quarterWay,
    application_id: 'A-006',
    project_type: 'equipment',
    received_on: '2026-03-30',
    eligible_cost: '100000.01',
    requested_grant: '60000.00',
    local_match: '50000.01',
  },
  { ...SENIOR, application_id: 'A-007' },
  {
    ...ASSISTED,
    application_id: 'H-001',
    eligible_cost: '2000000.00',
    federal_grant: '300000.00',
    other_grants: '100000.00',
    requested_grant: '700000.00',
    local_match: '500000.00',
    poverty_area: 'yes',
    area_need: '90',
  },
  {
    ...ASSISTED,
    application_id: 'H-002',
    project_type: 'construction',
    eligible_cost: '400000.00',
    requested_grant: '200000.00',
    local_match: '200000.00',
    area_need: '80',
  },
  {
    ...ASSISTED,
    application_id: 'H-003',
    eligible_cost: '1000000.00',
    requested_grant: '500000.00',
    local_match: '500000.00',
    sectarian_use: '',
    area_need: '70',
  },
  {
    ...ASSISTED,
    application_id: 'H-004',
    project_type: 'construction',
    surplus_building_certified: 'no',
    eligible_cost: '400000.00',
    requested_grant: '200000.00',
    local_match: '200000.00',
    area_need: '65',
  },
  {
    ...ASSISTED,
    application_id: 'H-005',
    eligible_cost: '200000.00',
    requested_grant: '50000.00',
    local_match: '100000.00',
    area_need: '60',
  },
  { ...ASSISTED, application_id: 'H-006', sectarian_use: 'yes' },
];

export const HAND_MADE: Texts = {
  applications: csvOf(ROWS),
  ledger: csvOf([
    GRANT,
    {
      ...GRANT,
      grant_id: 'G-2',
      locality: '24001',
      center_id: '',
      center_name: 'Frostburg Hall',
      approved_on: '2026-01-10',
      amount: '100000.00',
      round: 'FY2027',
    },
  ]),
  centers: csvOf(CENTERS),
};
