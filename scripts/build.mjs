// Bundles the command, with its dependencies, into dist/, so that it starts from few files.

import { chmod, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { define, loader } from './code-version.mjs';
/** @import { BuildOptions } from 'esbuild' */

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** How a source file becomes a program. Other scripts that run sources under plain Node bundle them with this. */
export const bundleOptions = /** @satisfies {BuildOptions} */ ({
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  loader,
  define,
  // Some dependencies are CommonJS and call require for Node's own modules; an ES module has none.
  banner: {
    js: "import { createRequire as requireFor } from 'node:module';\nconst require = requireFor(import.meta.url);",
  },
  sourcemap: 'linked',
  logLevel: 'warning',
});

/** Room for young objects. Newer Nodes take more by themselves: a large batch then takes 100 MB more, and no less time. */
export const NODE_FLAGS = '--max-semi-space-size=16';

async function buildCommand() {
  const entry = join(root, 'bin/grantline.ts');
  const command = join(root, 'dist/grantline.js');
  const source = await readFile(entry, 'utf8');
  // esbuild keeps a shebang that the source has, and two would be a syntax error.
  const shebang = source.startsWith('#!') ? '' : `#!/usr/bin/env -S node ${NODE_FLAGS}\n`;

  await rm(join(root, 'dist'), { recursive: true, force: true });
  await build({
    ...bundleOptions,
    entryPoints: [entry],
    outdir: join(root, 'dist'),
    // What is imported with import() becomes a file of its own, read only when needed.
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    banner: { js: shebang + bundleOptions.banner.js },
  });
  await chmod(command, 0o755);
  await linkCommand();
}

/**
 * Puts the command where npx looks first. A `bin` in package.json would send npx through its own cache instead,
 * which stays broken once a first call met a checkout that was not built.
 */
async function linkCommand() {
  const folder = join(root, 'node_modules/.bin');
  const link = join(folder, 'grantline');
  await mkdir(folder, { recursive: true });
  await rm(link, { force: true });
  if (process.platform === 'win32') {
    // Links need a privilege there; npm writes such files too.
    await writeFile(
      link,
      `#!/bin/sh\nexec node ${NODE_FLAGS} "$(dirname "$0")/../../dist/grantline.js" "$@"\n`,
    );
    await writeFile(`${link}.cmd`, `@node ${NODE_FLAGS} "%~dp0\\..\\..\\dist\\grantline.js" %*\r\n`);
  } else {
    await symlink('../../dist/grantline.js', link);
  }
}

const invoked = process.argv[1];
if (invoked !== undefined && realpathSync(invoked) === fileURLToPath(import.meta.url)) await buildCommand();
