import type { Policy, ProgramRules } from '../../model/round.ts';
import { percent } from './figures.ts';

export const POLICY_NAMES: Readonly<Record<Policy, string>> = {
  strict: 'Strict',
  fill_down: 'Fill down',
  offer_remainder: 'Offer the remainder',
  proportional: 'Proportional',
};

export function policyWords({ minimumViableShare: share }: ProgramRules, policy: Policy): string {
  switch (policy) {
    case 'strict':
      return 'stop at the first application that does not fit';
    case 'fill_down':
      return 'pass over an application that does not fit, and go on';
    case 'offer_remainder':
      return `offer what is left to the next in order if it is at least ${percent(share)} of its amount, then go on`;
    case 'proportional':
      return 'scale every amount down alike';
  }
}
