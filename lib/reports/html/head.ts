import { formatDollars } from '../../model/money.ts';
import type { ProgramReview, Review } from '../../review/reviewed.ts';
import type { ReviewedRun } from '../reviewed-run.ts';
import { dollarsOr, count, total } from './figures.ts';
import { type Child, type Html, h } from './markup.ts';
import { statusSentence } from './status.ts';
import { facts, row, table } from './table.ts';
import { unsettled } from './unsettled.ts';
import { POLICY_NAMES, policyWords } from './policy-words.ts';
import { PROGRAM_WORDS } from './words.ts';

/** Section 1: what round this is, where it stands, what it spends, what is not settled. */
export function head(run: ReviewedRun): Html {
  const { round, status, counts } = run.review;
  return h`<header><p class="kicker">Funding round ${round.id}</p><h1>${round.title}</h1>
<p>What the law allows each application, how each ranks, and what is recommended of the budget. The Department recommends; the Board of Public Works decides.</p></header>
<section id="status"><h2>Status</h2>
<p class="status"><strong>${status}</strong> ${statusSentence(run)}</p>
${facts([
  ['Decision date', round.decisionDate],
  ['Receipt deadline', round.receiptDeadline ?? 'none'],
  ['Rows', counts.rows],
  ['Ranked', counts.ranked],
  ['Waiting', counts.waiting],
  ['Not eligible', counts.notEligible],
])}${programTable(run.review)}<h3>Not settled</h3>
${unsettled(run)}</section>
`;
}

function programTable({ programs, round }: Review): Html | null {
  if (programs.length === 0) return null;
  const line = (name: Child, of: (program: ProgramReview) => Child): Html => row(name, ...programs.map(of));
  const funded = (state: string) => (program: ProgramReview) =>
    program.applications.filter((each) => each.state === state).length;
  return table({
    kind: 'programs',
    caption: 'Budget and recommendation by program',
    head: ['', ...programs.map(({ program }) => PROGRAM_WORDS[program])].map((each) =>
      each === '' ? h`<span class="hidden">Item</span>` : each,
    ),
    rows: [
      line('Budget in the round file', ({ rules }) => formatDollars(rules.budget)),
      line(h`Already charged to ${round.id}`, ({ charged }) => formatDollars(charged)),
      line('Available', ({ available }) => formatDollars(available)),
      line(
        'Policy',
        ({ rules }) => h`${POLICY_NAMES[rules.policy]}<small>${policyWords(rules, rules.policy)}</small>`,
      ),
      line('Requested by ranked applications', (program) => formatDollars(requested(program))),
      line('Recommended', ({ recommended }) => h`<strong>${formatDollars(recommended)}</strong>`),
      line('Unspent', ({ unspent }) => formatDollars(unspent)),
      line('Recommended in full', funded('recommended')),
      line('Recommended in part', funded('recommended_partial')),
      line('Ranked, not funded', funded('recommended_unfunded')),
      line('Held', funded('held')),
      line('Dollars in dispute between the texts', (program) => disputed(program)),
    ],
  });
}

function requested({ applications }: ProgramReview) {
  return total(
    applications
      .filter(({ rank }) => rank !== null)
      .map(({ reviewed }) => reviewed.application.requestedGrant),
  );
}

function disputed({ program, applications }: ProgramReview): string {
  return program === 'senior_center'
    ? dollarsOr(total(applications.map(({ reviewed }) => reviewed.disputed)))
    : 'one text only';
}

/** The first things a reader may want, as links. */
export function contents(review: Review): Html {
  const links: [string, string][] = [
    ['funding-line', 'Funding line'],
    ['ranking', 'Ranking'],
    ['map', 'Map'],
    ['projects', `Projects (${count(placedCount(review), 'section')})`],
    ['conflicts', 'Conflicts between the texts'],
    ['fix-first', 'What to fix first'],
    ['not-ranked', 'Rows not ranked'],
    ['findings', 'Findings'],
    ['method', 'Method'],
    ['law', 'The law'],
  ];
  return h`<nav aria-label="Contents"><ul>${links.map(([id, text]) => h`<li><a href="#${id}">${text}</a></li>`)}</ul></nav>
`;
}

const placedCount = ({ programs }: Review): number =>
  programs.reduce((sum, { applications }) => sum + applications.length, 0);
