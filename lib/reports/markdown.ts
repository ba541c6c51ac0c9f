/** A Markdown table, each row on a line. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, header.map(() => '---'), ...rows].map(tableRow).join('\n');
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.map(tableCell).join(' | ')} |`;
}

/** Dollar signs in pairs would be read as a formula by some readers of Markdown. */
function tableCell(cell: string): string {
  return cell
    .replaceAll('|', '\\|')
    .replaceAll('$', '\\$')
    .replace(/\s*[\r\n]+\s*/g, ' ');
}

/** Text that came from a file, to be shown as it is: no part of it is a mark of Markdown or HTML. */
export function literal(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*[\]~]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, '\\$&');
}
