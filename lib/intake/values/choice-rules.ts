import { cellRule } from '../cell-rules.ts';

const oneOf = (accepts: string, hint: string) => `${hint !== '' ? `${hint} ` : ''}Write one of: ${accepts}.`;

export const unknownChoice = cellRule(
  'V201',
  'a choice is none of those that the column has',
  (f) => `${f.title} is unknown: "${f.shown}".`,
  (f) => oneOf(f.accepts, f.hint),
);

export const unknownAnswer = cellRule(
  'V202',
  'an answer is neither yes nor no',
  (f) => `${f.title} is neither yes nor no: "${f.shown}".`,
  () => 'Write yes or no, or leave the cell blank when nothing shows which.',
);

export const unknownProjectType = cellRule(
  'V203',
  'a project type is unknown',
  (f) => `${f.title} is unknown: "${f.shown}".`,
  (f) => `${oneOf(f.accepts, f.hint)} Several are separated by semicolons.`,
);

export const repeatedProjectType = cellRule(
  'V204',
  'a project type is listed twice',
  (f) => `${f.title} lists the same kind twice: "${f.shown}".`,
  () => 'List each kind once.',
);

export const masterPlanNotAlone = cellRule(
  'V205',
  'a master plan is combined with another kind of work',
  (f) => `${f.title} combines a master plan with other work: "${f.shown}".`,
  () => 'Write master_plan alone, or make two applications.',
  '§ 10-504(a)(3)',
);
