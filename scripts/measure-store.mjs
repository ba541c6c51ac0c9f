// Prints what each access to the store costs in requests and units, measured on the table that runs on this machine:
// the figures of docs/data-model.md. Usage: node scripts/measure-store.mjs

import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleOptions } from './build.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const program = join(here, '../dist/store-units.js');
await build({
  ...bundleOptions,
  entryPoints: [join(here, 'store-units.ts')],
  outfile: program,
});
spawn(process.execPath, ['--no-warnings', program], { stdio: 'inherit' }).on('exit', (code) => {
  process.exitCode = code ?? 1;
});
