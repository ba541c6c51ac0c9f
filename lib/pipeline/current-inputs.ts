import type { ObjectStore, ObjectVersion } from '../store/object-store.ts';
import { readUploadKey, sameUpload, type UploadKind } from './upload-key.ts';

/** The versions that count for a round right now; null where nothing was uploaded. */
export interface CurrentInputs {
  readonly applications: ObjectVersion | null;
  readonly round: ObjectVersion | null;
  readonly centers: ObjectVersion | null;
  readonly localities: ObjectVersion | null;
}

/** Asks the store, never the order in which events came. */
export async function currentInputs(inbox: ObjectStore, round: string): Promise<CurrentInputs> {
  const listed = await inbox.list('inbox/');
  return {
    applications: await newestOf(inbox, listed, { kind: 'applications', round }),
    round: await newestOf(inbox, listed, { kind: 'round', round }),
    ...(await referenceOf(inbox, listed)),
  };
}

/** The lists that count for every round. */
export type CurrentReference = Pick<CurrentInputs, 'centers' | 'localities'>;

export async function currentReference(inbox: ObjectStore): Promise<CurrentReference> {
  return referenceOf(inbox, await inbox.list('inbox/'));
}

async function referenceOf(inbox: ObjectStore, listed: readonly Listed[]): Promise<CurrentReference> {
  return {
    centers: await newestOf(inbox, listed, { kind: 'centers' }),
    localities: await newestOf(inbox, listed, { kind: 'localities' }),
  };
}

type Listed = Omit<ObjectVersion, 'metadata'>;

/** Where the case of names differs there may be several keys: the one stored last is meant. */
async function newestOf(
  inbox: ObjectStore,
  listed: readonly Listed[],
  kind: UploadKind,
): Promise<ObjectVersion | null> {
  let newest: Listed | null = null;
  for (const each of listed) {
    if (!sameUpload(readUploadKey(each.key), kind)) continue;
    if (newest === null || each.storedAt > newest.storedAt) newest = each;
  }
  return newest === null ? null : inbox.current(newest.key);
}

export function sameVersion(a: ObjectVersion | null, b: ObjectVersion | null): boolean {
  return a?.key === b?.key && a?.versionId === b?.versionId;
}

export function sameInputs(a: CurrentInputs, b: CurrentInputs): boolean {
  return (
    sameVersion(a.applications, b.applications) &&
    sameVersion(a.round, b.round) &&
    sameVersion(a.centers, b.centers) &&
    sameVersion(a.localities, b.localities)
  );
}
