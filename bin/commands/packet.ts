import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { z } from 'zod';
import { MANIFEST } from '../../lib/pipeline/output-folder.ts';
import { readArguments } from '../arguments.ts';
import { NotPrintedError, findChromium, printToPdf } from '../chromium.ts';
import type { Command } from '../command.ts';
import { RANKED } from '../exit-status.ts';
import { UsageError } from '../usage-error.ts';
import { writeOut } from '../write-out.ts';

const HELP = `Usage: grantline packet RESULTS_DIR --out FILE.pdf

Prints the report of a review as one PDF for the Board: status, funding line, ranking, map, a page and more for each
project, conflicts, findings, method and the texts of law; on letter paper, tagged, with bookmarks. Needs Chromium or a
browser made of it (Chrome, Edge); GRANTLINE_CHROMIUM names one that is not found by itself.

  --out FILE.pdf          where the PDF goes (required), outside RESULTS_DIR; a file of that name is replaced

The report must be the one that the review wrote: its SHA-256 is compared with the manifest.

Example:
  grantline packet results --out FY2027-packet.pdf

Exit status: 0 printed, 2 wrong use, or no browser to print with, 3 a fault of the program or the browser.
`;

const REPORT = 'report.html';
const outputs = z.object({ run_id: z.string(), outputs: z.record(z.string(), z.string()) });

async function run(words: readonly string[]): Promise<number> {
  const args = readArguments(words, { out: { type: 'string' } });
  const [folder, ...others] = args.positionals;
  if (folder === undefined || others.length > 0)
    throw new UsageError('Give one folder of results: grantline packet RESULTS_DIR --out FILE.pdf');
  const runId = checkReport(folder);
  const pdf = targetOf(args.text('out'), folder);
  const chromium = findChromium(process.env.GRANTLINE_CHROMIUM, process.env.PATH ?? '');
  if (chromium === null) throw new UsageError(noBrowser(folder, process.env.GRANTLINE_CHROMIUM));
  await printInPlace(chromium, resolve(folder, REPORT), pdf);
  await writeOut([`${args.text('out') ?? ''}: the report of run ${runId}\n`]);
  return RANKED;
}

function targetOf(out: string | undefined, folder: string): string {
  if (out === undefined || out.trim() === '')
    throw new UsageError('Where should the PDF go? Give a file with --out FILE.pdf.');
  if (!out.toLowerCase().endsWith('.pdf')) throw new UsageError(`--out ${out} is no name of a PDF file.`);
  const pdf = resolve(out);
  const way = relative(resolve(folder), pdf);
  if (way !== '' && way.split(sep)[0] !== '..')
    throw new UsageError(
      `--out ${out} lies in the folder of results, which holds what the review wrote and nothing else. Give it another place.`,
    );
  if (!existsSync(dirname(pdf))) throw new UsageError(`The folder ${dirname(out)} of --out does not exist.`);
  return pdf;
}

/** The run that the report is of. Throws UsageError when the folder has no report, or another than its manifest says. */
function checkReport(folder: string): string {
  const manifest = outputs.safeParse(manifestOf(folder));
  if (!manifest.success)
    throw new UsageError(`${folder} holds no results of a review (no ${MANIFEST} that can be read).`);
  const expected = manifest.data.outputs[REPORT];
  if (expected === undefined || !existsSync(join(folder, REPORT)))
    throw new UsageError(
      `${folder} holds no ${REPORT}. Review again without --outputs, or with html among them; a rejected file has none.`,
    );
  const found = createHash('sha256')
    .update(readFileSync(join(folder, REPORT)))
    .digest('hex');
  if (found !== expected)
    throw new UsageError(
      `${join(folder, REPORT)} is not the file that the review wrote: its SHA-256 is not the one in ${MANIFEST}. Review again.`,
    );
  return manifest.data.run_id;
}

function manifestOf(folder: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'));
  } catch {
    return null;
  }
}

function noBrowser(folder: string, named: string | undefined): string {
  const missing =
    named === undefined || named === ''
      ? 'No Chromium, Chrome or Edge was found, and a PDF is printed by one.'
      : `GRANTLINE_CHROMIUM names ${named}, which is no program.`;
  return `${missing} Install one, name it with GRANTLINE_CHROMIUM, or open ${join(folder, REPORT)} in any browser and print it: it has a print style.`;
}

/** Printed beside its place first, so that a browser that fails leaves what stood there. */
async function printInPlace(chromium: string, html: string, pdf: string): Promise<void> {
  const fresh = join(dirname(pdf), `.${basename(pdf)}.${process.pid}`);
  try {
    await printToPdf(chromium, html, fresh);
    if (!existsSync(fresh)) throw new NotPrintedError(`${chromium} wrote no PDF, and did not say why.`);
    renameSync(fresh, pdf);
  } finally {
    rmSync(fresh, { force: true });
  }
}

export const packet: Command = { name: 'packet', summary: 'print the report as a PDF', help: HELP, run };
