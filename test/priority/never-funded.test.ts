import { describe, expect, it } from 'vitest';
import { fundingHistory, neverFunded } from '../../lib/priority/never-funded.ts';

// § 10-504(c)(3): localities that have not received previous funding.

describe('the funding history of a locality', () => {
  it.each([
    { received: true, complete: true, history: 'funded' },
    { received: true, complete: false, history: 'funded' },
    { received: false, complete: true, history: 'never funded' },
    { received: false, complete: false, history: 'not established' },
  ])(
    'with a grant: $received, ledger complete: $complete, is "$history"',
    ({ received, complete, history }) => {
      expect(fundingHistory(received, complete)).toBe(history);
    },
  );
});

describe('its score', () => {
  it.each([
    { history: 'never funded', asRoundSays: 500_000, value: 1_000_000 },
    { history: 'funded', asRoundSays: 500_000, value: 0 },
    { history: 'not established', asRoundSays: 0, value: 0 },
    { history: 'not established', asRoundSays: 500_000, value: 500_000 },
  ] as const)('is $value for "$history" where not established scores $asRoundSays', (given) => {
    const { history, asRoundSays, value } = given;
    const factor = neverFunded(history, asRoundSays);
    expect(factor).toEqual({ raw: null, value, clamped: false, note: history });
  });
});
