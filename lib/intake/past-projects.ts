import type { Grant } from '../model/grant.ts';

/** The ledger's grants by project, to compare an application with what its project was before. */
export class PastProjects {
  readonly #grants = new Map<string, Grant[]>();

  constructor(ledger: readonly Grant[]) {
    for (const grant of ledger) {
      if (grant.projectKey === null || grant.status === 'cancelled') continue;
      const same = this.#grants.get(grant.projectKey);
      if (same === undefined) this.#grants.set(grant.projectKey, [grant]);
      else same.push(grant);
    }
  }

  of(projectKey: string): readonly Grant[] {
    return this.#grants.get(projectKey) ?? [];
  }
}
