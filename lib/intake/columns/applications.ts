import { APPLICANT_TYPES, PROGRAMS, PROJECT_TYPES } from '../../model/program.ts';
import { column } from '../columns.ts';
import type { ColumnSpec, TableSpec } from '../columns.ts';
import { EVIDENCE_COLUMNS } from './applications-evidence.ts';

const WHO_AND_WHAT = [
  column('application_id', 'id', 'Application id', 'Names the application in every report and round.', {
    required: true,
    example: 'A-001',
    notes:
      'Up to 64 letters, digits, spaces and . _ / # -, beginning with a letter or digit. Two that differ only in case or spaces are the same.',
  }),
  column('round', 'id', 'Round', 'The round that the application is for.', {
    example: 'FY2027',
    notes: "If given, must be the round file's id.",
  }),
  column('program', 'choice', 'Program', 'The program that is asked for a grant.', {
    required: true,
    choices: PROGRAMS,
    example: 'senior_center',
  }),
  column(
    'project_id',
    'id',
    'Project id',
    'The same project has the same id in every round. Blank: a new project.',
    {
      example: 'P-2019-004',
      source: '§ 10-504(d)',
    },
  ),
  column('project_title', 'name', 'Project title', 'A short name of the project.', {
    example: 'New roof and lift',
  }),
  column('project_scope', 'text', 'Project scope', 'What is to be built, bought or planned.', {
    example: 'Replace the roof; add a lift and two restrooms.',
  }),
  column('project_type', 'project_types', 'Project type', 'The kinds of work that the project involves.', {
    required: true,
    choices: PROJECT_TYPES,
    example: 'renovation;equipment',
    source: '§ 10-504(a)(3) and (b)(1); § 24-1004(b) and (e)',
    notes: 'One or more, separated by semicolons. A master plan stands alone.',
  }),
  column('applicant', 'name', 'Applicant', 'Who applies.', {
    required: true,
    example: 'Kent County Government',
  }),
  column('applicant_type', 'choice', 'Applicant type', 'What kind of body the applicant is.', {
    choices: APPLICANT_TYPES,
    example: 'local_government',
    notes: 'A senior center grant goes to a unit of local government.',
  }),
  column('locality', 'locality', 'Locality', 'The county, or Baltimore City, where the project lies.', {
    required: true,
    example: 'Kent County',
    source: '§ 10-504(c)',
    notes:
      'Name or five-digit FIPS code. "Baltimore" alone is refused: write Baltimore City or Baltimore County.',
  }),
  column('center_id', 'id', 'Center id', "The center's id in the list of centers or the ledger.", {
    example: 'MD-SC-006',
    source: '§ 10-504(e)',
    notes: 'Blank: found by the center name within the locality, when exactly one matches.',
  }),
  column('center_name', 'name', 'Center name', 'The name of the center.', { example: 'Amity Center' }),
  column('received_on', 'date', 'Date received', 'The day on which the application was received.', {
    required: true,
    example: '2026-05-04',
    source: '§ 24-1004(g)(2)',
  }),
] as const;

const MONEY = [
  column(
    'eligible_cost',
    'money',
    'Eligible cost',
    'Eligible cost of the whole project, phases already funded included.',
    {
      required: true,
      example: '1250000.00',
      source: '§ 10-504(a)(1); § 24-1004(c)',
    },
  ),
  column(
    'federal_grant',
    'money',
    'Federal grant',
    'Federal grants to the project, without a community development block grant.',
    {
      required: true,
      example: '0',
      source: '§ 10-504(a)(1); § 24-1004(c)',
      notes: 'Write 0 when there is none: a blank would raise the ceiling.',
    },
  ),
  column('cdbg_grant', 'money', 'CDBG grant', 'A community development block grant to the project.', {
    example: '0',
    source: '§ 10-504(a)(1); § 24-1004(c)',
    notes: 'Blank counts as none, and is asked about where it would be deducted.',
  }),
  column('other_grants', 'money', 'Sum of other grants', 'Grants from anybody else.', {
    example: '0',
    source: '§ 24-1004(c)',
    notes: 'Blank counts as none, and is asked about where it would be deducted.',
  }),
  column('requested_grant', 'money', 'Requested grant', 'The State grant asked for.', {
    required: true,
    example: '600000.00',
  }),
  column('local_match', 'money', 'Local match', 'Local contributions to the project.', {
    example: '650000.00',
    source: 'Senior center regulation, C(2) and F',
  }),
  column(
    'property_value',
    'money',
    'Property value',
    'Value of the land and improvements that the local government makes available.',
    {
      example: '900000.00',
      source: '§ 10-504(b)(2)',
    },
  ),
  column('center_value', 'money', 'Center value', 'Value of the center that is to be renovated.', {
    example: '750000.00',
    source: 'Senior center regulation, F; § 24-1004(e)',
  }),
  column('residual_value', 'money', 'Residual value', 'Residual value of the property.', {
    example: '1500000.00',
    source: '§ 10-504(b)(3)',
  }),
  column(
    'prior_match',
    'money',
    'Prior match',
    'Matching funds that the local government has spent before.',
    {
      example: '200000.00',
      source: '§ 10-504(b)(3)',
    },
  ),
  column(
    'outstanding_state_debt',
    'money',
    'Outstanding State debt',
    'State debt outstanding on the property.',
    {
      example: '0',
      source: '§ 10-504(b)(3)',
    },
  ),
  column(
    'other_state_investment',
    'money',
    'Other State investment',
    'What the State has otherwise invested in the property.',
    {
      example: '0',
      source: '§ 10-504(b)(3)',
    },
  ),
] as const;

export type ApplicationColumn =
  | (typeof WHO_AND_WHAT)[number]['name']
  | (typeof MONEY)[number]['name']
  | (typeof EVIDENCE_COLUMNS)[number]['name'];

const columns: readonly ColumnSpec<ApplicationColumn>[] = [...WHO_AND_WHAT, ...MONEY, ...EVIDENCE_COLUMNS];

export const APPLICATIONS: TableSpec<ApplicationColumn> = {
  file: 'applications',
  title: 'Applications',
  rowIs: 'an application',
  columns,
  anchors: ['program', 'project_type', 'locality', 'received_on'],
  passThrough: true,
  needsRows: true,
};
