import * as z from 'zod';
import type { Upload } from './ports.ts';

/** What arrived is no event that this pipeline knows: a fault of how things are wired, never of an upload. */
export class UnknownEventError extends Error {
  override readonly name = 'UnknownEventError';
}

/** S3 by way of EventBridge, whose keys are as they are. */
const throughEventBridge = z.object({
  'detail-type': z.string(),
  detail: z.object({
    object: z.object({ key: z.string(), 'version-id': z.string().optional() }),
    requester: z.string().optional(),
  }),
});

/** S3's own form, whose keys are encoded as in a form: a plus is a space. */
const fromS3 = z.object({
  Records: z.array(
    z.object({
      eventSource: z.literal('aws:s3'),
      eventName: z.string(),
      userIdentity: z.object({ principalId: z.string().optional() }).optional(),
      s3: z.object({ object: z.object({ key: z.string(), versionId: z.string().optional() }) }),
    }),
  ),
});

const testEvent = z.object({ Event: z.literal('s3:TestEvent') });

/** The uploads that an event tells of; none for a test event, or for anything but a new object. */
export function uploadsOf(event: unknown): readonly Upload[] {
  if (testEvent.safeParse(event).success) return [];
  const bridged = throughEventBridge.safeParse(event);
  if (bridged.success) {
    const { 'detail-type': type, detail } = bridged.data;
    if (type !== 'Object Created') return [];
    return [uploadOf(detail.object.key, detail.object['version-id'], detail.requester)];
  }
  const own = fromS3.safeParse(event);
  if (!own.success) throw new UnknownEventError('An event arrived that is neither S3’s nor EventBridge’s.');
  return own.data.Records.filter(({ eventName }) => eventName.startsWith('ObjectCreated:')).map(
    ({ s3, userIdentity }) =>
      uploadOf(decodeKey(s3.object.key), s3.object.versionId, userIdentity?.principalId),
  );
}

function uploadOf(key: string, versionId: string | undefined, principal: string | undefined): Upload {
  return {
    key,
    versionId: versionId ?? null,
    uploadedBy: principal ?? 'unknown',
    uploadedByFrom: principal === undefined ? 'unknown' : 'event',
  };
}

/** Plus to space first, then percent signs exactly once. */
function decodeKey(key: string): string {
  try {
    return decodeURIComponent(key.replaceAll('+', ' '));
  } catch (cause) {
    throw new UnknownEventError(`S3 encodes keys, and this one of its event is not encoded so: ${key}`, {
      cause,
    });
  }
}
