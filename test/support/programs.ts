import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

export function isOnPath(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}

/** Runs a program to its end, at most a minute; a failure carries what it wrote. */
export async function runProgram(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const env = { ...process.env, ...environment };
  await promisify(execFile)(program, args, { env, timeout: 60_000, maxBuffer: 1 << 26 });
}

/**
 * The same command, ended by the kernel when this process dies without saying goodbye, so that a test run that was
 * killed leaves no server behind. setpriv comes with Debian; elsewhere the command stays as it is.
 */
export function endingWithUs(command: readonly [string, ...string[]]): readonly [string, ...string[]] {
  return isOnPath('setpriv') ? ['setpriv', '--pdeathsig', 'KILL', ...command] : command;
}

/** Starts a program that runs until it is ended. */
export function startServer(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  log: string,
): ChildProcess {
  const file = openSync(log, 'w');
  const env = { ...process.env, ...environment };
  const [first, ...rest] = endingWithUs([program, ...args]);
  const child = spawn(first, rest, { env, stdio: ['ignore', file, file] });
  closeSync(file);
  return child;
}

/** Ends a server at once: what ours hold is in memory, or thrown away. */
export async function endServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await ended;
}

/** A loopback port that nothing listens on just now. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => {
        done(port);
      });
    });
  });
}
