import type { TextKey } from '../../model/program.ts';
import { assistedLivingStatuteText } from './assisted-living-statute.ts';
import type { LawText } from './clause.ts';
import { seniorCenterRegulationText } from './senior-center-regulation.ts';
import { seniorCenterStatuteText } from './senior-center-statute.ts';

/** The three texts by key, in the order in which every page shows them. */
export const TEXTS: Readonly<Record<TextKey, LawText>> = {
  'senior-center-statute': seniorCenterStatuteText,
  'senior-center-regulation': seniorCenterRegulationText,
  'assisted-living-statute': assistedLivingStatuteText,
};

/** All words of a text, a clause a line: what the manifest's hash of the law is taken of. */
export function wholeText(text: LawText): string {
  return text.clauses.map(({ words }) => words).join('\n');
}
