// Bundles every lambdas/NAME/handler.ts, with its dependencies and the AWS SDK, into a folder that is uploaded as it is.

import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleOptions } from './build.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const LAMBDAS = join(root, 'lambdas');

/**
 * Writes NAME/index.mjs into the folder for each function, and beside it, as chunks, what the handler loads only when
 * it needs it. Returns the names. The same sources give the same bytes, so an unchanged function is not deployed again.
 * @param {string} outdir
 */
export async function buildLambdas(outdir = join(root, 'dist/lambda')) {
  const names = readdirSync(LAMBDAS).filter((name) => existsSync(join(LAMBDAS, name, 'handler.ts')));
  for (const name of names) {
    const folder = join(outdir, name);
    await rm(folder, { recursive: true, force: true });
    await build({
      ...bundleOptions,
      entryPoints: [{ in: join(LAMBDAS, name, 'handler.ts'), out: 'index' }],
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      splitting: true,
      chunkNames: 'chunks/[name]-[hash]',
      target: 'node24',
      minify: true,
      // A stack trace in the log still names functions and errors.
      keepNames: true,
      sourcemap: false,
      // The SDK's modules can be left out one by one; its CommonJS cannot.
      mainFields: ['module', 'main'],
      legalComments: 'none',
    });
  }
  return names;
}

/**
 * The files of a bundle that are loaded before the first event: the handler, with all that it imports at once.
 * @param {string} folder
 * @returns {string[]}
 */
export function loadedAtOnce(folder, file = 'index.mjs', seen = /** @type {Set<string>} */ (new Set())) {
  if (!seen.has(file)) {
    seen.add(file);
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, name] of text.matchAll(/(?:from|import)"\.\/(?:chunks\/)?([^"]+)"/g)) {
      loadedAtOnce(folder, join('chunks', name ?? ''), seen);
    }
  }
  return [...seen];
}

const invoked = process.argv[1];
if (invoked !== undefined && realpathSync(invoked) === fileURLToPath(import.meta.url)) {
  console.log(`Built ${(await buildLambdas()).join(', ')} into dist/lambda.`);
}
