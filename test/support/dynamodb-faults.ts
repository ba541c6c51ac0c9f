import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

// No stand-in for DynamoDB throttles or loses answers, so the SDK's own middleware does. Each gives the function that
// takes it away again.

type Remove = () => void;

/** The write is done, the connection breaks before the answer: the SDK sends it again, and the second is answered. */
export function loseFirstAnswer(client: DynamoDBClient, command: string): Remove {
  let lost = false;
  return add(client, 'deserialize', (name, next) => async (args) => {
    const answer = await next(args);
    if (name !== command || lost) return answer;
    lost = true;
    throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
  });
}

/** The write is done, and no answer ever comes, however often the SDK sends it; others may write meanwhile. */
export function loseAnswers(
  client: DynamoDBClient,
  command: string,
  meanwhile: () => Promise<unknown> = () => Promise.resolve(),
): Remove {
  let isMeanwhile = false;
  return add(client, 'initialize', (name, next) => async (args) => {
    const answer = await next(args);
    if (name !== command || isMeanwhile) return answer;
    isMeanwhile = true;
    await meanwhile();
    isMeanwhile = false;
    throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
  });
}

/** Nothing is sent: the connection breaks before. */
export function breakBefore(client: DynamoDBClient, ...commands: readonly string[]): Remove {
  return add(client, 'initialize', (name, next) => (args) => {
    if (!commands.includes(name)) return next(args);
    return Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  });
}

/** Refuses whole requests a number of times. */
export function throttle(client: DynamoDBClient, command: string, times: number): Remove {
  let left = times;
  return add(client, 'initialize', (name, next) => (args) => {
    if (name !== command || left === 0) return next(args);
    left -= 1;
    const error = new Error('The level of configured provisioned throughput was exceeded.');
    error.name = 'ProvisionedThroughputExceededException';
    return Promise.reject(error);
  });
}

/** Hands back what comes behind the first `taken` of each batch, a number of times. */
export function handBack(client: DynamoDBClient, taken: number, times: number): Remove {
  let left = times;
  return add(client, 'initialize', (name, next) => async (args) => {
    if (name !== 'BatchWriteItemCommand' || left === 0) return next(args);
    left -= 1;
    const { RequestItems } = args.input as { RequestItems: Record<string, unknown[]> };
    const [[table, requests] = ['', []]] = Object.entries(RequestItems);
    const rest = { [table]: requests.slice(taken) };
    if (taken === 0) return { response: {}, output: { $metadata: {}, UnprocessedItems: rest } };
    const sent = { ...args, input: { RequestItems: { [table]: requests.slice(0, taken) } } };
    const answer = await next(sent);
    return { ...answer, output: { ...answer.output, UnprocessedItems: rest } };
  });
}

/** Looks at every request as it is asked for. */
export function watch(client: DynamoDBClient, look: (command: string, input: unknown) => void): Remove {
  return add(client, 'initialize', (name, next) => (args) => {
    look(name, args.input);
    return next(args);
  });
}

interface Args {
  input: object;
}
interface Answer {
  response: unknown;
  output: object;
}
type Next = (args: Args) => Promise<Answer>;

let count = 0;

function add(
  client: DynamoDBClient,
  step: 'initialize' | 'deserialize',
  middleware: (command: string, next: Next) => Next,
): Remove {
  const name = `fault-${++count}`;
  const build = (next: Next, context: { commandName?: string }): Next =>
    middleware(context.commandName ?? '', next);
  client.middlewareStack.add(build as never, { step, name, priority: 'high' } as never);
  return () => {
    client.middlewareStack.remove(name);
  };
}
