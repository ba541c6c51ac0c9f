import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './atomic-file.ts';
import { lookAtFile, type FileLook } from './file-look.ts';
import { whyNoFolderKey } from './folder-keys.ts';
import { keyForNames, namesForKey } from './folder-names.ts';

// What office programs, editors, browsers and file managers put beside a file, or write before it has its name.
const NOT_MEANT = /^~\$|^\.|\.(?:tmp|part|crdownload)$|^(?:thumbs\.db|desktop\.ini)$/i;

/** The files below a prefix that people meant to put there, by key, in order of key. */
export async function inboxFiles(root: string, prefix: string): Promise<Map<string, FileLook>> {
  const found: (readonly [string, FileLook])[] = [];
  const walk = async (names: readonly string[]): Promise<void> => {
    for (const child of await entriesOf(join(root, ...names))) {
      if (NOT_MEANT.test(child.name)) continue;
      const path = [...names, child.name];
      if (child.isDirectory()) await walk(path);
      const key = child.isFile() ? keyForNames(path) : null;
      if (key === null || whyNoFolderKey(key) !== null) continue;
      const look = await lookAtFile(join(root, ...path));
      if (look !== null) found.push([key, look]);
    }
  };
  await walk(namesForKey(prefix).filter((name) => name !== ''));
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    // Removed since its folder was read.
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  }
}
