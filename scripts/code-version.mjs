// The code version: what, with the same files, decides a run's results.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
/** @import { BuildOptions } from 'esbuild' */

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** How packaged text becomes a module, in every bundle. @type {NonNullable<BuildOptions['loader']>} */
export const loader = { '.csv': 'text', '.txt': 'text', '.css': 'text', '.yaml': 'text', '.json': 'json' };

/** Everything between a round's files and the bytes of its results. */
const REVIEWS_AND_WRITES = `
  export { reviewRound } from './lib/pipeline/review-round.ts';
  export { outputFiles } from './lib/pipeline/outputs.ts';
  export { manifestJson } from './lib/reports/manifest-json.ts';
`;

/** The placeholder that builds and tests replace; lib/pipeline/code-version.ts declares it. */
const PLACEHOLDER = 'GRANTLINE_CODE_VERSION';

/**
 * The package's version, and the hash of a bundle of all code and packaged data that a review and its reports are made
 * by. It is minified, so that comments and names do not count.
 */
function codeVersion() {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    stdin: { contents: REVIEWS_AND_WRITES, resolveDir: root },
    bundle: true,
    minify: true,
    legalComments: 'none',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    loader,
    define: { [PLACEHOLDER]: '""' },
    write: false,
    logLevel: 'warning',
  });
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const hash = createHash('sha256');
  for (const { contents } of outputFiles) hash.update(contents);
  return `${version}+${hash.digest('hex').slice(0, 12)}`;
}

/** For esbuild's and Vite's option of that name. */
export const define = { [PLACEHOLDER]: JSON.stringify(codeVersion()) };
