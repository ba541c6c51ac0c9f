import { reviewRound } from '../../lib/pipeline/review-round.ts';
import { foldId } from '../../lib/model/identity.ts';
import { renderWorkedSum } from '../../lib/reports/worked-sum-text.ts';
import { type ReportRow, reportRows } from '../../lib/reports/rows.ts';
import { applicationJson } from '../../lib/reports/results-json.ts';
import type { ReviewedRun } from '../../lib/reports/reviewed-run.ts';
import type { UnreviewedRow } from '../../lib/review/reviewed.ts';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { FINDINGS_BLOCK, RANKED } from '../exit-status.ts';
import { ROUND_OPTIONS, readInputFiles } from '../input-files.ts';
import { nearest } from '../nearest.ts';
import { plain } from '../terminal-table.ts';
import { UsageError } from '../usage-error.ts';
import { writeOut } from '../write-out.ts';
import { roundFileError } from './round-problems.ts';

const HELP = `Usage: grantline explain APPLICATION_ID APPLICATIONS.csv --round ROUND.yaml [options]

Shows how one application's ceiling, score and recommendation were worked out: each step with its clause, what went
in and what came out, so that it can be redone with a pocket calculator.

  --round ROUND.yaml      the round (required)
  --ledger LEDGER.csv     past grants
  --centers CENTERS.csv   existing centers; without it the packaged list
  --localities P.csv      counties with seniors and land area; without it the packaged list
  --json                  print the application's entry of results.json instead

Example:
  grantline explain A-001 applications.csv --round round.yaml --ledger ledger.csv

Exit status: 0 shown, 1 the row waits or the file was rejected, 2 wrong use, an unreadable round file or no such
application, 3 a fault of the program.
`;

async function run(words: readonly string[]): Promise<number> {
  const args = readArguments(words, { ...ROUND_OPTIONS, json: { type: 'boolean' } });
  const [id, applications, ...others] = args.positionals;
  if (id === undefined || applications === undefined || others.length > 0) {
    throw new UsageError(
      'Give the application’s id and then its file: grantline explain APPLICATION_ID APPLICATIONS.csv --round ROUND.yaml',
    );
  }
  const outcome = await reviewRound(await readInputFiles(applications, args));
  if (!outcome.ok) throw roundFileError(args.text('round') ?? '', outcome.problems);
  return explainOne(outcome.run, id, args.flag('json'));
}

async function explainOne(run: ReviewedRun, id: string, asJson: boolean): Promise<number> {
  const rows = [...reportRows(run.review)];
  const row = rows.find((each) => foldId(idOf(each) ?? '') === foldId(id));
  if (!row && run.review.status === 'FILE_REJECTED') {
    await writeOut([
      plainLines(`The file was rejected, so no sum can be worked out:\n${errorsOf(run, null)}\n`),
    ]);
    return FINDINGS_BLOCK;
  }
  if (!row) {
    const meant = nearest(
      id,
      rows.map(idOf).filter((each) => each !== null),
    );
    throw new UsageError(
      `There is no application ${plain(id)} in the file.${meant === null ? '' : ` Did you mean ${meant}?`}`,
    );
  }
  const text =
    row.kind === 'placed' ? renderWorkedSum(run, row.program, row.placed) : whyNot(run, row.unreviewed);
  await writeOut([asJson ? `${JSON.stringify(applicationJson(row, run), null, 2)}\n` : plainLines(text)]);
  return row.kind === 'placed' ? RANKED : FINDINGS_BLOCK;
}

function idOf(row: ReportRow): string | null {
  return row.kind === 'placed'
    ? row.placed.reviewed.application.applicationId
    : row.unreviewed.row.applicationId;
}

function plainLines(text: string): string {
  return text.split('\n').map(plain).join('\n');
}

function whyNot(run: ReviewedRun, { row, reasons }: UnreviewedRow): string {
  const heading = reasons.includes('late')
    ? 'It was received after the deadline: not eligible.'
    : 'It waits for correction; no sum can be worked out yet:';
  return [`Application ${row.applicationId ?? ''}, row ${row.row}`, heading, errorsOf(run, row.row), ''].join(
    '\n',
  );
}

/** The errors of a row, and those of no row that keep it from being reviewed. */
function errorsOf({ findings }: ReviewedRun, row: number | null): string {
  return findings
    .filter((each) => each.severity === 'error')
    .filter((each) => each.file !== 'applications' || each.row === null || row === null || each.row === row)
    .map((each) => {
      const where = each.file === 'applications' ? (each.column ?? '') : each.file;
      const place = [where, each.row === null || each.row === row ? '' : `row ${each.row}`];
      const named = place.filter((part) => part !== '').join(', ');
      return `  ${named}${named === '' ? '' : ': '}${each.message} ${each.fix}`;
    })
    .join('\n');
}

export const explain: Command = {
  name: 'explain',
  summary: 'show how one ceiling was worked out',
  help: HELP,
  run,
};
