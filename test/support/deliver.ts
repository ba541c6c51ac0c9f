import { deliverMessages, messagesOf } from '../../lib/pipeline/deliver-messages.ts';
import type { Ports, Upload } from '../../lib/pipeline/ports.ts';
import { processUpload } from '../../lib/pipeline/process-upload.ts';
import type { Receipt } from '../../lib/store/round-store.ts';

/** What became of a call of the function. */
export interface Delivered {
  /** Ids of the messages that the queue delivers again. */
  readonly again: readonly string[];
  readonly receipts: readonly Receipt[];
  /** Keys of what was no upload. */
  readonly ignored: readonly string[];
  /** As the log has them. */
  readonly faults: readonly string[];
}

/** Calls the function with an event, as the handler does. */
export async function deliver(
  ports: Ports,
  event: unknown,
  process: (upload: Upload) => Promise<Receipt | null> = (upload) => processUpload(ports, upload),
): Promise<Delivered> {
  const receipts: Receipt[] = [];
  const ignored: string[] = [];
  const faults: string[] = [];
  const again = await deliverMessages(
    messagesOf(event),
    {
      process,
      settled: (_, receipt) => receipts.push(receipt),
      ignored: ({ key }) => ignored.push(key),
      failed: (_, error) => faults.push(String(error)),
    },
    () => 0,
  );
  return { again, receipts, ignored, faults };
}

/** A message of the queue with the event that EventBridge makes of a new object. */
export function bridged(key: string, versionId?: string, messageId = 'm1') {
  const object = versionId === undefined ? { key } : { key, 'version-id': versionId };
  const detail = { bucket: { name: 'inbox' }, object, requester: '111122223333' };
  return { messageId, body: JSON.stringify({ 'detail-type': 'Object Created', source: 'aws.s3', detail }) };
}

/** A record of S3's own event. The key is encoded here as S3 does it: a form's, with slashes as they are. */
export function recordOfS3(key: string, versionId?: string, eventName = 'ObjectCreated:Put') {
  const encoded = encodeURIComponent(key).replaceAll('%20', '+').replaceAll('%2F', '/');
  const object = versionId === undefined ? { key: encoded } : { key: encoded, versionId };
  return { eventSource: 'aws:s3', eventName, userIdentity: { principalId: 'EXAMPLE' }, s3: { object } };
}
