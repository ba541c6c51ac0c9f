import type { Publication } from '../../store/round-store.ts';
import type { Ports } from '../ports.ts';
import { publishRun, type PublicationOutcome, type PublicationStop } from '../publish-run.ts';
import { roundKey } from '../upload-key.ts';
import { standingOf, type Entry, type Standing } from './standing.ts';

/** Who changes what stands of a round, and why. */
export interface RoundChange {
  readonly round: string;
  readonly actor: string;
  /** Never blank: an entry without a reason explains nothing. */
  readonly reason: string;
  /** The same however often the same deed is tried. */
  readonly operationId: string;
}

/** What a change puts behind the last entry, or why it may not. */
export type NextEntry = Publication | PublicationStop;

/**
 * Appends an entry to a round's log that follows from how the round stands at that moment: if somebody was faster, it
 * is worked out again from what they left.
 */
export async function changeRound(
  ports: Ports,
  change: RoundChange,
  next: (standing: Standing, entries: readonly Entry[]) => Promise<NextEntry> | NextEntry,
): Promise<PublicationOutcome> {
  const round = roundKey(change.round);
  if (change.reason.trim() === '') return { published: false, stop: NO_REASON };
  const log = ports.store.publications(round);
  for (;;) {
    const entries = await log.read();
    const own = entries.find((entry) => entry.operationId === change.operationId);
    if (own !== undefined) return { published: true, entry: own };
    const standing = standingOf(entries);
    if (standing === null) return { published: false, stop: nothingPublished(change.round) };
    const publication = await next(standing, entries);
    if (!('event' in publication)) return { published: false, stop: publication };
    const { head } = standing;
    const outcome = await publishRun(ports, round, {
      operationId: change.operationId,
      actor: change.actor,
      publication: { ...publication, reason: change.reason },
      stop: (last) => Promise.resolve(last?.sequence === head.sequence ? null : OVERTAKEN),
    });
    if (outcome.published || outcome.stop !== OVERTAKEN) return outcome;
  }
}

/** What is current stays, and something is said of it. */
export function sameRun({ head }: Standing, event: string, details: Publication['details']): Publication {
  return { ...head.body, event, reason: null, details };
}

export function refuse(message: string): PublicationStop {
  return { status: 'REJECTED', message: `${message} Nothing was changed.` };
}

const OVERTAKEN: PublicationStop = { status: 'SUPERSEDED', message: '' };
const NO_REASON = refuse('A reason is needed, and it is blank.');

function nothingPublished(round: string): PublicationStop {
  return refuse(`Round ${round} has no published run yet.`);
}
