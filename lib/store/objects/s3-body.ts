import { createHash } from 'node:crypto';
import { ObjectDamagedError } from '../object-store.ts';

export interface ArrivedBody {
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

/** Reads a body to its end and counts it. @throws ObjectDamagedError when it has another length than was announced. */
export async function readBody(
  body: AsyncIterable<Uint8Array>,
  expected: { key: string; versionId: string; bytes: number },
): Promise<ArrivedBody> {
  const hash = createHash('sha256');
  const pieces: Uint8Array[] = [];
  let arrived = 0;
  const damaged = (): ObjectDamagedError =>
    new ObjectDamagedError(expected.key, expected.versionId, expected.bytes, arrived);
  try {
    for await (const piece of body) {
      arrived += piece.length;
      hash.update(piece);
      pieces.push(piece);
    }
  } catch (error) {
    if (arrived === expected.bytes) throw error;
    // A connection that broke off.
    throw Object.assign(damaged(), { cause: error });
  }
  if (arrived !== expected.bytes) throw damaged();
  return { bytes: Buffer.concat(pieces, arrived), sha256: hash.digest('hex') };
}
