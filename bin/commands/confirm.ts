import { confirmQuestion } from '../../lib/pipeline/round-changes/confirm-question.ts';
import { confirmRun } from '../../lib/pipeline/round-changes/confirm-run.ts';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { FINDINGS_BLOCK } from '../exit-status.ts';
import { CHANGE_HELP, changeArguments, changeOf, givenRound, onlyWord, runChange } from '../round-change.ts';
import { exitStatusOf, sayReceipt } from '../say-receipt.ts';
import { openStore, STORE_HELP } from '../store/open-store.ts';
import { plain } from '../terminal-table.ts';
import { writeOut } from '../write-out.ts';

const HELP = `Usage: grantline confirm RUN --round ROUND --reason TEXT [options]
       grantline confirm [APPLICATION] --code CODE --round ROUND --reason TEXT [options]

Publishes a run that was held because its batch is much smaller than the one before. With --code, answers a question
about an application instead: the value is meant so. An answer holds while the value is unchanged.

  --round ROUND           the round
  --code CODE             the question, such as Q203; without APPLICATION, one about the file as a whole
${CHANGE_HELP}
${STORE_HELP}
  --json                  print the receipt, or the entry, as JSON

Examples:
  grantline confirm 3f9a0c12 --round FY2027 --reason "Two counties withdrew"
  grantline confirm A-017 --code Q203 --round FY2027 --reason "The award letter says so"

Exit status: 0 done, 1 refused, 2 wrong use or no such store, 3 a fault of the program.
`;

async function run(words: readonly string[]): Promise<number> {
  const args = changeArguments(words, { round: { type: 'string' }, code: { type: 'string' } });
  const change = changeOf(args, givenRound(args));
  const code = args.text('code');
  if (code === undefined) return confirmHeld(args);
  const applicationId = args.positionals.length === 0 ? '' : onlyWord(args, 'application');
  return runChange(args, ({ ports }) => confirmQuestion(ports, change, { code, applicationId }));
}

async function confirmHeld(args: Arguments): Promise<number> {
  const runId = onlyWord(args, 'run');
  const change = changeOf(args, givenRound(args));
  const opened = await openStore(args);
  try {
    const outcome = await confirmRun(opened.ports, change, runId);
    if (args.flag('json')) await writeOut([`${JSON.stringify(outcome, null, 2)}\n`]);
    else if (outcome.confirmed) await writeOut([sayReceipt(outcome.receipt, opened.placeOfReport)]);
    else await writeOut([`${plain(outcome.stop.message)}\n`]);
    return outcome.confirmed ? exitStatusOf(outcome.receipt) : FINDINGS_BLOCK;
  } finally {
    await opened.close();
  }
}

export const confirm: Command = {
  name: 'confirm',
  summary: 'publish a run that was held, or answer a question',
  help: HELP,
  run,
};
