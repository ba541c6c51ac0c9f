import type { LogEntry } from '../lib/store/event-log.ts';
import type { Publication, Receipt } from '../lib/store/round-store.ts';
import { renderTable } from './terminal-table.ts';

/** Publications of a round, newest first; the current one has a star. */
export function publicationsTable(publications: readonly LogEntry<Publication>[]): string {
  const current = publications.at(-1)?.sequence;
  return renderTable(
    [
      { title: ' ' },
      { title: 'Revision', right: true },
      { title: 'When' },
      { title: 'By', most: 24 },
      { title: 'What' },
      { title: 'Status' },
      { title: 'Rows', right: true },
      { title: 'Ranked', right: true },
      { title: 'Waiting', right: true },
      { title: 'Not eligible', right: true },
      { title: 'Run' },
    ],
    [...publications]
      .reverse()
      .map(({ sequence, at, actor, body: { event, status, counts, runId } }) => [
        sequence === current ? '*' : '',
        String(sequence),
        sayTime(at),
        actor,
        event.replaceAll('_', ' '),
        status,
        String(counts.rows),
        String(counts.ranked),
        String(counts.waiting),
        String(counts.notEligible),
        shortRun(runId),
      ]),
  );
}

/** Uploads and what became of them, in the order given. */
export function receiptsTable(receipts: readonly Receipt[]): string {
  return renderTable(
    [
      { title: 'When' },
      { title: 'By', most: 24 },
      { title: 'File', most: 60 },
      { title: 'What became of it' },
    ],
    receipts.map(({ uploadedAt, uploadedBy, key, status, revision }) => [
      sayTime(uploadedAt),
      uploadedBy,
      key,
      revision === null ? status : `${status}, revision ${revision}`,
    ]),
  );
}

/** 2026-12-01T05:20:13.123Z as 2026-12-01 05:20:13 UTC: no seconds' fractions, and no zone of this machine's. */
export function sayTime(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;
}

/** As much of a run's id as people need to tell runs apart. */
export function shortRun(runId: string): string {
  return runId.slice(0, 12);
}
