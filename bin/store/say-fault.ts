import type { InboxFault } from '../../lib/store/objects/inbox-looks.ts';
import { plain } from '../terminal-table.ts';

/** A fault while an upload was worked on, for whoever watches: no fault of the file. */
export function sayFault({ key, error, willRetry }: InboxFault): string {
  const what = key === null ? 'The inbox could not be looked at' : `${key} could not be worked on`;
  const why = error instanceof Error ? error.message : String(error);
  const next = willRetry ? 'It is tried again.' : 'It is tried again when serve is started anew.';
  return `grantline: ${plain(what)}: ${plain(why)} ${next}\n`;
}
