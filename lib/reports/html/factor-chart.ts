import { stack } from 'd3-shape';
import { FACTORS, type FactorName } from '../../model/round.ts';
import type { PlacedApplication } from '../../review/placed-application.ts';
import type { ProgramReview } from '../../review/reviewed.ts';
import { points } from './figures.ts';
import { fundingPosition } from './funding-position.ts';
import { type Html, h } from './markup.ts';
import { FACTOR_WORDS, PROGRAM_WORDS } from './words.ts';

/** As many bars as fit on one printed page. */
const MOST_BARS = 22;
const BAR_STEP = 34;
/** Points of a full score, in ten-thousandths. */
const FULL = 1_000_000;

/**
 * What each score is made of: a bar of 100 points for each rank, with a piece for each factor, told apart by pattern
 * as well as by shade. In a long ranking the ranks around the funding line; the table has all.
 */
export function factorChart(program: ProgramReview): Html | null {
  const ranked = program.applications.filter(({ rank }) => rank !== null);
  const factors = FACTORS.filter((factor) => program.rules.weights.has(factor));
  if (ranked.length === 0) return null;
  const shown = barsShown(ranked, fundingPosition(program).above ?? ranked.length);
  const id = `factors-${program.program}`;
  const height = shown.length * BAR_STEP + 16 + factors.length * 18;
  const pieces = piecesOf(shown, factors);
  return h`<figure><svg class="chart" role="img" width="100%" height="${height}" aria-labelledby="${id}-t ${id}-d"><title id="${id}-t">${PROGRAM_WORDS[program.program]}: what each score is made of</title><desc id="${id}-d">${description(shown, ranked.length, factors)}</desc>
<defs>${factors.map((factor) => pattern(factor, id))}</defs>
${shown.map((placed, i) => bar(placed, i, pieces, id))}${factors.map((factor, i) => legend(factor, id, shown.length * BAR_STEP + 24 + i * 18))}</svg></figure>
`;
}

function barsShown(ranked: readonly PlacedApplication[], middle: number): readonly PlacedApplication[] {
  if (ranked.length <= MOST_BARS) return ranked;
  const from = Math.min(Math.max(0, middle - MOST_BARS / 2), ranked.length - MOST_BARS);
  return ranked.slice(from, from + MOST_BARS);
}

/** For each factor, from where to where its piece of each bar goes, in ten-thousandths of a point. */
type Pieces = ReadonlyMap<FactorName, readonly (readonly [number, number])[]>;

function piecesOf(shown: readonly PlacedApplication[], factors: readonly FactorName[]): Pieces {
  const stacked = stack<PlacedApplication, FactorName>()
    .keys(factors)
    .value(({ reviewed }, factor) => reviewed.contribution(factors.indexOf(factor)))([...shown]);
  return new Map(stacked.map((series) => [series.key, series.map(([from, to]) => [from, to] as const)]));
}

function bar(placed: PlacedApplication, i: number, pieces: Pieces, id: string): Html {
  const { rank, reviewed } = placed;
  const y = i * BAR_STEP;
  const name = Array.from(reviewed.application.applicationId);
  const short = name.length > 18 ? `${name.slice(0, 17).join('')}…` : name.join('');
  const rects = [...pieces].map(([factor, all]) => {
    const [from, to] = all[i] ?? [0, 0];
    return (
      to > from &&
      h`<rect class="part" x="${share(from)}" y="${y + 15}" width="${share(to - from)}" height="12" fill="url(#${id}-${factor})"/>`
    );
  });
  return h`<text class="name" x="0" y="${y + 11}">${rank}. ${short}: ${points(reviewed.score)}</text><rect class="whole" x="0" y="${y + 15}" width="${share(FULL)}" height="12"/>${rects}
`;
}

const share = (amount: number): string => `${(Math.round((amount / FULL) * 9_800) / 100).toFixed(2)}%`;

/** Four patterns that stay apart without colour, in print and in the dark. */
const PATTERNS: Readonly<Record<FactorName, Html>> = {
  density: h`<rect class="solid" width="6" height="6"/>`,
  proximity: h`<path class="ink" d="M-1.5 1.5l3-3M0 6l6-6M4.5 7.5l3-3"/>`,
  never_funded: h`<path class="dot" d="M1 1h2v2h-2zM4 4h2v2h-2z"/>`,
  area_need: h`<path class="ink" d="M0 3h6"/>`,
};

function pattern(factor: FactorName, id: string): Html {
  return h`<pattern id="${id}-${factor}" width="6" height="6" patternUnits="userSpaceOnUse">${PATTERNS[factor]}</pattern>`;
}

function legend(factor: FactorName, id: string, y: number): Html {
  return h`<rect class="part" x="0" y="${y - 9}" width="18" height="12" fill="url(#${id}-${factor})"/><text class="name" x="24" y="${y + 1}">${FACTOR_WORDS[factor]}</text>`;
}

function description(
  shown: readonly PlacedApplication[],
  all: number,
  factors: readonly FactorName[],
): string {
  const part =
    shown.length === all
      ? 'One bar an application, by rank'
      : `Bars for ranks ${shown[0]?.rank ?? 0} to ${shown.at(-1)?.rank ?? 0} of ${all}, around the funding line`;
  const names = factors.map((factor) => FACTOR_WORDS[factor]).join(', ');
  return `${part}, of 100 points each: ${names}. The table below says the same under each score.`;
}
