import { MILLION } from '../model/decimal.ts';
import type { FactorValue } from './factor.ts';

export type FundingHistory = 'funded' | 'never funded' | 'not established';

/**
 * § 10-504(c)(3), regulation H(3): localities that have not received funds. Computed from the ledger, never typed in;
 * a locality without a grant in it is never funded only where the ledger is declared complete.
 */
export function fundingHistory(received: boolean, ledgerComplete: boolean): FundingHistory {
  if (received) return 'funded';
  return ledgerComplete ? 'never funded' : 'not established';
}

const ONE: FactorValue = { raw: null, value: MILLION, clamped: false, note: 'never funded' };
const NONE: FactorValue = { raw: null, value: 0, clamped: false, note: 'funded' };

export function neverFunded(history: FundingHistory, notEstablishedScores: number): FactorValue {
  if (history === 'never funded') return ONE;
  if (history === 'funded') return NONE;
  return { raw: null, value: notEstablishedScores, clamped: false, note: 'not established' };
}
