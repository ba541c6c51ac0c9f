import type { LogEntry } from '../store/event-log.ts';
import type { Publication } from '../store/round-store.ts';
import type { Ports } from './ports.ts';

type Entry = LogEntry<Publication>;

/** What is to be published, and what must hold at the moment when it is. */
export interface PublicationDraft {
  readonly operationId: string;
  readonly actor: string;
  readonly publication: Publication;
  /** Looked at before each try, against the last entry: a reason why not, or null. */
  stop(head: Entry | null): Promise<PublicationStop | null>;
}

export interface PublicationStop {
  readonly status: string;
  readonly message: string;
  /** Of the entry that says already what was to be said. */
  readonly revision?: number;
}

export type PublicationOutcome =
  | { readonly published: true; readonly entry: Entry }
  | { readonly published: false; readonly stop: PublicationStop };

/**
 * Makes a run the current one of its round: one entry behind the last, if nobody was faster; otherwise everything is
 * looked at anew. The same operation tried again finds its own entry.
 */
export async function publishRun(
  { store, now }: Ports,
  round: string,
  draft: PublicationDraft,
): Promise<PublicationOutcome> {
  const log = store.publications(round);
  const entries = [...(await log.read())];
  for (;;) {
    const own = entries.find((entry) => entry.operationId === draft.operationId);
    if (own !== undefined) return { published: true, entry: own };
    const head = entries.at(-1) ?? null;
    const stop = await draft.stop(head);
    if (stop !== null) return { published: false, stop };
    const { operationId, actor, publication: body } = draft;
    const appended = await log.append(head, { operationId, at: now().toISOString(), actor, body });
    if (appended.outcome === 'appended') return { published: true, entry: appended.entry };
    entries.push(...appended.since);
  }
}
