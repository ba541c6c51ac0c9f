import { APPLICATIONS } from '../columns/applications.ts';
import { CENTERS } from '../columns/centers.ts';
import { DECISIONS } from '../columns/decisions.ts';
import { LEDGER } from '../columns/ledger.ts';
import { LOCALITIES } from '../columns/localities.ts';
import type { TableSpec } from '../columns.ts';
import type { InputFile } from '../../model/finding.ts';
import type { Cells } from './example.ts';
import { GOOD_APPLICATIONS } from './good-applications.ts';
import { GOOD_DECISIONS } from './good-decisions.ts';
import { GOOD_CENTERS, GOOD_GRANTS, GOOD_LOCALITIES } from './good-references.ts';
import { inOrder, writeCsv } from './write-csv.ts';

interface TableOfExamples {
  readonly table: TableSpec;
  readonly good: readonly Cells[];
}

const TABLES_OF_EXAMPLES: Readonly<Record<InputFile, TableOfExamples>> = {
  applications: { table: APPLICATIONS, good: GOOD_APPLICATIONS },
  ledger: { table: LEDGER, good: GOOD_GRANTS },
  centers: { table: CENTERS, good: GOOD_CENTERS },
  localities: { table: LOCALITIES, good: GOOD_LOCALITIES },
  decisions: { table: DECISIONS, good: GOOD_DECISIONS },
};

/** The header of an input file, every column of the dictionary. */
export function headerOf(file: InputFile): readonly string[] {
  return TABLES_OF_EXAMPLES[file].table.columns.map((column) => column.name);
}

/** A template to fill in: the header alone. */
export function blankTemplate(file: InputFile): string {
  return writeCsv(headerOf(file), []);
}

/** The template with a few good rows. */
export function filledTemplate(file: InputFile): string {
  return rowsTemplate(file, TABLES_OF_EXAMPLES[file].good);
}

/** The template with rows of one's own. */
export function rowsTemplate(file: InputFile, rows: readonly Cells[]): string {
  const header = headerOf(file);
  return writeCsv(
    header,
    rows.map((cells) => inOrder(header, cells)),
  );
}
