import type { Receipt } from '../store/round-store.ts';
import type { Upload } from './ports.ts';
import { UnknownEventError, uploadsOf } from './read-event.ts';

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
  /** What was told of is no upload. */
  readonly ignored: (upload: Upload) => void;
  readonly failed: (messageId: string, error: unknown) => void;
}

/**
 * Processes messages one after another and returns the ids of those that failed, which the queue delivers again. One
 * that fails keeps no other from its turn; nor does one upload of a message keep the others of it.
 */
export async function deliverMessages(
  messages: readonly Message[],
  delivery: Delivery,
  clock: () => number,
): Promise<readonly string[]> {
  const again: string[] = [];
  for (const { messageId, body } of messages) {
    const faults = await deliverMessage(body, delivery, clock);
    for (const fault of faults) delivery.failed(messageId, fault);
    if (faults.length > 0) again.push(messageId);
  }
  return again;
}

/** What went wrong with the uploads of a message; those that went well have their receipts, and find them again. */
async function deliverMessage(
  body: string,
  { process, settled, ignored }: Delivery,
  clock: () => number,
): Promise<readonly unknown[]> {
  const faults: unknown[] = [];
  try {
    for (const upload of uploadsOf(readBody(body))) {
      const start = clock();
      try {
        const receipt = await process(upload);
        if (receipt === null) ignored(upload);
        else settled(upload, receipt, clock() - start);
      } catch (fault) {
        faults.push(fault);
      }
    }
  } catch (fault) {
    faults.push(fault);
  }
  return faults;
}

function readBody(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch (cause) {
    throw new UnknownEventError('A message arrived that is no JSON, and so no event.', { cause });
  }
}
