import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

export interface LambdaError {
  readonly errorType: string;
  readonly errorMessage: string;
}

export type LambdaOutcome = { readonly payload: unknown } | { readonly error: LambdaError };

interface Invocation {
  readonly id: string;
  readonly event: string;
  readonly settle: (outcome: LambdaOutcome) => void;
}

const PATH = '/2018-06-01/runtime';

/** The side of Lambda's Runtime API that AWS has: hands out events one at a time, and collects what became of each. */
export class LambdaRuntimeApi {
  readonly #server: Server;
  readonly #timeout: number;
  readonly #onTimeout: () => void;
  readonly #waiting: Invocation[] = [];
  #current: Invocation | null = null;
  #poll: ServerResponse | null = null;
  #timer: NodeJS.Timeout | undefined;
  /** Whether the process that runs has asked for an event, or told why it cannot. */
  #hasStarted = false;

  constructor(timeoutMilliseconds: number, onTimeout: () => void) {
    this.#timeout = timeoutMilliseconds;
    this.#onTimeout = onTimeout;
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  /** Listens on loopback; the host and port of it. */
  listen(): Promise<string> {
    return new Promise((done) => {
      this.#server.listen(0, '127.0.0.1', () => {
        const address = this.#server.address();
        done(`127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
      });
    });
  }

  get hasStarted(): boolean {
    return this.#hasStarted;
  }

  get hasWork(): boolean {
    return this.#current !== null || this.#waiting.length > 0;
  }

  invoke(event: unknown): Promise<LambdaOutcome> {
    return new Promise((settle) => {
      this.#waiting.push({ id: randomUUID(), event: JSON.stringify(event), settle });
      this.#deliver();
    });
  }

  /** The invocation that is under way, or would be, ends with this error. */
  fail(error: LambdaError): void {
    this.#current ??= this.#waiting.shift() ?? null;
    this.#settle({ error });
  }

  /** Of an invocation that was under way, or waited for a process that never asked for one. */
  processEnded(error: LambdaError): void {
    this.#poll = null;
    if (this.#current !== null || !this.#hasStarted) this.fail(error);
    this.#hasStarted = false;
  }

  close(): void {
    while (this.hasWork)
      this.fail({ errorType: 'Harness.Stopped', errorMessage: 'The function was stopped.' });
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url?.startsWith(PATH) === true ? request.url.slice(PATH.length) : '';
    if (path === '/invocation/next') {
      this.#hasStarted = true;
      this.#poll = response;
      // A process that is gone takes no more events.
      response.once('close', () => {
        if (this.#poll === response) this.#poll = null;
      });
      this.#deliver();
      return;
    }
    const body: unknown = JSON.parse((await bodyOf(request)) || 'null');
    response.writeHead(202, { 'content-type': 'application/json' }).end('{"status":"OK"}');
    if (path === '/init/error') {
      this.#hasStarted = true;
      this.fail(body as LambdaError);
    } else if (path === `/invocation/${this.#current?.id ?? ''}/response`) this.#settle({ payload: body });
    else if (path === `/invocation/${this.#current?.id ?? ''}/error`) this.fail(body as LambdaError);
  }

  #deliver(): void {
    const next = this.#waiting[0];
    if (next === undefined || this.#poll === null || this.#current !== null) return;
    const response = this.#poll;
    this.#poll = null;
    this.#waiting.shift();
    this.#current = next;
    const now = Date.now();
    const trace = `Root=1-${Math.floor(now / 1000).toString(16)}-${randomBytes(12).toString('hex')};Sampled=0`;
    response.writeHead(200, {
      'content-type': 'application/json',
      'Lambda-Runtime-Aws-Request-Id': next.id,
      'Lambda-Runtime-Deadline-Ms': String(now + this.#timeout),
      'Lambda-Runtime-Invoked-Function-Arn': 'arn:aws:lambda:us-east-1:000000000000:function:test',
      'Lambda-Runtime-Trace-Id': trace,
    });
    response.end(next.event);
    this.#timer = setTimeout(() => {
      const seconds = (this.#timeout / 1000).toFixed(2);
      this.fail({ errorType: 'Sandbox.Timedout', errorMessage: `Task timed out after ${seconds} seconds` });
      this.#onTimeout();
    }, this.#timeout);
  }

  #settle(outcome: LambdaOutcome): void {
    clearTimeout(this.#timer);
    this.#current?.settle(outcome);
    this.#current = null;
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  request.setEncoding('utf8');
  for await (const piece of request) body += String(piece);
  return body;
}
