import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasCode } from './atomic-file.ts';
import { FolderKeyError } from './folder-keys.ts';

/** In a bucket reports and reports/a.csv are two objects; in a folder a name is a file or a folder. */
export async function makeRoom(key: string, path: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
  } catch (error) {
    if (!hasCode(error, 'EEXIST', 'ENOTDIR')) throw error;
    throw new FolderKeyError(
      `“${key}” has no place: one of its folders is a file already. Use another name.`,
      { cause: error },
    );
  }
  const there = await stat(path).catch(() => null);
  if (there?.isDirectory() === true) {
    throw new FolderKeyError(`“${key}” has no place: it is a folder already. Use another name.`);
  }
}
