import { S3ServiceException } from '@aws-sdk/client-s3';

/** There is no such object, or its current version is a mark that it was deleted. */
export function saysNotThere(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return false;
  // A bucket that is missing is a fault of the set-up, not an object that is missing.
  return error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket';
}

/** As above; or the version is such a mark itself, or no id that S3 gives out. */
export function saysNoSuchVersion(error: unknown): boolean {
  if (saysNotThere(error)) return true;
  if (!(error instanceof S3ServiceException)) return false;
  const isMark = error.$metadata.httpStatusCode === 405;
  return isMark || (error.name === 'InvalidArgument' && /version ?id/i.test(error.message));
}

/** If-None-Match: the key has an object. */
export function saysExists(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 412;
}

/** If-None-Match: another write of this key was under way, so nothing was decided. */
export function saysTryAgain(error: unknown): boolean {
  return error instanceof S3ServiceException && error.name === 'ConditionalRequestConflict';
}
