/** Where a folder keeps its versions. Hidden, and never part of a key. */
export const VERSIONS_FOLDER = '.versions';

const LONGEST_KEY = 1024;

/** A key that a folder cannot have: the message says why. */
export class FolderKeyError extends Error {
  override readonly name = 'FolderKeyError';
}

/** Whether a folder can have the key. What Windows alone refuses is not asked: it is written otherwise. */
export function whyNoFolderKey(key: string): string | null {
  const parts = key.split('/');
  if (key === '') return 'A key may not be empty.';
  if (Buffer.from(key, 'utf8').toString('utf8') !== key) return `The key ${say(key)} holds half a character.`;
  const length = Buffer.byteLength(key);
  if (length > LONGEST_KEY) return `A key has at most ${LONGEST_KEY} bytes; this one has ${length}.`;
  if (key.startsWith('/')) return `The key ${say(key)} begins with a slash: leave it away.`;
  if (key.endsWith('/')) return `The key ${say(key)} ends with a slash: it names a folder, not a file.`;
  if (parts.includes('')) return `The key ${say(key)} has two slashes in a row: one is enough.`;
  if (parts.some((part) => part === '.' || part === '..')) {
    return `The key ${say(key)} has a part “.” or “..”: name each folder.`;
  }
  if (parts[0]?.toLowerCase() === VERSIONS_FOLDER) {
    return `The key ${say(key)} begins with ${VERSIONS_FOLDER}, where the versions are kept.`;
  }
  return null;
}

/** @throws FolderKeyError */
export function checkFolderKey(key: string): string {
  const why = whyNoFolderKey(key);
  if (why !== null) throw new FolderKeyError(why);
  return key;
}

function say(key: string): string {
  return JSON.stringify(key.length > 80 ? `${key.slice(0, 80)}…` : key);
}
