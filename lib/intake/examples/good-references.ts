import type { CenterColumn } from '../columns/centers.ts';
import type { LedgerColumn } from '../columns/ledger.ts';
import type { LocalityColumn } from '../columns/localities.ts';
import type { Cells } from './example.ts';

// Invented grants. Centers and localities are rows of the packaged lists.

export const GOOD_GRANTS: readonly Cells<LedgerColumn>[] = [
  {
    grant_id: 'G-2014-017',
    program: 'senior_center',
    program_kind: 'this_program',
    locality: 'Kent County',
    center_name: 'Riverside Senior Center',
    project_id: 'P-2014-002',
    project_type: 'construction',
    approved_on: '2014-05-07',
    amount: '250000.00',
    amount_returned: '0',
    status: 'received',
    source: 'Board agenda 2014-05-07, item 12',
    round: 'FY2014',
  },
  {
    grant_id: 'G-2021-003',
    program: 'assisted_living',
    program_kind: 'this_program',
    locality: '24041',
    center_name: 'Tidewater House',
    project_id: 'P-2021-001',
    project_type: 'renovation;equipment',
    approved_on: '9/15/2021',
    amount: '$180,000.00',
    amount_returned: '$20,000.00',
    status: 'received',
    source: 'Board agenda 2021-09-15, item 4',
    round: 'FY2022',
  },
];

export const GOOD_CENTERS: readonly Cells<CenterColumn>[] = [
  {
    center_id: 'MD-SC-082',
    name: 'Amy Lynn Ferris Adult Activity Center',
    locality: '24029',
    latitude: '39.208022',
    longitude: '-76.082748',
    open: 'yes',
    source: 'county list; point: ZIP area',
  },
  {
    center_id: 'MD-SC-048',
    name: 'Caroline County Senior Center',
    locality: 'Caroline County',
    latitude: '38.858672',
    longitude: '-75.825079',
    open: 'yes',
    source: 'county list; point: ZIP area',
  },
];

const FIGURES = '65 and over: ACS 2018-2022; land: Census TIGER 2022';

export const GOOD_LOCALITIES: readonly Cells<LocalityColumn>[] = [
  {
    fips: '24029',
    name: 'Kent County',
    senior_population: '5169',
    land_area_sq_mi: '276.988',
    source: FIGURES,
  },
  {
    fips: '24011',
    name: 'Caroline County',
    aliases: 'Caroline Co|County of Caroline',
    senior_population: '5635',
    land_area_sq_mi: '319.442',
    source: FIGURES,
  },
  {
    fips: '24041',
    name: 'Talbot County',
    senior_population: '11190',
    land_area_sq_mi: '268.558',
    source: FIGURES,
  },
];
