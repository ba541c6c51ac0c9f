import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { APPLICATIONS, HEADER, row } from '../pipeline/uploads.ts';
import { builtCommand } from '../support/command.ts';
import { Serving } from '../support/serving.ts';
import { temporaryFolder } from '../support/temporary.ts';

const command = builtCommand();
const temporary = temporaryFolder();
const folder = join(temporary, 'store');
const endpointFile = join(folder, 'serve.json');
const serve = (): Serving => new Serving(command.program, ['--folder', folder]);
const run = (...args: string[]) => command.run([...args, '--folder', folder]);
const file = (name: string, text: string): string => {
  const path = join(temporary, name);
  writeFileSync(path, text);
  return path;
};
const currentRun = async (): Promise<string | undefined> => {
  const { stdout } = await run('runs', 'FY2027', '--json');
  const { rounds } = JSON.parse(stdout) as { rounds: { current: string; publications: unknown[] }[] };
  return `${rounds[0]?.current ?? ''} ${rounds[0]?.publications.length ?? 0}`;
};

describe('grantline serve', () => {
  let serving: Serving;
  beforeAll(async () => {
    serving = serve();
    await serving.until(/round\.yaml\n {2}UNCHANGED/);
  });

  it('reviews the sample round on its first start, and says where the report lies', () => {
    const [, outcome, counts, report] =
      /applications\.csv\n {2}(\w+): .*\n {2}(.*)\n.*\n {2}Report: (.*)/.exec(serving.printed) ?? [];
    expect(outcome).toBe('PROVISIONAL');
    expect(counts).toBe('30 rows: 26 ranked, 1 waiting, 3 not eligible. Published as revision 1.');
    expect(readFileSync(report ?? '', 'utf8')).toContain('</html>');
  });

  it('keeps the key to its store to its user', () => {
    expect(statSync(endpointFile).mode & 0o077).toBe(0);
  });

  it('is alone on its folder, and says so to a second one', async () => {
    const second = serve();
    expect(await second.ended()).toBe(2);
    expect(second.printed).toMatch(
      /^grantline: grantline serve already runs on .*store, as process \d+\. Use that one/,
    );
  });

  it('takes a file that is copied into its inbox', async () => {
    const from = serving.printed.length;
    copyFileSync(file('gone.csv', HEADER), join(folder, 'inbox/rounds/FY2027/applications.csv'));
    const told = await serving.until(/FILE_REJECTED.*\n(?: .*\n)*/, from);
    const findings = /Report: (.*findings\.csv)/.exec(told)?.[1] ?? '';
    expect(existsSync(findings)).toBe(true);
  });

  it('reviews what other commands put, and answers them', async () => {
    const half = Array.from({ length: 14 }, (_, i) => row(`A-${i + 1}`)).join('');
    const path = file('half.csv', HEADER + half);
    const held = await run('put', path, '--round', 'fy2027', '--as', 'applications');
    expect(held.stderr).toBe('');
    expect(held.stdout).toMatch(/^inbox\/rounds\/FY2027\/applications\.csv\n {2}HELD_FOR_CONFIRMATION: /);
    expect(held.status).toBe(1);
    const reason = '§ 5: the others were withdrawn';
    const meant = await run('put', path, '--as', 'applications', '--round', 'FY2027', '--reason', reason);
    expect(meant.stdout).toMatch(/14 rows: 14 ranked.* Published as revision 2\./);
    const history = await run('runs', 'FY2027', '--json');
    expect(history.stdout).toContain(JSON.stringify(reason));
  });

  it('gives each of two that put at once a receipt, and publishes the one that is current', async () => {
    const both = ['A-21', 'A-22'].map((id) =>
      run(
        'put',
        file(`${id}.csv`, APPLICATIONS + row(id)),
        '--as',
        'applications',
        '--round',
        'FY2027',
        '--reason',
        id,
      ),
    );
    const outcomes = await Promise.all(both);
    const told = outcomes.map(({ stdout }) => /^ {2}(\w+):/m.exec(stdout)?.[1] ?? stdout);
    expect(['RANKED RANKED', 'RANKED SUPERSEDED']).toContain(told.sort().join(' '));
  });

  it('killed, leaves nothing in the way of the next start, which reviews nothing again', async () => {
    const before = await currentRun();
    expect(await serving.end('SIGKILL')).toBe('SIGKILL');
    expect(existsSync(endpointFile)).toBe(true);
    expect(await currentRun()).toBe(before);
    serving = serve();
    await serving.until(/Ctrl-C stops it/);
    const put = await run(
      'put',
      file('again.csv', APPLICATIONS),
      '--as',
      'applications',
      '--round',
      'FY2027',
    );
    expect(put.stdout).toContain('RANKED: 3 applications ranked.');
    expect(serving.printed).not.toContain('sample round');
    expect(serving.printed.match(/^inbox\//gm)).toEqual(['inbox/']);
  });

  it('stops when it is asked to, and takes its address with it', async () => {
    expect(await serving.end('SIGTERM')).toBe(0);
    expect(serving.printed).toMatch(/Stopping\.\n$/);
    expect(existsSync(endpointFile)).toBe(false);
  });
});
