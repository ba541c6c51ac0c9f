import type { InputFile } from '../model/finding.ts';

/** How a cell is read. One file a kind under values/. */
export type ValueKind =
  | 'id'
  | 'name'
  | 'text'
  | 'choice'
  | 'project_types'
  | 'answer'
  | 'locality'
  | 'date'
  | 'money'
  | 'whole'
  | 'decimal'
  | 'latitude'
  | 'longitude'
  | 'fips'
  | 'aliases';

/** One column of an input file. The template, the dictionary page, the messages and the tests are made from these. */
export interface ColumnSpec<Name extends string = string> {
  readonly name: Name;
  /** What people call it: opens every message about the column. */
  readonly title: string;
  readonly kind: ValueKind;
  /** The file must have the column, and a cell must not be blank. */
  readonly required: boolean;
  readonly choices: readonly string[];
  readonly means: string;
  readonly unit: string | null;
  readonly example: string;
  /** The clause or page that asks for it. */
  readonly source: string | null;
  readonly notes: string | null;
}

/** The columns of one kind of input file, in the order of the template and of findings. */
export interface TableSpec<Name extends string = string> {
  readonly file: InputFile;
  readonly title: string;
  /** What one row is, for messages. */
  readonly rowIs: string;
  readonly columns: readonly ColumnSpec<Name>[];
  /** A row in which all of these are blank is a total, a footnote or a heading, and not a row of the table. */
  readonly anchors: readonly Name[];
  /** Columns that begin with x_ are handed on untouched. */
  readonly passThrough: boolean;
  /** A file with a header and no row is no file at all. */
  readonly needsRows: boolean;
}

interface ColumnDetails {
  readonly required?: boolean;
  readonly choices?: readonly string[];
  readonly unit?: string;
  readonly example: string;
  readonly source?: string;
  readonly notes?: string;
}

export function column<const Name extends string>(
  name: Name,
  kind: ValueKind,
  title: string,
  means: string,
  details: ColumnDetails,
): ColumnSpec<Name> {
  return {
    name,
    title,
    kind,
    required: details.required ?? false,
    choices: details.choices ?? [],
    means,
    unit: details.unit ?? (kind === 'money' ? 'dollars' : null),
    example: details.example,
    source: details.source ?? null,
    notes: details.notes ?? null,
  };
}

/** A column that a header may leave out and a cell may leave blank is optional; a column that opens so is handed on. */
export const PASS_THROUGH_PREFIX = 'x_';
