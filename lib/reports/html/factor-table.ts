import type { ProgramRules } from '../../model/round.ts';
import type { FactorScore } from '../../priority/factor.ts';
import { plain } from '../../priority/goalposts.ts';
import type { NearestCenter } from '../../priority/proximity.ts';
import { formatUnits } from '../../model/decimal.ts';
import type { PlacedApplication } from '../../review/placed-application.ts';
import { factorArithmetic } from '../factor-arithmetic.ts';
import { hundredths, points } from './figures.ts';
import { type Child, type Html, h } from './markup.ts';
import { row, table } from './table.ts';
import { FACTOR_UNITS, FACTOR_WORDS, TIE_BREAK_WORDS } from './words.ts';

/** How the score comes about: each factor's raw value, goalposts, value, weight and contribution. */
export function factorTable({ reviewed, decidedByTieBreak }: PlacedApplication, rules: ProgramRules): Html {
  const { priority, application } = reviewed;
  const rows = priority.factors.map((factor) =>
    factorRow(
      factor,
      rules,
      factorArithmetic(factor, application, rules),
      factor.name === 'proximity' ? nearestNotes(priority.nearest, application.overrideEvidence) : [],
    ),
  );
  return h`<h4>Priority</h4>
${table({
  kind: 'factors',
  caption: `Score ${points(priority.score)} of 100: the sum of the points`,
  head: ['Factor', 'Value, 0 to 1', 'Weight', 'Points'],
  rows,
})}${
    decidedByTieBreak === null
      ? null
      : h`<p>It ties with the application above; the tie was decided by: ${TIE_BREAK_WORDS[decidedByTieBreak]}.</p>
`
  }`;
}

function factorRow(
  { name, raw, value, weight, contribution, note }: FactorScore,
  rules: ProgramRules,
  arithmetic: readonly string[],
  more: readonly Child[],
): Html {
  const notes: Child[] = [
    raw === null ? null : `${hundredths(raw)} ${FACTOR_UNITS[name]}`,
    goalpostWords(name, rules),
    ...arithmetic,
    note,
    ...more,
  ].filter((each) => each !== null);
  return row(
    h`${FACTOR_WORDS[name]}${notes.map((each) => h`<small>${each}</small>`)}`,
    formatUnits(value, 6),
    weight.text,
    points(contribution),
  );
}

function goalpostWords(name: FactorScore['name'], rules: ProgramRules): string | null {
  if (name === 'never_funded') return null;
  const posts = rules.goalposts.get(name);
  if (posts === undefined) return null;
  return `goalposts ${plain(posts.from)} to ${plain(posts.to)}, ${posts.scale === 'log' ? 'logarithmic' : 'linear'}`;
}

function nearestNotes(nearest: NearestCenter | null, evidence: string): Child[] {
  if (nearest === null) return [];
  if (nearest.override) return [`the Department’s own figure, on this evidence: ${evidence}`];
  return [
    `nearest other open center: ${nearest.centerId ?? 'none'}`,
    nearest.crossesBay &&
      h`<b>Crosses the Chesapeake Bay:</b> the straight line is far shorter than the drive`,
  ].filter((each) => each !== false);
}
