import { compareCodePoints } from '../model/code-point.ts';
import type { Finding, InputFile } from '../model/finding.ts';
import type { TableSpec } from './columns.ts';
import { APPLICATIONS } from './columns/applications.ts';
import { CENTERS } from './columns/centers.ts';
import { LEDGER } from './columns/ledger.ts';
import { LOCALITIES } from './columns/localities.ts';

const TABLES: readonly TableSpec[] = [APPLICATIONS, LEDGER, CENTERS, LOCALITIES];
const FILES: readonly InputFile[] = ['applications', 'ledger', 'centers', 'localities'];

const ORDERS = new Map(
  TABLES.map((table) => [table.file, new Map(table.columns.map((column, order) => [column.name, order]))]),
);

function orderOfColumn({ file, column }: Finding): number {
  return column === null ? -1 : (ORDERS.get(file)?.get(column) ?? Number.MAX_SAFE_INTEGER);
}

/** By file, row (the file as a whole first), column as in the dictionary, code. */
export function findingsInOrder(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) =>
      FILES.indexOf(a.file) - FILES.indexOf(b.file) ||
      (a.row ?? 0) - (b.row ?? 0) ||
      orderOfColumn(a) - orderOfColumn(b) ||
      compareCodePoints(a.code, b.code),
  );
}
