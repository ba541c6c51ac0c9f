// Writes the pages that are made from the sources; with --check, says whether they are up to date.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { bundleOptions } from './build.mjs';

/** A page, and the function of a source file that returns its text. */
const PAGES = [
  { page: 'docs/rules.md', render: 'renderRulesPage', from: './lib/reports/rules-page.ts' },
  { page: 'docs/dictionary.md', render: 'dictionaryPage', from: './scripts/docs-pages.ts' },
  { page: 'docs/findings.md', render: 'findingsPage', from: './scripts/docs-pages.ts' },
];

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @returns {Promise<Record<string, () => string | Promise<string>>>} the render functions, by name */
async function loadRenderers() {
  const folder = await mkdtemp(join(tmpdir(), 'grantline-docs-'));
  try {
    const outfile = join(folder, 'pages.mjs');
    await build({
      ...bundleOptions,
      stdin: {
        contents: PAGES.map(({ render, from }) => `export { ${render} } from '${from}';`).join('\n'),
        resolveDir: root,
      },
      outfile,
      sourcemap: false,
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {string} page */
async function readPage(page) {
  try {
    return await readFile(join(root, page), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

const check = process.argv.includes('--check');
const renderers = await loadRenderers();

for (const { page, render } of PAGES) {
  const text = await renderers[render]?.();
  if (text === undefined) throw new Error(`${page} has no function ${render}`);
  const current = (await readPage(page)) === text;
  if (check && !current) {
    console.error(`${page} does not say what the sources say: run \`npm run docs\` and commit the page.`);
    process.exitCode = 1;
  } else if (!check && !current) {
    await writeFile(join(root, page), text);
    console.log(`wrote ${page}`);
  }
}
