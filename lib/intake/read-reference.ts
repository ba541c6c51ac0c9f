import type { Finding } from '../model/finding.ts';
import type { LedgerRecord } from '../model/ledger-record.ts';
import { CenterIndex } from './center-index.ts';
import { FindingList } from './finding-list.ts';
import { LocalityIndex } from './locality-index.ts';
import { PACKAGED_LOCALITIES } from './packaged.ts';
import { readCenters } from './read-centers.ts';
import { readLedger } from './read-ledger.ts';
import { readLocalities } from './read-localities.ts';
import { readGivenCenters } from './stand-ins.ts';

/** What a reference file is checked against: files as uploaded, or null for the packaged ones. */
export interface ReferenceFiles {
  readonly centers: Uint8Array | null;
  readonly localities: Uint8Array | null;
}

export interface ReferenceRead {
  /** Of the file itself, in order. */
  readonly findings: readonly Finding[];
  /** Whether an error keeps the file from being used. */
  readonly refused: boolean;
  /** The good rows of a ledger. */
  readonly grants: readonly LedgerRecord[];
}

/** Reads a ledger, a list of centers or of localities by itself, so that it is known to be good before it counts. */
export async function readReference(
  kind: 'ledger' | 'centers' | 'localities',
  bytes: Uint8Array,
  against: ReferenceFiles,
): Promise<ReferenceRead> {
  const findings = new FindingList();
  const grants: LedgerRecord[] = [];
  if (kind === 'localities') {
    await readLocalities(bytes, findings);
  } else {
    const others = new FindingList();
    const places = new LocalityIndex(await readLocalities(against.localities ?? PACKAGED_LOCALITIES, others));
    if (kind === 'centers') await readCenters(bytes, places, findings);
    else {
      const own = against.localities !== null;
      const centers = await readGivenCenters(against.centers, own, places, others);
      await readLedger(bytes, places, new CenterIndex(centers), findings, (grant) => grants.push(grant));
    }
  }
  return { findings: findings.inOrder(), refused: findings.hasErrors(kind), grants };
}
