import { GRANT_STATUSES, PROGRAM_KINDS } from '../../model/grant.ts';
import { PROGRAMS, PROJECT_TYPES } from '../../model/program.ts';
import { column } from '../columns.ts';
import type { ColumnSpec, TableSpec } from '../columns.ts';

const LEDGER_COLUMNS = [
  column('grant_id', 'id', 'Grant id', 'Names the grant.', { required: true, example: 'G-2014-017' }),
  column('program', 'choice', 'Program', 'The program that the grant belongs to.', {
    required: true,
    choices: PROGRAMS,
    example: 'senior_center',
  }),
  column(
    'program_kind',
    'choice',
    'Program kind',
    'This program (prior acts of it included), or a similar one.',
    {
      required: true,
      choices: PROGRAM_KINDS,
      example: 'this_program',
      source: '§ 10-504(c)(3) and (d)',
    },
  ),
  column('locality', 'locality', 'Locality', 'The county, or Baltimore City, that received it.', {
    required: true,
    example: '24029',
  }),
  column('center_id', 'id', 'Center id', 'The center that it was for.', {
    example: 'MD-SC-006',
    notes: 'Blank: found by the center name within the locality, when exactly one matches.',
  }),
  column('center_name', 'name', 'Center name', 'The name of the center.', { example: 'Amity Center' }),
  column('project_id', 'id', 'Project id', 'The project that it was for.', {
    example: 'P-2014-002',
    source: '§ 10-504(d)',
  }),
  column(
    'project_type',
    'project_types',
    'Project type',
    'The kinds of work; a master plan counts otherwise.',
    {
      choices: PROJECT_TYPES,
      example: 'construction',
    },
  ),
  column('approved_on', 'date', 'Date approved', 'The day on which the Board of Public Works approved it.', {
    required: true,
    example: '2014-05-07',
    source: '§ 10-504(e)',
  }),
  column('amount', 'money', 'Amount', 'The amount awarded.', { required: true, example: '250000.00' }),
  column('amount_returned', 'money', 'Amount returned', 'What of it was returned. Blank: nothing.', {
    example: '0',
  }),
  column('status', 'choice', 'Status', 'What became of it.', {
    required: true,
    choices: GRANT_STATUSES,
    example: 'received',
  }),
  column('source', 'text', 'Source', 'The record that shows it.', {
    example: 'Board agenda 2014-05-07, item 12',
  }),
  column('round', 'id', 'Round', 'The round whose budget it was charged to.', { example: 'FY2014' }),
] as const;

export type LedgerColumn = (typeof LEDGER_COLUMNS)[number]['name'];

const columns: readonly ColumnSpec<LedgerColumn>[] = LEDGER_COLUMNS;

export const LEDGER: TableSpec<LedgerColumn> = {
  file: 'ledger',
  title: 'Ledger',
  rowIs: 'a past grant',
  columns,
  anchors: ['program', 'locality', 'approved_on'],
  passThrough: false,
  needsRows: false,
};
