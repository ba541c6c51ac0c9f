import type { ApplicationCells, FileExample } from './example.ts';
import { SENIOR_CENTER } from './good-applications.ts';
import { rowsTemplate } from './tables-of-examples.ts';

/** Good rows of as many applications, told apart by their ids; `change` gets their number from 1. */
function batch(rows: number, change: (number: number) => ApplicationCells): () => { applications: string } {
  return () => ({
    applications: rowsTemplate(
      'applications',
      Array.from({ length: rows }, (_, index) => ({
        ...SENIOR_CENTER,
        application_id: `A-${String(index + 1).padStart(3, '0')}`,
        ...change(index + 1),
      })),
    ),
  });
}

const ELSEWHERE = { locality: 'Allegany County', latitude: '39.6519', longitude: '-78.7584' };
const ONE_DENSITY = { senior_population: '2400', service_area_sq_mi: '96.5' };

/** B: what only many rows together show. */
export const WHOLE_BATCHES: readonly FileExample[] = [
  {
    code: 'B101',
    because: 'batch',
    files: batch(5, (number) => ({ ...ONE_DENSITY, ...(number === 5 ? ELSEWHERE : {}) })),
  },
  {
    code: 'B102',
    because: 'batch',
    files: batch(10, (number) =>
      number === 10 ? { eligible_cost: '50000000.00', local_match: '49800000.00' } : {},
    ),
  },
  { code: 'B103', because: 'batch', files: batch(5, () => ({ received_on: '2026-02-02' })) },
];
