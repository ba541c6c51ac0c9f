import { whole } from './limits.ts';
import type { PriorSum } from './prior-grants.ts';
import { type Source, type Trace, silent } from './trace.ts';

const NONE: readonly Source[] = ['no such grant in the ledger'];

/** Tells a sum of earlier grants, grant by grant; where returns made a difference, the gross sum beside it. */
export function saySum(clause: string, label: string, prior: PriorSum, say: Trace): void {
  if (say === silent) return;
  const grants: readonly Source[] = prior.grants.length === 0 ? NONE : prior.grants;
  if (prior.gross !== prior.net)
    say.money(clause, `${label}, as awarded (gross)`, grants, whole(prior.gross));
  say.money(clause, label, grants, whole(prior.net));
}
