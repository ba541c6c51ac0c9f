import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { define } from './scripts/code-version.mjs';
import { ClosingLineReporter } from './scripts/closing-line-reporter.mjs';

const prefix = '\0text:';

/** Imports .csv, .txt, .css and .yaml as strings, as the build does. See lib/text-modules.d.ts. */
const textModules: Plugin = {
  name: 'text-modules',
  enforce: 'pre',
  resolveId(source, importer) {
    if (importer === undefined || !/^\.{1,2}\/.*\.(?:csv|txt|css|yaml)$/.test(source)) return null;
    // The suffix hides the file's own ending, else Vite would take it for a style sheet or an asset.
    return `${prefix}${resolve(dirname(importer), source)}.js`;
  },
  load(id) {
    if (!id.startsWith(prefix)) return null;
    const file = id.slice(prefix.length, -'.js'.length);
    this.addWatchFile(file);
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, ''); // esbuild drops the mark too
    return { code: `export default ${JSON.stringify(text)};`, map: null };
  },
};

export default defineConfig({
  plugins: [textModules],
  define,
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
    allowOnly: false,
    expect: { requireAssertions: true },
    reporters: ['default', new ClosingLineReporter()],
  },
});
