import type { LimitName } from '../law/limits.ts';
import { unnamedKinds } from '../law/senior-center-regulation.ts';
import type { CountedGrant } from '../law/window.ts';
import type { LawOfRound } from '../law/law-of-round.ts';
import type { Application } from '../model/application.ts';
import type { Finding } from '../model/finding.ts';
import { type FindingPlace, defineFinding, report } from '../model/finding-rule.ts';
import { type Cents, formatCents, formatDollars, remainder } from '../model/money.ts';
import type { ReviewedApplication } from './reviewed-application.ts';

export const requestedAboveCeiling = defineFinding<{ requested: Cents; ceiling: Cents }>({
  code: 'L501',
  severity: 'note',
  columns: ['requested_grant'],
  when: 'the applicant asks for more than the ceiling',
  message: ({ requested, ceiling }) =>
    `The applicant asks for ${formatDollars(requested)}; the ceiling is ${formatDollars(ceiling)}.`,
  fix: () =>
    'Nothing to mend: the recommendation stops at the ceiling. The worked sum shows which limit binds.',
  value: ({ requested }) => formatCents(requested),
  expected: ({ ceiling }) => `at most ${formatCents(ceiling)}`,
  difference: ({ requested, ceiling }) => formatCents(remainder(requested, ceiling)),
  source: '§ 10-504(a), § 24-1004(d)',
});

export const kindNotNamed = defineFinding<{ kinds: readonly string[]; types: readonly string[] }>({
  code: 'L502',
  severity: 'note',
  columns: ['project_type'],
  when: 'the regulation’s dollar cap does not name the kind of work',
  value: ({ types }) => types.join(';'),
  message: ({ kinds }) =>
    `Sentence A of the regulation does not name ${kinds.map((kind) => kind.replaceAll('_', ' and ')).join(' or ')}; its cap of $600,000 is applied all the same.`,
  fix: () => 'Nothing to mend. The statute’s ceiling does not depend on it.',
  source: 'Regulation A',
});

export const stateFundsContradicted = defineFinding<{ grants: readonly CountedGrant[] }>({
  code: 'Q501',
  severity: 'question',
  columns: ['state_funds_used'],
  when: 'the answer that no State funds were used is contradicted by the ledger',
  message: ({ grants }) =>
    `State funds used is answered "no", but the ledger holds ${grants.length === 1 ? 'a State grant' : 'State grants'} to this center (${namedGrants(grants)}).`,
  fix: () => 'Check the answer. Until then the condition of the Board route is treated as not met.',
  source: 'Regulation F, § 24-1004(e)(3)',
});

const MOST_NAMED = 10;

function namedGrants(grants: readonly CountedGrant[]): string {
  const ids = grants.slice(0, MOST_NAMED).map((each) => each.grant.grantId);
  const more = grants.length > MOST_NAMED ? ` and ${grants.length - MOST_NAMED} more` : '';
  return ids.join(', ') + more;
}

/** Every rule about an application under review, for the catalog. */
export const REVIEW_RULES = [requestedAboveCeiling, kindNotNamed, stateFundsContradicted];

/** What the law has to say of one application, never an error: put after the notes already there. */
export function addNotesOn(
  reviewed: ReviewedApplication,
  law: LawOfRound,
  notes: Finding[],
  application = reviewed.application,
): void {
  if (application.program === 'senior_center') {
    const kinds = unnamedKinds(application);
    if (kinds.length > 0) {
      notes.push(report(kindNotNamed, { kinds, types: application.projectTypes }, placeOf(application)));
    }
  }
  const { requestedGrant } = application;
  if (requestedGrant > reviewed.payable) {
    const { governing } = reviewed;
    const facts = { requested: requestedGrant, ceiling: governing.payable };
    const source = clauseOfLimit(application, governing.binding[0]);
    notes.push(report(requestedAboveCeiling, facts, { ...placeOf(application), source }));
  }
  if (application.stateFundsUsed === 'no') {
    const grants = law.prior.stateFundsTo(application.centerKey);
    if (grants.length === 0) return;
    notes.push(report(stateFundsContradicted, { grants }, { ...placeOf(application), value: 'no' }));
  }
}

function placeOf({ row, applicationId, applicant }: Application): FindingPlace {
  return { row, applicationId, applicant };
}

/** The clause that sets the limit which binds. */
function clauseOfLimit({ program }: Application, limit: LimitName | undefined): string {
  if (program === 'assisted_living') return limit === 'half_of_unpaid' ? '§ 24-1004(d)' : '§ 24-1004(f)';
  switch (limit) {
    case 'project_prior':
      return '§ 10-504(d)';
    case 'center_room':
      return '§ 10-504(e)';
    case 'prior_grants_rule':
      return 'Regulation G';
    default:
      return '§ 10-504(a)';
  }
}
