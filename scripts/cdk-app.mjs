// The app of cdk.json: builds the functions, bundles bin/app.ts, since Node 20 runs no TypeScript, and runs it.

import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { bundleOptions } from './build.mjs';
import { buildLambdas } from './build-lambdas.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const app = join(root, 'dist/app.mjs');

await buildLambdas();
await build({
  ...bundleOptions,
  entryPoints: [join(root, 'bin/app.ts')],
  outfile: app,
  // aws-cdk-lib reads files that lie beside it.
  packages: 'external',
});
await import(pathToFileURL(app).href);
