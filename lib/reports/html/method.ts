import { plain } from '../../priority/goalposts.ts';
import { MEASURED_FACTORS, type ProgramRules } from '../../model/round.ts';
import type { ProgramReview } from '../../review/reviewed.ts';
import type { ReviewedRun } from '../reviewed-run.ts';
import { percent } from './figures.ts';
import { figuresOfLaw } from './method-law.ts';
import { inputsOfRun } from './method-inputs.ts';
import { readingsOfRound } from './method-readings.ts';
import { type Html, h } from './markup.ts';
import { facts, list, row, table } from './table.ts';
import { POLICY_NAMES, policyWords } from './policy-words.ts';
import { FACTOR_UNITS, FACTOR_WORDS, PROGRAM_WORDS, TIE_BREAK_WORDS } from './words.ts';

/** Section 7: how the figures came about, from this round's own file. */
export function method(run: ReviewedRun): Html {
  const { review } = run;
  return h`<section id="method"><h2>Method</h2>
<p>The Department recommends and the Board of Public Works decides. What the Board may authorize beyond a ceiling as of right is its discretion; no figure here is a claim to it. Ceilings are worked out in exact cents and rounded down to the cent once, at the end. No weight or score raises a ceiling.</p>
${review.programs.map(programMethod)}${readingsOfRound(review.round)}${figuresOfLaw(review)}<h3>Reference data</h3>
${list([
  'Seniors are counted 65 and over in the reference data packaged with Grantline, while the program’s own definition is 60 and over. Densities compare places; they do not count the people whom the program serves.',
  'Most points of senior centers in the packaged data are the middle of a ZIP area or of a town, not of the building. Distances are great circles in miles, fair between towns and not for a finding of fact.',
  'A distance whose straight line crosses the Chesapeake Bay is marked where it is used.',
  'Never funded is computed from the ledger and never typed in; without a complete ledger it is not established.',
])}${inputsOfRun(run)}</section>
`;
}

function programMethod({ program, rules }: ProgramReview): Html {
  const name = PROGRAM_WORDS[program];
  return h`<h3>${name}: priority and allocation</h3>
${weightTable(name, rules)}<p>Each measured factor is placed between its fixed goalposts, 0 at the lower and 1 at the upper, and clamped outside them; a contribution is weight × value × 100. No row changes the score of another.</p>
${facts([
  ['Policy', `${POLICY_NAMES[rules.policy]}: ${policyWords(rules, rules.policy)}`],
  [
    'Minimum viable share',
    rules.policy === 'offer_remainder'
      ? percent(rules.minimumViableShare)
      : `${percent(rules.minimumViableShare)} (used only when the remainder is offered)`,
  ],
  [
    'Equal scores',
    `${rules.tieBreaks.map((key) => TIE_BREAK_WORDS[key]).join(', then ')}; in the end application id, by code point`,
  ],
  [
    'Amounts by the Board route',
    rules.recommendBoardRoute
      ? 'recommended where every condition is met, on condition of the Board’s authorization'
      : 'shown, never recommended',
  ],
  [
    'Never funded, not established, scores',
    rules.weights.has('never_funded') ? plain(rules.notEstablishedScores) : null,
  ],
])}`;
}

function weightTable(name: string, rules: ProgramRules): Html {
  return table({
    kind: 'weights',
    caption: `${name}: weights and goalposts of the round file`,
    head: ['Factor', 'Weight', 'Goalposts', 'Reason'],
    rows: [...rules.weights].map(([factor, weight]) => {
      const measured = MEASURED_FACTORS.find((each) => each === factor);
      const posts = measured === undefined ? undefined : rules.goalposts.get(measured);
      return row(
        FACTOR_WORDS[factor],
        weight.text,
        posts === undefined
          ? 'never funded 1, funded 0'
          : `${plain(posts.from)} to ${plain(posts.to)} ${FACTOR_UNITS[factor]}, ${posts.scale === 'log' ? 'logarithmic' : 'linear'}`,
        posts?.reason ?? '–',
      );
    }),
  });
}
