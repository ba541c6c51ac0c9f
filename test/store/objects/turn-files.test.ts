import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../lib/store/sha256.ts';
import { TurnFiles } from '../../../lib/store/objects/turn-files.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const temporary = temporaryFolder();
const KEY = 'inbox/a.csv';
const folderOf = (name: string): string => join(temporary, name);
const leave = (folder: string, holder: string): string => {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, sha256(Buffer.from(KEY)));
  writeFileSync(path, holder);
  return path;
};

describe('turns between processes', () => {
  it('come one after the other, and leave nothing behind', async () => {
    const folder = folderOf('in-turn');
    let [within, most] = [0, 0];
    const work = async () => {
      most = Math.max(most, ++within);
      await wait(5);
      within--;
    };
    // Two stores of one folder, as two processes have them.
    const [one, other] = [new TurnFiles(folder), new TurnFiles(folder)];
    await Promise.all([one.run(KEY, work), other.run(KEY, work), one.run(KEY, work), other.run(KEY, work)]);
    expect(most).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('end with work that fails', async () => {
    const folder = folderOf('fails');
    const turns = new TurnFiles(folder);
    await expect(turns.run(KEY, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turns.run(KEY, () => Promise.resolve('next'))).toBe('next');
  });

  it('are waited for while their process lives', async () => {
    const folder = folderOf('alive');
    const holder = execFile(process.execPath, ['-e', 'setTimeout(() => {}, 300)']);
    leave(folder, String(holder.pid));
    let ended = false;
    holder.on('exit', () => (ended = true));
    expect(await new TurnFiles(folder).run(KEY, () => Promise.resolve(ended))).toBe(true);
  });

  it('are taken over from a process that is gone', async () => {
    const folder = folderOf('gone');
    leave(folder, String(spawnSync(process.execPath, ['-e', '']).pid));
    expect(await new TurnFiles(folder).run(KEY, () => Promise.resolve('mine'))).toBe('mine');
  });

  it('are taken over after longer than any turn takes', async () => {
    const folder = folderOf('old');
    const path = leave(folder, '');
    utimesSync(path, new Date(0), new Date(0));
    expect(await new TurnFiles(folder).run(KEY, () => Promise.resolve('mine'))).toBe('mine');
  });
});
