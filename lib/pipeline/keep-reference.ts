import { readReference } from '../intake/read-reference.ts';
import { findingsCsv } from '../reports/findings-csv.ts';
import type { ObjectVersion } from '../store/object-store.ts';
import { currentReference } from './current-inputs.ts';
import { importLedger } from './import-ledger.ts';
import type { Ports } from './ports.ts';
import { readVersion } from './read-inputs.ts';
import { countCodes, type Outcome } from './receipts.ts';
import { storeReport } from './store-reports.ts';

export interface ReferenceUpload {
  readonly kind: 'ledger' | 'centers' | 'localities';
  readonly version: ObjectVersion;
  readonly receiptId: string;
  readonly actor: string;
  readonly reason: string | null;
}

const REVIEW_AGAIN =
  'Rounds are not reviewed again by themselves: grantline status ROUND tells whether this changes one, and grantline put --again ROUND reviews it.';

/** Checks a reference file by itself. A good list is kept as it lies; a good ledger is appended to the log. */
export async function keepReference(ports: Ports, upload: ReferenceUpload): Promise<Outcome> {
  const { kind, version, receiptId } = upload;
  const body = await readVersion(ports.inbox, version);
  const current = await currentReference(ports.inbox);
  const bytesOf = async (input: ObjectVersion | null): Promise<Uint8Array | null> =>
    input === null ? null : (await readVersion(ports.inbox, input)).bytes;
  const against = {
    centers: kind === 'centers' ? null : await bytesOf(current.centers),
    localities: kind === 'localities' ? null : await bytesOf(current.localities),
  };
  const { findings, refused, grants } = await readReference(kind, body.bytes, against);
  const told = { sha256: body.sha256, codes: countCodes(findings), reports: null };
  if (refused) {
    const reports = `uploads/${receiptId}/`;
    await storeReport(ports.reports, `${reports}findings.csv`, findingsCsv(findings));
    return {
      ...told,
      status: 'REJECTED',
      reports,
      message: `The ${kind} file has errors, and nothing of it was taken. Mend it as its findings say and upload it again.`,
    };
  }
  if (kind !== 'ledger')
    return { ...told, status: 'ACCEPTED', message: `The ${kind} file is kept. ${REVIEW_AGAIN}` };
  const outcome = await importLedger(ports, grants, { ...upload, body });
  if (!outcome.imported) return { ...told, status: 'REJECTED', message: sayDiffering(outcome.differing) };
  const { appended, known } = outcome;
  return {
    ...told,
    status: 'ACCEPTED',
    message: `The ledger holds ${appended} ${appended === 1 ? 'grant' : 'grants'} more; ${known} of the file it held already. ${REVIEW_AGAIN}`,
  };
}

function sayDiffering(ids: readonly string[]): string {
  const shown = ids.slice(0, 10).join(', ');
  const more = ids.length > 10 ? ` and ${ids.length - 10} more` : '';
  return `The ledger holds other figures for ${shown}${more}, and nothing of the file was taken. A correction needs a reason: upload the file again with one (the metadata "reason", or grantline put --reason).`;
}
