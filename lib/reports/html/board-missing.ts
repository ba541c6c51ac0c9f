import type { LawOfRound } from '../../law/law-of-round.ts';
import type { Application } from '../../model/application.ts';
import { type Cents, formatDollars } from '../../model/money.ts';
import { SENIOR_CENTER_STATUTE, type TextKey } from '../../model/program.ts';
import { typeWords } from './words.ts';

export interface MissingContext {
  readonly application: Application;
  readonly text: TextKey;
  readonly asOfRight: Cents;
  readonly law: LawOfRound;
}

/** What it would take to meet a condition of the Board route, or to show that it is met. */
export function whatIsMissing(
  condition: string,
  evidence: 'not_met' | 'not_evidenced',
  context: MissingContext,
): string {
  const { application } = context;
  switch (condition) {
    case 'project_type':
      return `The project is ${typeWords(application.projectTypes)} only.`;
    case 'property_value':
      return valueMissing(evidence, context);
    case 'residual_value':
      return residualMissing(evidence, application);
    case 'no_state_funds':
      if (evidence === 'not_evidenced') return 'An answer in state_funds_used.';
      return application.stateFundsUsed === 'yes'
        ? 'The applicant answers that State funds were used.'
        : `The applicant answers that none were used, but the ledger holds ${grantsNamed(context)}.`;
    case 'no_state_debt':
      return evidence === 'not_evidenced'
        ? 'An answer in state_bonded_debt.'
        : 'The applicant answers that the State is responsible for bonded debt.';
    default:
      return evidence === 'not_met' ? 'It is not met.' : 'Evidence.';
  }
}

function valueMissing(evidence: 'not_met' | 'not_evidenced', { text, asOfRight }: MissingContext): string {
  if (evidence === 'not_met')
    return `The value that counts is not above the ceiling as of right of ${formatDollars(asOfRight)}, so no larger grant could be matched.`;
  return text === SENIOR_CENTER_STATUTE
    ? 'An amount in property_value.'
    : 'An amount in property_value, or in center_value where a center is renovated.';
}

function residualMissing(evidence: 'not_met' | 'not_evidenced', application: Application): string {
  if (evidence === 'not_met')
    return 'residual_value does not exceed the sum of the parts that are known; the worked sum shows it.';
  const blank = [
    application.residualValue === null && 'residual_value',
    application.priorMatch === null && 'prior_match',
    application.outstandingStateDebt === null && 'outstanding_state_debt',
    application.otherStateInvestment === null && 'other_state_investment',
  ].filter((name) => name !== false);
  return `An amount in ${blank.join(', ')}.`;
}

function grantsNamed({ application, law }: MissingContext): string {
  const ids = law.prior.stateFundsTo(application.centerKey).map(({ grant }) => grant.grantId);
  return `State ${ids.length === 1 ? 'grant' : 'grants'} to this center: ${ids.join(', ')}`;
}
