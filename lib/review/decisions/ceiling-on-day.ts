import type { BoardRoute } from '../../law/board.ts';
import { lawOfRound } from '../../law/law-of-round.ts';
import { sharesCenterRoom } from '../../law/senior-center-statute.ts';
import type { CenterRoom } from '../../law/window.ts';
import type { Application } from '../../model/application.ts';
import type { IsoDate } from '../../model/date.ts';
import type { Grant } from '../../model/grant.ts';
import { type Cents, formatDollars } from '../../model/money.ts';
import type { Round } from '../../model/round.ts';
import { applyTexts, governingCeiling } from '../texts.ts';

/** What an application may be granted on a day, by the ledger as it stands. */
export interface CeilingOnDay {
  readonly asOfRight: Cents;
  /** As of right, or with the Board's authorization where its conditions are met: a decision is the Board's own. */
  readonly payable: Cents;
  readonly board: BoardRoute;
  /** § 10-504(e), where the center has a grant for another project; nothing goes past it. */
  readonly room: CenterRoom | null;
}

/**
 * The governing ceiling as of a day. `related` are the ledger's grants to the application's center and project: no
 * other bears on its ceiling. Throws NotEstablishedError where the law of the day is not established.
 */
export function ceilingOnDay(
  application: Application,
  day: IsoDate,
  round: Round,
  related: readonly Grant[],
): CeilingOnDay {
  const law = lawOfRound({ ...round, decisionDate: day }, related);
  const texts = applyTexts(application, law);
  const { asOfRight, payable, board } = governingCeiling(texts, round.governingText, true);
  const room =
    texts.program === 'senior_center' && sharesCenterRoom(application, law) ? texts.statute.centerRoom : null;
  return { asOfRight, payable, board, room };
}

/** What the Board's route would give, for a message about an approval that it does not reach. */
export function sayBoard({ status, amount, conditions }: BoardRoute): string {
  if (status === 'not_applicable') return 'The Board’s route gives nothing more.';
  if (status === 'met')
    return `With the Board’s authorization it is ${formatDollars(amount ?? (0 as Cents))}.`;
  const missing = Object.entries(conditions)
    .filter(([, evidence]) => evidence !== 'met')
    .map(([name, evidence]) => `${name.replaceAll('_', ' ')} ${evidence.replaceAll('_', ' ')}`);
  return `The Board’s route is not open: ${missing.join(', ')}.`;
}

/** The ledger's grants by center and project, with those that are approved on the way. */
export class RelatedGrants {
  readonly #byCenter = new Map<string, Grant[]>();
  readonly #byProject = new Map<string, Grant[]>();

  constructor(ledger: Iterable<Grant>) {
    for (const grant of ledger) this.add(grant);
  }

  add(grant: Grant): void {
    put(this.#byCenter, grant.centerKey, grant);
    put(this.#byProject, grant.projectKey, grant);
  }

  of({ centerKey, projectKey }: Application): readonly Grant[] {
    const center = centerKey === null ? [] : (this.#byCenter.get(centerKey) ?? []);
    const project = projectKey === null ? [] : (this.#byProject.get(projectKey) ?? []);
    return [...new Set([...center, ...project])];
  }
}

function put(map: Map<string, Grant[]>, key: string | null, grant: Grant): void {
  if (key === null) return;
  const grants = map.get(key);
  if (grants) grants.push(grant);
  else map.set(key, [grant]);
}
