import { finaliseRound } from '../../lib/pipeline/round-changes/finalise.ts';
import type { Command } from '../command.ts';
import { CHANGE_HELP, changeArguments, changeOf, onlyWord, runChange } from '../round-change.ts';
import { STORE_HELP } from '../store/open-store.ts';

const HELP = `Usage: grantline finalise ROUND --reason TEXT [options]

Makes the current run of a round final. Refused while a row waits that was not set aside, or a question is open that
was not confirmed. Afterwards an upload needs a reason, and opens the round again.

${CHANGE_HELP}
${STORE_HELP}
  --json                  print the entry as JSON

Example:
  grantline finalise FY2027 --reason "As sent to the Board on 2026-07-01"

Exit status: 0 done, 1 refused, 2 wrong use or no such store, 3 a fault of the program.
`;

async function run(words: readonly string[]): Promise<number> {
  const args = changeArguments(words);
  const change = changeOf(args, onlyWord(args, 'round'));
  return runChange(args, ({ ports }) => finaliseRound(ports, change));
}

export const finalise: Command = { name: 'finalise', summary: 'make a round final', help: HELP, run };
