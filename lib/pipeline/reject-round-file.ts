import type { RoundFileProblem } from '../intake/round-file.ts';
import type { Ports } from './ports.ts';
import type { Outcome } from './receipts.ts';
import type { ReviewRequest } from './review-upload.ts';
import { storeReport } from './store-reports.ts';
import { roundKey } from './upload-key.ts';

/** A round file that lies in the folder of another round; null when it lies in its own. */
export function whyMisplaced(id: string, folder: string): RoundFileProblem | null {
  if (roundKey(id) === roundKey(folder)) return null;
  return {
    line: null,
    path: 'round',
    message: `says ${id}, but the file lies in the folder of round ${folder}.`,
    fix: `Write round: ${folder}, or upload the files under inbox/rounds/${id}/.`,
  };
}

/** A round file that cannot be used: its problems are kept as a text, and nothing else changes. Applications wait. */
export async function rejectRoundFile(
  { reports }: Ports,
  { kind, receiptId, round }: ReviewRequest,
  problems: readonly RoundFileProblem[],
): Promise<Outcome> {
  const lines = problems.map(
    ({ line, message, path, fix }) =>
      `${line === null ? 'round.yaml' : `round.yaml, line ${line}`}: ${message.startsWith(path) ? '' : `${path} `}${message} ${fix}\n`,
  );
  const first = lines.slice(0, 3).join('').trim();
  if (kind === 'applications') {
    return {
      status: 'WAITING_FOR_ROUND_FILE',
      message: `The applications are kept, and reviewed as soon as a good round file comes: that of ${round} cannot be used. ${first}`,
    };
  }
  const folder = `uploads/${receiptId}/`;
  await storeReport(reports, `${folder}problems.txt`, lines);
  return {
    status: 'REJECTED',
    message: `The round file of ${round} cannot be used, and nothing was changed. ${first}`,
    reports: folder,
  };
}
