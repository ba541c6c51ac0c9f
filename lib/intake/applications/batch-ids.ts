import type { FindingRule } from '../../model/finding-rule.ts';
import { Duplicates, sayRows } from '../duplicates.ts';
import type { FindingList } from '../finding-list.ts';
import type { SharedFacts } from '../shared-ids.ts';
import type { Draft } from './draft.ts';
import { sameApplication, sameProject } from './rules.ts';

/** Ids that must be one row's alone, in the whole batch, waiting rows included. */
export class BatchIds {
  readonly #applications = new Duplicates<Draft>((draft) => draft.applicationId);
  readonly #projects = new Duplicates<Draft>((draft) => draft.projectId);

  add(draft: Draft): void {
    this.#applications.add(draft);
    this.#projects.add(draft);
  }

  /** Reports each row that shares an id, and returns their rows. */
  report(findings: FindingList): ReadonlySet<number> {
    const refused = new Set<number>();
    tell(this.#applications, sameApplication, (draft) => draft.applicationId, findings, refused);
    tell(this.#projects, sameProject, (draft) => draft.projectId, findings, refused);
    return refused;
  }
}

function tell(
  shared: Duplicates<Draft>,
  rule: FindingRule<SharedFacts>,
  idOf: (draft: Draft) => string | null,
  findings: FindingList,
  refused: Set<number>,
): void {
  for (const drafts of shared.groups()) {
    const rows = sayRows(drafts);
    for (const draft of drafts) {
      const { row, applicationId, applicant } = draft;
      const id = idOf(draft) ?? '';
      refused.add(row);
      findings.add(rule, { id, rows }, { row, value: id, applicationId, applicant });
    }
  }
}
