import { formatDollars, remainder } from '../../model/money.ts';
import type { Policy } from '../../model/round.ts';
import type { PlacedApplication } from '../../review/placed-application.ts';
import { type Html, h } from './markup.ts';
import { facts, list } from './table.ts';
import { POLICY_NAMES } from './policy-words.ts';
import { STATE_WORDS, conditionWords, limitWords, reasonWords } from './words.ts';

/** What is recommended for one application, why, and on which conditions. */
export function recommendation(placed: PlacedApplication): Html {
  const { reviewed, state, recommended, reasons, conditions, rank } = placed;
  const { governing, application } = reviewed;
  const notPayable = state === 'not_eligible' || state === 'held';
  return h`<p class="verdict"><strong>${STATE_WORDS[state]}: ${formatDollars(recommended)}</strong> of ${formatDollars(application.requestedGrant)} requested${rank !== null && h`, rank ${rank}`}. The ceiling as of right under the text that governs is ${formatDollars(governing.asOfRight)}, bound by ${limitWords(governing.binding)}${notPayable && '; it is not payable as the application stands'}.</p>
${reasons.length > 0 && list(reasons.map((each) => h`<b>Why:</b> ${reasonWords(each)}`))}${conditions.length > 0 && list(conditions.map((each) => h`<b>On condition:</b> ${conditionWords(each)}`))}`;
}

/** Its step of the allocation, with enough to redo it by hand. */
export function allocationStep({ step, state }: PlacedApplication, policy: Policy): Html {
  const title = h`<h4>Share of the budget</h4>
`;
  if (step === null)
    return h`${title}<p>${STATE_WORDS[state]}: it takes no part in the allocation.</p>
`;
  const takenAbove = step.roomLeft;
  return h`${title}${facts([
    ['Policy', POLICY_NAMES[policy]],
    ['Asked: the lesser of request and ceiling', formatDollars(step.asked)],
    ['Ceiling', formatDollars(step.ceiling)],
    [
      'Room of the center left by those above',
      takenAbove === null
        ? null
        : `${formatDollars(takenAbove)}, which leaves ${formatDollars(remainder(step.asked, step.canTake))} of what is asked out of reach`,
    ],
    ['Can take', formatDollars(step.canTake)],
    ['Budget left before', formatDollars(step.before)],
    ['Amount', formatDollars(step.amount)],
    ['Budget left after', formatDollars(step.after)],
  ])}`;
}
