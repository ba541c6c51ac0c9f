// Loaded before Lambda's runtime client: stands in for its native module, which takes minutes to build. The same three
// calls over the same Runtime API.

import { Agent, request } from 'node:http';
import Module from 'node:module';

const [host, port] = (process.env.AWS_LAMBDA_RUNTIME_API ?? '').split(':');
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/**
 * @param {'GET' | 'POST'} method
 * @param {string} path
 * @param {{ body?: string, headers?: Record<string, string> }} [sent]
 * @returns {Promise<{ bodyJson: string, headers: import('node:http').IncomingHttpHeaders }>}
 */
function call(method, path, { body = '', headers = {} } = {}) {
  return new Promise((done, fail) => {
    const options = { host, port, agent, method, path: `/2018-06-01/runtime/invocation/${path}`, headers };
    const asked = request(options, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (piece) => (text += piece));
      answer.on('end', () => done({ bodyJson: text, headers: answer.headers }));
    });
    asked.on('error', fail);
    asked.end(body);
  });
}

// The runtime does not wait for an answer to its report; the next invocation does.
/** @type {Promise<unknown>} */
let reported = Promise.resolve();

const client = {
  initializeClient: () => undefined,
  async next() {
    await reported;
    return call('GET', 'next');
  },
  /** @type {(id: string, body: string) => void} */
  done(id, body) {
    reported = call('POST', `${id}/response`, { body });
  },
  /** @type {(id: string, body: string) => void} */
  error(id, body) {
    reported = call('POST', `${id}/error`, { body });
  },
};

const loader = /** @type {{ _load: (name: string, ...rest: unknown[]) => unknown }} */ (
  /** @type {unknown} */ (Module)
);
const load = loader._load;
/** @type {typeof load} */
loader._load = function (name, ...rest) {
  return name.endsWith('/rapid-client.node') ? client : load.call(this, name, ...rest);
};
