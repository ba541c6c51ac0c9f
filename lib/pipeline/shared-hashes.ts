import type { ObjectVersion } from '../store/object-store.ts';
import type { Publication } from '../store/round-store.ts';
import { sha256 } from '../store/sha256.ts';
import { currentReference } from './current-inputs.ts';
import { ledgerCsv, readLedgerState } from './ledger-state.ts';
import type { Ports } from './ports.ts';
import { readVersion } from './read-inputs.ts';
import { receiptId } from './receipts.ts';
import type { SharedHashes } from './stale.ts';

/** The ledger and the reference files as they stand; what a run has read already is not read again. */
export async function sharedHashes(ports: Ports, { inputs }: Publication): Promise<SharedHashes> {
  const { centers, localities } = await currentReference(ports.inbox);
  const hashOf = async (role: 'centers' | 'localities', version: ObjectVersion | null): Promise<string> => {
    const read = inputs[role];
    const before = read?.sha256 ?? '';
    if (version === null) return '';
    if (read?.key === version.key && read.versionId === version.versionId) return before;
    // A file that was refused changed nothing.
    if (await wasRefused(ports, version)) return before;
    return (await readVersion(ports.inbox, version)).sha256;
  };
  return {
    ledger: await ledgerHash(ports, inputs.ledger),
    centers: await hashOf('centers', centers),
    localities: await hashOf('localities', localities),
  };
}

async function wasRefused({ store }: Ports, { key, versionId }: ObjectVersion): Promise<boolean> {
  return (await store.receipt(receiptId(key, versionId)))?.status === 'REJECTED';
}

async function ledgerHash(
  { ledger }: Ports,
  read: Publication['inputs'][string] | undefined,
): Promise<string> {
  const last = await ledger.last();
  if (last === null) return '';
  if (read?.versionId === String(last.sequence)) return read.sha256;
  return sha256(Buffer.from(ledgerCsv((await readLedgerState(ledger)).grants.values()), 'utf8'));
}
