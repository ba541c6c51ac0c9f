import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { isOnPath } from './programs.ts';

/** Where LibreOffice has to be there: a suite that was not run is then a failure, not a line in a log. */
export const libreOfficeIsRequired = process.env.GRANTLINE_REQUIRE_LIBREOFFICE === '1';

/** Debian: libreoffice-calc-nogui, or any other LibreOffice with Calc. */
export function libreOfficeIsInstalled(): boolean {
  return isOnPath('soffice');
}

/** CSV as an eager user opens it: commas, UTF-8, US English, special numbers read as such, formulas evaluated. */
const EAGER_CSV = 'Text - txt - csv (StarCalc):44,34,76,1,,1033,false,true,false,false,false,,true';

/** A cell as LibreOffice holds it. */
export interface OpenedCell {
  readonly type: 'empty' | 'string' | 'float' | 'date' | 'boolean' | 'other';
  /** What the cell holds: the text, the number as written, or the day. */
  readonly value: string;
  readonly formula: string | null;
}

/** The cells of each sheet by its name, as LibreOffice reads the file: through its own flat XML. */
export async function openInLibreOffice(file: string, folder: string): Promise<Map<string, OpenedCell[][]>> {
  const filter = extname(file) === '.csv' ? [`--infilter=${EAGER_CSV}`] : [];
  await promisify(execFile)('soffice', [
    `-env:UserInstallation=file://${join(folder, 'libreoffice-profile')}`,
    '--headless',
    ...filter,
    ...['--convert-to', 'fods', '--outdir', folder, file],
  ]);
  return sheetsOf(readFileSync(join(folder, `${basename(file, extname(file))}.fods`), 'utf8'));
}

function sheetsOf(xml: string): Map<string, OpenedCell[][]> {
  const tables = [...xml.matchAll(/<table:table table:name="([^"]*)"[^>]*>(.*?)<\/table:table>/gs)];
  return new Map(tables.map(([, name = '', content = '']) => [decoded(name), rowsOf(content)]));
}

function rowsOf(table: string): OpenedCell[][] {
  const rows: OpenedCell[][] = [];
  for (const [, attributes = '', content = ''] of table.matchAll(
    /<table:table-row([^>]*?)(?:\/>|>(.*?)<\/table:table-row>)/gs,
  )) {
    const cells = cellsOf(content);
    // The empty rest of the sheet is one row that is repeated.
    if (cells.length > 0) rows.push(...Array.from({ length: repeats(attributes, 'rows') }, () => cells));
  }
  return rows;
}

function cellsOf(row: string): OpenedCell[] {
  const cells: OpenedCell[] = [];
  for (const [, attributes = '', content = ''] of row.matchAll(
    /<table:table-cell((?:[^>"]|"[^"]*")*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs,
  )) {
    const cell = cellOf(attributes, content);
    const times = repeats(attributes, 'columns');
    cells.push(...Array.from({ length: times > 1000 ? 0 : times }, () => cell));
  }
  while (cells.at(-1)?.type === 'empty') cells.pop();
  return cells;
}

function cellOf(attributes: string, content: string): OpenedCell {
  const attribute = (name: string): string | null => {
    const found = new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
    return found === undefined ? null : decoded(found);
  };
  const formula = attribute('table:formula');
  switch (attribute('office:value-type')) {
    case null:
      return { type: 'empty', value: '', formula };
    case 'string':
      return { type: 'string', value: textOf(content), formula };
    case 'float':
      return { type: 'float', value: attribute('office:value') ?? '', formula };
    case 'date':
      return { type: 'date', value: attribute('office:date-value') ?? '', formula };
    default:
      return { type: 'other', value: textOf(content), formula };
  }
}

function repeats(attributes: string, what: 'rows' | 'columns'): number {
  return Number(new RegExp(`number-${what}-repeated="(\\d+)"`).exec(attributes)?.[1] ?? '1');
}

function textOf(content: string): string {
  return [...content.matchAll(/<text:p(?:\/>|[^>]*?>(.*?)<\/text:p>)/gs)]
    .map(([, paragraph = '']) =>
      decoded(
        paragraph
          .replace(/<text:s(?: text:c="(\d+)")?\/>/g, (_, times?: string) => ' '.repeat(Number(times ?? '1')))
          .replaceAll('<text:tab/>', '\t')
          .replace(/<[^>]*>/g, ''),
      ),
    )
    .join('\n');
}

function decoded(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
