import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishFolder } from '../../lib/pipeline/publish-folder.ts';

/** A process id that no process has: the largest that Linux and macOS give out is far below. */
const DEAD = 2_000_000_000;

describe('what a killed run left beside its folder', () => {
  let parent: string;
  beforeEach(() => (parent = mkdtempSync(join(tmpdir(), 'grantline-interrupted-'))));
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  const left = (name: string): void => {
    mkdirSync(join(parent, name));
    writeFileSync(join(parent, name, 'manifest.json'), '{"run_id":"former","outputs":{}}');
  };
  const publish = (fail = false): Promise<void> =>
    publishFolder(join(parent, 'results'), [{ name: 'a.csv', pieces: fail ? failing() : ['a'] }], () => '{}');
  function* failing(): Generator<string> {
    yield 'half';
    throw new Error('stopped');
  }

  it('is cleared away by the next run', async () => {
    left(`.results.new-${DEAD}`);
    left(`.results.old-${DEAD}`);
    await publish();
    expect(readdirSync(parent)).toEqual(['results']);
    expect(readFileSync(join(parent, 'results', 'a.csv'), 'utf8')).toBe('a');
  });

  it('goes back to its place when the run was killed between its two renames, even if the next run fails', async () => {
    left(`.results.old-${DEAD}`);
    await expect(publish(true)).rejects.toThrow('stopped');
    expect(readdirSync(parent)).toEqual(['results']);
    expect(readFileSync(join(parent, 'results', 'manifest.json'), 'utf8')).toContain('former');
  });

  it('is left alone while its run is alive', async () => {
    left(`.results.new-${process.ppid}`);
    await publish();
    expect(readdirSync(parent).sort()).toEqual([`.results.new-${process.ppid}`, 'results']);
  });
});
