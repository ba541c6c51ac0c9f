import { column } from '../columns.ts';
import type { ColumnSpec, TableSpec } from '../columns.ts';

const LOCALITY_COLUMNS = [
  column('fips', 'fips', 'FIPS code', 'The five-digit code of the county or Baltimore City.', {
    required: true,
    example: '24029',
  }),
  column('name', 'name', 'Name', 'The name of the county, or Baltimore City.', {
    required: true,
    example: 'Kent County',
  }),
  column('aliases', 'aliases', 'List of aliases', 'Other names for it, separated by |.', {
    example: "Saint Mary's County|St Marys County",
  }),
  column('senior_population', 'whole', 'Senior population', 'People of senior age.', {
    required: true,
    unit: 'people',
    example: '5169',
    source: '§ 10-504(c)(1)',
  }),
  column('land_area_sq_mi', 'decimal', 'Land area', 'Land without water. More than 0.', {
    required: true,
    unit: 'square miles',
    example: '276.988',
    source: '§ 10-504(c)(1)',
  }),
  column('source', 'text', 'Source', 'Where the figures come from.', {
    example: '65 and over: ACS 2018-2022; land: Census TIGER 2022',
  }),
] as const;

export type LocalityColumn = (typeof LOCALITY_COLUMNS)[number]['name'];

const columns: readonly ColumnSpec<LocalityColumn>[] = LOCALITY_COLUMNS;

export const LOCALITIES: TableSpec<LocalityColumn> = {
  file: 'localities',
  title: 'Localities',
  rowIs: 'a county or Baltimore City',
  columns,
  anchors: ['fips', 'name'],
  passThrough: false,
  needsRows: true,
};
