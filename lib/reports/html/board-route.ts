import type { BoardRoute } from '../../law/board.ts';
import { formatDollars } from '../../model/money.ts';
import type { TextKey } from '../../model/program.ts';
import type { ReviewedApplication } from '../../review/reviewed-application.ts';
import { type MissingContext, whatIsMissing } from './board-missing.ts';
import { type Html, h } from './markup.ts';
import { row, table } from './table.ts';
import { BOARD_CONDITION_WORDS, EVIDENCE_WORDS } from './words.ts';

/** What the Board of Public Works may authorize under a text, on which conditions: its discretion, never a claim. */
export function boardSection(
  reviewed: ReviewedApplication,
  text: TextKey,
  { board, asOfRight }: { board: BoardRoute; asOfRight: MissingContext['asOfRight'] },
  law: MissingContext['law'],
): Html {
  if (board.status === 'not_applicable')
    return h`<p><b>Board route:</b> not applicable. It could give nothing above the ceiling as of right.</p>
`;
  const context = { application: reviewed.application, text, asOfRight, law };
  return h`<p><b>Board route:</b> ${boardSentence(board)}</p>
${table({
  kind: 'board',
  caption: 'Conditions of the Board route',
  head: ['Condition', 'Status', 'What is missing'],
  rows: Object.entries(board.conditions).map(([name, evidence]) =>
    row(
      BOARD_CONDITION_WORDS[name] ?? name,
      h`<span class="${evidence}">${EVIDENCE_WORDS[evidence]}</span>`,
      evidence === 'met' ? 'nothing' : whatIsMissing(name, evidence, context),
    ),
  ),
})}`;
}

export function boardSentence({ status, amount }: BoardRoute): string {
  switch (status) {
    case 'met':
      return amount === null
        ? 'every condition is met.'
        : `every condition is met. The Board of Public Works may, if it so decides, authorize up to ${formatDollars(amount)}.`;
    case 'not_evidenced':
      return amount === null
        ? 'not every condition is evidenced, and the value made available is not known; no amount can be stated.'
        : `not every condition is evidenced. Were they, the Board of Public Works could, if it so decides, authorize up to ${formatDollars(amount)}.`;
    case 'not_met':
      return 'a condition is not met, so this route is closed as the application stands.';
    case 'not_applicable':
      return 'not applicable.';
  }
}
