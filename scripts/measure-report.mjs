// Prints how large the report of a round is, and how long a browser takes until it is loaded whole: the time of
// a headless screenshot less that of an empty page. Its first screen is shown long before. Usage: node scripts/measure-report.mjs [--rows 5000] [--runs 5]

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ROUND, applicationLines, ledgerLines } from './bench-round.mjs';

const { values } = parseArgs({ options: { rows: { type: 'string' }, runs: { type: 'string' } } });
const rows = Number(values.rows ?? 5000);
const runs = Number(values.runs ?? 5);
const command = join(dirname(fileURLToPath(import.meta.url)), '../dist/grantline.js');
const browser = process.env.GRANTLINE_CHROMIUM ?? 'chromium';
const folder = mkdtempSync(join(tmpdir(), 'grantline-report-'));

/** @param {string} url Milliseconds of a screenshot of the page. */
function screenshot(url) {
  const start = performance.now();
  const args = ['--headless', '--disable-gpu', `--user-data-dir=${join(folder, 'profile')}`];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  args.push('--window-size=1100,1000', `--screenshot=${join(folder, 'screen.png')}`, url);
  const { status } = spawnSync(browser, args, { stdio: 'ignore' });
  if (status !== 0) throw new Error(`${browser} ended with status ${String(status)}`);
  return performance.now() - start;
}

/** @param {number[]} numbers */
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

try {
  const [applications, round, ledger] = ['applications.csv', 'round.yaml', 'ledger.csv'].map((name) =>
    join(folder, name),
  );
  writeFileSync(String(applications), [...applicationLines(rows)].join(''));
  writeFileSync(String(round), ROUND);
  writeFileSync(String(ledger), [...ledgerLines(Math.min(2000, rows))].join(''));
  const out = join(folder, 'out');
  const files = [String(applications), '--round', String(round), '--ledger', String(ledger)];
  spawnSync(command, ['review', ...files, '--out', out], { stdio: 'ignore' });
  const sizes = ['report.html', 'ranking.xlsx', 'findings.xlsx'].map(
    (name) => `${name} ${(statSync(join(out, name)).size / 1e6).toFixed(1)} MB`,
  );
  console.log(`${rows} applications: ${sizes.join(', ')}`);
  screenshot('about:blank');
  const empty = median(Array.from({ length: runs }, () => screenshot('about:blank')));
  const report = median(
    Array.from({ length: runs }, () => screenshot(pathToFileURL(join(out, 'report.html')).href)),
  );
  console.log(
    `loaded whole, median of ${runs}: ${((report - empty) / 1000).toFixed(2)} s (an empty page: ${(empty / 1000).toFixed(2)} s)`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
