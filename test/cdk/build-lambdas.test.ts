import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildLambdas } from '../../scripts/build-lambdas.mjs';
import { temporaryFolder } from '../support/temporary.ts';

/** A file of a bundle with all that it imports at once, and so loads before the first event. */
function loadedAtOnce(folder: string, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(join(folder, file), 'utf8');
  for (const [, name] of text.matchAll(/(?:from|import)"\.\/(?:chunks\/)?([^"]+)"/g)) {
    loadedAtOnce(folder, join('chunks', name!), seen);
  }
  return seen;
}

describe('the code of a function', () => {
  const folder = temporaryFolder();
  let names: readonly string[] = [];
  beforeAll(async () => {
    names = await buildLambdas(folder);
  });

  it('is made for each handler', () => {
    expect(names).toContain('review');
  });

  it('exports the handler, and has no source map', () => {
    const text = readFileSync(join(folder, 'review/index.mjs'), 'utf8');
    expect(text).toMatch(/export\{[^}]*\bhandler\b[^}]*\}/);
    expect(text).not.toContain('sourceMappingURL');
  });

  it('is under 1.5 MB, without what is loaded only when needed', () => {
    const files = [...loadedAtOnce(join(folder, 'review'), 'index.mjs')];
    const bytes = files.reduce((sum, file) => sum + statSync(join(folder, 'review', file)).size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(1_500_000);
  });
});
