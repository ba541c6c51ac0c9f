import { writeNote } from '../../lib/pipeline/upload-note.ts';
import { line, quote } from '../../lib/reports/csv.ts';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { actorOf, changeArguments, givenRound, onlyWord } from '../round-change.ts';
import { exitStatusOf, sayReceipt } from '../say-receipt.ts';
import { awaitReceipt } from '../store/await-receipt.ts';
import { openStore, STORE_HELP } from '../store/open-store.ts';
import { spelledAsBefore } from '../upload-target.ts';
import { UsageError } from '../usage-error.ts';
import { writeOut } from '../write-out.ts';

const HELP = `Usage: grantline decide APPLICATION --round ROUND --approve AMOUNT --on DATE [options]
       grantline decide APPLICATION --round ROUND (--deny | --defer | --withdraw) [--on DATE] [options]

Records a decision of the Board in the ledger, as a decisions.csv of one row would. Checked against the ceiling as of
that day and against the rank; what departs from them needs a reason.

  --round ROUND           the round
  --approve AMOUNT        approved, for so much
  --deny                  denied
  --defer                 deferred
  --withdraw              withdrawn by the applicant
  --on DATE               the day of the decision, as YYYY-MM-DD
  --item TEXT             where it is on record
  --reason TEXT           why, where it departs from the ceiling, the rank or an earlier decision
  --actor NAME            who records it (default: your name on this machine)
${STORE_HELP}
  --json                  print the receipt as JSON

Examples:
  grantline decide A-017 --round FY2027 --approve 250000 --on 2026-07-08 --item "Agenda 2026-07-08, item 12"
  grantline decide A-018 --round FY2027 --defer --on 2026-07-08 --reason "The site is not surveyed"

Exit status: 0 recorded, 1 refused, 2 wrong use or no such store, 3 a fault of the program.
`;

const OUTCOMES = { approve: 'approved', deny: 'denied', defer: 'deferred', withdraw: 'withdrawn' } as const;
const COLUMNS = ['application_id', 'decision', 'approved_on', 'amount', 'agenda_item', 'reason'];

async function run(words: readonly string[]): Promise<number> {
  const args = changeArguments(words, {
    round: { type: 'string' },
    approve: { type: 'string' },
    deny: { type: 'boolean' },
    defer: { type: 'boolean' },
    withdraw: { type: 'boolean' },
    on: { type: 'string' },
    item: { type: 'string' },
  });
  const bytes = Buffer.from(fileOf(args), 'utf8');
  const key = `inbox/rounds/${givenRound(args)}/decisions.csv`;
  const actor = actorOf(args);
  const opened = await openStore(args);
  try {
    const { inbox } = opened.ports;
    const metadata = writeNote({ reason: null, actor });
    const to = await spelledAsBefore(inbox, key);
    const version = await inbox.put(to, bytes, { contentType: 'text/csv', metadata });
    const receipt = await awaitReceipt(opened, version, actor);
    const text = args.flag('json')
      ? `${JSON.stringify(receipt, null, 2)}\n`
      : sayReceipt(receipt, opened.placeOfReport);
    await writeOut([text]);
    return exitStatusOf(receipt);
  } finally {
    await opened.close();
  }
}

/** The decision as a file of one row: what is kept of it, and checked like any other. */
function fileOf(args: Arguments): string {
  const names = Object.keys(OUTCOMES) as (keyof typeof OUTCOMES)[];
  const given = names.filter((name) => args.flag(name) || args.text(name) !== undefined);
  const [name] = given;
  if (name === undefined || given.length > 1)
    throw new UsageError('What was decided? Give one of --approve AMOUNT, --deny, --defer and --withdraw.');
  const cell = (option: string): string => args.text(option)?.trim() ?? '';
  const row = [
    ...[onlyWord(args, 'application'), OUTCOMES[name], cell('on'), cell('approve')],
    ...[cell('item'), cell('reason')],
  ];
  return line(COLUMNS) + line(row.map(quote));
}

export const decide: Command = { name: 'decide', summary: 'record a decision of the Board', help: HELP, run };
