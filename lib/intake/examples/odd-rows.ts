import type { RowExample } from './example.ts';
import { SENIOR_CENTER } from './good-applications.ts';
import { seniorCenter } from './row-example.ts';

/** F: rows that are no rows. They stand at the end of the errors example, as they do in life. */
export const ODD_ROWS: readonly RowExample[] = [
  { ...seniorCenter('F301', {}), surplus: 'see the letter of May 4' },
  {
    expected: ['F302'],
    base: {},
    changes: {
      application_id: 'Total',
      eligible_cost: SENIOR_CENTER.eligible_cost ?? '',
      requested_grant: SENIOR_CENTER.requested_grant ?? '',
    },
    surplus: null,
  },
];
