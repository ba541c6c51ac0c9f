import { type Cents, formatDollars } from '../../model/money.ts';
import type { GoverningText } from '../../model/round.ts';
import { type FundingChange, fundingChanges, otherReading } from '../../review/allocation.ts';
import type { PlacedApplication } from '../../review/placed-application.ts';
import type { ProgramReview, Review } from '../../review/reviewed.ts';
import { linkTo } from './anchor.ts';
import { count, total } from './figures.ts';
import { type Html, each, h } from './markup.ts';
import { facts, row, wideTable } from './table.ts';
import { limitWords } from './words.ts';

const GOVERNING_WORDS: Readonly<Record<GoverningText, string>> = {
  statute: 'the statute governs',
  stricter: 'the stricter of the two texts governs',
};

/** Section 5: where the statute and the regulation disagree, and whom it costs what. */
export function conflicts(review: Review): Html {
  const program = review.programs.find((each) => each.program === 'senior_center');
  return h`<section id="conflicts"><h2>Conflicts between the two senior-center texts</h2>
${
  program
    ? conflictsOf(review, program)
    : h`<p>The round has no senior-center program, so the two texts do not meet.</p>
`
}</section>
`;
}

function conflictsOf(review: Review, program: ProgramReview): Html {
  const { governingText } = review.round;
  const rows = program.applications.flatMap((placed) => asConflict(placed));
  const changes = new Map(fundingChanges(review, program).map((change) => [change.applicationId, change]));
  const shown = rows.filter(({ disputed, id }) => disputed > 0 || changes.has(id));
  const intro = h`<p>The regulation repeats older Acts and stands under a statute that has changed since. In this round, by reading R4, ${GOVERNING_WORDS[governingText]}; the other reading would be that ${GOVERNING_WORDS[otherReading(governingText)]}. Both are worked out for every application.</p>
${facts([
  ['Ceilings under the statute, together', formatDollars(total(rows.map(({ statute }) => statute)))],
  ['Ceilings under the regulation, together', formatDollars(total(rows.map(({ regulation }) => regulation)))],
  ['Dollars in dispute', formatDollars(total(rows.map(({ disputed }) => disputed)))],
  ['Applications in dispute', `${rows.filter(({ disputed }) => disputed > 0).length} of ${rows.length}`],
  ['Whose funding would change', count(changes.size, 'application')],
  [
    'Recommended if the other reading governed',
    formatDollars(otherwiseTotal(program, [...changes.values()])),
  ],
])}`;
  if (shown.length === 0)
    return h`${intro}<p>Both texts give every application the same ceiling.</p>
`;
  return h`${intro}${wideTable('Conflicts between the two texts', {
    kind: 'conflicts',
    caption:
      'Applications whose ceilings differ, or whose funding would change; for all others both texts agree to the cent',
    head: [
      'Application',
      'Statute',
      'Regulation',
      'In dispute',
      'Recommended',
      'If the other reading governed',
    ],
    rows: each(shown, (conflict) => conflictRow(conflict, changes.get(conflict.id))),
  })}`;
}

type Conflict = ReturnType<typeof asConflict>[number];

function asConflict({ reviewed, recommended }: PlacedApplication) {
  const { texts, application, disputed } = reviewed;
  if (texts.program !== 'senior_center') return [];
  const { statute, regulation } = texts;
  return [
    {
      id: application.applicationId,
      statute: statute.asOfRight,
      statuteBy: limitWords(statute.binding),
      regulation: regulation.asOfRight,
      regulationBy: limitWords(regulation.binding),
      disputed,
      recommended,
    },
  ];
}

function otherwiseTotal({ recommended }: ProgramReview, changes: readonly FundingChange[]): Cents {
  const more = total(changes.map((change) => change.otherwise));
  return (recommended + more - total(changes.map((change) => change.recommended))) as Cents;
}

function conflictRow(conflict: Conflict, change: FundingChange | undefined): Html {
  return row(
    linkTo(conflict.id),
    h`${formatDollars(conflict.statute)}<small>${conflict.statuteBy}</small>`,
    h`${formatDollars(conflict.regulation)}<small>${conflict.regulationBy}</small>`,
    formatDollars(conflict.disputed),
    formatDollars(conflict.recommended),
    change === undefined
      ? 'unchanged'
      : h`<b>${formatDollars(change.otherwise)}</b><small>${differenceWords(change)}</small>`,
  );
}

function differenceWords({ recommended, otherwise }: FundingChange): string {
  return otherwise > recommended
    ? `${formatDollars((otherwise - recommended) as Cents)} more`
    : `${formatDollars((recommended - otherwise) as Cents)} less`;
}
