import { writeFile } from 'node:fs/promises';
import { FILE_EXAMPLES } from '../../lib/intake/examples/file-examples.ts';
import {
  TEMPLATE_FILES,
  TEMPLATE_KINDS,
  type TemplateKind,
  templateOf,
} from '../../lib/intake/examples/templates.ts';
import { ALL_FINDINGS } from '../../lib/pipeline/all-findings.ts';
import { type Arguments, readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { RANKED } from '../exit-status.ts';
import { nearest } from '../nearest.ts';
import { UsageError } from '../usage-error.ts';
import { writeOut } from '../write-out.ts';

const HELP = `Usage: grantline template FILE [--kind KIND] [--out PATH]

Prints a template of an input file, made from the same dictionary that files are checked by.
FILE is one of ${TEMPLATE_FILES.join(', ')}.

  --kind blank            the header alone; of the round, every setting with what it means (default)
  --kind example          the same, filled in: it passes the check
  --kind errors           applications only: a row for each finding that a row can have, with the codes that it gets
                          in the column x_expected
  --out PATH              write a new file instead of printing; a file that exists is not replaced

The tables are CSV in UTF-8 with a byte order mark and CRLF, as spreadsheets open them; the round is YAML.

Examples:
  grantline template applications --out applications.csv
  grantline template round --kind example > round.yaml
  grantline template applications --kind errors --out errors.csv
  grantline check errors.csv --round round.yaml

Exit status: 0 written, 2 wrong use or a file that cannot be written, 3 a fault of the program.
`;

async function run(words: readonly string[]): Promise<number> {
  const args = readArguments(words, { kind: { type: 'string' }, out: { type: 'string' } });
  const file = oneOf(TEMPLATE_FILES, onlyWord(args), 'template');
  const kind = oneOf(TEMPLATE_KINDS, args.text('kind') ?? 'blank', 'kind');
  const out = args.text('out');
  const text = templateOf(file, kind, ALL_FINDINGS);
  if (text === null) {
    throw new UsageError(
      `--kind errors is there for applications only. For ${file}, ask for ${otherKinds()}.`,
    );
  }
  if (out === undefined) await writeOut([text]);
  else await writeNew(out, text);
  if (kind === 'errors') process.stderr.write(leftOut());
  return RANKED;
}

function onlyWord({ positionals }: Arguments): string {
  const [word, ...others] = positionals;
  const choices = TEMPLATE_FILES.join(', ');
  if (word === undefined) throw new UsageError(`Which template? Name one of ${choices}.`);
  if (others.length > 0) throw new UsageError(`One template at a time; what is ${others.join(' ')} for?`);
  return word;
}

function oneOf<T extends string>(choices: readonly T[], word: string, what: string): T {
  const known = choices.find((choice) => choice === word);
  if (known !== undefined) return known;
  const meant = nearest(word, choices);
  throw new UsageError(
    `There is no ${what} ${word}.${meant === null ? '' : ` Did you mean ${meant}?`} Choose of ${choices.join(', ')}.`,
  );
}

const otherKinds = (): string =>
  TEMPLATE_KINDS.filter((kind: TemplateKind) => kind !== 'errors').join(' or ');

/** What no row can show, on standard error, so that it is never taken for a row. */
function leftOut(): string {
  const codes = FILE_EXAMPLES.map((example) => example.code).sort();
  return `Not in it, since no row has them by itself: ${codes.join(' ')}. docs/findings.md shows them.\n`;
}

async function writeNew(path: string, text: string): Promise<void> {
  if (path.trim() === '') throw new UsageError('--out is empty. Give it a file.');
  try {
    await writeFile(path, text, { flag: 'wx' });
  } catch (error) {
    throw new UsageError(`Cannot write ${path}: ${reasonOf(error)}.`, { cause: error });
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EEXIST':
      return 'it exists already. Give another name, or delete it first';
    case 'ENOENT':
      return 'its folder does not exist. Make the folder first';
    case 'EACCES':
    case 'EPERM':
      return 'you have no permission to write there';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}

export const template: Command = {
  name: 'template',
  summary: 'print a template of an input file',
  help: HELP,
  run,
};
