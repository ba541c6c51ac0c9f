import { version } from '../package.json';
import type { Command } from './command.ts';
import { FAULT, RANKED, USAGE } from './exit-status.ts';
import { nearest } from './nearest.ts';
import { UsageError } from './usage-error.ts';
import { writeOut } from './write-out.ts';

/** Loaded when called, so that --help and a mistyped word answer at once. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  review: async () => (await import('./commands/review.ts')).review,
  check: async () => (await import('./commands/check.ts')).check,
  explain: async () => (await import('./commands/explain.ts')).explain,
  template: async () => (await import('./commands/template.ts')).template,
  packet: async () => (await import('./commands/packet.ts')).packet,
  serve: async () => (await import('./commands/serve.ts')).serve,
  put: async () => (await import('./commands/put.ts')).put,
  status: async () => (await import('./commands/status.ts')).status,
  runs: async () => (await import('./commands/runs.ts')).runs,
  decide: async () => (await import('./commands/decide.ts')).decide,
  confirm: async () => (await import('./commands/confirm.ts')).confirm,
  'set-aside': async () => (await import('./commands/set-aside.ts')).setAside,
  finalise: async () => (await import('./commands/finalise.ts')).finalise,
  'roll-back': async () => (await import('./commands/roll-back.ts')).rollBack,
};

const HELP = `grantline ${version}: reviews a round of capital grant applications.

Usage: grantline COMMAND …

  review    review a batch: ceilings, scores, ranks, awards, reports
  check     only look for what is wrong with the files; nothing is written
  explain   show how one application's ceiling was worked out, clause by clause
  template  print a template of an input file: blank, filled in, or with one of each error
  packet    print the report of a review as one PDF for the Board
  serve     run the pipeline on this machine: an inbox folder, reports, history
  put       put a file into the inbox, and tell what became of it
  status    show how a round stands: current run, funding line, what waits, whether it is stale
  runs      show what was published, round by round, and what became of each upload
  decide    record a decision of the Board in the ledger
  confirm   publish a run that was held, or answer a question about an application
  set-aside set a waiting row aside; finalise makes a round final, roll-back makes an earlier run current again

grantline COMMAND --help shows a command's options and examples.
grantline --version prints the version.

Exit status: 0 ranked, 1 findings keep rows or the file from being ranked, 2 wrong use or an unreadable
round file, 3 a fault of the program.
`;

async function main(words: readonly string[]): Promise<number> {
  const [name, ...rest] = words;
  if (name === undefined) {
    process.stderr.write(HELP);
    return USAGE;
  }
  if (name === '--help' || name === '-h' || name === 'help') return print(HELP);
  if (name === '--version') return print(`${version}\n`);
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load && name.startsWith('-')) {
    const meant = nearest(name, ['--help', '--version']);
    throw new UsageError(`There is no option ${name}.${meant === null ? '' : ` Did you mean ${meant}?`}`);
  }
  if (!load) {
    const meant = nearest(name, Object.keys(COMMANDS));
    throw new UsageError(`There is no command ${name}.${meant === null ? '' : ` Did you mean ${meant}?`}`);
  }
  const command = await load();
  if (rest.includes('--help') || rest.includes('-h')) return print(command.help);
  return command.run(rest);
}

async function print(text: string): Promise<number> {
  await writeOut([text]);
  return RANKED;
}

/** Faults whose message says all that a person needs, told by their class's name so that it need not be loaded. */
const SAID: ReadonlySet<string> = new Set([
  'ResultsNotWrittenError',
  'OutputNotWrittenError',
  'NotPrintedError',
  'UploadNotSettledError',
  'ObjectMetadataError',
  'FolderKeyError',
]);

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) {
    process.stderr.write(`grantline: ${error.message}\nSee grantline --help.\n`);
    process.exitCode = USAGE;
  } else if (error instanceof Error && SAID.has(error.name)) {
    process.stderr.write(`grantline: ${error.message}\n`);
    process.exitCode = FAULT;
  } else {
    const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(
      `grantline: a fault of the program, not of your files. Nothing was changed. Please report this with the lines below.\n${details}\n`,
    );
    process.exitCode = FAULT;
  }
}
