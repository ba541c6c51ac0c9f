import type { Finding } from '../model/finding.ts';
import type { ObjectVersion } from '../store/object-store.ts';
import type { Receipt } from '../store/round-store.ts';
import type { Upload } from './ports.ts';
import { sha256 } from '../store/sha256.ts';

/** What a step of the pipeline says of the upload that it worked on; what is left out is null or nothing. */
export type Outcome = Pick<Receipt, 'status' | 'message'> &
  Partial<Pick<Receipt, 'sha256' | 'runId' | 'revision' | 'counts' | 'codes' | 'reports'>> & {
    /** Of applications that wait although a round file is there: that one, which cannot be used. Not in the receipt. */
    readonly roundFile?: ObjectVersion;
  };

/** Letters of a message; what was cut off stands in the reports. A file may put anything into a message. */
const LONGEST_MESSAGE = 2000;

/** The same however often an upload is delivered. */
export function receiptId(key: string, versionId: string): string {
  return sha256(`${key}\n${versionId}`);
}

export function makeReceipt(
  upload: Upload,
  version: ObjectVersion,
  kind: string,
  round: string | null,
  outcome: Outcome,
): Receipt {
  return {
    id: receiptId(version.key, version.versionId),
    round,
    key: version.key,
    versionId: version.versionId,
    sha256: outcome.sha256 ?? null,
    bytes: version.size,
    uploadedAt: version.storedAt,
    uploadedBy: upload.uploadedBy,
    uploadedByFrom: upload.uploadedByFrom,
    kind,
    status: outcome.status,
    message: shortened(outcome.message),
    runId: outcome.runId ?? null,
    revision: outcome.revision ?? null,
    counts: outcome.counts ?? null,
    codes: outcome.codes ?? {},
    reports: outcome.reports ?? null,
  };
}

/** How many findings there are of each code, codes in order. */
export function countCodes(findings: readonly Finding[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const { code } of findings) counts.set(code, (counts.get(code) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function shortened(message: string): string {
  if (message.length <= LONGEST_MESSAGE) return message;
  // Not through the middle of a character.
  return `${message.slice(0, LONGEST_MESSAGE).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
