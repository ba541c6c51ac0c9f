/** A plain table for a terminal: columns as wide as their widest cell, numbers to the right. */
export interface TableColumn {
  readonly title: string;
  readonly right?: boolean;
  /** Longer cells are cut, with an ellipsis. */
  readonly most?: number;
}

export function renderTable(columns: readonly TableColumn[], rows: readonly (readonly string[])[]): string {
  const cut = rows.map((row) =>
    columns.map((column, i) => shorten(plain(row[i] ?? ''), column.most ?? Infinity)),
  );
  const widths = columns.map((column, i) =>
    Math.max(column.title.length, ...cut.map((row) => row[i]?.length ?? 0)),
  );
  const write = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => (columns[i]?.right ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  const titles = write(columns.map((column) => column.title));
  return [titles, titles.replace(/\S/g, '-').replace(/- -/g, '---'), ...cut.map(write)].join('\n');
}

/** Text from an upload must not steer the terminal: control and direction marks are shown as a replacement. */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\u200E\u200F]/gu, '\uFFFD');
}

function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
