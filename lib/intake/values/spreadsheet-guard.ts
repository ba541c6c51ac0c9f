/**
 * Our own CSV writer puts one apostrophe before a cell that begins like a formula, so that a spreadsheet shows it
 * and never runs it. Exactly one comes off here, so what was written is read back unchanged.
 */
export function stripFormulaGuard(cell: string): string {
  if (cell.charCodeAt(0) !== 39) return cell;
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

/** ="00123" keeps a spreadsheet from taking text for a number: the text alone. */
export function stripTextFormula(cell: string): string {
  return /^="([^"]*)"$/.exec(cell)?.[1]?.trim() ?? cell;
}
