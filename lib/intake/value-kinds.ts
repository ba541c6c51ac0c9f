import type { ValueKind } from './columns.ts';

/** What a kind of value is called, and how its cells may be written. For the dictionary page. */
export interface KindOfValue {
  readonly title: string;
  readonly written: string;
}

export const KINDS_OF_VALUE: Readonly<Record<ValueKind, KindOfValue>> = {
  id: {
    title: 'Id',
    written:
      'Up to 64 letters, digits, spaces and . _ / # -, beginning with a letter or digit. Compared without regard to case or spaces. Never read as a number; one that a spreadsheet turned into a date or scientific notation is refused.',
  },
  name: { title: 'Name', written: 'Text on one line, up to 200 characters.' },
  text: { title: 'Text', written: 'Text, also of several lines, up to 2,000 characters.' },
  choice: {
    title: 'Choice',
    written:
      'One of the words listed. Case makes no difference, and a space or dash is as good as the underscore.',
  },
  project_types: {
    title: 'Kinds of work',
    written: 'One or more of the words listed, separated by semicolons, each once; master_plan stands alone.',
  },
  answer: {
    title: 'Yes or no',
    written: 'yes or no; also y, n, true, false. A blank is neither: the fact is not evidenced.',
  },
  locality: {
    title: 'Locality',
    written:
      'A county of Maryland or Baltimore City, by name, alias or five-digit FIPS code; "County" may be left out. Baltimore alone is refused.',
  },
  date: {
    title: 'Date',
    written:
      'YYYY-MM-DD, or M/D/YYYY with a year of four digits. Where one cell of a column has the day first, slashed dates that could be either are refused.',
  },
  money: {
    title: 'Amount',
    written:
      '1250000, 1250000.00 or $1,250,000.00; an accounting dash is 0. No negative, no more than two decimals, no scientific notation, no words; commas need quotation marks around the cell.',
  },
  whole: { title: 'Whole number', written: '5169 or 5,169. Not negative.' },
  decimal: { title: 'Number', written: '276.988, with a decimal point. Not negative.' },
  latitude: { title: 'Latitude', written: 'Decimal degrees within Maryland, 37.8 to 39.83.' },
  longitude: {
    title: 'Longitude',
    written: 'Decimal degrees within Maryland, -79.59 to -74.95: west is negative.',
  },
  fips: { title: 'FIPS code', written: 'Five digits that begin with 24.' },
  aliases: { title: 'Aliases', written: 'Names separated by |.' },
};
