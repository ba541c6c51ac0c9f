import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { version } from '../../package.json';
import { codeVersion } from '../../lib/pipeline/code-version.ts';
import { buildLambdas } from '../../scripts/build-lambdas.mjs';
import { SAMPLE, builtCommand } from '../support/command.ts';
import { temporaryFolder } from '../support/temporary.ts';

const command = builtCommand();
const folder = temporaryFolder();

it('The code version is the version of the package and a hash', () => {
  expect(codeVersion).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{12}$/);
  expect(codeVersion.split('+')[0]).toBe(version);
});

it('Command, functions and tests have the same code version', async () => {
  const { applications, round, ledger } = SAMPLE;
  const out = join(folder, 'out');
  await command.run(['review', applications, ...round, ...ledger, '--out', out, '--outputs', 'json']);
  const manifest = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')) as { code_version: string };
  expect(manifest.code_version).toBe(codeVersion);
  await buildLambdas(join(folder, 'lambda'));
  const built = readdirSync(join(folder, 'lambda'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(join(folder, 'lambda', name), 'utf8'));
  expect(built.some((text) => text.includes(codeVersion))).toBe(true);
});
