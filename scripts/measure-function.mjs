// Prints what a review costs the function, as it is deployed: under Lambda's own runtime client on Node 24, against a
// real S3 server and the table that runs on this machine. The figures of docs/deploy.md.
// Usage: node scripts/measure-function.mjs [--rows 10000 --starts 21]
// Needs what CONTRIBUTING.md says of the suites of tests: radosgw, and the runtime of Lambda.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const node24 = join(here, '../test/lambda-runtime/node_modules/node24/bin/node');
if (existsSync(node24)) {
  // Node 24 runs TypeScript as it is.
  const flags = ['--no-warnings', '--experimental-transform-types'];
  const program = join(here, 'function-measures.ts');
  spawn(node24, [...flags, program, ...process.argv.slice(2)], { stdio: 'inherit' }).on('exit', (code) => {
    process.exitCode = code ?? 3;
  });
} else {
  process.stderr.write('Node 24 is missing: npm ci --ignore-scripts --prefix test/lambda-runtime\n');
  process.exitCode = 2;
}
