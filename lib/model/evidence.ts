/** A yes/no answer of the upload; null is a blank cell: not evidenced, neither true nor false. */
export type Answer = 'yes' | 'no' | null;

/** What is known of a condition of law. */
export type Evidence = 'met' | 'not_met' | 'not_evidenced';

/** A set of conditions is not met if any is not met, else not evidenced if any is not evidenced, else met. */
export function all(conditions: readonly Evidence[]): Evidence {
  if (conditions.includes('not_met')) return 'not_met';
  return conditions.includes('not_evidenced') ? 'not_evidenced' : 'met';
}
