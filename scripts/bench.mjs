// Times a review of a large round beside csv-parse alone parsing the same file into objects: whole processes,
// interleaved in one run, medians. Usage: npm run bench [-- --rows 100000 --runs 7]

import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { ROUND, applicationLines, ledgerLines } from './bench-round.mjs';
import { bundleOptions } from './build.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const { values } = parseArgs({ options: { rows: { type: 'string' }, runs: { type: 'string' } } });
const rows = Number(values.rows ?? 100_000);
const runs = Number(values.runs ?? 7);

const folder = await mkdtemp(join(tmpdir(), 'grantline-bench-'));
const applications = join(folder, 'applications.csv');
const round = join(folder, 'round.yaml');
const ledger = join(folder, 'ledger.csv');

/** @typedef {{ seconds: number, peak: number, printed: string }} Measured */

/**
 * Runs a program; seconds of wall time, peak bytes, and what it printed. A script of Node's is run by its first line,
 * as a user runs the command. @param {string} program @param {string[]} args @returns {Promise<Measured>}
 */
function measure(program, args) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
      env: { ...process.env, NODE_OPTIONS: `--import ${join(here, 'bench-probe.mjs')}` },
    });
    let printed = '';
    let peak = '';
    child.stdout?.on('data', (data) => (printed += String(data)));
    child.stdio[3]?.on('data', (data) => (peak += String(data)));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0 || code === 1)
        resolve({ seconds: (performance.now() - start) / 1000, peak: Number(peak), printed });
      else reject(new Error(`${args.join(' ')} ended with status ${String(code)}`));
    });
  });
}

/** @param {number[]} numbers */
function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

try {
  await writeFile(applications, [...applicationLines(rows)].join(''));
  await writeFile(ledger, [...ledgerLines(Math.min(2000, rows))].join(''));
  await writeFile(round, ROUND);
  const stages = join(here, '../dist/bench-stages.js');
  await build({ ...bundleOptions, entryPoints: [join(here, 'bench-stages.ts')], outfile: stages });
  const parse = [join(here, 'bench-parse.mjs'), applications];
  const command = join(here, '../dist/grantline.js');
  const review = ['review', applications, '--round', round, '--ledger', ledger];
  const out = ['--out', join(folder, 'out'), '--outputs', 'ranking,findings'];

  /** @type {Measured[]} */
  const parses = [];
  /** @type {Measured[]} */
  const reviews = [];
  /** @type {Record<string, number>[]} */
  const breakdowns = [];
  for (let i = 0; i < runs; i++) {
    parses.push(await measure(process.execPath, parse));
    reviews.push(await measure(command, [...review, ...out]));
    breakdowns.push(
      JSON.parse((await measure(process.execPath, [stages, applications, round, ledger])).printed),
    );
  }
  const base = median(parses.map((each) => each.seconds));
  const whole = median(reviews.map((each) => each.seconds));
  const ratio = median(reviews.map((each, i) => each.seconds / (parses[i]?.seconds ?? NaN)));
  console.log(`${rows} applications, ${runs} interleaved runs, medians of whole processes`);
  console.log(
    `  csv-parse into objects   ${base.toFixed(2)} s, peak ${Math.round(median(parses.map((each) => each.peak)) / 1e6)} MB`,
  );
  console.log(
    `  grantline review         ${whole.toFixed(2)} s, peak ${Math.round(median(reviews.map((each) => each.peak)) / 1e6)} MB`,
  );
  console.log(`  ratio                    ${ratio.toFixed(2)}`);
  console.log('stages, in one process:');
  for (const name of Object.keys(breakdowns[0] ?? {})) {
    console.log(`  ${name.padEnd(28)} ${Math.round(median(breakdowns.map((each) => each[name] ?? NaN)))} ms`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
