import type { FindingRule } from '../../model/finding-rule.ts';
import { cellRule } from '../cell-rules.ts';
import type { CellFacts } from '../cell-rules.ts';
import type { TextProblem } from './text.ts';

/** Why a text may not stand, one rule a reason. */
export const TEXT_RULES: Readonly<Record<TextProblem, FindingRule<CellFacts>>> = {
  control: cellRule(
    'S501',
    'a text has control characters',
    (f) => `${f.title} has invisible control characters: "${f.shown}".`,
    () => 'Type the text again, or paste it as plain text.',
  ),
  lineBreak: cellRule(
    'S502',
    'a name runs over more than one line',
    (f) => `${f.title} runs over more than one line: "${f.shown}".`,
    () => 'Write it on one line.',
  ),
  tooLong: cellRule(
    'S503',
    'a text is longer than the column holds',
    (f) => `${f.title} is longer than the ${f.accepts} characters that the column holds: "${f.shown}".`,
    () => 'Shorten it; keep the whole in the application file.',
  ),
};
