import { rollBack as rollBackRound } from '../../lib/pipeline/round-changes/roll-back.ts';
import type { Command } from '../command.ts';
import { CHANGE_HELP, changeArguments, changeOf, onlyWord, runChange } from '../round-change.ts';
import { STORE_HELP } from '../store/open-store.ts';
import { UsageError } from '../usage-error.ts';

const HELP = `Usage: grantline roll-back ROUND --to REVISION --reason TEXT [options]

Makes an earlier run of a round the current one again, by its revision in grantline runs. Nothing is taken away: it is
a new entry. Files in the inbox stay as they are; the next upload or grantline put --again reviews those.

  --to REVISION           the revision whose run is to be current
${CHANGE_HELP}
${STORE_HELP}
  --json                  print the entry as JSON

Example:
  grantline roll-back FY2027 --to 3 --reason "Revision 4 was the file of last year"

Exit status: 0 done, 1 refused, 2 wrong use or no such store, 3 a fault of the program.
`;

async function run(words: readonly string[]): Promise<number> {
  const args = changeArguments(words, { to: { type: 'string' } });
  const to = args.text('to') ?? '';
  if (!/^[1-9]\d*$/.test(to)) throw new UsageError('To which revision? Give its number with --to.');
  const change = changeOf(args, onlyWord(args, 'round'));
  return runChange(args, ({ ports }) => rollBackRound(ports, change, Number(to)));
}

export const rollBack: Command = {
  name: 'roll-back',
  summary: 'make an earlier run current again',
  help: HELP,
  run,
};
