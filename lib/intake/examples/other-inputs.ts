import type { CenterColumn } from '../columns/centers.ts';
import type { LedgerColumn } from '../columns/ledger.ts';
import type { LocalityColumn } from '../columns/localities.ts';
import type { Cells, ExampleFiles, FileExample } from './example.ts';
import { SENIOR_CENTER } from './good-applications.ts';
import { GOOD_CENTERS, GOOD_GRANTS, GOOD_LOCALITIES } from './good-references.ts';
import { exampleRound } from './round-template.ts';
import { rowsTemplate } from './tables-of-examples.ts';

const [GRANT = {}] = GOOD_GRANTS;
const [CENTER = {}] = GOOD_CENTERS;
const [LOCALITY = {}] = GOOD_LOCALITIES;

const ledger = (...rows: readonly Cells<LedgerColumn>[]): ExampleFiles => ({
  ledger: rowsTemplate(
    'ledger',
    rows.map((row) => ({ ...GRANT, ...row })),
  ),
});
const centers = (...rows: readonly Cells<CenterColumn>[]): ExampleFiles => ({
  centers: rowsTemplate(
    'centers',
    rows.map((row) => ({ ...CENTER, ...row })),
  ),
});
const localities = (...rows: readonly Cells<LocalityColumn>[]): ExampleFiles => ({
  localities: rowsTemplate(
    'localities',
    rows.map((row) => ({ ...LOCALITY, ...row })),
  ),
});
const application = (changes: Cells): ExampleFiles => ({
  applications: rowsTemplate('applications', [{ ...SENIOR_CENTER, ...changes }]),
});

const GARRETT = { fips: '24023', name: 'Garrett County' };
const PROJECT = { project_id: 'P-2014-002' };

/** What is wrong with a ledger, a list or the round, or is wrong only beside one. */
export const OTHER_INPUTS: readonly FileExample[] = [
  {
    code: 'H101',
    because: 'ledger',
    files: () => ({ ...application(PROJECT), ...ledger({ locality: 'Talbot County' }) }),
  },
  {
    code: 'Q304',
    because: 'ledger',
    files: () => ({ ...application(PROJECT), ...ledger({ center_name: 'Old Mill Center' }) }),
  },
  {
    code: 'H102',
    because: 'ledger',
    files: () => ({ ...application(PROJECT), ...ledger({ program: 'assisted_living' }) }),
  },
  {
    code: 'Q305',
    because: 'ledger',
    files: () => ({ ...application(PROJECT), ...ledger({ project_type: 'master_plan' }) }),
  },
  {
    code: 'Q306',
    because: 'ledger',
    files: () => ({ ...application({ ...PROJECT, prior_match: '25000.00' }), ...ledger({}) }),
  },
  {
    code: 'Q307',
    because: 'ledger',
    files: () => ({ ...application(PROJECT), ...ledger({ approved_on: '2026-06-03', round: 'fy 2027' }) }),
  },
  {
    code: 'Q501',
    because: 'ledger',
    files: () => ({ ...application({ state_funds_used: 'no' }), ...ledger({}) }),
  },
  {
    code: 'V501',
    because: 'ledger',
    files: () => ledger({ grant_id: 'G-2014-17' }, { grant_id: 'g-2014-17' }),
  },
  { code: 'V502', because: 'ledger', files: () => ledger({ amount_returned: '260000.00' }) },
  {
    code: 'V303',
    because: 'centers',
    files: () => ({
      ...application({ center_name: 'Amity Center' }),
      ...centers({ center_id: 'C-1', name: 'Amity Center' }, { center_id: 'C-2', name: 'AMITY CENTER' }),
    }),
  },
  { code: 'V601', because: 'centers', files: () => centers({ center_id: 'C-1' }, { center_id: 'c-1' }) },
  { code: 'V602', because: 'centers', files: () => centers({ open: 'no' }) },
  { code: 'V701', because: 'localities', files: () => localities(GARRETT, GARRETT) },
  { code: 'V702', because: 'localities', files: () => localities({ land_area_sq_mi: '0' }) },
  { code: 'V703', because: 'localities', files: () => localities({ fips: '51059' }) },
  { code: 'V207', because: 'round', files: () => ({ round: exampleRound(['assisted_living']) }) },
];
