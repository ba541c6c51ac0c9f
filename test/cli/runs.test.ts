import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { folderLayout } from '../../bin/store/folder-layout.ts';
import { openFolderStore } from '../../bin/store/folder-store.ts';
import { processUpload } from '../../lib/pipeline/process-upload.ts';
import { APPLICATIONS, HEADER, LEDGER, ROUND, row } from '../pipeline/uploads.ts';
import { builtCommand } from '../support/command.ts';
import { temporaryFolder } from '../support/temporary.ts';

const command = builtCommand();
const folder = join(temporaryFolder(), 'store');
const inRound = (name: string): string => `inbox/rounds/FY2027/${name}`;

/** A ledger, a round, its applications, and the same with one row more. */
beforeAll(async () => {
  mkdirSync(folderLayout(folder).table, { recursive: true });
  const { ports, close } = await openFolderStore(folder);
  const uploads = [
    ['inbox/ledger/past.csv', LEDGER],
    [inRound('round.yaml'), ROUND],
    [inRound('applications.csv'), APPLICATIONS],
    [inRound('applications.csv'), APPLICATIONS + row('A-4')],
    [inRound('applications.csv'), HEADER],
  ] as const;
  for (const [key, text] of uploads) {
    const { versionId } = await ports.inbox.put(key, Buffer.from(text), { contentType: 'text/csv' });
    await processUpload(ports, { key, versionId, uploadedBy: 'jones', uploadedByFrom: 'event' });
  }
  await close();
});

describe('grantline runs', () => {
  it('shows each publication of a round, the current one with a star, and what became of each upload', async () => {
    const { status, stdout, stderr } = await command.run(['runs', 'fy2027', '--folder', folder]);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const cells = stdout.split('\n').map((line) => line.trim().split(/ {2,}/));
    expect(stdout).toMatch(/^Round FY2027$/m);
    expect(cells.filter((line) => line.includes('published')).map((line) => line.slice(0, -1))).toEqual([
      ['*', '2', expect.stringMatching(/ UTC$/), 'jones', 'published', 'RANKED', '4', '4', '0', '0'],
      ['1', expect.stringMatching(/ UTC$/), 'jones', 'published', 'RANKED', '3', '3', '0', '0'],
    ]);
    expect(cells.filter((line) => line[2]?.startsWith('inbox/')).map((line) => line.slice(2))).toEqual([
      [inRound('applications.csv'), 'FILE_REJECTED'],
      [inRound('applications.csv'), 'RANKED, revision 2'],
      [inRound('applications.csv'), 'RANKED, revision 1'],
      [inRound('round.yaml'), 'ACCEPTED'],
    ]);
  });

  it('shows every round, and what belongs to none', async () => {
    const { stdout } = await command.run(['runs', '--folder', folder]);
    expect(stdout).toMatch(/^Uploads that belong to no round, newest first$/m);
    expect(stdout).toMatch(/inbox\/ledger\/past\.csv +ACCEPTED$/m);
  });

  it('says the same as JSON', async () => {
    const { stdout } = await command.run(['runs', '--folder', folder, '--json']);
    const { rounds, receipts } = JSON.parse(stdout) as {
      rounds: { round: string; current: string; publications: { body: { runId: string } }[] }[];
      receipts: { key: string }[];
    };
    expect(rounds.map(({ round, publications }) => [round, publications.length])).toEqual([['FY2027', 2]]);
    expect(rounds[0]?.current).toBe(rounds[0]?.publications[1]?.body.runId);
    expect(receipts.map(({ key }) => key)).toEqual(['inbox/ledger/past.csv']);
  });

  it('names the rounds that there are when one is asked for that is not', async () => {
    const { status, stderr } = await command.run(['runs', 'FY2031', '--folder', folder]);
    expect(status).toBe(2);
    expect(stderr).toContain('Nothing was uploaded for a round FY2031. There are: FY2027.');
  });

  it('says where to begin when there is no store', async () => {
    const { status, stderr } = await command.run(['runs', '--folder', join(folder, 'none')]);
    expect(status).toBe(2);
    expect(stderr).toContain('Start one there: grantline serve --folder');
  });
});
