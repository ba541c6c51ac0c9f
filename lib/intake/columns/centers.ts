import { column } from '../columns.ts';
import type { ColumnSpec, TableSpec } from '../columns.ts';

const CENTER_COLUMNS = [
  column('center_id', 'id', 'Center id', 'Names the center.', { required: true, example: 'MD-SC-006' }),
  column('name', 'name', 'Name', 'The name of the center.', { required: true, example: 'Amity Center' }),
  column('locality', 'locality', 'Locality', 'The county, or Baltimore City, where it stands.', {
    required: true,
    example: '24029',
  }),
  column('latitude', 'latitude', 'Latitude', 'Where it stands.', {
    required: true,
    unit: 'decimal degrees',
    example: '39.2123',
  }),
  column('longitude', 'longitude', 'Longitude', 'Where it stands. West is negative.', {
    required: true,
    unit: 'decimal degrees',
    example: '-76.0699',
  }),
  column('open', 'answer', 'Open', 'Whether it is open: distances are measured to open centers.', {
    required: true,
    example: 'yes',
    source: '§ 10-504(c)(2)',
  }),
  column('source', 'text', 'Source', 'Where the facts come from.', {
    example: 'county list 2024; point: the building',
  }),
] as const;

export type CenterColumn = (typeof CENTER_COLUMNS)[number]['name'];

const columns: readonly ColumnSpec<CenterColumn>[] = CENTER_COLUMNS;

export const CENTERS: TableSpec<CenterColumn> = {
  file: 'centers',
  title: 'Centers',
  rowIs: 'a center',
  columns,
  anchors: ['name', 'locality'],
  passThrough: false,
  needsRows: false,
};
