import { execFile, spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll } from 'vitest';
import { temporaryFolder } from './temporary.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DIST = join(ROOT, 'dist');
const LOCK = join(ROOT, 'node_modules/.grantline-build.lock');
const LONGEST_BUILD = 20_000;

/** The sample round, from the root of the checkout, in which every command is run. */
export const SAMPLE = {
  applications: 'samples/fy2027/applications.csv',
  round: ['--round', 'samples/fy2027/round.yaml'],
  ledger: ['--ledger', 'samples/fy2027/ledger.csv'],
} as const;

export interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The built command. */
export interface Command {
  /** Its file, to be run by Node. */
  readonly program: string;
  /** Runs it at the root of the checkout. */
  run(args: readonly string[], environment?: Readonly<Record<string, string>>): Promise<Outcome>;
  /** Runs it with a reader that goes away after the first bytes, as `head -1` does. */
  runForReaderThatStops(args: readonly string[]): Promise<Outcome>;
  /** Runs it with an open file for its standard output, and closes that. */
  runInto(file: number, args: readonly string[]): Promise<Outcome>;
}

/**
 * The command for a test file, built before its tests if it is missing or older than its sources. The file runs a
 * copy of its own, so that a build meanwhile does not take it away.
 */
export function builtCommand(): Command {
  const copy = temporaryFolder();
  beforeAll(async () => {
    await buildIfStale(() => {
      cpSync(DIST, copy, { recursive: true });
    });
    writeFileSync(join(copy, 'package.json'), '{ "type": "module" }');
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  });
  const program = join(copy, 'grantline.js');
  return {
    program,
    run: (args, environment = {}) => run([program, ...args], environment),
    runForReaderThatStops: (args) => runForReaderThatStops([program, ...args]),
    runInto: (file, args) => runInto(file, [program, ...args]),
  };
}

function run(args: readonly string[], environment: Readonly<Record<string, string>>): Promise<Outcome> {
  const options = { cwd: ROOT, env: { ...process.env, ...environment }, maxBuffer: 1 << 26 };
  return new Promise((done) => {
    const child = execFile(process.execPath, args, options, (_, stdout, stderr) => {
      done({ status: child.exitCode, stdout, stderr });
    });
  });
}

function runForReaderThatStops(args: readonly string[]): Promise<Outcome> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let [stdout, stderr] = ['', ''];
    child.stdout.once('data', (data: Buffer) => {
      stdout = data.toString();
      child.stdout.destroy();
    });
    child.stderr.on('data', (data: Buffer) => (stderr += data.toString()));
    child.on('close', (status) => {
      done({ status, stdout, stderr });
    });
  });
}

function runInto(file: number, args: readonly string[]): Promise<Outcome> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', file, 'pipe'] });
    let stderr = '';
    child.stderr?.on('data', (data: Buffer) => (stderr += data.toString()));
    child.on('close', (status) => {
      closeSync(file);
      done({ status, stdout: '', stderr });
    });
  });
}

/** Of two test files that ask at once, one builds. */
async function buildIfStale(use: () => void): Promise<void> {
  while (!takeLock()) await wait(50);
  try {
    if (!isFresh()) {
      const build = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs')], { encoding: 'utf8' });
      if (build.status !== 0) throw new Error(`the command cannot be built:\n${build.stderr}`);
    }
    use();
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

function takeLock(): boolean {
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    const since = statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs;
    // Left behind by a run that was killed.
    if (since !== undefined && Date.now() - since > LONGEST_BUILD)
      rmSync(LOCK, { recursive: true, force: true });
    return false;
  }
}

function isFresh(): boolean {
  const command = join(DIST, 'grantline.js');
  if (!existsSync(command)) return false;
  const built = statSync(command).mtimeMs;
  const folders = ['bin', 'lib', 'reference', 'samples'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  return [
    ...folders,
    'package.json',
    'package-lock.json',
    'scripts/build.mjs',
    'scripts/code-version.mjs',
  ].every((name) => (statSync(join(ROOT, name), { throwIfNoEntry: false })?.mtimeMs ?? 0) < built);
}
