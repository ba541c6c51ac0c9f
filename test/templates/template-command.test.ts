import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { template } from '../../bin/commands/template.ts';
import { blankRound } from '../../lib/intake/examples/round-template.ts';
import { blankTemplate, filledTemplate } from '../../lib/intake/examples/tables-of-examples.ts';

const folder = mkdtempSync(join(tmpdir(), 'grantline-template-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** What the command writes to one of the standard streams. */
function listen(stream: NodeJS.WriteStream): () => string {
  const written: unknown[] = [];
  vi.spyOn(stream, 'write').mockImplementation((piece: unknown, ...more: readonly unknown[]) => {
    written.push(piece);
    const done = more.at(-1);
    if (typeof done === 'function') (done as () => void)();
    return true;
  });
  return () => written.map(String).join('');
}

describe('grantline template', () => {
  it('prints a blank template when nothing else is asked', async () => {
    const printed = listen(process.stdout);
    expect(await template.run(['applications'])).toBe(0);
    expect(printed()).toBe(blankTemplate('applications'));
  });

  it('prints the round as YAML', async () => {
    const printed = listen(process.stdout);
    expect(await template.run(['round', '--kind', 'blank'])).toBe(0);
    expect(printed()).toBe(blankRound());
  });

  it('writes a new file, byte for byte, and never replaces one', async () => {
    const out = join(folder, 'ledger.csv');
    expect(await template.run(['ledger', '--kind=example', '--out', out])).toBe(0);
    expect(readFileSync(out, 'utf8')).toBe(filledTemplate('ledger'));
    await expect(template.run(['ledger', '--out', out])).rejects.toThrow(
      `Cannot write ${out}: it exists already. Give another name, or delete it first.`,
    );
    expect(readFileSync(out, 'utf8')).toBe(filledTemplate('ledger'));
  });

  it('says beside the errors example, and not in it, what no row can show', async () => {
    const printed = listen(process.stdout);
    const said = listen(process.stderr);
    expect(await template.run(['applications', '--kind', 'errors'])).toBe(0);
    expect(printed()).not.toContain('F205');
    expect(said()).toMatch(/^Not in it, since no row has them by itself: B101 .* F205 .*\n$/);
  });

  it.each([
    [[], 'Which template? Name one of applications, ledger, centers, localities, decisions, round.'],
    [['ledgr'], 'There is no template ledgr. Did you mean ledger?'],
    [['round', '--kind', 'filled'], 'There is no kind filled. Choose of blank, example, errors.'],
    [
      ['round', '--kind', 'errors'],
      '--kind errors is there for applications only. For round, ask for blank or',
    ],
    [['round', 'ledger'], 'One template at a time; what is ledger for?'],
    [['round', '--out', ''], '--out is empty. Give it a file.'],
    [['round', '--out', join(folder, 'none', 'r.yaml')], 'its folder does not exist. Make the folder first.'],
    [['round', '--knd', 'blank'], 'There is no option --knd. Did you mean --kind?'],
  ])('refuses %j in a sentence', async (words, sentence) => {
    await expect(template.run(words)).rejects.toThrow(sentence);
  });
});
