import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildLambdas, loadedAtOnce } from '../../scripts/build-lambdas.mjs';
import { temporaryFolder } from '../support/temporary.ts';

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
    const files = loadedAtOnce(join(folder, 'review'));
    const bytes = files.reduce((sum, file) => sum + statSync(join(folder, 'review', file)).size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(1_500_000);
  });
});
