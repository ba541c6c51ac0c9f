import {
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandInput,
  type ListObjectVersionsCommandOutput,
  type ObjectVersion as ListedVersion,
  type S3Client,
} from '@aws-sdk/client-s3';
import { inKeyOrder } from './key-order.ts';
import type { ObjectVersion } from '../object-store.ts';

/** Lists versions, since the list of objects has no version ids, and keeps those that are current. */
export async function listCurrentVersions(
  client: S3Client,
  bucket: string,
  prefix: string,
): Promise<Omit<ObjectVersion, 'metadata'>[]> {
  const found: Omit<ObjectVersion, 'metadata'>[] = [];
  let next: Partial<ListObjectVersionsCommandInput> | null = {};
  while (next !== null) {
    // A key may hold what XML cannot; encoded, it arrives.
    const page: ListObjectVersionsCommandInput = {
      Bucket: bucket,
      Prefix: prefix,
      EncodingType: 'url',
      ...next,
    };
    const answer: ListObjectVersionsCommandOutput = await client.send(new ListObjectVersionsCommand(page));
    for (const version of answer.Versions ?? []) if (version.IsLatest === true) found.push(listed(version));
    next = answer.IsTruncated === true ? after(answer.NextKeyMarker, answer.NextVersionIdMarker) : null;
  }
  return found.sort(inKeyOrder);
}

function after(
  key: string | undefined,
  versionId: string | undefined,
): Partial<ListObjectVersionsCommandInput> {
  if (key === undefined) throw new Error('S3 says that its list goes on, and not where.');
  return { KeyMarker: decoded(key), ...(versionId === undefined ? {} : { VersionIdMarker: versionId }) };
}

function listed({ Key, VersionId, Size, LastModified }: ListedVersion): Omit<ObjectVersion, 'metadata'> {
  if (Key === undefined || Size === undefined || LastModified === undefined) {
    throw new Error('S3 lists a version without its key, size or time.');
  }
  const key = decoded(Key);
  return { key, versionId: VersionId ?? 'null', size: Size, storedAt: LastModified.toISOString() };
}

/** As in a form: a space may be a plus. */
function decoded(text: string): string {
  return decodeURIComponent(text.replaceAll('+', '%20'));
}
