import { setTimeout as sleep } from 'node:timers/promises';
import { processUpload } from '../../lib/pipeline/process-upload.ts';
import { receiptId } from '../../lib/pipeline/receipts.ts';
import type { ObjectVersion } from '../../lib/store/object-store.ts';
import type { FolderWatch } from '../../lib/store/objects/watch-folder.ts';
import type { Receipt } from '../../lib/store/round-store.ts';
import type { FolderPorts } from './folder-store.ts';
import type { OpenStore } from './open-store.ts';
import { reviewInbox } from './review-inbox.ts';

/** The file lies in the inbox, but what became of it is not known: no fault of the file. */
export class UploadNotSettledError extends Error {
  override readonly name = 'UploadNotSettledError';
}

/** A large batch takes minutes. */
const LONGEST_WAIT = 15 * 60 * 1000;
const BETWEEN_LOOKS = 200;

/** Waits until an upload has its receipt. Where no serve runs, this process reviews what lies in the inbox. */
export async function awaitReceipt(
  opened: OpenStore,
  version: ObjectVersion,
  uploadedBy: string,
): Promise<Receipt> {
  if (opened.reviewer === 'this process') return reviewedHere(opened.ports as FolderPorts, version);
  const { ports } = opened;
  const id = receiptId(version.key, version.versionId);
  for (let waited = 0; waited < LONGEST_WAIT; waited += BETWEEN_LOOKS) {
    const receipt = await ports.store.receipt(id).catch((error: unknown) => {
      throw notSettled(version, `the store does not answer any more (${sayError(error)})`, error);
    });
    if (receipt !== null) return receipt;
    if (opened.reviewer === 'serve' && !(await isCurrent(opened, version))) {
      // A folder shows its newest file alone, so nobody else will look at this one.
      const { key, versionId } = version;
      const late = await processUpload(ports, { key, versionId, uploadedBy, uploadedByFrom: 'event' });
      if (late !== null) return late;
    }
    await sleep(BETWEEN_LOOKS);
  }
  throw notSettled(version, 'it has no receipt after a quarter of an hour', null);
}

async function isCurrent({ ports }: OpenStore, { key, versionId }: ObjectVersion): Promise<boolean> {
  return (await ports.inbox.current(key))?.versionId === versionId;
}

async function reviewedHere(ports: FolderPorts, version: ObjectVersion): Promise<Receipt> {
  let watch: FolderWatch | null = null;
  try {
    return await new Promise<Receipt>((resolve, reject) => {
      watch = reviewInbox(ports, {
        settled: (receipt) => {
          if (receipt.id === receiptId(version.key, version.versionId)) resolve(receipt);
        },
        onFault: ({ key, error }) => {
          if (key === null || key === version.key) reject(notSettled(version, sayError(error), error));
        },
      });
    });
  } finally {
    await (watch as FolderWatch | null)?.stop();
  }
}

function notSettled({ key }: ObjectVersion, why: string, cause: unknown): UploadNotSettledError {
  return new UploadNotSettledError(
    `${key} lies in the inbox, and what becomes of it is not known yet: ${why}. grantline runs shows it later; grantline serve takes it up when it is started.`,
    { cause },
  );
}

function sayError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
