import type { FindingRule } from '../model/finding-rule.ts';
import type { InputFile } from '../model/finding.ts';
import { sayRows } from './duplicates.ts';
import type { Duplicates } from './duplicates.ts';
import type { FindingList } from './finding-list.ts';

export interface SharedFacts {
  readonly id: string;
  readonly rows: string;
}

export interface IdOfRow {
  readonly row: number;
  readonly id: string;
}

/** Reports every row of a reference file that shares its id with another, and what cannot be checked because of it. */
export function reportSharedIds(
  ids: Duplicates<IdOfRow>,
  rule: FindingRule<SharedFacts>,
  file: InputFile,
  findings: FindingList,
  checksNotRun: readonly string[] = [],
): void {
  for (const entries of ids.groups()) {
    const rows = sayRows(entries);
    for (const { row, id } of entries)
      findings.add(rule, { id, rows }, { file, row, value: id, checksNotRun });
  }
}
