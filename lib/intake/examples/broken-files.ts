import type { FileExample } from './example.ts';
import { SENIOR_CENTER } from './good-applications.ts';
import { filledTemplate, rowsTemplate } from './tables-of-examples.ts';

const bytes = (...values: readonly number[]): Uint8Array => Uint8Array.from(values);
const good = (): string => filledTemplate('applications');
const ROOF = SENIOR_CENTER.project_title ?? '';

/** A good file with one piece of its text replaced; `from` stands in it. */
const changed = (from: string, to: string) => () => {
  const text = good();
  if (!text.includes(from)) throw new Error(`the good applications do not hold ${from}`);
  return { applications: text.replace(from, to) };
};

/** Three rows without a quotation mark. */
const plainRows = (): string =>
  rowsTemplate(
    'applications',
    ['A-001', 'A-002', 'A-003'].map((id) => ({ ...SENIOR_CENTER, application_id: id, project_scope: '' })),
  );

const withLines = (change: (lines: readonly string[]) => readonly string[]) => () => ({
  applications: change(good().split('\r\n')).join('\r\n'),
});

/** Thirty columns before the others, named by their number from 1. */
const withColumns = (nameOf: (number: number) => string) =>
  withLines((lines) => {
    const names = Array.from({ length: 30 }, (_, index) => nameOf(index + 1));
    return lines.map((line, index) =>
      line === '' ? line : `${names.map((name) => (index === 0 ? name : '')).join(',')},${line}`,
    );
  });

function example(code: string, files: FileExample['files']): FileExample {
  return { code, because: 'file', files };
}

/** F, and Q of the header: files that are no CSV, or are built otherwise than a table. */
export const BROKEN_FILES: readonly FileExample[] = [
  example('F101', () => ({ applications: '' })),
  example('F102', () => ({ applications: bytes(0x50, 0x4b, 3, 4, 20, 0, 6, 0) })),
  example('F103', () => ({ applications: bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1) })),
  example('F104', () => ({ applications: '%PDF-1.7\n' })),
  example('F105', () => ({ applications: '<!DOCTYPE html>\n<html><body>Sign in</body></html>\n' })),
  example('F106', () => ({ applications: `${good()}\0` })),
  example('F107', changed(ROOF, 'Casa Ma\uFFFDana: roof')),
  // Byte 0x81 has no meaning in Windows-1252, and none here in UTF-8.
  example('F108', () => ({
    applications: Buffer.from(good().replace('\uFEFF', '').replace(ROOF, 'Roof \u0081'), 'latin1'),
  })),
  // One line in Windows-1252 among lines in UTF-8.
  example('F109', () => ({
    applications: Buffer.concat([
      Buffer.from(good().replace(ROOF, 'Casa Mañana: roof')),
      Buffer.from('Casa Ma\u00f1ana\r\n', 'latin1'),
    ]),
  })),
  // The first half of a pictogram, written alone.
  example('F110', () => {
    const [before = '', after = ''] = good().split(ROOF);
    return {
      applications: Buffer.concat([Buffer.from(before), bytes(0xed, 0xa0, 0xbd), Buffer.from(after)]),
    };
  }),
  example('F111', () => ({ applications: good(), length: 2 * good().length })),
  example('F201', () => ({ applications: 'Applications,FY2027\r\nSenior centers,3\r\n' })),
  example('F202', changed('received_on', 'recieved_on')),
  example('F203', changed('property_value', 'other_grants')),
  example('F204', () => ({ applications: good().replaceAll('"', '').replaceAll(',', '|') })),
  example('F205', () => ({ applications: plainRows().replace(ROOF, `"${ROOF}`) })),
  example('F206', changed(ROOF, '5" pipe')),
  example('F207', changed(ROOF, `"${'New roof. '.repeat(110_000)}"`)),
  // The mark that opens in the title of the first row is closed in that of the third.
  example('F208', () => ({
    applications: plainRows()
      .replace(ROOF, `"${ROOF}`)
      .replace(new RegExp(`(A-003.*)${ROOF}`), `$1${ROOF}"`),
  })),
  example(
    'F209',
    withLines(([header = '', first = '', ...rest]) => [
      header,
      first,
      header.replace('\uFEFF', '').split(',').reverse().join(','),
      ...rest,
    ]),
  ),
  example(
    'F210',
    withLines(([header = '']) => [header, '']),
  ),
  // Every line end lost.
  example('F211', () => ({ applications: plainRows().replaceAll('\r\n', ',').repeat(200) })),
  example('F212', () => ({ applications: good() + '\n'.repeat(2_000_000) })),
  example(
    'F213',
    withLines((lines) => lines.map((line) => `"${line.replace('\uFEFF', '').replaceAll('"', '""')}"`)),
  ),
  example('Q101', changed('property_value', 'value_of_property')),
  example('Q102', changed('property_value', '')),
  example(
    'Q104',
    withColumns((number) => `column_${String(number)}`),
  ),
  example(
    'Q105',
    withColumns(() => ''),
  ),
  example(
    'Q103',
    withLines(([header = '', first = '', ...rest]) => [header, first, header.replace('\uFEFF', ''), ...rest]),
  ),
];
