import { BROKEN_FILES } from './broken-files.ts';
import type { FileExample } from './example.ts';
import { DECISION_EXAMPLES } from './decision-examples.ts';
import { OTHER_INPUTS } from './other-inputs.ts';
import { WHOLE_BATCHES } from './whole-batches.ts';

/** Every finding that no row of the errors example can have, with files of its own and the reason. */
export const FILE_EXAMPLES: readonly FileExample[] = [
  ...BROKEN_FILES,
  ...WHOLE_BATCHES,
  ...OTHER_INPUTS,
  ...DECISION_EXAMPLES,
];
