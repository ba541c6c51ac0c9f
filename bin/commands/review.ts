import { OutputFolderError, checkOutputFolder } from '../../lib/pipeline/output-folder.ts';
import { publishFolder } from '../../lib/pipeline/publish-folder.ts';
import { OUTPUTS, type Output, outputFiles } from '../../lib/pipeline/outputs.ts';
import { reviewRound } from '../../lib/pipeline/review-round.ts';
import { manifestJson } from '../../lib/reports/manifest-json.ts';
import { resultsJson } from '../../lib/reports/results-json.ts';
import { statusLine } from '../../lib/reports/status-line.ts';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { type Arguments, readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { FINDINGS_BLOCK, RANKED } from '../exit-status.ts';
import { ROUND_OPTIONS, inputPaths, readInputFiles } from '../input-files.ts';
import { nearest } from '../nearest.ts';
import { showProgress } from '../progress.ts';
import { summaryTable } from '../summary.ts';
import { UsageError } from '../usage-error.ts';
import { roundFileError } from './round-problems.ts';
import { writeOut } from '../write-out.ts';

const HELP = `Usage: grantline review APPLICATIONS.csv --round ROUND.yaml --out DIR [options]

Reviews a batch of applications: checks every row, works out every ceiling with the clause behind it, scores, ranks,
spends the budget down the list, and writes the results into DIR.

  --round ROUND.yaml      the round: decision date, budgets, weights, policy (required)
  --ledger LEDGER.csv     past grants; without it there are none, and "never funded" is not established
  --centers CENTERS.csv   existing centers; without it the packaged list
  --localities P.csv      counties with seniors and land area; without it the packaged list
  --out DIR               where results go (required, unless --json): a folder that is new, empty, or holds a former
                          result, which is then replaced whole
  --outputs LIST          what to write, of ranking,findings,json,html,xlsx (default: all; the manifest always)
  --json                  print results.json on standard output, and nothing else

Examples:
  grantline review applications.csv --round round.yaml --ledger ledger.csv --out results
  grantline review applications.csv --round round.yaml --out results --outputs ranking,findings
  grantline review applications.csv --round round.yaml --json > results.json

Exit status: 0 ranked, 1 findings keep rows or the file from being ranked, 2 wrong use or an unreadable round file,
3 a fault of the program.
`;

async function run(words: readonly string[]): Promise<number> {
  const args = readArguments(words, {
    ...ROUND_OPTIONS,
    out: { type: 'string' },
    outputs: { type: 'string' },
    json: { type: 'boolean' },
  });
  const applications = onlyFile(args);
  const wanted = wantedOutputs(args.text('outputs'));
  const folder = await outputFolder(args, applications);
  const files = await readInputFiles(applications, args);

  const progress = showProgress('Reading applications', files.applications.length);
  const outcome = await reviewRound(files, {
    progress: (bytes) => progress.update(bytes),
  });
  progress.end();
  if (!outcome.ok) throw roundFileError(args.text('round') ?? '', outcome.problems);

  const reviewed = outcome.run;
  if (folder !== null) {
    const written = await outputFiles(reviewed, wanted);
    await publishFolder(folder, written, (outputs) => manifestJson(reviewed, outputs));
  }
  if (args.flag('json')) await writeOut(resultsJson(reviewed));
  else
    await writeOut([
      `${statusLine(reviewed)}\n\n`,
      summaryTable(reviewed),
      `\nResults: ${args.text('out') ?? ''}\n`,
    ]);
  return reviewed.review.status === 'RANKED' ? RANKED : FINDINGS_BLOCK;
}

/** The one file that a command reviews. */
export function onlyFile({ positionals }: Arguments): string {
  const [file, ...others] = positionals;
  if (file === undefined) throw new UsageError('Which applications? Give the CSV file to review.');
  if (others.length > 0)
    throw new UsageError(`One applications file at a time; what is ${others.join(' ')} for?`);
  return file;
}

function wantedOutputs(list: string | undefined): ReadonlySet<Output> {
  if (list === undefined) return new Set(OUTPUTS);
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length === 0) throw new UsageError(`--outputs names nothing. Choose of ${OUTPUTS.join(', ')}.`);
  return new Set(names.map(outputNamed));
}

function outputNamed(name: string): Output {
  const known = OUTPUTS.find((output) => output === name);
  if (known) return known;
  const meant = nearest(name, OUTPUTS);
  throw new UsageError(
    `There is no output ${name}.${meant === null ? '' : ` Did you mean ${meant}?`} Choose of ${OUTPUTS.join(', ')}.`,
  );
}

/** Looked at before any work is done. Results never replace a folder that an input lies in. */
async function outputFolder(args: Arguments, applications: string): Promise<string | null> {
  const out = args.text('out');
  if (out === undefined) {
    if (args.flag('json')) return null;
    throw new UsageError('Where should the results go? Give a folder with --out DIR.');
  }
  if (out.trim() === '') throw new UsageError('--out is empty. Give it a folder.');
  if (isWithin(process.cwd(), out)) {
    throw new UsageError(
      `--out ${out} is the folder you are in, or one above it, which the results would replace. Give another.`,
    );
  }
  for (const input of inputPaths(applications, args)) {
    if (isWithin(dirname(input), out) || isWithin(dirname(realPath(input)), out)) {
      throw new UsageError(
        `${input} lies in ${out}, which the results would replace. Give --out another folder.`,
      );
    }
  }
  try {
    return await checkOutputFolder(out);
  } catch (error) {
    if (error instanceof OutputFolderError) throw new UsageError(error.message, { cause: error });
    throw error;
  }
}

/** Where a path leads when links are followed; a path that does not exist yet leads where it says. */
function realPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : resolve(path);
}

/** Whether a path is a folder, or lies in it. */
function isWithin(path: string, folder: string): boolean {
  const way = relative(realPath(folder), realPath(path));
  return way === '' || (way.split(sep)[0] !== '..' && !isAbsolute(way));
}

export const review: Command = { name: 'review', summary: 'review a batch of applications', help: HELP, run };
