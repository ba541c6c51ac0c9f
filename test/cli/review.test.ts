import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, openSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { MANIFEST, parseResults } from '../support/contract-shapes.ts';
import { type Outcome, SAMPLE, builtCommand } from '../support/command.ts';
import { GRANT, ROUND_FILE, SENIOR, csvOf } from '../support/round-files.ts';
import { temporaryFolder, textsIn } from '../support/temporary.ts';

const command = builtCommand();
const folder = temporaryFolder();
const inputs = join(folder, 'inputs');
mkdirSync(inputs);
const input = (name: string, text: string): string => {
  const path = join(inputs, name);
  writeFileSync(path, text);
  return path;
};
const round = ['--round', input('round.yaml', ROUND_FILE)];
const good = input('good.csv', csvOf([SENIOR]));
const provisional = input(
  'provisional.csv',
  csvOf([SENIOR, { ...SENIOR, application_id: 'B', federal_grant: '' }]),
);
const broken = input('broken.csv', csvOf([{ ...SENIOR, federal_grant: '' }]));
const rejected = input('rejected.csv', 'nothing,of,ours\n1,2,3\n');
const ledger = ['--ledger', input('ledger.csv', csvOf([GRANT]))];
const badLedger = ['--ledger', input('bad-ledger.csv', csvOf([{ ...GRANT, amount: 'much' }]))];

const out = (name: string): string => join(folder, name);
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const ALL = [
  'corrections.csv',
  'findings.csv',
  'findings.xlsx',
  'manifest.json',
  'ranking.csv',
  'ranking.xlsx',
  'report.html',
  'results.json',
];
const WITHOUT_RANKING = ['findings.csv', 'findings.xlsx', 'manifest.json', 'results.json'];
const namesIn = (path: string): string[] => readdirSync(path).sort();

const sampleOut = out('sample');
let sample: Outcome;
beforeAll(async () => {
  sample = await command.run([
    'review',
    SAMPLE.applications,
    ...SAMPLE.round,
    ...SAMPLE.ledger,
    '--out',
    sampleOut,
  ]);
});

describe('a review of the sample round', () => {
  it('prints the status line first, a table of each program, what is not ranked, and where the results are', () => {
    const lines = sample.stdout.split('\n');
    expect(lines[0]).toBe(
      'PROVISIONAL: 26 applications ranked; 1 row waits for correction. Ranks and awards may change when they are mended.',
    );
    expect(sample.stdout).toContain('Senior centers: $2,404,500.00 of $2,500,000.00 recommended');
    expect(sample.stdout).toContain('Assisted living: $3,510,000.00 of $3,600,000.00 recommended');
    expect(sample.stdout).toMatch(/^ {2}row 20 {2}SC-19 {2}waits/m);
    expect(lines.at(-2)).toBe(`Results: ${sampleOut}`);
    expect(sample).toMatchObject({ status: 1, stderr: '' });
  });

  it('uses no escape sequences and no progress bar in a pipe', () => {
    expect(sample.stdout).not.toContain('\u001b');
    expect(sample.stdout).not.toContain('\r');
  });

  it('writes every file, and in the manifest the hash of each of the others', () => {
    expect(namesIn(sampleOut)).toEqual(ALL);
    const { 'manifest.json': text = '', ...files } = textsIn(sampleOut);
    const manifest = MANIFEST.parse(JSON.parse(text));
    expect(Object.keys(manifest.outputs).sort()).toEqual(Object.keys(files).sort());
    for (const name of ALL.filter((each) => each !== 'manifest.json')) {
      expect(manifest.outputs[name]).toBe(sha256(readFileSync(join(sampleOut, name))));
    }
    expect(manifest.run_id).toBe(parseResults(files['results.json'] ?? '').run_id);
  });

  it('leaves nothing beside the folder', () => {
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('names no path of the machine in what it writes', () => {
    for (const text of Object.values(textsIn(sampleOut))) expect(text).not.toContain(process.cwd());
  });
});

describe('the exit status', () => {
  it.each([
    ['0 when every row is ranked', good, ledger, 0, 'RANKED'],
    ['1 when a row waits', provisional, ledger, 1, 'PROVISIONAL'],
    ['1 when nothing can be ranked', broken, ledger, 1, 'NEEDS_CORRECTION'],
    ['1 when the file is rejected', rejected, ledger, 1, 'FILE_REJECTED'],
    ['1 when the ledger has an error', good, badLedger, 1, 'NEEDS_CORRECTION'],
  ] as const)('is %s', async (_, applications, more, status, said) => {
    const args = [applications, ...round, ...more];
    const [reviewed, checked] = await Promise.all([
      command.run(['review', ...args, '--json']),
      command.run(['check', ...args]),
    ]);
    expect([reviewed.status, checked.status]).toEqual([status, status]);
    expect(parseResults(reviewed.stdout).status).toBe(said);
    expect(checked.stdout.startsWith(`${said}: `)).toBe(true);
  });

  it('is 3 when the folder cannot be written, and no part of a result is left', async () => {
    const file = join(inputs, 'good.csv');
    const { status, stdout, stderr } = await command.run([
      'review',
      good,
      ...round,
      '--out',
      join(file, 'x', 'y'),
    ]);
    expect({ status, stdout }).toEqual({ status: 3, stdout: '' });
    // The disk's fault, not the program's: it says which folder, and shows no stack.
    expect(stderr).toMatch(/^grantline: The results could not be written to .*good\.csv/);
    expect(stderr).not.toContain('    at ');
    expect(readdirSync(inputs).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('is 2 without a command, with the commands on standard error', async () => {
    const { status, stdout, stderr } = await command.run([]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('Usage: grantline COMMAND');
  });
});

describe('a rejected file', () => {
  it('leaves its results, findings and manifest, and no ranking or report of a former run', async () => {
    const place = out('rejected');
    await command.run(['review', good, ...round, '--out', place]);
    expect(namesIn(place)).toEqual(ALL);
    const { status } = await command.run(['review', rejected, ...round, '--out', place]);
    expect(status).toBe(1);
    expect(namesIn(place)).toEqual(WITHOUT_RANKING);
    expect(parseResults(textsIn(place)['results.json'] ?? '')).toMatchObject({
      status: 'FILE_REJECTED',
      applications: [],
    });
  });
});

describe('--json', () => {
  it('prints the bytes of results.json and nothing else', async () => {
    const args = ['review', SAMPLE.applications, ...SAMPLE.round, ...SAMPLE.ledger, '--json'];
    const { status, stdout, stderr } = await command.run(args);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toBe(textsIn(sampleOut)['results.json']);
  });

  it('with --out prints and writes', async () => {
    const place = out('both');
    const { stdout } = await command.run(['review', good, ...round, '--json', '--out', place]);
    expect(stdout).toBe(textsIn(place)['results.json']);
  });

  it('prints all of it, whatever --outputs leaves out', async () => {
    const place = out('json-only-printed');
    const args = ['review', good, ...round, '--json', '--out', place, '--outputs', 'ranking'];
    expect(parseResults((await command.run(args)).stdout).status).toBe('RANKED');
    expect(namesIn(place)).toEqual(['manifest.json', 'ranking.csv']);
  });
});

describe('--outputs', () => {
  it.each([
    ['ranking', ['manifest.json', 'ranking.csv']],
    ['findings', ['corrections.csv', 'findings.csv', 'manifest.json']],
    ['ranking,findings', ['corrections.csv', 'findings.csv', 'manifest.json', 'ranking.csv']],
    ['json, html', ['manifest.json', 'report.html', 'results.json']],
    ['xlsx', ['findings.xlsx', 'manifest.json', 'ranking.xlsx']],
    ['ranking,findings,json,html,xlsx', ALL],
  ])('%s writes those, and the manifest always', async (list, expected) => {
    const place = out(`outputs-${list.replace(/\W/g, '-')}`);
    const { status } = await command.run(['review', good, ...round, '--out', place, `--outputs=${list}`]);
    expect(status).toBe(0);
    expect(namesIn(place)).toEqual(expected);
  });
});

describe('without a ledger', () => {
  it('the status line says that there is none', async () => {
    const { stdout } = await command.run(['check', good, ...round]);
    expect(stdout.split('\n')[0]).toMatch(/^RANKED: .* No ledger was given:/);
  });
});

describe('a reader that stops early', () => {
  it.each([
    ['review', ['review', SAMPLE.applications, ...SAMPLE.round, '--json'], 1],
    ['explain', ['explain', 'SC-01', SAMPLE.applications, ...SAMPLE.round], 0],
    ['check', ['check', SAMPLE.applications, ...SAMPLE.round], 1],
  ])('of %s is no fault, and changes no status', async (_, args, expected) => {
    const { status, stdout, stderr } = await command.runForReaderThatStops(args);
    expect(stdout).not.toBe('');
    expect(status).toBe(expected);
    expect(stderr).toBe('');
  });
});

describe('standard output that cannot be written', () => {
  // A file that is open for reading only; and the device that is always full, where there is one.
  const places = [
    { name: 'a file that may not be written', path: SAMPLE.applications, flags: 'r' },
    { name: 'a disk that is full', path: '/dev/full', flags: 'w' },
  ].filter(({ path }) => existsSync(path));

  it.each(places)('is status 3 and a sentence: $name', async ({ path, flags }) => {
    for (const args of [['--help'], ['check', good, ...round], ['review', good, ...round, '--json']]) {
      const { status, stderr } = await command.runInto(openSync(path, flags), args);
      expect(status).toBe(3);
      expect(stderr).toMatch(/^grantline: What goes to standard output could not be written: .+\n$/);
    }
  });
});

describe('check', () => {
  it('writes nothing, and prints every finding with its row and how to mend it', async () => {
    const before = readdirSync(inputs);
    const { status, stdout } = await command.run(['check', provisional, ...round, ...ledger]);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^error V\d{3} {2}applications, row 3, B, federal_grant$/m);
    expect(readdirSync(inputs)).toEqual(before);
  });

  it('tells first what is mended alike, with all its rows', async () => {
    const rows = ['A', 'B', 'C'].map((id) => ({ ...SENIOR, application_id: id, federal_grant: '' }));
    const alike = input('alike.csv', csvOf(rows));
    const { stdout } = await command.run(['check', alike, ...round, ...ledger]);
    expect(stdout).toContain(
      '\n\nWhat to fix first:\n  error V101  applications, federal_grant, 3 rows: 2–4\n',
    );
    expect(stdout).toContain('\nEvery finding:\nerror V101  applications, row 2, ');
  });

  it('says that there is nothing to mend', async () => {
    const { status, stdout } = await command.run(['check', good, ...round, ...ledger]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/\n\nNothing to mend\.\n$/);
  });

  it('--json prints status and findings as results.json has them', async () => {
    const { stdout } = await command.run([
      ...['check', SAMPLE.applications, ...SAMPLE.round, ...SAMPLE.ledger, '--json'],
    ]);
    const { status, findings } = parseResults(textsIn(sampleOut)['results.json'] ?? '');
    expect(JSON.parse(stdout)).toEqual({ status, findings });
  });
});

describe('explain', () => {
  const explain = (id: string, ...more: string[]): Promise<Outcome> =>
    command.run(['explain', id, SAMPLE.applications, ...SAMPLE.round, ...SAMPLE.ledger, ...more]);

  // Half of 1,600,000 is the cap; 250,000 of 2014 leaves room for 550,000.
  it('shows the worked sum of a ranked application, with clause, cells and grants', async () => {
    const { status, stdout, stderr } = await explain('SC-01');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^SC-01 {2}Mayor and City Council of Baltimore\n/);
    expect(stdout).toContain('§ 10-504(a)(1)');
    expect(stdout).toContain('eligible_cost $1,900,000.00 (row 2)');
    expect(stdout).toMatch(/grant G-2014-002 of 2014-05-07: \$250,000\.00/);
    expect(stdout).toContain('= $550,000.00');
  });

  it('finds an id without regard to case and spaces', async () => {
    expect(await explain(' sc-01 ')).toEqual(await explain('SC-01'));
  });

  it('says of a waiting row what it waits for, with status 1', async () => {
    const { status, stdout } = await explain('SC-19');
    expect(status).toBe(1);
    expect(stdout).toMatch(/^Application SC-19, row 20\nIt waits for correction/);
    expect(stdout).toContain('Baltimore County or Baltimore City');
  });

  it('shows the sum of a row that is not eligible, and why', async () => {
    const { status, stdout } = await explain('AL-05');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^ {2}because {5}\S/m);
  });

  it('says of a rejected file why it was, with status 1', async () => {
    const { status, stdout } = await command.run(['explain', 'A-001', rejected, ...round]);
    expect(status).toBe(1);
    expect(stdout).toContain('application_id');
  });

  it('--json prints the application’s entry of results.json', async () => {
    const results = parseResults(textsIn(sampleOut)['results.json'] ?? '');
    for (const id of ['SC-01', 'SC-19']) {
      const entry = results.applications.find((each) => each.application_id === id);
      expect(JSON.parse((await explain(id, '--json')).stdout)).toEqual(entry);
    }
  });
});

describe('help', () => {
  it.each(['review', 'check', 'explain', 'template'])(
    'of %s has its usage, examples and exit statuses',
    async (name) => {
      const { status, stdout, stderr } = await command.run([name, '--help']);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toMatch(new RegExp(`^Usage: grantline ${name} `));
      expect(stdout).toMatch(new RegExp(`\\nExamples?:\\n {2}grantline ${name} `));
      expect(stdout).toContain('Exit status: 0 ');
      expect(stdout.split('\n').filter((line) => line.length > 120)).toEqual([]);
    },
  );

  it('names every command', async () => {
    const { status, stdout } = await command.run(['--help']);
    expect(status).toBe(0);
    for (const name of ['review', 'check', 'explain', 'template']) expect(stdout).toContain(`\n  ${name} `);
  });

  it('gives way to the version with --version', async () => {
    expect(await command.run(['--version'])).toMatchObject({ status: 0, stdout: '0.1.0\n' });
  });
});
