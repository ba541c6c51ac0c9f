import type { ApplicationCells, RowExample } from './example.ts';
import { ASSISTED_LIVING, SENIOR_CENTER } from './good-applications.ts';

/** A senior-center application with one thing wrong. `also` are findings that the same mistake entails. */
export function seniorCenter(
  code: string,
  changes: ApplicationCells,
  also: readonly string[] = [],
): RowExample {
  return example(code, SENIOR_CENTER, changes, also);
}

/** An assisted-living application with one thing wrong. */
export function assistedLiving(
  code: string,
  changes: ApplicationCells,
  also: readonly string[] = [],
): RowExample {
  return example(code, ASSISTED_LIVING, changes, also);
}

function example(
  code: string,
  base: ApplicationCells,
  changes: ApplicationCells,
  also: readonly string[],
): RowExample {
  const named = { application_id: `EX-${code}`, ...changes };
  return { expected: [code, ...also], base, changes: named, surplus: null };
}
