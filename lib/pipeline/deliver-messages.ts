import type { Receipt } from '../store/round-store.ts';
import type { Upload } from './ports.ts';
import { uploadsOf } from './read-event.ts';

/** A message of the queue: an event as JSON. */
export interface Message {
  readonly messageId: string;
  readonly body: string;
}

/** What the function was called with: messages of the queue, or an event as S3 sends it without one. */
export function messagesOf(event: unknown): readonly Message[] {
  const records: unknown = (event as { readonly Records?: unknown } | null)?.Records;
  const first: unknown = Array.isArray(records) ? records[0] : undefined;
  const queued = typeof first === 'object' && first !== null && 'body' in first;
  return queued ? (records as Message[]) : [{ messageId: DIRECT, body: JSON.stringify(event) }];
}

/** The one message of a call without a queue: nothing delivers it again but the failure of the call. */
export const DIRECT = 'direct';

export interface Delivery {
  readonly process: (upload: Upload) => Promise<Receipt | null>;
  readonly settled: (upload: Upload, receipt: Receipt, milliseconds: number) => void;
  readonly failed: (messageId: string, error: unknown) => void;
}

/**
 * Processes messages one after another and returns the ids of those that failed, which the queue delivers again. One
 * that fails keeps no other from its turn.
 */
export async function deliverMessages(
  messages: readonly Message[],
  { process, settled, failed }: Delivery,
  clock: () => number,
): Promise<readonly string[]> {
  const again: string[] = [];
  for (const { messageId, body } of messages) {
    try {
      for (const upload of uploadsOf(JSON.parse(body))) {
        const start = clock();
        const receipt = await process(upload);
        if (receipt !== null) settled(upload, receipt, clock() - start);
      }
    } catch (error) {
      failed(messageId, error);
      again.push(messageId);
    }
  }
  return again;
}
