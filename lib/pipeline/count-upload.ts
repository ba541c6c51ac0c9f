import type { Receipt } from '../store/round-store.ts';
import { METRICS } from './metrics.ts';

type Counted = 'uploadReviewed' | 'uploadRejected' | 'uploadUnchanged' | 'uploadSuperseded';

/** The metrics of an upload that was settled; what did not happen is 0. */
export function countsOf({ status, counts }: Receipt): Readonly<Record<string, number>> {
  const own = kindOf(status);
  return {
    [METRICS.uploadReviewed]: Number(own === 'uploadReviewed'),
    [METRICS.uploadRejected]: Number(own === 'uploadRejected'),
    [METRICS.uploadUnchanged]: Number(own === 'uploadUnchanged'),
    [METRICS.uploadSuperseded]: Number(own === 'uploadSuperseded'),
    [METRICS.applicationsReviewed]: own === 'uploadReviewed' ? (counts?.rows ?? 0) : 0,
    [METRICS.faults]: 0,
  };
}

function kindOf(status: string): Counted | null {
  switch (status) {
    case 'RANKED':
    case 'PROVISIONAL':
    case 'HELD_FOR_CONFIRMATION':
      return 'uploadReviewed';
    case 'FILE_REJECTED':
    case 'NEEDS_CORRECTION':
    case 'REJECTED':
      return 'uploadRejected';
    case 'UNCHANGED':
      return 'uploadUnchanged';
    case 'SUPERSEDED':
      return 'uploadSuperseded';
    default:
      return null;
  }
}
