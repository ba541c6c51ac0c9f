import { DECISIONS as KINDS } from '../../model/decision.ts';
import { column } from '../columns.ts';
import type { ColumnSpec, TableSpec } from '../columns.ts';

const DECISION_COLUMNS = [
  column('application_id', 'id', 'Application id', 'The application that was decided.', {
    required: true,
    example: 'A-017',
  }),
  column('decision', 'choice', 'Decision', 'What became of it.', {
    required: true,
    choices: KINDS,
    example: 'approved',
  }),
  column('approved_on', 'date', 'Date approved', 'The day on which the Board of Public Works decided.', {
    example: '2026-07-08',
    source: '§ 10-504(e)',
    notes: 'An approval needs it: the law is read as of this day.',
  }),
  column('amount', 'money', 'Amount', 'The amount approved.', {
    example: '250000.00',
    notes: 'An approval needs it; otherwise blank or 0.',
  }),
  column('agenda_item', 'text', 'Agenda item', 'Where the decision is on record.', {
    example: 'Board agenda 2026-07-08, item 12',
    notes: 'The ledger keeps it as the source of the grant.',
  }),
  column('reason', 'text', 'Reason', 'Why, where the decision departs from what the law or the rank gives.', {
    example: 'The Board found the roof unsafe',
    notes:
      'Needed for an approval above the ceiling or outside the funding line, for a denial or deferral of what is recommended, and to change a decision.',
  }),
] as const;

export type DecisionColumn = (typeof DECISION_COLUMNS)[number]['name'];

const columns: readonly ColumnSpec<DecisionColumn>[] = DECISION_COLUMNS;

export const DECISIONS: TableSpec<DecisionColumn> = {
  file: 'decisions',
  title: 'Decisions',
  rowIs: 'a decision',
  columns,
  anchors: ['application_id', 'decision'],
  passThrough: false,
  needsRows: true,
};
