import { strFromU8, unzipSync } from 'fflate';

/** A cell as the file has it: its type, the style's number format, and what stands in it, escapes undone. */
export interface FileCell {
  readonly type: 'text' | 'number';
  readonly format: string;
  readonly value: string;
}

export interface FileSheet {
  readonly name: string;
  readonly xml: string;
  /** Rows of cells by the letters of their columns. */
  readonly rows: readonly Readonly<Record<string, FileCell>>[];
}

export const bytesOf = (pieces: Iterable<Uint8Array>): Uint8Array =>
  Buffer.concat(Array.from(pieces, (piece) => Buffer.from(piece)));

/** The parts of a workbook by name, as text. */
export function partsOf(bytes: Uint8Array): Record<string, string> {
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]));
}

/** The sheets of a workbook, in order, read from the bare XML. */
export function sheetsOf(bytes: Uint8Array): FileSheet[] {
  const parts = partsOf(bytes);
  const formats = formatsOf(parts['xl/styles.xml'] ?? '');
  const names = [...(parts['xl/workbook.xml'] ?? '').matchAll(/<sheet name="([^"]*)"/g)].map(
    ([, name]) => name,
  );
  return names.map((name = '', i) => {
    const xml = parts[`xl/worksheets/sheet${i + 1}.xml`] ?? '';
    const rows = [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, row = '']) =>
      cellsOf(row, formats),
    );
    return { name: undone(name), xml, rows };
  });
}

function cellsOf(row: string, formats: readonly string[]): Record<string, FileCell> {
  const cells = row.matchAll(/<c r="([A-Z]+)\d+" s="(\d+)"( t="inlineStr")?>(.*?)<\/c>/gs);
  return Object.fromEntries(
    [...cells].map(([, letters = '', style, isText, content = '']) => [
      letters,
      {
        type: isText === undefined ? 'number' : 'text',
        format: formats[Number(style)] ?? 'General',
        value: undone(content.replace(/<[^>]*>/g, '')),
      },
    ]),
  );
}

function formatsOf(styles: string): string[] {
  const named = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [
      id,
      undone(code ?? ''),
    ]),
  );
  const cells = /<cellXfs.*?<\/cellXfs>/s.exec(styles)?.[0] ?? '';
  return [...cells.matchAll(/<xf numFmtId="(\d+)"/g)].map(
    ([, id]) => named.get(id) ?? BUILT_IN[id ?? ''] ?? 'General',
  );
}

const BUILT_IN: Readonly<Record<string, string>> = { '1': '0', '4': '#,##0.00', '49': '@' };

function undone(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
