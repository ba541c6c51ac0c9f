import { readFile, rename, rm, writeFile } from 'node:fs/promises';

/** How a running serve is asked: its table's address, the key that it answers to, and its process. */
export interface Endpoint {
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly pid: number;
}

/** Readable by its owner alone: whoever knows the key may write. */
export async function writeEndpoint(path: string, endpoint: Endpoint): Promise<void> {
  const fresh = `${path}.${endpoint.pid}.tmp`;
  await rm(fresh, { force: true });
  await writeFile(fresh, `${JSON.stringify(endpoint, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  await rename(fresh, path);
}

export async function removeEndpoint(path: string): Promise<void> {
  await rm(path, { force: true });
}

/** The serve that answers; null when none does, whatever file a killed one left. */
export async function runningEndpoint(path: string): Promise<Endpoint | null> {
  const endpoint = await readEndpoint(path);
  return endpoint !== null && (await answers(endpoint)) ? endpoint : null;
}

async function readEndpoint(path: string): Promise<Endpoint | null> {
  try {
    const read: unknown = JSON.parse(await readFile(path, 'utf8'));
    return isEndpoint(read) ? read : null;
  } catch {
    return null;
  }
}

function isEndpoint(read: unknown): read is Endpoint {
  if (typeof read !== 'object' || read === null) return false;
  const { endpoint, accessKeyId, pid } = read as Readonly<Record<string, unknown>>;
  const isLoopback = typeof endpoint === 'string' && /^http:\/\/127\.0\.0\.1:\d+$/.test(endpoint);
  return isLoopback && typeof accessKeyId === 'string' && Number.isInteger(pid);
}

const LONGEST_WAIT = 5000;

/** Its port may be somebody else's by now, who does not know the key. */
async function answers({ endpoint, accessKeyId }: Endpoint): Promise<boolean> {
  try {
    const headers = { authorization: `Credential=${accessKeyId}/` };
    const answer = await fetch(endpoint, { headers, signal: AbortSignal.timeout(LONGEST_WAIT) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
