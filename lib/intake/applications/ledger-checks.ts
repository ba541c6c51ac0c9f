import type { RowCheck } from './check.ts';
import { projectElsewhere, projectOtherCenter } from './rules.ts';

const projectIsTheSame: RowCheck = {
  name: 'past grants to the project',
  needs: ['project_id', 'locality', 'center_id', 'center_name'],
  run(draft, scan, { pastProjects, localities, at }) {
    const { projectId, projectKey, locality, centerKey } = draft;
    if (projectId === null || projectKey === null || locality === null) return;
    const grants = pastProjects.of(projectKey);
    const elsewhere = grants.find((grant) => grant.fips !== locality.fips);
    if (elsewhere !== undefined) {
      const listed = localities.byFips(elsewhere.fips)?.name ?? elsewhere.fips;
      const facts = { id: projectId, grant: elsewhere.grantId, listed, locality: locality.name };
      scan.report(projectElsewhere, facts, at.project_id, { expected: listed });
      return;
    }
    const other = grants.find(
      (grant) => grant.centerKey !== null && centerKey !== null && grant.centerKey !== centerKey,
    );
    if (other !== undefined) {
      scan.report(
        projectOtherCenter,
        { id: projectId, grant: other.grantId, center: other.centerName },
        at.project_id,
      );
    }
  },
};

export const LEDGER_CHECKS: readonly RowCheck[] = [projectIsTheSame];
