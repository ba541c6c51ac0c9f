import { foldHeader } from './layout.ts';

export const HEADER_WITHIN = 10;

export interface Delimited {
  readonly delimiter: string;
  /** Bytes to pass over: a line "sep=;" that tells a spreadsheet, and is none of its rows. */
  readonly skip: number;
}

const CANDIDATES = [',', ';', '\t', '|', ':', '^'] as const;

/** Finds the sign between cells by the names of columns that it sets free in the first lines. */
export function findDelimiter(text: Buffer, names: ReadonlySet<string>): Delimited {
  const start = text.subarray(0, 65_536).toString('utf8');
  const told = /^"?sep=(.)"?(?:\r\n|\n|\r|$)/i.exec(start);
  const skip = told === null ? 0 : Buffer.byteLength(told[0]);
  const lines = start.slice(told?.[0].length ?? 0).split(/\r\n|\n|\r/, HEADER_WITHIN);
  let best = { delimiter: told?.[1] ?? ',', known: 0 };
  for (const delimiter of CANDIDATES) {
    for (const line of lines) {
      const known = countKnown(line, delimiter, names);
      if (known > best.known) best = { delimiter, known };
    }
  }
  if (best.known === 0 && told === null) best = { delimiter: commonest(lines[0] ?? ''), known: 0 };
  return { delimiter: best.delimiter, skip };
}

function countKnown(line: string, delimiter: string, names: ReadonlySet<string>): number {
  let known = 0;
  for (const cell of line.split(delimiter)) if (names.has(foldHeader(cell.replace(/^"|"$/g, '')))) known++;
  return known;
}

function commonest(line: string): string {
  let best = ',';
  for (const delimiter of [',', ';', '\t'])
    if (line.split(delimiter).length > line.split(best).length) best = delimiter;
  return best;
}
