import { type Eligibility, eligibility } from '../law/assisted-living-statute.ts';
import type { Application } from '../model/application.ts';
import type { Round } from '../model/round.ts';

const SENIOR_CENTER: Eligibility = { state: 'eligible', reasons: [], conditions: [] };

export function isLate(receivedOn: string, round: Round): boolean {
  return round.receiptDeadline !== null && receivedOn > round.receiptDeadline;
}

/** Whether an application may be ranked: the deadline, and for assisted living § 24-1004(b) and (h). */
export function eligibilityOf(application: Application, round: Round): Eligibility {
  const lawful = application.program === 'assisted_living' ? eligibility(application) : SENIOR_CENTER;
  if (!isLate(application.receivedOn, round)) return lawful;
  const reasons = lawful.state === 'not_eligible' ? ['late', ...lawful.reasons] : ['late'];
  return { state: 'not_eligible', reasons, conditions: [] };
}
