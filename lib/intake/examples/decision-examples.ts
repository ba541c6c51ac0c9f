import type { DecisionColumn } from '../columns/decisions.ts';
import type { Cells, ExampleFiles, FileExample } from './example.ts';
import { ASSISTED_LIVING, SENIOR_CENTER } from './good-applications.ts';
import { GOOD_DECISIONS } from './good-decisions.ts';
import { GOOD_GRANTS } from './good-references.ts';
import { rowsTemplate } from './tables-of-examples.ts';

type Row = Cells<DecisionColumn>;

const [APPROVAL = {}] = GOOD_DECISIONS;
const DAY_AFTER = '2026-07-09T12:00:00.000Z';
const WEEK_AFTER = '2026-07-15T12:00:00.000Z';

const text = (rows: readonly Row[]): string =>
  rowsTemplate(
    'decisions',
    rows.map((row) => ({ ...APPROVAL, ...row })),
  );
/** Decisions of one file, each the good approval with something changed. */
const decided = (...rows: readonly Row[]): ExampleFiles => ({
  decisions: [{ text: text(rows), uploadedAt: DAY_AFTER }],
});
const applications = (...rows: readonly Cells[]): ExampleFiles => ({
  applications: rowsTemplate(
    'applications',
    rows.map((row) => ({ ...SENIOR_CENTER, ...row })),
  ),
});
const ledger = (row: Cells): ExampleFiles => ({
  ledger: rowsTemplate('ledger', [{ ...GOOD_GRANTS[0], ...row }]),
});
/** A recorded decision, and one that changes it, uploaded on the days given. */
const changed = (first: string, second: string): ExampleFiles => ({
  decisions: [
    { text: text([{}]), uploadedAt: first },
    { text: text([{ amount: '150000.00' }]), uploadedAt: second },
  ],
});

const example = (code: string, files: () => ExampleFiles): FileExample => ({
  code,
  because: 'decisions',
  files,
});
const LONG = 'x'.repeat(1900);
const NO_APPROVAL = { amount: '', reason: '' };

/** What is wrong with decisions: by themselves, beside the run, or beside the ledger. */
export const DECISION_EXAMPLES: readonly FileExample[] = [
  example('F401', () => {
    const ids = Array.from({ length: 210 }, (_, index) => `A-${String(index + 1).padStart(3, '0')}`);
    return {
      ...applications(...ids.map((id) => ({ application_id: id, center_name: `Center ${id}` }))),
      ...decided(...ids.map((id) => ({ application_id: id, decision: 'denied', amount: '', reason: LONG }))),
    };
  }),
  example('V801', () => decided({}, { application_id: 'a-001' })),
  example('V802', () => decided({ approved_on: '' })),
  example('V803', () => decided({ amount: '0' })),
  example('V804', () => decided({ decision: 'denied', reason: 'Withdrawn from the agenda' })),
  example('V811', () => decided({ application_id: 'A-100' })),
  example('V812', () => ({
    ...applications({ eligible_cost: '1e6' }, { application_id: 'A-002', center_name: 'Other Center' }),
    ...decided({}),
  })),
  example('V813', () => decided({ amount: '260000.00' })),
  example('V814', () => ({
    ...ledger({ amount: '700000.00', project_id: '' }),
    ...decided({ amount: '100000.01', reason: 'The Board decided so' }),
  })),
  example('V815', () => ({
    ...applications({}, { application_id: 'A-002', center_name: 'Other Center' }),
    // The budget of 2,000,000 pays neither in full: the first gets what is left of it, the second nothing.
    ...ledger({
      ...{ center_name: 'Old Mill', amount: '1900000.00', approved_on: '2026-06-03' },
      ...{ round: 'FY2027', project_id: '' },
    }),
    ...decided({ application_id: 'A-002', amount: '100000.00' }),
  })),
  example('V816', () => decided({ decision: 'denied', ...NO_APPROVAL })),
  example('V817', () => changed(DAY_AFTER, WEEK_AFTER)),
  example('V818', () => changed(WEEK_AFTER, DAY_AFTER)),
  example('V819', () => decided({ approved_on: '2001-05-02' })),
  example('V820', () => decided({ approved_on: '2026-05-01' })),
  example('V821', () => ({
    applications: rowsTemplate('applications', [
      SENIOR_CENTER,
      { ...ASSISTED_LIVING, project_type: 'construction', surplus_building_certified: '' },
    ]),
    ...decided({ application_id: 'A-003', amount: '300000.00' }),
  })),
  example('V822', () => ({
    ...ledger({
      ...{ grant_id: 'FY2027#A-001', amount: '250000.00', amount_returned: '210000.00' },
      ...{ approved_on: '2026-07-01', round: 'FY2027', project_id: '' },
    }),
    ...decided({}),
  })),
  example('Q801', () => decided({ amount: '180000.00' })),
  example('Q802', () => decided({ amount: '210000.00' })),
  example('Q803', () => ({
    ...ledger({
      ...{ center_name: 'Other Center', amount: '1900000.00', approved_on: '2026-06-03' },
      ...{ round: 'FY2027', project_id: '' },
    }),
    ...decided({ reason: 'The Board found more funds' }),
  })),
  example('Q804', () => decided({ approved_on: '2026-07-22' })),
];
