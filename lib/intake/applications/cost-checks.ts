import { add, formatDollars, ZERO } from '../../model/money.ts';
import type { Cents } from '../../model/money.ts';
import { sayParts } from '../say-parts.ts';
import type { RowCheck } from './check.ts';
import { cdbgBlank, grantsAboveCost, otherGrantsBlank } from './rules.ts';

/** Blank counts as none in a subtraction: where it would be subtracted, the reader is asked. */
const deductionsGiven: RowCheck = {
  name: 'whether grants that would be deducted are given',
  needs: ['program', 'cdbg_grant', 'other_grants'],
  run(draft, scan, { round, at }) {
    const assisted = draft.program === 'assisted_living';
    const deductsCdbg = assisted || (draft.program === 'senior_center' && round.readings.cdbgIsFederal);
    if (deductsCdbg && draft.cdbgGrant === null) scan.report(cdbgBlank, undefined, at.cdbg_grant);
    if (assisted && draft.otherGrants === null) scan.report(otherGrantsBlank, undefined, at.other_grants);
  },
};

const grantsWithinCost: RowCheck = {
  name: 'federal grants against the eligible cost',
  needs: ['program', 'eligible_cost', 'federal_grant', 'cdbg_grant'],
  run(draft, scan, { round, at }) {
    const { eligibleCost, federalGrant, cdbgGrant } = draft;
    if (eligibleCost === null || federalGrant === null) return;
    const counted: Cents =
      draft.program === 'senior_center' && !round.readings.cdbgIsFederal ? ZERO : (cdbgGrant ?? ZERO);
    const grants = add(federalGrant, counted);
    if (grants <= eligibleCost) return;
    scan.report(
      grantsAboveCost,
      {
        grants: formatDollars(grants),
        parts: sayParts([
          [at.federal_grant, federalGrant],
          [at.cdbg_grant, counted],
        ]),
        cost: formatDollars(eligibleCost),
      },
      at.federal_grant,
    );
  },
};

export const COST_CHECKS: readonly RowCheck[] = [deductionsGiven, grantsWithinCost];
