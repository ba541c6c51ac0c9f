import { defineFinding } from '../../model/finding-rule.ts';
import type { FindingRule } from '../../model/finding-rule.ts';
import type { ApplicationColumn } from '../columns/applications.ts';

type Severity = 'error' | 'question';

/** A rule about an application as a whole; the first column is the one it is shown at. */
export function rule<Facts = void>(
  code: string,
  severity: Severity,
  columns: readonly ApplicationColumn[],
  when: string,
  message: (facts: Facts) => string,
  fix: (facts: Facts) => string,
  source: string | null = null,
): FindingRule<Facts> {
  return defineFinding<Facts>({ code, severity, when, message, fix, source, columns });
}
