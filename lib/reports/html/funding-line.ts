import type { AllocationStep } from '../../allocation/claim.ts';
import { type Cents, formatDollars, remainder } from '../../model/money.ts';
import type { ProgramReview, Review } from '../../review/reviewed.ts';
import { linkTo } from './anchor.ts';
import { total } from './figures.ts';
import { fundingChart } from './funding-chart.ts';
import { type FundingPosition, fundingPosition, isShort, shortBy } from './funding-position.ts';
import { type Html, each, h } from './markup.ts';
import { scenarioTable } from './scenario-table.ts';
import { row, wideTable } from './table.ts';
import { POLICY_NAMES, policyWords } from './policy-words.ts';
import { PROGRAM_WORDS, STATE_WORDS, reasonWords } from './words.ts';

/** Section 2: who is above the line, who is below, and what would move it. */
export function fundingLine(review: Review): Html {
  return h`<section id="funding-line"><h2>Funding line</h2>
${review.programs.map((program) => programLine(program))}</section>
`;
}

function programLine(program: ProgramReview): Html {
  const name = PROGRAM_WORDS[program.program];
  const position = fundingPosition(program);
  if (position.steps.length === 0)
    return h`<h3>${name}</h3><p>No application is ranked, so nothing is recommended. ${formatDollars(program.available)} stays unspent.</p>
`;
  return h`<h3>${name}</h3>
<p>${lineWords(program, position)}</p>
${fundingChart(program, position)}${lineTable(program, position)}${scenarioTable(program)}`;
}

/** What happens at the line, in a sentence or two. */
function lineWords(program: ProgramReview, { firstShort, steps }: FundingPosition): Html {
  const { rules, available, recommended, unspent } = program;
  if (firstShort === null)
    return h`The budget covers every application that can take a grant: ${formatDollars(recommended)} of ${formatDollars(available)}, with ${formatDollars(unspent)} unspent.`;
  if (rules.policy === 'proportional') {
    const able = total(steps.map((step) => (step.state === 'held' ? (0 as Cents) : step.canTake)));
    return h`The policy draws no line: every amount is scaled down alike. Together they could take ${formatDollars(able)}; the budget holds ${formatDollars(available)}, which is ${formatDollars(remainder(able, available))} less.`;
  }
  const first = h`${linkTo(firstShort.applicationId)} (rank ${firstShort.rank})`;
  const lacks = formatDollars(shortBy(firstShort));
  const start =
    firstShort.amount > 0
      ? h`The line falls below ${first}, which is paid ${formatDollars(firstShort.amount)} of the ${formatDollars(firstShort.canTake)} that it could take and lacks ${lacks}.`
      : h`The first below the line is ${first}: it could take ${formatDollars(firstShort.canTake)}, ${formatDollars(firstShort.before)} is left, so it lacks ${lacks}.`;
  return h`${start} Policy: ${policyWords(rules, rules.policy)}.${passedOver(steps, firstShort)}`;
}

function passedOver(steps: readonly AllocationStep[], first: AllocationStep): Html | null {
  const below = steps.filter((step) => step.rank > first.rank && step.amount > 0);
  if (below.length === 0) return null;
  return h` Below the line ${below.length === 1 ? 'one application is' : `${below.length} applications are`} funded all the same, because what is left covers ${below.length === 1 ? 'it' : 'them'}.`;
}

const HEAD = [
  'Rank',
  'Application',
  'Can take',
  'Recommended',
  'Spent so far',
  'Left of the budget',
  'Outcome',
];

function lineTable(program: ProgramReview, position: FundingPosition): Html {
  const { steps, above } = position;
  const lines = (some: readonly AllocationStep[]): Html =>
    each(some, (step) => lineRow(program.available, step, above));
  const rows =
    above === null
      ? lines(steps)
      : h`${lines(steps.slice(0, above))}${drawnLine(steps[above - 1]?.after ?? program.available)}${lines(steps.slice(above))}`;
  const name = PROGRAM_WORDS[program.program];
  return wideTable(`${name}: funding down the rank`, {
    kind: 'line',
    caption: `${name}: cumulative dollars against ${formatDollars(program.available)}, down the rank, by the policy “${POLICY_NAMES[program.rules.policy]}”`,
    head: HEAD,
    rows,
  });
}

function drawnLine(left: Cents): Html {
  return h`<tr class="drawn"><td colspan="7">Funding line: ${formatDollars(left)} left here</td></tr>
`;
}

function lineRow(available: Cents, step: AllocationStep, above: number | null): Html {
  const outcome = h`${STATE_WORDS[step.state]}${whereFunded(step, above)}${step.reason === null ? null : h`<small>${reasonWords(step.reason)}${isShort(step) && shortBy(step) > 0 && h` Lacks ${formatDollars(shortBy(step))}.`}</small>`}`;
  const cells = [
    linkTo(step.applicationId),
    formatDollars(step.canTake),
    formatDollars(step.amount),
    formatDollars(remainder(available, step.after)),
    formatDollars(step.after),
    outcome,
  ];
  return step.amount === 0
    ? h`<tr class="without"><th scope="row">${step.rank}</th>${cells.map((cell) => h`<td>${cell}</td>`)}</tr>
`
    : row(step.rank, ...cells);
}

function whereFunded(step: AllocationStep, above: number | null): string {
  return above !== null && step.rank > above && step.amount > 0 ? ', below the line' : '';
}
