import { setAside as setRowAside } from '../../lib/pipeline/round-changes/set-aside.ts';
import type { Command } from '../command.ts';
import { CHANGE_HELP, changeArguments, changeOf, givenRound, onlyWord, runChange } from '../round-change.ts';
import { STORE_HELP } from '../store/open-store.ts';
import { UsageError } from '../usage-error.ts';

const HELP = `Usage: grantline set-aside APPLICATION --round ROUND --reason TEXT [options]
       grantline set-aside --row NUMBER --round ROUND --reason TEXT [options]

Sets a row that waits aside, so that the round can be made final without it. Holds until the next upload.

  --round ROUND           the round
  --row NUMBER            the row, where it has no application id or shares it
${CHANGE_HELP}
${STORE_HELP}
  --json                  print the entry as JSON

Example:
  grantline set-aside A-017 --round FY2027 --reason "No answer from the county by the deadline"

Exit status: 0 done, 1 refused, 2 wrong use or no such store, 3 a fault of the program.
`;

async function run(words: readonly string[]): Promise<number> {
  const args = changeArguments(words, { round: { type: 'string' }, row: { type: 'string' } });
  const row = args.text('row');
  if (row !== undefined && !/^[1-9]\d*$/.test(row)) throw new UsageError('--row takes the number of a row.');
  if (row !== undefined && args.positionals.length > 0)
    throw new UsageError('Give an application or --row, not both.');
  const named = row === undefined ? { applicationId: onlyWord(args, 'application') } : { row: Number(row) };
  const change = changeOf(args, givenRound(args));
  return runChange(args, ({ ports }) => setRowAside(ports, change, named));
}

export const setAside: Command = { name: 'set-aside', summary: 'set a waiting row aside', help: HELP, run };
