import type { Application } from '../../lib/model/application.ts';
import type { Batch } from '../../lib/model/batch.ts';
import type { Program } from '../../lib/model/program.ts';
import type { Round } from '../../lib/model/round.ts';
import { reviewBatch } from '../../lib/review/review.ts';
import type { PlacedApplication } from '../../lib/review/placed-application.ts';
import type { ProgramReview, Review } from '../../lib/review/reviewed.ts';
import { type ApplicationFacts, aBatch, aRound, anApplication, millionths } from './records.ts';

/** An application of so many seniors to the square mile, 10 to 1100: the higher, the higher it ranks. */
export function denseApplication(
  applicationId: string,
  seniors: number,
  given: ApplicationFacts = {},
): Application {
  return anApplication({
    applicationId,
    seniorPopulation: seniors,
    serviceArea: millionths('1'),
    ...given,
  });
}

export function reviewOf(
  applications: readonly Application[],
  round: Round = aRound(),
  more: Partial<Batch> = {},
): Review {
  return reviewBatch(aBatch({ applications, ...more }), round);
}

export function programOf(review: Review, program: Program = 'senior_center'): ProgramReview {
  const found = review.programs.find((each) => each.program === program);
  if (!found) throw new Error(`the review has no ${program}`);
  return found;
}

/** The one application of that id, in whichever program. */
export function placed(review: Review, applicationId = 'A-001'): PlacedApplication {
  const found = review.programs
    .flatMap(({ applications }) => applications)
    .find(({ reviewed }) => reviewed.application.applicationId === applicationId);
  if (!found) throw new Error(`the review has no application ${applicationId}`);
  return found;
}
