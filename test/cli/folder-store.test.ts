import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeEndpoint, runningEndpoint, writeEndpoint } from '../../bin/store/endpoint-file.ts';
import { folderLayout } from '../../bin/store/folder-layout.ts';
import { openFolderStore } from '../../bin/store/folder-store.ts';
import { serveFolder, type ServedFolder } from '../../bin/store/serve-folder.ts';
import { readNote, writeNote } from '../../lib/pipeline/upload-note.ts';
import { temporaryFolder } from '../support/temporary.ts';

const layout = folderLayout(join(temporaryFolder(), 'store'));
const AT = new Date('2026-06-01T12:00:00.000Z');

describe('a folder that is served', () => {
  let served: ServedFolder;
  beforeAll(async () => {
    served = await serveFolder(layout);
  });
  afterAll(() => served.close());

  it('is asked by others, who see what it holds', async () => {
    const asked = await openFolderStore(layout.root);
    expect(asked.reviewer).toBe('serve');
    await served.ports.store.claim('run-1', 'FY2027', 'worker-1', AT, 330);
    expect(await asked.ports.store.sealOf('run-1')).toBeNull();
    await asked.close();
  });

  it('gives a run that was left half done to the next worker at once', async () => {
    await served.ports.store.claim('run-2', 'FY2027', 'killed', AT, 330);
    expect(await served.ports.store.claim('run-2', 'FY2027', 'next', AT, 330)).toEqual({
      outcome: 'claimed',
    });
  });
});

describe('the address that a serve leaves behind when it is killed', () => {
  const path = join(temporaryFolder(), 'serve.json');
  afterAll(() => removeEndpoint(path));

  it('is recognised when nobody listens there', async () => {
    await writeEndpoint(path, { endpoint: 'http://127.0.0.1:9', accessKeyId: 'key', pid: process.pid });
    expect(await runningEndpoint(path)).toBeNull();
  });

  it('is recognised when somebody else listens there by now', async () => {
    const server = createServer((_, response) => response.writeHead(403).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await writeEndpoint(path, { endpoint: `http://127.0.0.1:${port}`, accessKeyId: 'key', pid: process.pid });
    expect(await runningEndpoint(path)).toBeNull();
    server.close();
  });

  it('is believed on this machine alone', async () => {
    await writeEndpoint(path, { endpoint: 'http://192.0.2.1:80', accessKeyId: 'key', pid: process.pid });
    expect(await runningEndpoint(path)).toBeNull();
  });
});

describe('what is written beside an upload', () => {
  it.each(['withdrawn', '§ 10-504(b): Zuschuß – “10 %”', "utf-8''already", '  ends in spaces  '])(
    'comes back: %s',
    (text) => {
      const metadata = writeNote({ reason: text, actor: null });
      expect(Object.values(metadata).join('')).toMatch(/^[!-~](?:[ -~]*[!-~])?$/);
      expect(readNote({ metadata })).toEqual({ reason: text.trim(), actor: null });
    },
  );

  it('is nothing when it is blank', () => {
    expect(readNote({ metadata: { reason: '  ' } })).toEqual({ reason: null, actor: null });
    expect(writeNote({ reason: '  ', actor: null })).toEqual({});
  });
});
