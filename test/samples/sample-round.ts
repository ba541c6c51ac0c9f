import { readFileSync } from 'node:fs';
import { reviewRound } from '../../lib/pipeline/review-round.ts';
import { resultsJson } from '../../lib/reports/results-json.ts';
import type { ReviewedRun } from '../../lib/reports/reviewed-run.ts';
import type { SeniorCenterRegulationResult } from '../../lib/law/senior-center-regulation.ts';
import type { SeniorCenterStatuteResult } from '../../lib/law/senior-center-statute.ts';
import type { AssistedLivingStatuteResult } from '../../lib/law/assisted-living-statute.ts';
import type { Program } from '../../lib/model/program.ts';
import type { PlacedApplication } from '../../lib/review/placed-application.ts';
import type { ProgramReview } from '../../lib/review/reviewed.ts';

const file = (name: string): Uint8Array =>
  readFileSync(new URL(`../../samples/fy2027/${name}`, import.meta.url));

/** The applications file of the sample round, as text. */
export const sampleApplications = (): string => new TextDecoder().decode(file('applications.csv'));

/** Reviews the sample round as its README says, or with other applications in its place. */
export async function reviewSample(applications: string = sampleApplications()): Promise<ReviewedRun> {
  const outcome = await reviewRound({
    applications: new TextEncoder().encode(applications),
    round: file('round.yaml'),
    ledger: file('ledger.csv'),
    centers: null,
    localities: null,
  });
  if (!outcome.ok) throw new Error(`the sample's round file: ${JSON.stringify(outcome.problems)}`);
  return outcome.run;
}

export function programOf(run: ReviewedRun, program: Program): ProgramReview {
  const found = run.review.programs.find((each) => each.program === program);
  if (!found) throw new Error(`the sample has no ${program}`);
  return found;
}

export function placed(run: ReviewedRun, applicationId: string): PlacedApplication {
  for (const { applications } of run.review.programs) {
    const found = applications.find((each) => each.reviewed.application.applicationId === applicationId);
    if (found) return found;
  }
  throw new Error(`${applicationId} was not reviewed`);
}

/** The two senior-center texts on an application. */
export function seniorCenter(
  run: ReviewedRun,
  applicationId: string,
): { readonly statute: SeniorCenterStatuteResult; readonly regulation: SeniorCenterRegulationResult } {
  const { texts } = placed(run, applicationId).reviewed;
  if (texts.program !== 'senior_center') throw new Error(`${applicationId} is no senior center`);
  return texts;
}

/** § 24-1004 on an application. */
export function assistedLiving(run: ReviewedRun, applicationId: string): AssistedLivingStatuteResult {
  const { texts } = placed(run, applicationId).reviewed;
  if (texts.program !== 'assisted_living') throw new Error(`${applicationId} is no assisted living`);
  return texts.statute;
}

/** What results.json has as the funds that were unallocated on the day of receipt: § 24-1004(g)(2). */
export function unallocatedOnReceipt(run: ReviewedRun, applicationId: string): string | null | undefined {
  const results = JSON.parse([...resultsJson(run)].join('')) as {
    readonly applications: readonly {
      readonly application_id: string;
      readonly unallocated_on_receipt: string | null;
    }[];
  };
  return results.applications.find((each) => each.application_id === applicationId)?.unallocated_on_receipt;
}

/** The application ids of a program's ranking, first to last. */
export function ranking(run: ReviewedRun, program: Program): readonly string[] {
  return programOf(run, program)
    .applications.filter((each) => each.rank !== null)
    .map((each) => each.reviewed.application.applicationId);
}
