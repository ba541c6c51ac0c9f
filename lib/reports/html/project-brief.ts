import { LIMITS_THAT_BIND } from '../../law/ceiling.ts';
import type { LawOfRound } from '../../law/law-of-round.ts';
import { formatDollars } from '../../model/money.ts';
import { TEXTS_OF } from '../../model/program.ts';
import type { Step } from '../../review/recorder.ts';
import type { PlacedApplication } from '../../review/placed-application.ts';
import { workedSums } from '../../review/worked-sum.ts';
import { anchorOf } from './anchor.ts';
import { clauseLinks } from './clause-links.ts';
import { boardSentence } from './board-route.ts';
import { points } from './figures.ts';
import { type Html, h, joined } from './markup.ts';
import { projectTitle, resultOf } from './project.ts';
import { dollarsOfStep } from './figures.ts';
import { FACTOR_WORDS, STATE_WORDS, limitWords, typeWords } from './words.ts';

/** A project's section in a round too large for a page each: the sums that carry the amount, a line each. */
export function projectBrief(placed: PlacedApplication, law: LawOfRound): Html {
  const { reviewed, state, recommended, rank } = placed;
  const { application: a, texts, priority } = reviewed;
  const sums = workedSums(a, law);
  const parts = priority.factors.map(
    ({ name, contribution }) => `${FACTOR_WORDS[name]} ${points(contribution)}`,
  );
  return h`<section class="brief" id="${anchorOf(a.applicationId)}">${projectTitle(placed)}
<p>${a.applicant}, ${a.locality.name}; ${typeWords(a.projectTypes)}; received ${a.receivedOn}, row ${a.row}. <b>${STATE_WORDS[state]}: ${formatDollars(recommended)}</b> of ${formatDollars(a.requestedGrant)}${rank !== null && `, rank ${rank}`}. Score ${points(priority.score)}: ${parts.join(' + ')}.</p>
<ul>${TEXTS_OF[a.program].map((text) => {
    const { asOfRight, binding, board } = resultOf(texts, text);
    const steps = joined((sums.get(text) ?? []).flatMap(stepWords), '; ');
    return h`<li>${steps}. Ceiling ${formatDollars(asOfRight)}, bound by ${limitWords(binding)}.${board.status !== 'not_applicable' && ` Board route: ${boardSentence(board)}`}</li>`;
  })}</ul></section>
`;
}
const AMOUNT = /^\d+\.\d{2,4}$/;

/** The amounts on the way to the ceiling; what follows it is the Board’s. */
function stepWords({ clause, label, value }: Step, i: number, steps: readonly Step[]): Html[] {
  const ceiling = steps.findIndex((step) => step.label === LIMITS_THAT_BIND);
  return i < ceiling && AMOUNT.test(value)
    ? [h`${clauseLinks(clause)} ${label} ${dollarsOfStep(value)}`]
    : [];
}
