import { userInfo } from 'node:os';
import { currentInputs } from '../../lib/pipeline/current-inputs.ts';
import { readVersion } from '../../lib/pipeline/read-inputs.ts';
import { writeNote } from '../../lib/pipeline/upload-note.ts';
import type { ObjectStore } from '../../lib/store/object-store.ts';
import type { Receipt } from '../../lib/store/round-store.ts';
import { type Arguments, readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { readInput } from '../input-files.ts';
import { exitStatusOf, reportOf, sayReceipt } from '../say-receipt.ts';
import { awaitReceipt } from '../store/await-receipt.ts';
import { openStore, STORE_HELP, STORE_OPTIONS, type OpenStore } from '../store/open-store.ts';
import { plain } from '../terminal-table.ts';
import { spelledAsBefore, UPLOAD_KINDS, uploadTarget } from '../upload-target.ts';
import { UsageError } from '../usage-error.ts';
import { writeOut } from '../write-out.ts';

const HELP = `Usage: grantline put FILE [--round ROUND] [--as KIND] [options]
       grantline put --again ROUND [options]

Puts a file into the inbox, waits until it was looked at, and tells what became of it. Copying it into the inbox
folder does the same. With --again, nothing new is put: the round is reviewed as its files, the reference files and
the ledger stand now, for a round that grantline status calls stale.

  --round ROUND           the round of applications and decisions; a round file says its own
  --as KIND               what the file is, if its name does not tell: ${UPLOAD_KINDS.join(', ')},
                          or a whole key, such as inbox/rounds/FY2027/applications.csv
  --again ROUND           review this round again
  --reason TEXT           why: for a round that is final, a batch that was held, figures of the ledger that change
  --actor NAME            who puts it (default: your name on this machine)
${STORE_HELP}
  --json                  print the receipt as JSON

Examples:
  grantline put applications.csv --round FY2027
  grantline put round.yaml
  grantline put fy2026-board.csv --as ledger
  grantline put applications.csv --round FY2027 --reason "the other half was withdrawn"
  grantline put --again FY2027

Exit status: 0 ranked or kept, 1 findings keep rows or the file from counting, 2 wrong use, 3 a fault of the program.
`;

interface ToPut {
  readonly key: string;
  readonly bytes: Uint8Array;
}

async function run(words: readonly string[]): Promise<number> {
  const args = readArguments(words, {
    ...STORE_OPTIONS,
    round: { type: 'string' },
    as: { type: 'string' },
    again: { type: 'string' },
    reason: { type: 'string' },
    actor: { type: 'string' },
    json: { type: 'boolean' },
  });
  const again = args.text('again');
  const file = again === undefined ? await fileToPut(args) : null;
  const opened = await openStore(args);
  try {
    const toPut = file ?? (await roundFileAgain(opened.ports.inbox, again ?? ''));
    const receipt = await putFile(opened, toPut, args);
    const { placeOfReport } = opened;
    await writeOut([args.flag('json') ? asJson(receipt, placeOfReport) : sayReceipt(receipt, placeOfReport)]);
    return exitStatusOf(receipt);
  } finally {
    await opened.close();
  }
}

async function fileToPut(args: Arguments): Promise<ToPut> {
  const [path, ...others] = args.positionals;
  if (path === undefined) throw new UsageError('Which file? Give it: grantline put FILE.');
  if (others.length > 0) throw new UsageError(`One file at a time; what is ${others.join(' ')} for?`);
  const bytes = await readInput(path, 'the file');
  return { bytes, key: uploadTarget({ path, bytes, as: args.text('as'), round: args.text('round') }) };
}

/** A round is reviewed again when its round file comes again, as it is. */
async function roundFileAgain(inbox: ObjectStore, round: string): Promise<ToPut> {
  const { round: current } = await currentInputs(inbox, round);
  if (current === null)
    throw new UsageError(`There is no round file of a round ${plain(round)} to review again.`);
  return { key: current.key, bytes: (await readVersion(inbox, current)).bytes };
}

async function putFile(opened: OpenStore, { key, bytes }: ToPut, args: Arguments): Promise<Receipt> {
  const { inbox } = opened.ports;
  const actor = args.text('actor')?.trim() ?? userInfo().username;
  const metadata = writeNote({ reason: args.text('reason')?.trim() ?? null, actor });
  const contentType = key.toLowerCase().endsWith('.csv') ? 'text/csv' : 'application/yaml';
  const version = await inbox.put(await spelledAsBefore(inbox, key), bytes, { contentType, metadata });
  return awaitReceipt(opened, version, actor);
}

function asJson(receipt: Receipt, placeOfReport: OpenStore['placeOfReport']): string {
  const report = reportOf(receipt);
  const shown = { ...receipt, report: report === null ? null : placeOfReport(report) };
  return `${JSON.stringify(shown, null, 2)}\n`;
}

export const put: Command = { name: 'put', summary: 'put a file into the inbox', help: HELP, run };
