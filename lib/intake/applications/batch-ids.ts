import type { FindingRule } from '../../model/finding-rule.ts';
import { Duplicates, sayRows } from '../duplicates.ts';
import type { FindingList } from '../finding-list.ts';
import type { SharedFacts } from '../shared-ids.ts';
import type { Draft } from './draft.ts';
import { sameApplication, sameProject } from './rules.ts';

/** What tells a row in a finding, and its two ids. */
export interface IdsOfRow {
  readonly row: number;
  readonly applicationId: string | null;
  readonly projectId: string | null;
  readonly applicant: string | null;
}

/** Ids that must be one row's alone, in the whole batch, waiting rows included. Rows are known by a number. */
export class BatchIds {
  readonly #applications: Duplicates<number>;
  readonly #projects: Duplicates<number>;

  constructor(private readonly rowOf: (number: number) => IdsOfRow) {
    this.#applications = new Duplicates((number) => rowOf(number).applicationId ?? '');
    this.#projects = new Duplicates((number) => rowOf(number).projectId ?? '');
  }

  add(number: number, { applicationId, projectId }: Draft): void {
    if (applicationId !== null) this.#applications.add(number, applicationId);
    if (projectId !== null) this.#projects.add(number, projectId);
  }

  /** Reports each row that shares an id, and returns their rows. */
  report(findings: FindingList): ReadonlySet<number> {
    const refused = new Set<number>();
    this.#tell(this.#applications, sameApplication, (row) => row.applicationId, findings, refused);
    this.#tell(this.#projects, sameProject, (row) => row.projectId, findings, refused);
    return refused;
  }

  #tell(
    shared: Duplicates<number>,
    rule: FindingRule<SharedFacts>,
    idOf: (row: IdsOfRow) => string | null,
    findings: FindingList,
    refused: Set<number>,
  ): void {
    for (const numbers of shared.groups()) {
      const same = numbers.map(this.rowOf);
      const rows = sayRows(same);
      for (const each of same) {
        const { row, applicationId, applicant } = each;
        const id = idOf(each) ?? '';
        refused.add(row);
        findings.add(rule, { id, rows }, { row, value: id, applicationId, applicant });
      }
    }
  }
}
