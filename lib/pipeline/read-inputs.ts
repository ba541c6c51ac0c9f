import type { ReadOptions } from '../intake/read-batch.ts';
import type { ObjectBody, ObjectStore, ObjectVersion } from '../store/object-store.ts';
import type { InputPlace } from '../store/round-store.ts';
import type { CurrentInputs } from './current-inputs.ts';
import { ledgerCsv, type LedgerState } from './ledger-state.ts';
import type { RoundFiles } from './review-round.ts';
import { sha256 } from '../store/sha256.ts';

/** Inputs of a round that can be reviewed: both of its own files are there. */
export type ReviewableInputs = CurrentInputs & {
  readonly applications: ObjectVersion;
  readonly round: ObjectVersion;
};

/** Where each input of a run lay, and what it held; the ledger's version is its last sequence. */
export type Places = Readonly<
  Record<'applications' | 'round' | 'centers' | 'localities' | 'ledger', InputPlace>
>;

export interface InputsRead {
  readonly files: RoundFiles;
  /** How many bytes the store holds of each uploaded file: fewer that arrive are a file that was cut off. */
  readonly lengths: NonNullable<ReadOptions['lengths']>;
  readonly places: Places;
}

/** Reads every input of a round at the version that was current; the ledger as it stands in the log. */
export async function readInputs(
  inbox: ObjectStore,
  inputs: ReviewableInputs,
  ledger: LedgerState,
): Promise<InputsRead> {
  const applications = await readVersion(inbox, inputs.applications);
  const round = await readVersion(inbox, inputs.round);
  const centers = inputs.centers && (await readVersion(inbox, inputs.centers));
  const localities = inputs.localities && (await readVersion(inbox, inputs.localities));
  const past = ledgerBytes(ledger);
  return {
    files: {
      applications: applications.bytes,
      round: round.bytes,
      centers: centers?.bytes ?? null,
      localities: localities?.bytes ?? null,
      ledger: past,
    },
    lengths: {
      applications: inputs.applications.size,
      ...(inputs.centers && { centers: inputs.centers.size }),
      ...(inputs.localities && { localities: inputs.localities.size }),
    },
    places: {
      applications: placeOf(applications),
      round: placeOf(round),
      centers: placeOf(centers),
      localities: placeOf(localities),
      ledger: {
        key: null,
        versionId: String(ledger.sequence),
        sha256: past === null ? '' : sha256(past),
      },
    },
  };
}

/** The files of a run that was published, from where they lay; the ledger as it is given. */
export async function publishedFiles(
  inbox: ObjectStore,
  places: Readonly<Record<string, InputPlace>>,
  ledger: Pick<LedgerState, 'last' | 'grants'>,
): Promise<RoundFiles> {
  const read = async (role: string): Promise<Uint8Array | null> => {
    const { key = null, versionId = null } = places[role] ?? {};
    if (key === null || versionId === null) return null;
    const body = await inbox.read(key, versionId);
    if (body === null) throw new Error(`${key}, version ${versionId}, is gone.`);
    return body.bytes;
  };
  const [applications, round] = [await read('applications'), await read('round')];
  if (applications === null || round === null) throw new Error('A publication names no applications.');
  return {
    applications,
    round,
    centers: await read('centers'),
    localities: await read('localities'),
    ledger: ledgerBytes(ledger),
  };
}

function ledgerBytes({ last, grants }: Pick<LedgerState, 'last' | 'grants'>): Uint8Array | null {
  return last === null ? null : Buffer.from(ledgerCsv(grants.values()), 'utf8');
}

/** A file of the inbox may have so many bytes. A batch of 10,000 applications has about four million. */
export const MOST_BYTES = 20_000_000;

/** A file is read whole, into the memory that the function has. */
export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError';
  constructor({ key, size }: Pick<ObjectVersion, 'key' | 'size'>) {
    const [has, most] = [size, MOST_BYTES].map((bytes) => Math.ceil(bytes / 1_000_000));
    super(
      `${key} has ${has} MB, and files of up to ${most} MB are read: nothing was changed. Is it the right file? If so, divide it or leave out columns, and upload it again.`,
    );
  }
}

/**
 * A version that is gone between the look and the read is a fault: the upload is tried again.
 * @throws FileTooLargeError before anything of it is read.
 */
export async function readVersion(inbox: ObjectStore, version: ObjectVersion): Promise<ObjectBody> {
  if (version.size > MOST_BYTES) throw new FileTooLargeError(version);
  const body = await inbox.read(version.key, version.versionId);
  if (body === null) throw new Error(`${version.key}, version ${version.versionId}, is gone.`);
  return body;
}

function placeOf(body: ObjectBody | null): InputPlace {
  return body === null
    ? { key: null, versionId: null, sha256: '' }
    : { key: body.key, versionId: body.versionId, sha256: body.sha256 };
}
