import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LambdaRuntimeApi, type LambdaOutcome } from './lambda-runtime-api.ts';
import { endServer, endingWithUs } from './programs.ts';

const inModules = (path: string): string =>
  fileURLToPath(new URL(`../lambda-runtime/node_modules/${path}`, import.meta.url));
const NODE_24 = inModules('node24/bin/node');
const RUNTIME_CLIENT = inModules('aws-lambda-ric/index.mjs');
const NATIVE_CLIENT = new URL('./lambda-native-client.mjs', import.meta.url).href;
const LONGEST_START = 10_000;

/** Where the runtime has to be there: a suite that was not run is then a failure, not a line in a log. */
export const lambdaRuntimeIsRequired = process.env.GRANTLINE_REQUIRE_LAMBDA_RUNTIME === '1';

/** After `npm ci --ignore-scripts` in test/lambda-runtime, on Linux with an x64 processor. */
export function lambdaRuntimeIsInstalled(): boolean {
  return existsSync(NODE_24) && existsSync(RUNTIME_CLIENT);
}

export interface LambdaOptions {
  /** The folder that would be uploaded. */
  readonly folder: string;
  /** File without its ending, dot, export: index.handler */
  readonly handler: string;
  readonly timeoutMilliseconds?: number;
  /** Of the heap: Lambda counts everything. */
  readonly memoryMegabytes?: number;
  readonly environment?: Readonly<Record<string, string>>;
}

/** A bundle under Lambda's own runtime client, on the Node that Lambda has. */
export class LambdaFunction {
  readonly #options: LambdaOptions;
  readonly #api: LambdaRuntimeApi;
  readonly #said: string[] = [];
  #address = '';
  #process: ChildProcess | null = null;

  private constructor(options: LambdaOptions) {
    this.#options = options;
    this.#api = new LambdaRuntimeApi(options.timeoutMilliseconds ?? 30_000, () =>
      this.#process?.kill('SIGKILL'),
    );
  }

  static async start(options: LambdaOptions): Promise<LambdaFunction> {
    const started = new LambdaFunction(options);
    started.#address = await started.#api.listen();
    return started;
  }

  /** Runs the handler once, in the process of the last time if that still runs. Events at once wait for each other. */
  invoke(event: unknown): Promise<LambdaOutcome> {
    const outcome = this.#api.invoke(event);
    this.#process ??= this.#start();
    return outcome;
  }

  /** All that was written to standard output and standard error, of former processes too. */
  logs(): string {
    return this.#said.join('');
  }

  /** The next event then finds no process, as after a while without any. */
  async endProcess(): Promise<void> {
    const running = this.#process;
    if (running === null) return;
    const ended = new Promise((done) => running.once('close', done));
    await endServer(running);
    await ended;
  }

  async stop(): Promise<void> {
    this.#api.close();
    if (this.#process !== null) await endServer(this.#process);
  }

  #start(): ChildProcess {
    const { handler } = this.#options;
    const [first, ...rest] = endingWithUs([NODE_24, '--import', NATIVE_CLIENT, RUNTIME_CLIENT, handler]);
    const child = spawn(first, rest, {
      cwd: this.#options.folder,
      env: this.#environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => this.#said.push(text));
    }
    const slow = setTimeout(() => {
      if (!this.#api.hasStarted) child.kill('SIGKILL');
    }, LONGEST_START);
    // 'close' comes after the last words, 'exit' may come before.
    child.once('close', (status, signal) => {
      clearTimeout(slow);
      this.#ended(status === null ? `signal: ${signal ?? 'unknown'}` : `exit status ${status}`);
    });
    return child;
  }

  /** What was under way fails with the process; what still waits gets a new one. */
  #ended(how: string): void {
    this.#process = null;
    this.#api.processEnded({ errorType: 'Runtime.ExitError', errorMessage: `Runtime exited: ${how}` });
    if (this.#api.hasWork) this.#process = this.#start();
  }

  #environment(): Record<string, string> {
    const { folder, handler, memoryMegabytes = 512, environment = {} } = this.#options;
    return {
      PATH: process.env.PATH ?? '',
      LANG: 'en_US.UTF-8',
      TZ: ':UTC',
      NODE_OPTIONS: `--max-old-space-size=${memoryMegabytes}`,
      _HANDLER: handler,
      LAMBDA_TASK_ROOT: folder,
      AWS_LAMBDA_RUNTIME_API: this.#address,
      AWS_LAMBDA_FUNCTION_NAME: 'test',
      AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memoryMegabytes),
      AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
      AWS_LAMBDA_LOG_GROUP_NAME: '/aws/lambda/test',
      AWS_LAMBDA_LOG_STREAM_NAME: 'test',
      AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
      ...environment,
    };
  }
}
