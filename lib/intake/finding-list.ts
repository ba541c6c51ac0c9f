import { compareCodePoints } from '../model/code-point.ts';
import type { Finding, InputFile } from '../model/finding.ts';
import { report } from '../model/finding-rule.ts';
import type { FindingPlace, FindingRule } from '../model/finding-rule.ts';
import { TABLES } from './tables.ts';

/** A cell of a finding is shown as uploaded up to this length: the whole of it stands in the upload. */
const VALUE_LENGTH = 1000;

export function valueShown(cell: string): string {
  return cell.length > VALUE_LENGTH ? `${cell.slice(0, VALUE_LENGTH)}…` : cell;
}

/** Collects findings while files are read, in whatever order checks speak. */
export class FindingList {
  readonly #findings: Finding[] = [];
  readonly #withErrors = new Set<InputFile>();

  add<Facts>(rule: FindingRule<Facts>, facts: Facts, place: FindingPlace): void {
    const value = place.value ?? null;
    this.addMade(report(rule, facts, { ...place, value: value === null ? null : valueShown(value) }));
  }

  addMade(finding: Finding): void {
    if (finding.severity === 'error') this.#withErrors.add(finding.file);
    this.#findings.push(finding);
  }

  hasErrors(file: InputFile): boolean {
    return this.#withErrors.has(file);
  }

  inOrder(): readonly Finding[] {
    return findingsInOrder(this.#findings);
  }
}

const FILE_ORDER = new Map(TABLES.map((table, order) => [table.file, order]));
const COLUMN_ORDERS = new Map(
  TABLES.map((table) => [table.file, new Map(table.columns.map((column, order) => [column.name, order]))]),
);

/** By file, row (the file as a whole first), column as in the dictionary (none first), code. */
export function findingsInOrder(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort(
    (a, b) =>
      (FILE_ORDER.get(a.file) ?? 0) - (FILE_ORDER.get(b.file) ?? 0) ||
      (a.row ?? 0) - (b.row ?? 0) ||
      columnOrder(a) - columnOrder(b) ||
      compareCodePoints(a.code, b.code),
  );
}

function columnOrder({ file, column }: Finding): number {
  return column === null ? -1 : (COLUMN_ORDERS.get(file)?.get(column) ?? Number.MAX_SAFE_INTEGER);
}
