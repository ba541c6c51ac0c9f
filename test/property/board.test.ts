import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certificate, noSectarianUse } from '../../lib/law/assisted-living-statute.ts';
import type { LawOfRound } from '../../lib/law/law-of-round.ts';
import { lawOfRound } from '../../lib/law/law-of-round.ts';
import type { Application } from '../../lib/model/application.ts';
import type { Evidence } from '../../lib/model/evidence.ts';
import { cents } from '../../lib/model/money.ts';
import { applyTexts } from '../../lib/review/texts.ts';
import { applicationOf, ledger, round, runs } from '../support/arbitraries.ts';

const situation = fc.record({ application: applicationOf('A-1', 'P-1'), ledger, round });

const routes = (application: Application, law: LawOfRound) => {
  const texts = applyTexts(application, law);
  return texts.program === 'senior_center' ? [texts.statute, texts.regulation] : [texts.statute];
};

describe('the amount of the Board route', () => {
  it('is above the ceiling as of right wherever one is shown, and at most what is unpaid', () => {
    fc.assert(
      fc.property(situation, ({ application, ledger, round }) => {
        for (const { asOfRight, board } of routes(application, lawOfRound(round, ledger))) {
          if (board.amount === null) {
            expect(board.status).not.toBe('met');
          } else {
            expect(board.amount).toBeGreaterThan(asOfRight);
            expect(board.amount).toBeLessThanOrEqual(application.eligibleCost);
          }
        }
      }),
      runs(400),
    );
  });

  it('is shown only while no condition is known to fail', () => {
    fc.assert(
      fc.property(situation, ({ application, ledger, round }) => {
        for (const { board } of routes(application, lawOfRound(round, ledger))) {
          const failed = Object.values(board.conditions).includes('not_met');
          expect(failed && board.amount !== null).toBe(false);
        }
      }),
      runs(300),
    );
  });
});

describe('a ceiling as of right', () => {
  it('is never below zero nor above what is unpaid', () => {
    fc.assert(
      fc.property(situation, ({ application, ledger, round }) => {
        const unpaid = Math.max(0, application.eligibleCost - application.federalGrant);
        for (const { asOfRight, binding } of routes(application, lawOfRound(round, ledger))) {
          expect(asOfRight).toBeGreaterThanOrEqual(0);
          expect(asOfRight).toBeLessThanOrEqual(unpaid);
          expect(binding.length).toBeGreaterThan(0);
        }
      }),
      runs(300),
    );
  });
});

const BLANKS = [
  'cdbgGrant',
  'otherGrants',
  'localMatch',
  'propertyValue',
  'centerValue',
  'residualValue',
  'priorMatch',
  'outstandingStateDebt',
  'otherStateInvestment',
  'stateFundsUsed',
  'stateBondedDebt',
  'povertyArea',
  'surplusBuildingCertified',
  'sectarianUse',
  'federalLawContrary',
] as const satisfies readonly (keyof Application)[];

const ANSWERS: ReadonlySet<string> = new Set([
  'stateFundsUsed',
  'stateBondedDebt',
  'povertyArea',
  'surplusBuildingCertified',
  'sectarianUse',
  'federalLawContrary',
]);

/** Every condition of every text, by its place and name. */
function conditionsOf(application: Application, law: LawOfRound): Map<string, Evidence | 'not_applicable'> {
  const found = new Map<string, Evidence | 'not_applicable'>();
  routes(application, law).forEach(({ board }, i) => {
    for (const [name, evidence] of Object.entries(board.conditions)) found.set(`${i} ${name}`, evidence);
  });
  const texts = applyTexts(application, law);
  if (texts.program === 'senior_center') found.set('local share', texts.regulation.localShare.status);
  else {
    found.set('certificate', certificate(application));
    found.set('no sectarian use', noSectarianUse(application));
  }
  return found;
}

describe('filling in a blank', () => {
  const filling = fc.record({
    application: applicationOf('A-1', 'P-1'),
    ledger,
    round,
    column: fc.constantFrom(...BLANKS),
    answer: fc.constantFrom('yes', 'no'),
    sum: fc.integer({ min: 0, max: 250_000_000 }).map(cents),
  });

  it('never turns a condition that was met into one that is not evidenced', () => {
    fc.assert(
      fc.property(filling, ({ application, ledger, round, column, answer, sum }) => {
        const blank: Application = { ...application, [column]: null };
        const filled: Application = { ...application, [column]: ANSWERS.has(column) ? answer : sum };
        const law = lawOfRound(round, ledger);
        const after = conditionsOf(filled, law);
        for (const [name, before] of conditionsOf(blank, law)) {
          expect(before === 'met' && after.get(name) === 'not_evidenced').toBe(false);
        }
      }),
      runs(600),
    );
  });
});
