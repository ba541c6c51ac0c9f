import { rule } from './application-rule.ts';

export const projectOtherCenter = rule<{
  readonly id: string;
  readonly grant: string;
  readonly center: string;
}>(
  'Q304',
  'question',
  ['project_id', 'center_id', 'center_name'],
  'a past grant for the project was for another center',
  (f) => `Project "${f.id}" has a past grant, ${f.grant}, for another center: "${f.center}".`,
  () => 'Check the project id and the center.',
  '§ 10-504(d)',
);
export const projectElsewhere = rule<{
  readonly id: string;
  readonly grant: string;
  readonly listed: string;
  readonly locality: string;
}>(
  'H101',
  'error',
  ['project_id', 'locality'],
  'the ledger has the project in another locality',
  (f) =>
    `By the ledger, project "${f.id}" has a past grant, ${f.grant}, in ${f.listed}; the application is for ${f.locality}.`,
  () => 'Check the project id and the locality; if both hold, the ledger must be corrected.',
  '§ 10-504(d)',
);
export const projectOtherProgram = rule<{
  readonly id: string;
  readonly grant: string;
  readonly listed: string;
  readonly program: string;
}>(
  'H102',
  'error',
  ['project_id', 'program'],
  'the ledger has the project under another program',
  (f) =>
    `By the ledger, project "${f.id}" has a past grant, ${f.grant}, as ${f.listed}; the application is for ${f.program}, under which that grant would not be deducted.`,
  () => 'Check the project id and the program; if both hold, the ledger must be corrected.',
  '§ 10-504(d); § 24-1004(c)',
);
export const planAndWork = rule<{ readonly id: string; readonly grant: string; readonly plan: boolean }>(
  'Q305',
  'question',
  ['project_id', 'project_type'],
  'a past grant for the project was for a master plan and the application is not, or the other way round',
  (f) =>
    f.plan
      ? `The application is for a master plan, and project "${f.id}" has a past grant, ${f.grant}, for other work.`
      : `Project "${f.id}" has a past grant, ${f.grant}, for a master plan, and the application is for other work.`,
  () =>
    'Check the project id: the past grant is deducted as one for the same project. A project that only follows from the plan has an id of its own.',
  '§ 10-504(d)',
);
export const matchBelowGrants = rule<{ readonly match: string; readonly granted: string }>(
  'Q306',
  'question',
  ['prior_match'],
  'the prior match is less than the past grants that it should have matched',
  (f) =>
    `Prior match is ${f.match}, and by the ledger the project has received ${f.granted}, which as of right is matched by at least as much.`,
  () => 'Check the prior match: too low a figure can make the Board route seem open.',
  '§ 10-504(a)(2), (b)(3)',
);
export const chargedAlready = rule<{ readonly id: string; readonly grant: string; readonly round: string }>(
  'Q307',
  'question',
  ['project_id'],
  'the ledger already has a grant of this round for the project',
  (f) =>
    `The ledger already has a grant of round ${f.round} for project "${f.id}": ${f.grant}. It is deducted from the ceiling and from the budget.`,
  () =>
    'If the application has been decided, take the row out of this upload; if it asks for more, leave it.',
  '§ 10-504(d)',
);
