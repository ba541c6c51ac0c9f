import type { FindingRule } from '../../model/finding-rule.ts';
import { Duplicates, sayRows } from '../duplicates.ts';
import type { FindingList } from '../finding-list.ts';
import { foldId } from '../values/id.ts';
import type { Draft } from './draft.ts';
import { sameApplication, sameProject } from './rules.ts';

interface Named {
  readonly id: string;
  readonly applicationId: string | null;
  readonly applicant: string | null;
}

/** Ids that must be one row's alone, in the whole batch, waiting rows included. */
export class BatchIds {
  readonly #applications = new Duplicates<Named>();
  readonly #projects = new Duplicates<Named>();

  add({ row, applicationId, applicant, projectId, projectKey }: Draft): void {
    if (applicationId !== null) {
      this.#applications.add(foldId(applicationId), row, { id: applicationId, applicationId, applicant });
    }
    if (projectId !== null && projectKey !== null) {
      this.#projects.add(projectKey, row, { id: projectId, applicationId, applicant });
    }
  }

  /** Reports each row that shares an id, and returns their rows. */
  report(findings: FindingList): ReadonlySet<number> {
    const refused = new Set<number>();
    tell(this.#applications, sameApplication, 'application_id', findings, refused);
    tell(this.#projects, sameProject, 'project_id', findings, refused);
    return refused;
  }
}

type SharedRule = FindingRule<{ readonly id: string; readonly rows: string }>;

function tell(
  shared: Duplicates<Named>,
  rule: SharedRule,
  column: string,
  findings: FindingList,
  refused: Set<number>,
): void {
  for (const entries of shared.groups()) {
    const rows = sayRows(entries);
    for (const { row, what } of entries) {
      refused.add(row);
      findings.add(
        rule,
        { id: what.id, rows },
        { row, column, value: what.id, applicationId: what.applicationId, applicant: what.applicant },
      );
    }
  }
}
