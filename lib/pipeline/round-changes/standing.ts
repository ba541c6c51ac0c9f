import { foldId } from '../../model/identity.ts';
import type { LogEntry } from '../../store/event-log.ts';
import type { Publication, ResultItem } from '../../store/round-store.ts';

export type Entry = LogEntry<Publication>;

/** A question of the current run that asks for an answer. */
export interface OpenQuestion {
  /** '' where it is about the file as a whole. */
  readonly row: string;
  readonly code: string;
  readonly applicationId: string;
  readonly column: string;
  /** The cell as uploaded. */
  readonly value: string;
}

/** How a round stands by its log. Pure. */
export interface Standing {
  readonly head: Entry;
  readonly isFinal: boolean;
  /** Rows of the current run that were set aside. */
  readonly setAside: ReadonlySet<string>;
  /** Questions that were answered, by what they ask. */
  readonly confirmed: ReadonlySet<string>;
}

/** Null while nothing is published. */
export function standingOf(entries: readonly Entry[]): Standing | null {
  const head = entries.at(-1);
  if (head === undefined) return null;
  const setAside = new Set<string>();
  const confirmed = new Set<string>();
  for (const { body } of entries) {
    const { event, runId, details } = body;
    // A row that was corrected or replaced is another one: setting aside holds for the run that it was done on.
    if (event === 'set_aside' && runId === head.body.runId) setAside.add(details.row ?? '');
    if (event === 'confirmed' && details.code !== undefined)
      confirmed.add(questionKey(detailsAsQuestion(details)));
  }
  return { head, isFinal: head.body.event === 'finalised', setAside, confirmed };
}

/** The same question about the same value: an answer holds until the value changes. */
export function questionKey({ code, applicationId, column, value }: Omit<OpenQuestion, 'row'>): string {
  return JSON.stringify([code, foldId(applicationId), column, value]);
}

function detailsAsQuestion(details: Publication['details']): Omit<OpenQuestion, 'row'> {
  const { code = '', application_id: applicationId = '', column = '', value = '' } = details;
  return { code, applicationId, column, value };
}

/** The rows of a run that wait and were not set aside. */
export function stillWaiting(results: readonly ResultItem[], { setAside }: Standing): readonly ResultItem[] {
  return results.filter(({ state, row }) => state === 'waiting' && !setAside.has(String(row)));
}

/** The questions that are not answered, but for those about a row that was set aside. */
export function stillOpen(
  questions: readonly OpenQuestion[],
  { confirmed, setAside }: Standing,
): readonly OpenQuestion[] {
  return questions.filter((each) => !confirmed.has(questionKey(each)) && !setAside.has(each.row));
}
