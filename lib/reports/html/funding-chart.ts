import type { AllocationStep } from '../../allocation/claim.ts';
import { type Cents, formatDollars, remainder } from '../../model/money.ts';
import type { ProgramReview } from '../../review/reviewed.ts';
import { type FundingPosition, isShort, shortBy } from './funding-position.ts';
import { type Html, h } from './markup.ts';
import { PROGRAM_WORDS } from './words.ts';

/** As many bars as fit on one printed page. */
const MOST_BARS = 22;
const BAR_STEP = 34;
const TOP = 26;

/**
 * Cumulative dollars down the rank, drawn by hand: what was spent above, what this one gets, what it lacks. Widths
 * are shares of the drawing and letters keep their size, so that it stays legible on a narrow screen.
 */
export function fundingChart(program: ProgramReview, position: FundingPosition): Html {
  const { available } = program;
  const shown = barsShown(position);
  const most = position.steps.reduce(
    (top, step) => Math.max(top, reach(available, step)),
    Math.max(available, 1),
  );
  const share = (amount: number): string => `${(Math.round((amount / most) * 9_800) / 100).toFixed(2)}%`;
  const id = `chart-${program.program}`;
  const height = TOP + shown.length * BAR_STEP + 64;
  const right = available * 2 > most;
  return h`<figure><svg class="chart" role="img" width="100%" height="${height}" aria-labelledby="${id}-t ${id}-d"><title id="${id}-t">${PROGRAM_WORDS[program.program]}: cumulative dollars against the budget</title><desc id="${id}-d">${description(program, position, shown)}</desc>
<defs><pattern id="${id}-before" width="6" height="6" patternUnits="userSpaceOnUse"><path class="dot" d="M1 1h1v1h-1z"/></pattern><pattern id="${id}-lacks" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="stripe" d="M0 0v7"/></pattern></defs>
${shown.map((step, i) => bar(available, step, TOP + i * BAR_STEP, { share, id }))}<line class="budget" x1="${share(available)}" x2="${share(available)}" y1="18" y2="${TOP + shown.length * BAR_STEP}"/><text class="name" x="${share(available)}" y="13" text-anchor="${right ? 'end' : 'start'}">Budget available ${formatDollars(available)}</text>
${legend(id, TOP + shown.length * BAR_STEP + 16)}</svg></figure>
`;
}

/** Every rank where they fit on a page, else those around the line; the table has them all. */
function barsShown({ steps, above, firstShort }: FundingPosition): readonly AllocationStep[] {
  if (steps.length <= MOST_BARS) return steps;
  const middle = above ?? (firstShort === null ? steps.length : firstShort.rank);
  const from = Math.min(Math.max(0, middle - MOST_BARS / 2), steps.length - MOST_BARS);
  return steps.slice(from, from + MOST_BARS);
}

const spentBefore = (available: Cents, step: AllocationStep): Cents => remainder(available, step.before);

/** What it could take and does not get for want of budget. */
const unpaid = (step: AllocationStep): Cents =>
  remainder(step.canTake, isShort(step) ? step.amount : step.canTake);

function reach(available: Cents, step: AllocationStep): number {
  return spentBefore(available, step) + step.amount + unpaid(step);
}

interface Scale {
  readonly share: (amount: number) => string;
  readonly id: string;
}

function bar(available: Cents, step: AllocationStep, y: number, { share, id }: Scale): Html {
  const before = spentBefore(available, step);
  const lacks = unpaid(step);
  const rects = [
    rect('before', `url(#${id}-before)`, [share(0), share(before)], y, before),
    rect('gets', null, [share(before), share(step.amount)], y, step.amount),
    rect('lacks', `url(#${id}-lacks)`, [share(before + step.amount), share(lacks)], y, lacks),
  ];
  return h`<text class="name" x="0" y="${y + 11}">${label(step)}</text>${rects}
`;
}

function rect(
  kind: string,
  fill: string | null,
  [x, width]: readonly [string, string],
  y: number,
  amount: number,
): Html | null {
  if (amount === 0) return null;
  return h`<rect class="${kind}" x="${x}" y="${y + 15}" width="${width}" height="12"${fill && h` fill="${fill}"`}/>`;
}

function label(step: AllocationStep): string {
  const id = Array.from(step.applicationId);
  const short = id.length > 18 ? `${id.slice(0, 17).join('')}…` : step.applicationId;
  const amount = step.amount > 0 ? formatDollars(step.amount) : step.state === 'held' ? 'held' : 'not funded';
  return `${step.rank}. ${short}: ${amount}`;
}

function legend(id: string, y: number): Html {
  const entry = (at: number, kind: string, fill: string | null, text: string) =>
    h`${rect(kind, fill, ['0', '18'], at - 24, 1)}<text class="name" x="24" y="${at + 1}">${text}</text>`;
  return h`${entry(y, 'before', `url(#${id}-before)`, 'spent on the ranks above')}${entry(y + 18, 'gets', null, 'recommended')}${entry(y + 36, 'lacks', `url(#${id}-lacks)`, 'could take, and does not get')}`;
}

function description(
  { available, recommended }: ProgramReview,
  { steps, firstShort, above }: FundingPosition,
  shown: readonly AllocationStep[],
): string {
  const part =
    shown.length === steps.length
      ? 'One bar an application'
      : `Bars for ranks ${shown[0]?.rank ?? 0} to ${shown.at(-1)?.rank ?? 0} of ${steps.length}, around the line`;
  const end =
    firstShort === null
      ? 'The budget covers all.'
      : above === null
        ? 'Every amount is scaled down alike.'
        : `The first that the budget fails is ${firstShort.applicationId}, rank ${firstShort.rank}, which lacks ${formatDollars(shortBy(firstShort))}.`;
  return `${part}. ${formatDollars(recommended)} is recommended of ${formatDollars(available)}. ${end} The table below says the same.`;
}
