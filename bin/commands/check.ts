import { findingJson } from '../../lib/reports/results-json.ts';
import { reviewRound } from '../../lib/pipeline/review-round.ts';
import { statusLine } from '../../lib/reports/status-line.ts';
import type { Finding } from '../../lib/model/finding.ts';
import { fixFirst } from '../fix-first.ts';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { FINDINGS_BLOCK, RANKED } from '../exit-status.ts';
import { ROUND_OPTIONS, readInputFiles } from '../input-files.ts';
import { showProgress } from '../progress.ts';
import { notRanked } from '../not-ranked.ts';
import { plain } from '../terminal-table.ts';
import { writeOut } from '../write-out.ts';
import { onlyFile } from './review.ts';
import { roundFileError } from './round-problems.ts';

const HELP = `Usage: grantline check APPLICATIONS.csv --round ROUND.yaml [options]

Looks for everything wrong with the files and prints it: first what is mended alike, with all its rows, then every
finding by itself with how to mend it. Nothing is written.

  --round ROUND.yaml      the round (required)
  --ledger LEDGER.csv     past grants
  --centers CENTERS.csv   existing centers; without it the packaged list
  --localities P.csv      counties with seniors and land area; without it the packaged list
  --json                  print status and findings as JSON

Examples:
  grantline check applications.csv --round round.yaml
  grantline check applications.csv --round round.yaml --ledger ledger.csv --json

Exit status: 0 nothing keeps a row from being ranked, 1 findings do, 2 wrong use or an unreadable round file,
3 a fault of the program.
`;

async function run(words: readonly string[]): Promise<number> {
  const args = readArguments(words, { ...ROUND_OPTIONS, json: { type: 'boolean' } });
  const files = await readInputFiles(onlyFile(args), args);
  const progress = showProgress('Checking applications', files.applications.length);
  const outcome = await reviewRound(files, { progress: (bytes) => progress.update(bytes) });
  progress.end();
  if (!outcome.ok) throw roundFileError(args.text('round') ?? '', outcome.problems);
  const { review, findings } = outcome.run;
  if (args.flag('json')) {
    const result = { status: review.status, findings: findings.map(findingJson) };
    await writeOut([`${JSON.stringify(result, null, 2)}\n`]);
  } else {
    const first = fixFirst(findings, Infinity);
    const left = notRanked(outcome.run, 20);
    await writeOut([
      `${statusLine(outcome.run)}\n\n`,
      first === '' ? '' : `${first}\nEvery finding:\n`,
      ...findings.map(findingText),
      ending(findings),
      left,
    ]);
  }
  return review.status === 'RANKED' ? RANKED : FINDINGS_BLOCK;
}

function findingText(finding: Finding): string {
  const { file, row, applicationId, column, value, severity, code } = finding;
  const where = [file, row === null ? '' : `row ${row}`, applicationId ?? '', column ?? '']
    .filter((part) => part !== '')
    .join(', ');
  const given = value === null || value === '' ? '' : `\n    Given: ${value.slice(0, 200)}`;
  return `${plain(`${severity} ${code}  ${where}`)}\n    ${plain(finding.message)}\n    ${plain(finding.fix)}${given === '' ? '' : `\n    ${plain(given.trim())}`}\n`;
}

function ending(findings: readonly Finding[]): string {
  return findings.length === 0
    ? 'Nothing to mend.\n'
    : `\n${findings.length === 1 ? '1 finding' : `${findings.length} findings`}.\n`;
}

export const check: Command = { name: 'check', summary: 'only look for what is wrong', help: HELP, run };
