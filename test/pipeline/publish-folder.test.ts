import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { OutputFolderError, checkOutputFolder } from '../../lib/pipeline/output-folder.ts';
import { publishFolder } from '../../lib/pipeline/publish-folder.ts';
import { temporaryFolder, textsIn } from '../support/temporary.ts';

const root = temporaryFolder();
let count = 0;
/** A place of its own: the folder that results go to, beside nothing else. */
function place(): { readonly parent: string; readonly folder: string } {
  const parent = join(root, String(count++));
  mkdirSync(parent);
  return { parent, folder: join(parent, 'results') };
}

const RUN = 'a'.repeat(64);
const manifest = (outputs: Record<string, string>): string =>
  JSON.stringify({ format: 1, run_id: RUN, outputs });
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

async function publish(folder: string, files: Readonly<Record<string, Iterable<string>>>): Promise<void> {
  const list = Object.entries(files).map(([name, pieces]) => ({ name, pieces }));
  await publishFolder(await checkOutputFolder(folder), list, manifest);
}

describe('results are not published', () => {
  it.runIf(existsSync('/proc/self'))('where no folder can be made, and that ends in a sentence', async () => {
    await expect(publish('/proc/grantline/deeper/results', { 'a.csv': ['one'] })).rejects.toThrow(
      /^The results could not be written to \/proc\/grantline\/deeper\/results: ENOENT: /,
    );
  });
});

describe('results are published', () => {
  it('into a folder that is new, its parents too', async () => {
    const { parent, folder } = place();
    await publish(join(folder, 'deeper'), { 'a.csv': ['one', 'two'] });
    expect(textsIn(join(folder, 'deeper'))).toEqual({
      'a.csv': 'onetwo',
      'manifest.json': manifest({ 'a.csv': hash('onetwo') }),
    });
    expect(readdirSync(parent)).toEqual(['results']);
  });

  it('into a folder that is empty', async () => {
    const { parent, folder } = place();
    mkdirSync(folder);
    await publish(folder, { 'a.csv': ['one'] });
    expect(Object.keys(textsIn(folder))).toEqual(['a.csv', 'manifest.json']);
    expect(readdirSync(parent)).toEqual(['results']);
  });

  it('in place of a former result, of which nothing stays', async () => {
    const { parent, folder } = place();
    await publish(folder, { 'a.csv': ['old'], 'report.html': ['old'] });
    // Left by a file manager, by itself.
    writeFileSync(join(folder, '.DS_Store'), '');
    await publish(folder, { 'b.csv': ['new'] });
    expect(Object.keys(textsIn(folder))).toEqual(['b.csv', 'manifest.json']);
    expect(readdirSync(parent)).toEqual(['results']);
  });

  it('through a link, which stays a link', async () => {
    const { parent, folder } = place();
    mkdirSync(folder);
    const link = join(parent, 'latest');
    symlinkSync(folder, link, 'dir');
    await publish(link, { 'a.csv': ['one'] });
    expect(textsIn(folder)).toEqual(textsIn(link));
    expect(readdirSync(parent).sort()).toEqual(['latest', 'results']);
  });

  it('with the hash of the bytes, whatever the letters and the pieces', async () => {
    const { folder } = place();
    const text = 'Mañana – “40” ½ \u{1F3E0}\r\n'.repeat(9_000);
    await publish(folder, { 'a.csv': Array.from(text), 'b.csv': [text], 'c.csv': [] });
    const { outputs } = JSON.parse(textsIn(folder)['manifest.json'] ?? '') as { outputs: object };
    expect(outputs).toEqual({ 'a.csv': hash(text), 'b.csv': hash(text), 'c.csv': hash('') });
    expect(textsIn(folder)['b.csv']).toBe(text);
  });
});

describe('a folder is refused', () => {
  it('when it is a file', async () => {
    const { folder } = place();
    writeFileSync(folder, 'a file');
    await expect(checkOutputFolder(folder)).rejects.toThrow(OutputFolderError);
    await expect(checkOutputFolder(folder)).rejects.toThrow(/is a file\..*--out/);
  });

  it.each([
    ['holds something else', { 'thesis.doc': 'years of work' }],
    ['holds a manifest that is none of ours', { 'manifest.json': '{"name":"an app"}' }],
    ['holds a manifest that cannot be read', { 'manifest.json': 'not JSON' }],
    ['holds a manifest that is null', { 'manifest.json': 'null' }],
    ['holds a hidden file', { '.git': '' }],
    ['holds a manifest of little', { 'manifest.json': '{"run_id":"x","outputs":{}}' }],
    ['holds one whose run is no hash', { 'manifest.json': '{"format":1,"run_id":"x","outputs":{}}' }],
    [
      'holds one of another format',
      { 'manifest.json': JSON.stringify({ format: 2, run_id: RUN, outputs: {} }) },
    ],
    [
      'holds one whose outputs have no hashes',
      { 'manifest.json': JSON.stringify({ format: 1, run_id: RUN, outputs: { 'a.csv': 'x' } }) },
    ],
  ])('when it %s, and is left as it is', async (_, files) => {
    const { parent, folder } = place();
    mkdirSync(folder);
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    await expect(checkOutputFolder(folder)).rejects.toThrow(/is not empty and holds no former result/);
    expect(textsIn(folder)).toEqual(files);
    expect(readdirSync(parent)).toEqual(['results']);
  });
});

describe('a folder that holds more than a former result', () => {
  it('is refused by the names of what is none of it, and left as it is', async () => {
    const { folder } = place();
    await publish(folder, { 'a.csv': ['old'] });
    writeFileSync(join(folder, 'notes.txt'), 'put there by somebody');
    mkdirSync(join(folder, 'letters'));
    await expect(checkOutputFolder(folder)).rejects.toThrow(
      /holds a former result, .* and beside it what is none of it: letters, notes\.txt\. Move that away/,
    );
    expect(readdirSync(folder).sort()).toEqual(['a.csv', 'letters', 'manifest.json', 'notes.txt']);
  });

  it('is told by a few names where there are many', async () => {
    const { folder } = place();
    await publish(folder, {});
    for (let i = 1; i <= 8; i++) writeFileSync(join(folder, `${i}.txt`), '');
    await expect(checkOutputFolder(folder)).rejects.toThrow(/: 1\.txt, 2\.txt, .*, 5\.txt and 3 more\. Move/);
  });

  it('may lack files that somebody took away', async () => {
    const { folder } = place();
    await publish(folder, { 'a.csv': ['old'], 'b.csv': ['old'] });
    rmSync(join(folder, 'b.csv'));
    await publish(folder, { 'c.csv': ['new'] });
    expect(Object.keys(textsIn(folder))).toEqual(['c.csv', 'manifest.json']);
  });
});

describe('a folder where a disk is mounted', () => {
  // Devices are mounted at /dev wherever there is one.
  it('is refused, with a folder within it to take', async () => {
    await expect(checkOutputFolder('/dev')).rejects.toThrow(
      '/dev is where a disk is mounted, and cannot be replaced as a whole. Give --out a folder within it, for example /dev/results.',
    );
  });
});

describe('runs that write to one folder at once', () => {
  it('each put a whole result there, and one of them stays', async () => {
    const { parent, folder } = place();
    const texts = Array.from({ length: 12 }, (_, index) => `result ${index}`);
    await Promise.all(texts.map((text) => publish(folder, { 'a.csv': [text] })));
    const { 'a.csv': stayed = '', 'manifest.json': said } = textsIn(folder);
    expect(texts).toContain(stayed);
    expect(said).toBe(manifest({ 'a.csv': hash(stayed) }));
    expect(readdirSync(parent)).toEqual(['results']);
  });
});

describe('a piece that fails', () => {
  function* failing(): Generator<string> {
    yield 'x'.repeat(200_000);
    throw new Error('no more');
  }

  it('leaves the former result, and nothing beside it', async () => {
    const { parent, folder } = place();
    await publish(folder, { 'a.csv': ['old'] });
    const before = textsIn(folder);
    await expect(publish(folder, { 'a.csv': ['new'], 'b.csv': failing() })).rejects.toThrow('no more');
    expect(textsIn(folder)).toEqual(before);
    expect(readdirSync(parent)).toEqual(['results']);
  });

  it('leaves nothing at all where there was nothing', async () => {
    const { parent, folder } = place();
    await expect(publish(folder, { 'a.csv': failing() })).rejects.toThrow('no more');
    expect(readdirSync(parent)).toEqual([]);
  });

  it('may be the manifest', async () => {
    const { parent, folder } = place();
    const bad = (): string => {
      throw new Error('no manifest');
    };
    await expect(publishFolder(folder, [{ name: 'a.csv', pieces: ['a'] }], bad)).rejects.toThrow(
      'no manifest',
    );
    expect(readdirSync(parent)).toEqual([]);
  });
});

describe('a process that is killed while it writes', () => {
  const program = join(root, 'program.mjs');

  // Writes one file whole and half of the next, says so, and waits to be killed.
  const source = `
    import { publishFolder } from './publish-folder.ts';
    const pieces = function* () {
      yield 'x'.repeat(200_000);
      process.stdout.write('half-way');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20_000);
    };
    await publishFolder(
      process.argv[2],
      [{ name: 'results.json', pieces: ['whole'] }, { name: 'ranking.csv', pieces: pieces() }],
      (outputs) => JSON.stringify({ run_id: 'r', outputs }),
    );`;

  beforeAll(async () => {
    const resolveDir = fileURLToPath(new URL('../../lib/pipeline/', import.meta.url));
    await build({
      stdin: { contents: source, resolveDir, loader: 'ts' },
      ...{ outfile: program, bundle: true, format: 'esm', platform: 'node', logLevel: 'warning' },
    });
  });

  async function killHalfWay(folder: string): Promise<void> {
    const child: ChildProcess = spawn(process.execPath, [program, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout!, 'data');
    child.kill('SIGKILL');
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    expect(signal).toBe('SIGKILL');
  }

  it('leaves no folder of that name, and no manifest anywhere', async () => {
    const { parent, folder } = place();
    await killHalfWay(folder);
    expect(existsSync(folder)).toBe(false);
    const left = readdirSync(parent, { recursive: true, encoding: 'utf8' });
    expect(left.filter((name) => name.endsWith('manifest.json'))).toEqual([]);
    expect(left.filter((name) => !name.startsWith('.'))).toEqual([]);
  });

  it('leaves the former result whole, and the next run is not in its way', async () => {
    const { folder } = place();
    await publish(folder, { 'results.json': ['old'] });
    const before = textsIn(folder);
    await killHalfWay(folder);
    expect(textsIn(folder)).toEqual(before);
    await publish(folder, { 'results.json': ['new'] });
    expect(textsIn(folder)['results.json']).toBe('new');
  });
});
