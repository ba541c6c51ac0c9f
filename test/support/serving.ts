import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll } from 'vitest';

/** `grantline serve` as a process of its own. */
export class Serving {
  /** Everything that it printed so far, on both outputs. */
  printed = '';
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | string | null>;
  #look: () => void = () => undefined;

  constructor(program: string, args: readonly string[]) {
    const stdio = ['ignore', 'pipe', 'pipe'] as const;
    const child = spawn(process.execPath, [program, 'serve', ...args], { stdio: [...stdio] });
    this.#child = child;
    this.#ended = new Promise((resolve) => {
      child.once('close', (code, signal) => {
        resolve(code ?? signal);
        this.#look();
      });
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => {
        this.printed += data.toString();
        this.#look();
      });
    afterAll(() => this.end('SIGKILL'));
  }

  /** Waits until it has printed what is looked for, from a place in what it printed; gives what follows the place. */
  async until(pattern: RegExp, from = 0): Promise<string> {
    while (!pattern.test(this.printed.slice(from))) {
      if (this.#child.exitCode !== null || this.#child.signalCode !== null)
        throw new Error(`serve ended before it printed ${String(pattern)}:\n${this.printed}`);
      await new Promise<void>((resolve) => (this.#look = resolve));
    }
    return this.printed.slice(from);
  }

  /** Sends a signal, and gives the exit status, or the signal that ended it. */
  end(signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): Promise<number | string | null> {
    this.#child.kill(signal);
    return this.#ended;
  }

  ended(): Promise<number | string | null> {
    return this.#ended;
  }
}
