import { defineFinding } from '../model/finding-rule.ts';
import type { FindingRule } from '../model/finding-rule.ts';
import { cellRule } from './cell-rules.ts';
import type { SharedFacts } from './shared-ids.ts';

function sameRule(
  code: string,
  title: string,
  when: string,
  fix: string,
  column: string,
): FindingRule<SharedFacts> {
  return defineFinding<SharedFacts>({
    code,
    severity: 'error',
    when,
    message: (f) => `${title} "${f.id}" is in ${f.rows}; case and spaces make no difference.`,
    fix: () => fix,
    source: null,
    columns: [column],
  });
}

// Places, in any file.
export const unknownLocality = cellRule(
  'V301',
  'a locality is unknown',
  (f) => `${f.title} is unknown: "${f.shown}".`,
  (f) =>
    `${f.hint !== '' ? `${f.hint} ` : ''}Write the name of a county, or Baltimore City, or its FIPS code, for example ${f.accepts}.`,
);
export const ambiguousLocality = cellRule(
  'V302',
  'a locality could be more than one',
  (f) => `${f.title} "${f.shown}" could be ${f.accepts}.`,
  (f) => `Write ${f.accepts}.`,
);
export const severalCenters = cellRule(
  'V303',
  'a center name within the locality is that of several listed centers',
  (f) => `${f.title} "${f.shown}" is the name of several centers of the locality: ${f.accepts}.`,
  () => 'Write the center id of the one that is meant.',
  '§ 10-504(e)',
);

// The ledger.
export const sameGrant = sameRule(
  'V501',
  'Grant id',
  'two rows of the ledger have the same grant id',
  'Keep one, or give each grant its own id: a grant counted twice would lower ceilings.',
  'grant_id',
);
export const returnedMore = defineFinding<{ readonly amount: string; readonly returned: string }>({
  code: 'V502',
  severity: 'error',
  when: 'more of a grant was returned than was awarded',
  message: (f) => `Amount returned, ${f.returned}, is more than the amount awarded, ${f.amount}.`,
  fix: () => 'Check both against the record of the grant.',
  source: null,
  columns: ['amount_returned'],
});

// Centers.
export const sameCenter = sameRule(
  'V601',
  'Center id',
  'two rows of the centers have the same id',
  'Keep one row a center.',
  'center_id',
);
export const noOpenCenter = defineFinding({
  code: 'V602',
  severity: 'error',
  when: 'the centers file has rows and none is open',
  message: () => 'No center in the file is open, so that no distance can be measured.',
  fix: () => 'Write yes into the column open for each center that is open.',
  source: '§ 10-504(c)(2)',
  columns: ['open'],
});

// Localities.
export const sameLocality = sameRule(
  'V701',
  'FIPS code',
  'two rows of the localities have the same FIPS code',
  'Keep one row a locality.',
  'fips',
);
export const noLandArea = cellRule(
  'V702',
  'a locality has no land area',
  (f) => `${f.title} is 0: the density of seniors cannot be worked out.`,
  () => 'Write the land area in square miles.',
  '§ 10-504(c)(1)',
);
export const badFips = cellRule(
  'V703',
  'a FIPS code is not five digits that begin with 24',
  (f) => `${f.title} is not a code of Maryland: "${f.shown}".`,
  (f) => `Write the five digits of the county, for example ${f.accepts}.`,
);
