import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SAMPLE, builtCommand } from '../support/command.ts';
import { temporaryFolder, textsIn } from '../support/temporary.ts';

const command = builtCommand();

const folder = temporaryFolder();
const out = join(folder, 'out');
const { applications, round } = SAMPLE;
const review = ['review', applications, ...round];

const badRound = join(folder, 'bad.yaml');
writeFileSync(
  badRound,
  'round: FY2027\ntitle: A round\ndecision_date: 2026-13-01\nprograms:\n  senior_center:\n    budget: 1.00\n    policy: filldown\n    weights: { density: 1 }\n    goalposts: { density: { from: 0, to: 1, scale: linear, reason: "x" } }\n',
);
const noYaml = join(folder, 'no.yaml');
writeFileSync(noYaml, 'round: "FY2027\ntitle: x\n');
const noLaw = join(folder, 'no-law.yaml');
writeFileSync(
  noLaw,
  'round: FY2000\ntitle: A round\ndecision_date: 2000-07-01\nprograms:\n  senior_center:\n    budget: 1.00\n    policy: strict\n    weights: { density: 1 }\n    goalposts: { density: { from: 0, to: 1, scale: linear, reason: "x" } }\n',
);

/** Said in one sentence on standard error, with status 2, and nothing on standard output. */
async function refusal(args: readonly string[]): Promise<string> {
  const { status, stdout, stderr } = await command.run(args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^grantline: \S/);
  expect(stderr).not.toMatch(/^\s+at |node:internal|\bError:/m);
  const lines = stderr.trimEnd().split('\n');
  expect(lines.at(-1)).toBe('See grantline --help.');
  return lines.slice(0, -1).join('\n').replace('grantline: ', '');
}

describe.each([
  ['a command that there is not', ['reviw'], 'There is no command reviw. Did you mean review?'],
  ['a command like nothing known', ['destroy'], 'There is no command destroy.'],
  ['a name that every object has', ['constructor'], 'There is no command constructor.'],
  ['a flag that there is not', [...review, '--ot', out], 'There is no option --ot. Did you mean --out?'],
  ['a flag like nothing known', [...review, '--verbose'], 'There is no option --verbose.'],
  ['a short flag', [...review, '--out', out, '-x'], 'There is no option -x.'],
  [
    'a flag given twice',
    [...review, ...round, '--out', out],
    'The option --round is given twice. Give it once.',
  ],
  [
    'a flag without its value',
    ['review', applications, '--round'],
    'The option --round needs a value after it.',
  ],
  [
    'a flag whose value was forgotten',
    ['review', applications, '--round', '--out', out],
    'The option --round needs a value after it.',
  ],
  ['a value for a flag that takes none', [...review, '--json=yes'], 'The option --json takes no value.'],
  ['no applications', ['review', ...round, '--out', out], 'Which applications? Give the CSV file to review.'],
  [
    'two applications files',
    ['review', applications, 'more.csv', ...round, '--out', out],
    'One applications file at a time; what is more.csv for?',
  ],
  [
    'no round file',
    ['review', applications, '--out', out],
    'Which round? Give its round file with --round ROUND.yaml.',
  ],
  ['no folder for the results', review, 'Where should the results go? Give a folder with --out DIR.'],
  ['an empty folder name', [...review, '--out='], '--out is empty. Give it a folder.'],
  [
    'an output that there is not',
    [...review, '--out', out, '--outputs', 'rankings'],
    'There is no output rankings. Did you mean ranking? Choose of ranking, findings, json, html, xlsx.',
  ],
  [
    'outputs that name nothing',
    [...review, '--out', out, '--outputs', ','],
    '--outputs names nothing. Choose of ranking, findings, json, html, xlsx.',
  ],
  [
    'a file that is missing',
    ['review', 'none.csv', ...round, '--out', out],
    'Cannot read the applications file, none.csv: there is no such file. Check the name and the folder.',
  ],
  [
    'a ledger that is missing',
    [...review, '--ledger', 'none.csv', '--out', out],
    'Cannot read the ledger file, none.csv: there is no such file. Check the name and the folder.',
  ],
  [
    'a folder in place of a file',
    ['review', 'samples', ...round, '--out', out],
    'Cannot read the applications file, samples: it is a folder. Give the file itself.',
  ],
  [
    'a folder in place of the round file',
    ['check', applications, '--round', 'samples'],
    'Cannot read the round file, samples: it is a folder. Give the file itself.',
  ],
  ['check without a file', ['check', ...round], 'Which applications? Give the CSV file to review.'],
  [
    'an option of another command',
    ['check', applications, ...round, '--out', out],
    'There is no option --out.',
  ],
  [
    'explain without a file',
    ['explain', 'SC-01', ...round],
    'Give the application’s id and then its file: grantline explain APPLICATION_ID APPLICATIONS.csv --round ROUND.yaml',
  ],
  [
    'a folder for the results in which an input lies',
    [...review, '--out', 'samples'],
    'samples/fy2027/applications.csv lies in samples, which the results would replace. Give --out another folder.',
  ],
  [
    'a file for the results',
    [...review, '--out', 'package.json'],
    'package.json is a file. Give --out a folder that is new, empty, or holds a former result.',
  ],
] as const)('%s', (_, args, sentence) => {
  it('is refused in a sentence, and nothing is written', async () => {
    expect(await refusal(args)).toBe(sentence);
    expect(existsSync(out)).toBe(false);
  });
});

it('A folder that holds something else is refused and left as it is', async () => {
  const taken = join(folder, 'taken');
  mkdirSync(taken);
  writeFileSync(join(taken, 'thesis.doc'), 'years of work');
  expect(await refusal([...review, '--out', taken])).toMatch(/is not empty and holds no former result/);
  expect(textsIn(taken)).toEqual({ 'thesis.doc': 'years of work' });
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});

describe('an unreadable round file', () => {
  it('is refused with every problem, each with its line', async () => {
    const said = await refusal(['review', applications, '--round', badRound, '--out', out]);
    const [head, ...problems] = said.split('\n');
    expect(head).toBe(`The round file ${badRound} cannot be used:`);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/^ {2}line 3\b.*decision_date/);
    expect(problems[1]).toMatch(/^ {2}line 7\b.*programs\.senior_center\.policy/);
  });

  it.each(['check', 'explain'])('is refused by %s alike', async (name) => {
    const args = name === 'explain' ? ['SC-01', applications] : [applications];
    expect(await refusal([name, ...args, '--round', badRound])).toContain('line 3');
  });

  it('that is no YAML is refused with the line', async () => {
    expect(await refusal(['check', applications, '--round', noYaml])).toMatch(
      /\n {2}line \d+: The file cannot be read/,
    );
  });

  it('whose decision date has no law established names the date', async () => {
    const said = await refusal(['check', applications, '--round', noLaw]);
    expect(said).toContain('decision_date');
    expect(said).toContain('not established for 2000-07-01');
  });
});

describe('an application that is not in the file', () => {
  it('is refused, with the one that was probably meant', async () => {
    const said = await refusal(['explain', 'SC-99', applications, ...round]);
    expect(said).toMatch(/^There is no application SC-99 in the file\. Did you mean SC-\d\d\?$/);
    expect(await refusal(['explain', 'ZZZZZ', applications, ...round])).toBe(
      'There is no application ZZZZZ in the file.',
    );
  });
});
