import { lstat } from 'node:fs/promises';
import { hasCode } from './atomic-file.ts';

/**
 * How a file stands. Size and time of writing alone would overlook a file that was replaced by one of the same size
 * and, as copying programs do, the same time: such a one has another inode, or was changed later.
 */
export interface FileLook {
  readonly size: bigint;
  /** Nanoseconds. */
  readonly modified: bigint;
  readonly changed: bigint;
  readonly inode: bigint;
}

/** Null when there is no file; folders, links and devices are none. */
export async function lookAtFile(path: string): Promise<FileLook | null> {
  try {
    const stat = await lstat(path, { bigint: true });
    if (!stat.isFile()) return null;
    return { size: stat.size, modified: stat.mtimeNs, changed: stat.ctimeNs, inode: stat.ino };
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null;
    throw error;
  }
}

export function isSameLook(a: FileLook | null | undefined, b: FileLook | null | undefined): boolean {
  if (!a || !b) return false;
  return a.size === b.size && a.modified === b.modified && a.changed === b.changed && a.inode === b.inode;
}
