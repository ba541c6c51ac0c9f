import type { DecisionColumn } from '../columns/decisions.ts';
import type { Cells } from './example.ts';

/** What the Board made of the good applications: as recommended, and one put off for a reason. */
export const GOOD_DECISIONS: readonly Cells<DecisionColumn>[] = [
  {
    application_id: 'A-001',
    decision: 'approved',
    approved_on: '2026-07-08',
    amount: '200000.00',
    agenda_item: 'Board agenda 2026-07-08, item 12',
  },
  {
    application_id: 'A-002',
    decision: 'deferred',
    approved_on: '7/8/2026',
    agenda_item: 'Board agenda 2026-07-08, item 13',
    reason: 'The Board asks for the survey of the site first.',
  },
  {
    application_id: 'A-003',
    decision: 'approved',
    approved_on: '2026-07-22',
    amount: '$300,000.00',
    agenda_item: 'Board agenda 2026-07-22, item 4',
  },
];
