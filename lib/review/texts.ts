import { assistedLivingStatute } from '../law/assisted-living-statute.ts';
import type { BoardRoute } from '../law/board.ts';
import type { LawOfRound } from '../law/law-of-round.ts';
import type { LimitName } from '../law/limits.ts';
import { seniorCenterRegulation } from '../law/senior-center-regulation.ts';
import { seniorCenterStatute } from '../law/senior-center-statute.ts';
import { type Trace, silent } from '../law/trace.ts';
import type { Application } from '../model/application.ts';
import { type Cents, ZERO, least } from '../model/money.ts';
import {
  ASSISTED_LIVING_STATUTE,
  SENIOR_CENTER_REGULATION,
  SENIOR_CENTER_STATUTE,
  type TextKey,
} from '../model/program.ts';
import type { GoverningText } from '../model/round.ts';
import type { GoverningCeiling, TextResults } from './reviewed.ts';

/** Works out every text that bears on the application. `traceOf` gives each text its recorder; silent by default. */
export function applyTexts(
  application: Application,
  law: LawOfRound,
  traceOf: (text: TextKey) => Trace = () => silent,
): TextResults {
  if (application.program === 'assisted_living') {
    const statute = assistedLivingStatute(application, law, traceOf(ASSISTED_LIVING_STATUTE));
    return { program: 'assisted_living', statute };
  }
  return {
    program: 'senior_center',
    statute: seniorCenterStatute(application, law, traceOf(SENIOR_CENTER_STATUTE)),
    regulation: seniorCenterRegulation(application, law, traceOf(SENIOR_CENTER_REGULATION)),
  };
}

interface Ceiling {
  readonly asOfRight: Cents;
  readonly binding: readonly LimitName[];
  readonly board: BoardRoute;
}

function payableUnder({ asOfRight, board }: Ceiling, recommendBoardRoute: boolean): Cents {
  return recommendBoardRoute && board.status === 'met' && board.amount !== null ? board.amount : asOfRight;
}

/**
 * R4: the statute decides, or the stricter of the two senior-center texts, each with its own Board amount where the
 * round file lets that count.
 */
export function governingCeiling(
  texts: TextResults,
  governing: GoverningText,
  recommendBoardRoute: boolean,
): GoverningCeiling {
  const { statute } = texts;
  const payable = payableUnder(statute, recommendBoardRoute);
  if (texts.program === 'assisted_living' || governing === 'statute') {
    return { asOfRight: statute.asOfRight, binding: statute.binding, board: statute.board, payable };
  }
  const { regulation } = texts;
  const payableRegulation = payableUnder(regulation, recommendBoardRoute);
  const { asOfRight, binding } = regulation.asOfRight < statute.asOfRight ? regulation : statute;
  // The Board amounts may stand in the other order: the route that is shown is the one that limits what is payable.
  const { board } = payableRegulation < payable ? regulation : statute;
  return { asOfRight, binding, board, payable: least(payable, payableRegulation) };
}

/** The difference between the two senior-center texts' ceilings as of right, absolute. */
export function dollarsInDispute(texts: TextResults): Cents {
  if (texts.program === 'assisted_living') return ZERO;
  return Math.abs(texts.statute.asOfRight - texts.regulation.asOfRight) as Cents;
}
