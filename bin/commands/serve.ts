import { type Arguments, readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { RANKED } from '../exit-status.ts';
import { sayReceipt } from '../say-receipt.ts';
import { DEFAULT_FOLDER, folderLayout, type FolderLayout } from '../store/folder-layout.ts';
import { placeIn } from '../store/folder-store.ts';
import { givenFolder } from '../store/open-store.ts';
import { reviewInbox } from '../store/review-inbox.ts';
import { putSampleRound, SAMPLE_ROUND } from '../store/sample-round.ts';
import { serveFolder } from '../store/serve-folder.ts';
import { sayFault } from '../store/say-fault.ts';
import { UsageError } from '../usage-error.ts';
import { writeOut } from '../write-out.ts';

const HELP = `Usage: grantline serve [--folder DIR] [--empty]

Runs on this machine what runs on AWS: what is put into the inbox folder is reviewed and published, its reports are
kept, and so is everything that happened. Reached from this machine alone. Ctrl-C stops it; the next start goes on
with what is there.

  --folder DIR            where everything is kept (default: ${DEFAULT_FOLDER})
  --empty                 a new folder starts without the sample round, whose past grants count in every round

Examples:
  grantline serve
  grantline serve --folder ~/rounds --empty

Exit status: 0 stopped, 2 wrong use or a folder that another process has, 3 a fault of the program.
`;

async function run(words: readonly string[]): Promise<number> {
  const args = readArguments(words, { folder: { type: 'string' }, empty: { type: 'boolean' } });
  refuseWords(args);
  const layout = folderLayout(givenFolder(args.text('folder')));
  const stopped = stopAsked();
  const { ports, isNew, close } = await serveFolder(layout);
  try {
    const isSample = isNew && !args.flag('empty');
    if (isSample) await putSampleRound(ports.inbox);
    await writeOut([greeting(layout, isSample)]);
    const watch = reviewInbox(ports, {
      settled: (receipt) => void writeOut([`${sayReceipt(receipt, placeIn(layout))}\n`]),
      onFault: (fault) => process.stderr.write(sayFault(fault)),
    });
    await stopped;
    await writeOut(['Stopping.\n']);
    await watch.stop();
    return RANKED;
  } finally {
    await close();
  }
}

function refuseWords({ positionals }: Arguments): void {
  if (positionals.length === 0) return;
  throw new UsageError(
    `What is ${positionals.join(' ')} for? Files are put with grantline put, or copied into the inbox folder.`,
  );
}

/** Ends when the process is asked to stop. Asked again, it ends at once, and the next start takes up what it left. */
function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
}

function greeting({ root, inbox, reports }: FolderLayout, isSample: boolean): string {
  const option = root === DEFAULT_FOLDER ? '' : ` --folder ${root}`;
  const sample = isSample ? `\nThe sample round ${SAMPLE_ROUND} is put in place, and reviewed now.\n` : '';
  return `Grantline runs on this machine, in ${root}. Ctrl-C stops it.

  Put a file     npx grantline put FILE --round ROUND${option}
                 or copy it to ${inbox}/rounds/ROUND/applications.csv
  See a round    npx grantline status ROUND${option}
  See all        npx grantline runs${option}
  Reports        ${reports}
${sample}
`;
}

export const serve: Command = { name: 'serve', summary: 'run the pipeline on this machine', help: HELP, run };
