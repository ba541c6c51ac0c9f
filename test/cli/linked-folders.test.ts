import { copyFileSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtCommand } from '../support/command.ts';
import { temporaryFolder } from '../support/temporary.ts';

const command = builtCommand();
const folder = temporaryFolder();
const SAMPLE = fileURLToPath(new URL('../../samples/fy2027/', import.meta.url));

/** A folder that holds the inputs, and what would pass for a former result. */
function inputsIn(name: string): string {
  const inputs = join(folder, name);
  mkdirSync(inputs);
  for (const file of ['applications.csv', 'round.yaml']) copyFileSync(join(SAMPLE, file), join(inputs, file));
  writeFileSync(join(inputs, 'manifest.json'), '{"run_id":"x","outputs":{}}');
  return inputs;
}

const KEPT = ['applications.csv', 'manifest.json', 'round.yaml'];

describe('a folder with inputs in it is refused, and they stay', () => {
  it('when --out is a link to it', async () => {
    const inputs = inputsIn('linked');
    const link = join(folder, 'link');
    symlinkSync(inputs, link);
    const files = [join(inputs, 'applications.csv'), '--round', join(inputs, 'round.yaml')];
    const { status, stderr } = await command.run(['review', ...files, '--out', link]);
    expect(status).toBe(2);
    expect(stderr).toContain('which the results would replace');
    expect(readdirSync(inputs).sort()).toEqual(KEPT);
  });

  it('when the input is a link into it', async () => {
    const inputs = inputsIn('linked-to');
    const link = join(folder, 'applications-link.csv');
    symlinkSync(join(inputs, 'applications.csv'), link);
    const files = [link, '--round', join(SAMPLE, 'round.yaml')];
    const { status, stderr } = await command.run(['review', ...files, '--out', inputs]);
    expect(status).toBe(2);
    expect(stderr).toContain('which the results would replace');
    expect(readdirSync(inputs).sort()).toEqual(KEPT);
  });
});
