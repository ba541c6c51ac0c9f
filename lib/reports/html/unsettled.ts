import type { PlacedApplication } from '../../review/placed-application.ts';
import type { ReviewedRun } from '../reviewed-run.ts';
import { linkTo } from './anchor.ts';
import { count } from './figures.ts';
import { type Child, type Html, h, joined } from './markup.ts';
import { list } from './table.ts';
import { conditionWords } from './words.ts';

/** What may still change: rows that wait, held applications, conditions, questions, the state of the ledger. */
export function unsettled(run: ReviewedRun): Html {
  const { review, findings, ledgerGiven } = run;
  const placed = review.programs.flatMap(({ applications }) => applications);
  const held = placed.filter(({ state }) => state === 'held');
  const questions = findings.filter(({ severity }) => severity === 'question').length;
  const unknown = placed.filter(({ reviewed }) => reviewed.priority.history === 'not established').length;
  const { waiting } = review.counts;
  const items: Child[] = [];
  if (waiting > 0)
    items.push(
      h`${count(waiting, 'row waits', 'rows wait')} for correction: <a href="#not-ranked">rows not ranked</a>.`,
    );
  if (held.length > 0) items.push(h`Held, for want of a certificate: ${links(held)}.`);
  items.push(...conditionItems(placed));
  if (questions > 0)
    items.push(
      h`${count(questions, 'question is', 'questions are')} open: <a href="#findings">findings</a>.`,
    );
  if (!ledgerGiven)
    items.push(
      'No ledger was given. Earlier grants are taken as none, so ceilings may be too high, and no locality is established as never funded.',
    );
  else if (!review.round.ledgerComplete)
    items.push(
      'The ledger is not declared complete: a grant that it lacks would lower a ceiling, and a locality without a grant in it is not established as never funded.',
    );
  if (unknown > 0)
    items.push(
      `Whether the locality was ever funded is not established for ${count(unknown, 'application')}.`,
    );
  return items.length === 0
    ? h`<p>Nothing is outstanding.</p>
`
    : list(items);
}

function conditionItems(placed: readonly PlacedApplication[]): Html[] {
  const byCondition = new Map<string, PlacedApplication[]>();
  for (const each of placed)
    for (const condition of each.conditions) {
      const outstanding = byCondition.get(condition);
      if (outstanding) outstanding.push(each);
      else byCondition.set(condition, [each]);
    }
  return [...byCondition].map(
    ([condition, applications]) => h`${conditionWords(condition)} Outstanding for ${links(applications)}.`,
  );
}

/** So many ids are named; beyond that the ranking tells them. */
const MOST_NAMED = 12;

function links(applications: readonly PlacedApplication[]): Child {
  const named = applications
    .slice(0, MOST_NAMED)
    .map(({ reviewed }) => linkTo(reviewed.application.applicationId));
  const more = applications.length - named.length;
  return h`${joined(named, ', ')}${more > 0 && ` and ${more} more`}`;
}
