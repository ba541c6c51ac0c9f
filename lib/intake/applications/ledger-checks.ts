import type { Grant } from '../../model/grant.ts';
import { foldId } from '../../model/identity.ts';
import { add, formatDollars, remainder, ZERO } from '../../model/money.ts';
import type { Cents } from '../../model/money.ts';
import type { CheckContext, RowCheck } from './check.ts';
import type { Draft } from './draft.ts';
import {
  chargedAlready,
  matchBelowGrants,
  planAndWork,
  projectElsewhere,
  projectOtherCenter,
  projectOtherProgram,
} from './ledger-rules.ts';

// What an application says of its project, beside what the ledger says of it. An error only where the ceiling would
// rest on one of two facts that cannot both hold: docs/adr/2026-12-01-disagreements-with-the-ledger.md.

const NO_GRANTS: readonly Grant[] = [];

function pastGrants({ projectId, projectKey }: Draft, { pastProjects }: CheckContext): readonly Grant[] {
  return projectId === null || projectKey === null ? NO_GRANTS : pastProjects.of(projectKey);
}

const projectIsTheSame: RowCheck = {
  name: 'past grants to the project',
  needs: ['project_id', 'locality', 'center_id', 'center_name'],
  run(draft, scan, context) {
    const { localities, at } = context;
    const { locality, centerKey } = draft;
    const id = draft.projectId ?? '';
    if (locality === null) return;
    const grants = pastGrants(draft, context);
    const elsewhere = grants.find((grant) => grant.fips !== locality.fips);
    if (elsewhere !== undefined) {
      const listed = localities.byFips(elsewhere.fips)?.name ?? elsewhere.fips;
      const facts = { id, grant: elsewhere.grantId, listed, locality: locality.name };
      scan.report(projectElsewhere, facts, at.project_id, { expected: listed });
      return;
    }
    const other = grants.find(
      (grant) => grant.centerKey !== null && centerKey !== null && grant.centerKey !== centerKey,
    );
    if (other !== undefined) {
      scan.report(projectOtherCenter, { id, grant: other.grantId, center: other.centerName }, at.project_id);
    }
  },
};

/** Grants of another program are not deducted: under a wrong program the ceiling would be too high. */
const programIsTheSame: RowCheck = {
  name: 'the program of past grants to the project',
  needs: ['program', 'project_id'],
  run(draft, scan, context) {
    const { program } = draft;
    if (program === null) return;
    const other = pastGrants(draft, context).find(
      (grant) => grant.programKind === 'this_program' && grant.program !== program,
    );
    if (other === undefined) return;
    const facts = { id: draft.projectId ?? '', grant: other.grantId, listed: other.program, program };
    scan.report(projectOtherProgram, facts, context.at.project_id, { expected: other.program });
  },
};

const workIsTheSame: RowCheck = {
  name: 'whether past grants to the project were for a master plan',
  needs: ['project_id', 'project_type'],
  run(draft, scan, context) {
    const { projectTypes } = draft;
    if (projectTypes === null) return;
    const plan = projectTypes[0] === 'master_plan';
    const other = pastGrants(draft, context).find((grant) => grant.masterPlan !== plan);
    if (other === undefined) return;
    const facts = { id: draft.projectId ?? '', grant: other.grantId, plan };
    scan.report(planAndWork, facts, context.at.project_id);
  },
};

/** The State pays at most half of what is unpaid, so that the other half of an earlier phase was matched. */
const matchFitsGrants: RowCheck = {
  name: 'the prior match against past grants to the project',
  needs: ['program', 'project_id', 'prior_match'],
  run(draft, scan, context) {
    const { program, priorMatch } = draft;
    if (program !== 'senior_center' || priorMatch === null) return;
    const { round, at } = context;
    const granted = pastGrants(draft, context)
      .filter(({ status, masterPlan }) => status === 'received' && !masterPlan)
      .filter(
        ({ programKind, approvedOn }) => programKind === 'this_program' && approvedOn <= round.decisionDate,
      )
      .reduce<Cents>(
        (sum, { amount, amountReturned }) => add(sum, remainder(amount, amountReturned ?? ZERO)),
        ZERO,
      );
    if (priorMatch >= granted) return;
    const facts = { match: formatDollars(priorMatch), granted: formatDollars(granted) };
    const expected = `at least ${formatDollars(granted)}`;
    const difference = formatDollars(remainder(granted, priorMatch));
    scan.report(matchBelowGrants, facts, at.prior_match, { expected, difference });
  },
};

const notDecidedYet: RowCheck = {
  name: 'whether the ledger has a grant of this round to the project',
  needs: ['project_id'],
  run(draft, scan, context) {
    const { round, at } = context;
    const grants = pastGrants(draft, context);
    if (grants.length === 0) return;
    const id = foldId(round.id);
    const charged = grants.find((grant) => grant.round !== null && foldId(grant.round) === id);
    if (charged === undefined) return;
    const facts = { id: draft.projectId ?? '', grant: charged.grantId, round: round.id };
    scan.report(chargedAlready, facts, at.project_id);
  },
};

export const LEDGER_CHECKS: readonly RowCheck[] = [
  projectIsTheSame,
  programIsTheSame,
  workIsTheSame,
  matchFitsGrants,
  notDecidedYet,
];
