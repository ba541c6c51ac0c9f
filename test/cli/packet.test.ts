import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../bin/chromium.ts';
import { SAMPLE, builtCommand } from '../support/command.ts';
import { temporaryFolder } from '../support/temporary.ts';

const command = builtCommand();
const folder = temporaryFolder();
const results = join(folder, 'results');
const pdf = join(folder, 'packet.pdf');
const chromium = findChromium(process.env.GRANTLINE_CHROMIUM, process.env.PATH ?? '');

beforeAll(async () => {
  const args = ['review', SAMPLE.applications, ...SAMPLE.round, ...SAMPLE.ledger, '--out', results];
  expect((await command.run([...args, '--outputs', 'html'])).status).toBe(1);
});

/** A program in place of the browser: what it would be asked, it writes down. */
function standIn(name: string, lines: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${lines}\n`);
  chmodSync(path, 0o755);
  return path;
}

describe('grantline packet', () => {
  it('asks the browser for a tagged PDF with bookmarks, and puts it in its place', async () => {
    const browser = standIn(
      'browser',
      'for word in "$@"; do case "$word" in --print-to-pdf=*) printf "%s\\n" "$@" > "${word#*=}";; esac; done',
    );
    const { status, stdout } = await command.run(['packet', results, '--out', pdf], {
      GRANTLINE_CHROMIUM: browser,
    });
    expect(status).toBe(0);
    expect(stdout).toMatch(/packet\.pdf: the report of run [0-9a-f]{64}\n$/);
    const asked = readFileSync(pdf, 'utf8').split('\n');
    expect(asked).toEqual(
      expect.arrayContaining(['--headless', '--export-tagged-pdf', '--generate-pdf-document-outline']),
    );
    expect(asked.some((word) => word.startsWith('file://') && word.endsWith('results/report.html'))).toBe(
      true,
    );
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('leaves what stood there when the browser fails, and says what it said', async () => {
    writeFileSync(pdf, 'the former one');
    const browser = standIn('failing', 'echo "no display" >&2; exit 7');
    const outcome = await command.run(['packet', results, '--out', pdf], { GRANTLINE_CHROMIUM: browser });
    expect(outcome.status).toBe(3);
    expect(outcome.stderr).toContain('ended with status 7. no display');
    expect(outcome.stderr).not.toMatch(/\n\s+at /);
    expect(readFileSync(pdf, 'utf8')).toBe('the former one');
  });

  it('without a browser says what to do', async () => {
    const outcome = await command.run(['packet', results, '--out', pdf], {
      GRANTLINE_CHROMIUM: join(folder, 'nothing-here'),
    });
    expect(outcome.status).toBe(2);
    expect(outcome.stderr).toMatch(
      /names .*nothing-here, which is no program\. Install one, .* or open .*report\.html/,
    );
  });

  it.each([
    ['no folder', () => ['--out', pdf], /Give one folder of results/],
    ['no target', () => [results], /Where should the PDF go\?/],
    ['a target that is no PDF', () => [results, '--out', join(folder, 'x.txt')], /is no name of a PDF file/],
    [
      'a target among the results',
      () => [results, '--out', join(results, 'x.pdf')],
      /lies in the folder of results/,
    ],
    ['a folder without results', () => [folder, '--out', pdf], /holds no results of a review/],
  ])('refuses %s', async (_, args, words) => {
    const { status, stderr } = await command.run(['packet', ...args()]);
    expect(status).toBe(2);
    expect(stderr).toMatch(words);
  });

  it('refuses a report that is not the one of the manifest', async () => {
    const changed = join(folder, 'changed');
    mkdirSync(changed);
    writeFileSync(join(changed, 'manifest.json'), readFileSync(join(results, 'manifest.json')));
    writeFileSync(join(changed, 'report.html'), `${readFileSync(join(results, 'report.html'), 'utf8')} `);
    const { status, stderr } = await command.run(['packet', changed, '--out', pdf]);
    expect(status).toBe(2);
    expect(stderr).toContain('is not the file that the review wrote');
  });

  it('finds a browser in PATH, and takes the one that is named before it', () => {
    const inPath = join(folder, 'bin');
    mkdirSync(inPath);
    writeFileSync(join(inPath, 'chromium'), '#!/bin/sh\n');
    chmodSync(join(inPath, 'chromium'), 0o755);
    expect(findChromium(undefined, ['', inPath].join(delimiter))).toBe(join(inPath, 'chromium'));
    expect(findChromium(join(folder, 'browser'), inPath)).toBe(join(folder, 'browser'));
  });

  it(
    'prints letter paper, tagged, with bookmarks, where a browser is there',
    { timeout: 120_000 },
    async () => {
      if (chromium === null) {
        process.stdout.write('No Chromium is installed: no packet was printed\n');
        expect(process.env.GRANTLINE_REQUIRE_CHROMIUM).not.toBe('1');
        return;
      }
      const real = join(folder, 'real.pdf');
      expect(await command.run(['packet', results, '--out', real])).toMatchObject({ status: 0, stderr: '' });
      expect(existsSync(real)).toBe(true);
      const bytes = readFileSync(real, 'latin1');
      expect(bytes.startsWith('%PDF-')).toBe(true);
      expect(bytes).toMatch(/\/MediaBox \[0 0 612 792\]/);
      expect(bytes).toContain('/MarkInfo');
      expect(bytes).toContain('/StructTreeRoot');
      expect(bytes).toContain('/Outlines');
    },
  );
});
