import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3ObjectStoreOptions } from '../lib/store/objects/s3-object-store.ts';

export interface Environment {
  readonly table: string;
  readonly inbox: string;
  readonly reports: string;
  readonly s3: { readonly client: S3ClientConfig; readonly store: Pick<S3ObjectStoreOptions, 'checksum'> };
}

/** Reads what the stack sets. S3_SERVER=other is for a server that is not AWS's own, as tests have one. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const required = (name: string): string => {
    const value = variables[name] ?? '';
    if (value === '') throw new Error(`The environment variable ${name} is not set.`);
    return value;
  };
  const other = variables.S3_SERVER === 'other';
  return {
    table: required('TABLE_NAME'),
    inbox: required('INBOX_BUCKET'),
    reports: required('REPORTS_BUCKET'),
    s3: other
      ? { client: { forcePathStyle: true }, store: { checksum: 'md5' } }
      : { client: {}, store: { checksum: 'sha256' } },
  };
}
