import type { IsoDate } from '../model/date.ts';
import type { Grant } from '../model/grant.ts';
import type { Cents } from '../model/money.ts';
import type { Readings, Round } from '../model/round.ts';
import {
  centerLimit,
  dollarCap,
  figureOn,
  limitOn,
  planCap,
  regulationCap,
  regulationPlanCap,
  regulationPriorLimit,
} from './parameters.ts';
import { type PriorGrants, indexLedger } from './prior-grants.ts';
import { type CenterRoom, centerRoom } from './window.ts';

/** The figures that hold on the decision date. */
export interface Figures {
  readonly dollarCap: Cents;
  readonly planCap: Cents;
  /** Null before the rule of § 10-504(e) existed. */
  readonly centerLimit: Cents | null;
  readonly regulationCap: Cents;
  readonly regulationPlanCap: Cents;
  readonly regulationPriorLimit: Cents;
}

/** The law as one round applies it: the day, the figures of that day, the readings, the earlier grants. */
export interface LawOfRound {
  readonly decisionDate: IsoDate;
  readonly readings: Readings;
  readonly figures: Figures;
  readonly prior: PriorGrants;
  /** § 10-504(e) for a center, from the ledger alone; null where no such rule held on the decision date. */
  roomOf(centerKey: string | null): CenterRoom | null;
}

/** Figures of senior-center law on a day. Throws NotEstablishedError where the dollar cap is not established. */
export function seniorCenterFigures(on: IsoDate): Figures {
  return {
    dollarCap: figureOn(dollarCap, on),
    // Asked for only by a master plan: a day without an established plan cap troubles no other application.
    get planCap() {
      return figureOn(planCap, on);
    },
    centerLimit: limitOn(centerLimit, on),
    regulationCap: figureOn(regulationCap, on),
    regulationPlanCap: figureOn(regulationPlanCap, on),
    regulationPriorLimit: figureOn(regulationPriorLimit, on),
  };
}

/** Reads the law for a round. Throws NotEstablishedError when it has a senior-center program and its figures are unknown. */
export function lawOfRound(round: Round, ledger: readonly Grant[]): LawOfRound {
  const prior = indexLedger(ledger, round);
  const { decisionDate, readings } = round;
  // A round without senior centers needs none of these figures: no clause of § 24-1004 names a dollar amount.
  const figures = seniorCenterFigures(round.programs.senior_center ? decisionDate : TODAY_OF_THE_TEXTS);
  const rooms = new Map<string | null, CenterRoom>();
  return {
    decisionDate,
    readings,
    figures,
    prior,
    roomOf(centerKey) {
      const { centerLimit: limit } = figures;
      if (limit === null) return null;
      const grants = prior.toCenter('senior_center', centerKey);
      // Centers without a grant are many and alike: one entry serves them all.
      const key = grants.length === 0 ? null : centerKey;
      let room = rooms.get(key);
      if (room === undefined) {
        room = centerRoom(grants, decisionDate, limit, readings.windowHalfOpen);
        rooms.set(key, room);
      }
      return room;
    },
  };
}

const TODAY_OF_THE_TEXTS = '2025-01-01' as IsoDate;
