import { foldId } from '../../model/identity.ts';
import type { Ports } from '../ports.ts';
import type { PublicationOutcome } from '../publish-run.ts';
import { roundKey } from '../upload-key.ts';
import { changeRound, refuse, sameRun, type RoundChange } from './change-round.ts';
import { questionsOfRun } from './open-questions.ts';
import { stillOpen } from './standing.ts';

export interface QuestionNamed {
  readonly code: string;
  readonly applicationId: string;
}

/** Answers a question about one application: the value is meant so. Holds, in later runs too, while it is unchanged. */
export async function confirmQuestion(
  ports: Ports,
  change: RoundChange,
  named: QuestionNamed,
): Promise<PublicationOutcome> {
  return changeRound(ports, change, async (standing) => {
    if (standing.isFinal) return refuse(`Round ${change.round} is final.`);
    const { runId } = standing.head.body;
    const questions = await questionsOfRun(ports.reports, roundKey(change.round), runId);
    const code = named.code.trim().toUpperCase();
    const open = stillOpen(questions, standing).find(
      (each) => each.code === code && foldId(each.applicationId) === foldId(named.applicationId),
    );
    if (open === undefined)
      return refuse(
        `No question ${code} about application ${named.applicationId} is open in the current run.`,
      );
    const { applicationId, column, value } = open;
    return sameRun(standing, 'confirmed', { code, application_id: applicationId, column, value });
  });
}
