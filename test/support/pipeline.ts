import type { Ports, Upload } from '../../lib/pipeline/ports.ts';
import { processUpload } from '../../lib/pipeline/process-upload.ts';
import type { LedgerEntry } from '../../lib/store/ledger-entry.ts';
import type { Receipt } from '../../lib/store/round-store.ts';
import { MemoryObjectStore } from './memory-object-store.ts';
import { MemoryLog, MemoryRoundStore } from './memory-round-store.ts';

/** A whole pipeline in memory, with a clock that a test may set. */
export class MemoryPipeline implements Ports {
  readonly inbox = new MemoryObjectStore();
  readonly reports = new MemoryObjectStore();
  readonly store = new MemoryRoundStore();
  readonly ledger = new MemoryLog<LedgerEntry>();
  time = new Date('2026-06-01T12:00:00.000Z');
  #ids = 0;
  readonly now = (): Date => this.time;
  readonly newId = (): string => `worker-${++this.#ids}`;

  /** Puts a file into the inbox and nothing else; gives the event that would follow. */
  async arrive(
    key: string,
    text: string | Uint8Array,
    metadata: Record<string, string> = {},
  ): Promise<Upload> {
    const bytes = typeof text === 'string' ? Buffer.from(text, 'utf8') : text;
    const { versionId } = await this.inbox.put(key, bytes, { contentType: 'text/csv', metadata });
    return { key, versionId, uploadedBy: 'officer', uploadedByFrom: 'event' };
  }

  /** Puts a file into the inbox and processes it. */
  async upload(
    key: string,
    text: string | Uint8Array,
    metadata: Record<string, string> = {},
  ): Promise<Receipt> {
    const receipt = await processUpload(this, await this.arrive(key, text, metadata));
    if (receipt === null) throw new Error(`${key} was not taken for an upload`);
    return receipt;
  }
}
