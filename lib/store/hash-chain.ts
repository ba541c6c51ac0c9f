import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';
import type { LogDraft, LogEntry } from './event-log.ts';

/** What the first entry of a log names as the hash before it. */
export const NO_HASH = '0'.repeat(64);

/** The entry that a draft becomes behind `after`; the first of its log behind null. */
export function chainEntry<Body>(after: LogEntry<Body> | null, draft: LogDraft<Body>): LogEntry<Body> {
  const { operationId, at, actor, body } = draft;
  const sequence = (after?.sequence ?? 0) + 1;
  const unhashed = { sequence, operationId, at, actor, body, previousHash: after?.hash ?? NO_HASH };
  return { ...unhashed, hash: hashEntry(unhashed) };
}

/** A place where a log is not what was appended. */
export interface BrokenLink {
  /** Of the entry that is wrong. */
  readonly sequence: number;
  readonly why: string;
}

/**
 * Checks entries that follow each other, from the first of the log or behind `after`; null when all is as it was
 * appended. An entry that was changed, left out, put in or moved breaks the chain; entries cut off at the end do not,
 * so compare the last hash with one that was noted elsewhere.
 */
export function brokenLink<Body>(
  entries: readonly LogEntry<Body>[],
  after: LogEntry<Body> | null = null,
): BrokenLink | null {
  let before = after;
  for (const entry of entries) {
    const { sequence } = entry;
    const expected = (before?.sequence ?? 0) + 1;
    if (sequence !== expected)
      return { sequence, why: `Entry ${expected} is missing before entry ${sequence}.` };
    if (entry.previousHash !== (before?.hash ?? NO_HASH))
      return { sequence, why: `Entry ${sequence} does not follow from the entry before it.` };
    if (entry.hash !== hashEntry(entry))
      return { sequence, why: `Entry ${sequence} is not what was appended: its hash is another.` };
    before = entry;
  }
  return null;
}

/** A list, not a record: the same in any language, and no name can be added without being noticed. */
function hashEntry(entry: Omit<LogEntry<unknown>, 'hash'>): string {
  const { sequence, operationId, at, actor, body, previousHash } = entry;
  return createHash('sha256')
    .update(canonicalJson([sequence, operationId, at, actor, body, previousHash]))
    .digest('hex');
}
