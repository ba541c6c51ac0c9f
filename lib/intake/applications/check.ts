import type { Program } from '../../model/program.ts';
import type { ProgramRules, Round } from '../../model/round.ts';
import type { CenterIndex } from '../center-index.ts';
import type { ApplicationColumn } from '../columns/applications.ts';
import type { Layout } from '../layout.ts';
import type { LocalityIndex } from '../locality-index.ts';
import type { Neighbourhoods } from '../neighbourhoods.ts';
import type { PastProjects } from '../past-projects.ts';
import type { RowScan } from '../row-scan.ts';
import type { Draft } from './draft.ts';

/** What a check may ask besides the row. */
export interface CheckContext {
  readonly round: Round;
  readonly centers: CenterIndex;
  readonly neighbourhoods: Neighbourhoods;
  readonly pastProjects: PastProjects;
  readonly localities: LocalityIndex;
  /** The centers and the ledger were read without error, so that what they do not list is not there. */
  readonly listsAreWhole: boolean;
  readonly at: Layout<ApplicationColumn>['at'];
}

/** A check over several cells of a row. It runs when every cell it needs could be read, blank or not. */
export interface RowCheck {
  /** Named to the reader when it could not run. */
  readonly name: string;
  readonly needs: readonly ApplicationColumn[];
  readonly run: (draft: Draft, scan: RowScan<ApplicationColumn>, context: CheckContext) => void;
}

export function rulesOf(program: Program | null, round: Round): ProgramRules | null {
  return program === null ? null : (round.programs[program] ?? null);
}

/** By column, the checks that cannot run when it cannot be read. */
export function dependents(
  checks: readonly RowCheck[],
  more: ReadonlyMap<ApplicationColumn, string>,
): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  const note = (column: string, name: string) => names.set(column, [...(names.get(column) ?? []), name]);
  for (const { name, needs } of checks) for (const column of needs) note(column, name);
  for (const [column, name] of more) note(column, name);
  return names;
}
