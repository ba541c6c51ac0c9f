import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  LambdaFunction,
  lambdaRuntimeIsInstalled,
  lambdaRuntimeIsRequired,
  type LambdaOptions,
} from '../support/lambda-runtime.ts';
import { temporaryFolder } from '../support/temporary.ts';

const folder = temporaryFolder();
const running: LambdaFunction[] = [];
afterAll(() => Promise.all(running.map((started) => started.stop())));

async function start(options: Partial<LambdaOptions> = {}): Promise<LambdaFunction> {
  const started = await LambdaFunction.start({ folder, handler: 'tiny.handler', ...options });
  running.push(started);
  return started;
}

if (lambdaRuntimeIsInstalled()) {
  writeFileSync(
    join(folder, 'tiny.mjs'),
    `let calls = 0;
    const held = [];
    export async function handler(event, context) {
      calls += 1;
      console.log('asked for ' + event.do);
      if (event.do === 'throw') throw new RangeError('too far');
      if (event.do === 'hang') await new Promise(() => setInterval(() => {}, 1000));
      if (event.do === 'exit') process.exit(3);
      if (event.do === 'fill') for (;;) held.push(new Array(1e6).fill(calls));
      const left = context.getRemainingTimeInMillis();
      return { calls, node: process.versions.node.split('.')[0], said: event.say, name: process.env.ROUND,
        hasTime: left > 0 && left <= 30000, id: context.awsRequestId.length };
    }`,
  );
  writeFileSync(
    join(folder, 'broken.mjs'),
    `throw new TypeError('no such table'); export const handler = 1;`,
  );

  describe('a function under the runtime of Lambda', () => {
    it('returns what its handler returns, on Node 24, in one process', async () => {
      const lambda = await start({ environment: { ROUND: 'FY2027' } });
      const payload = { calls: 1, node: '24', said: 'grüß', name: 'FY2027', hasTime: true, id: 36 };
      expect(await lambda.invoke({ do: 'answer', say: 'grüß' })).toEqual({ payload });
      const both = await Promise.all([lambda.invoke({ say: 'a' }), lambda.invoke({ say: 'b' })]);
      expect(both).toMatchObject([
        { payload: { calls: 2, said: 'a' } },
        { payload: { calls: 3, said: 'b' } },
      ]);
      expect(lambda.logs()).toContain('asked for answer');
    });

    it('tells what its handler throws, and goes on in the same process', async () => {
      const lambda = await start();
      expect(await lambda.invoke({ do: 'throw' })).toMatchObject({
        error: { errorType: 'RangeError', errorMessage: 'too far' },
      });
      expect(await lambda.invoke({})).toMatchObject({ payload: { calls: 2 } });
    });

    it('is ended when it takes too long, and starts anew', async () => {
      const lambda = await start({ timeoutMilliseconds: 1500 });
      expect(await lambda.invoke({ do: 'hang' })).toEqual({
        error: { errorType: 'Sandbox.Timedout', errorMessage: 'Task timed out after 1.50 seconds' },
      });
      expect(await lambda.invoke({})).toMatchObject({ payload: { calls: 1 } });
    });

    it('fails when its process ends, and starts anew for what waits', async () => {
      const lambda = await start();
      const [ended, next] = await Promise.all([lambda.invoke({ do: 'exit' }), lambda.invoke({})]);
      expect(ended).toEqual({
        error: { errorType: 'Runtime.ExitError', errorMessage: 'Runtime exited: exit status 3' },
      });
      expect(next).toMatchObject({ payload: { calls: 1 } });
    });

    it('has no more memory than it was given', async () => {
      const lambda = await start({ memoryMegabytes: 64 });
      expect(await lambda.invoke({ do: 'fill' })).toMatchObject({
        error: { errorType: 'Runtime.ExitError' },
      });
      expect(lambda.logs()).toContain('heap out of memory');
    });

    it('tells what went wrong while it was loaded, every time', async () => {
      const lambda = await start({ handler: 'broken.handler' });
      const error = { errorType: 'TypeError', errorMessage: 'no such table' };
      expect(await lambda.invoke({})).toMatchObject({ error });
      expect(await lambda.invoke({})).toMatchObject({ error });
    });
  });
} else {
  it('is run where the runtime of Lambda is required', () => {
    process.stdout.write('The runtime of Lambda is not installed: no bundle was run under it\n');
    expect(lambdaRuntimeIsRequired).toBe(false);
  });
}
