// Measures the peak memory of reading and checking applications of several sizes and kinds, each in a process of its
// own, as a multiple of the file beyond what a process takes for a file of one row.
// Usage: node scripts/measure-intake-memory.mjs [--megabytes 1,10,100] [--kinds "ordinary,one row repeated"]

import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { ROUND } from './bench-round.mjs';
import { NODE_FLAGS, bundleOptions } from './build.mjs';
import { KINDS, linesOf } from './intake-files.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const { values } = parseArgs({ options: { megabytes: { type: 'string' }, kinds: { type: 'string' } } });
const sizes = (values.megabytes ?? '1,10,100').split(',').map(Number);
const kinds = values.kinds?.split(',') ?? Object.keys(KINDS);

const folder = mkdtempSync(join(tmpdir(), 'grantline-memory-'));
const file = join(folder, 'applications.csv');
const round = join(folder, 'round.yaml');
const program = join(folder, 'measure.mjs');

/** @param {Iterable<string>} lines */
function write(lines) {
  const out = openSync(file, 'w');
  let held = '';
  for (const line of lines) {
    held += line;
    if (held.length < 1 << 20) continue;
    writeSync(out, held);
    held = '';
  }
  writeSync(out, held);
  closeSync(out);
}

/** @returns {{ peak: number, seconds: number, rows: number, findings: number }} */
function measure() {
  return JSON.parse(execFileSync(process.execPath, [NODE_FLAGS, program, file, round], { encoding: 'utf8' }));
}

try {
  writeFileSync(round, ROUND);
  await build({ ...bundleOptions, entryPoints: [join(here, 'measure-intake.ts')], outfile: program });
  const ordinary = KINDS.ordinary ?? (() => '');
  write(linesOf(ordinary, 1));
  const base = measure().peak;
  console.log(`one row: ${Math.round(base / 1e6)} MB`);
  for (const kind of kinds) {
    for (const size of sizes) {
      write(linesOf(KINDS[kind] ?? ordinary, size * 1e6));
      const { peak, seconds, rows, findings } = measure();
      const times = ((peak - base) / (size * 1e6)).toFixed(1);
      console.log(
        `${kind}, ${size} MB: peak ${Math.round(peak / 1e6)} MB, ${times} times the file beyond that; ${rows} rows, ${findings} findings, ${seconds.toFixed(1)} s`,
      );
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
