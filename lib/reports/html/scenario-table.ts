import { formatDollars, remainder } from '../../model/money.ts';
import { type Scenario, scenarios } from '../../review/allocation.ts';
import type { ProgramReview } from '../../review/reviewed.ts';
import { type Html, h } from './markup.ts';
import { row, table } from './table.ts';
import { POLICY_NAMES, policyWords } from './policy-words.ts';
import { PROGRAM_WORDS } from './words.ts';

/** The four policies side by side, over the same rank and budget. */
export function scenarioTable(program: ProgramReview): Html {
  return table({
    kind: 'scenarios',
    caption: `${PROGRAM_WORDS[program.program]}: the same rank and budget by each policy`,
    head: ['Policy', 'Recommended', 'Funded', 'Unspent'],
    rows: scenarios(program).map((scenario) => scenarioRow(program, scenario)),
  });
}

function scenarioRow(program: ProgramReview, { policy, chosen, allocation }: Scenario): Html {
  const steps = [...allocation];
  const recommended = allocation.total();
  const full = steps.filter((step) => step.state === 'recommended').length;
  const part = steps.filter((step) => step.state === 'recommended_partial').length;
  return row(
    h`${POLICY_NAMES[policy]}${chosen && h` <strong class="chosen">chosen</strong>`}<small>${policyWords(program.rules, policy)}</small>`,
    formatDollars(recommended),
    h`${full + part}<small>${full} in full, ${part} in part</small>`,
    formatDollars(remainder(program.available, recommended)),
  );
}
