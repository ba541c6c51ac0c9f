import { processUpload } from '../../lib/pipeline/process-upload.ts';
import { receiptId } from '../../lib/pipeline/receipts.ts';
import { readNote } from '../../lib/pipeline/upload-note.ts';
import type { InboxFault } from '../../lib/store/objects/inbox-looks.ts';
import { watchFolder, type FolderWatch } from '../../lib/store/objects/watch-folder.ts';
import type { Receipt } from '../../lib/store/round-store.ts';
import type { FolderPorts } from './folder-store.ts';

export interface InboxReview {
  /** An upload got a receipt, or another one than it had. */
  readonly settled: (receipt: Receipt) => void;
  readonly onFault: (fault: InboxFault) => void;
}

/**
 * Watches the inbox of a folder, and does with each file what the function on AWS does. Only for whoever holds the
 * folder: what was under way when a process ended is taken up again.
 */
export function reviewInbox(ports: FolderPorts, { settled, onFault }: InboxReview): FolderWatch {
  return watchFolder({
    store: ports.inbox,
    prefix: 'inbox/',
    deliver: async ({ key, versionId }) => {
      const before = await ports.store.receipt(receiptId(key, versionId));
      const receipt = await processUpload(ports, {
        key,
        versionId,
        ...(await uploader(ports, key, versionId)),
      });
      if (receipt !== null && receipt.status !== before?.status) settled(receipt);
    },
    onFault,
  });
}

type Uploader = Pick<Receipt, 'uploadedBy' | 'uploadedByFrom'>;

/** Whoever put the file says who they are; of one that was copied into the folder nobody knows. */
async function uploader({ inbox }: FolderPorts, key: string, versionId: string): Promise<Uploader> {
  const version = await inbox.head(key, versionId);
  const actor = version === null ? null : readNote(version).actor;
  return actor === null
    ? { uploadedBy: 'unknown', uploadedByFrom: 'unknown' }
    : { uploadedBy: actor, uploadedByFrom: 'event' };
}
