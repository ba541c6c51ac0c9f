import fc from 'fast-check';
import type { Application } from '../../lib/model/application.ts';
import type { Answer } from '../../lib/model/evidence.ts';
import type { Grant } from '../../lib/model/grant.ts';
import { GRANT_STATUSES, PROGRAM_KINDS } from '../../lib/model/grant.ts';
import { type Cents, cents } from '../../lib/model/money.ts';
import { PROGRAMS, PROJECT_TYPES, type ProjectType } from '../../lib/model/program.ts';
import { GOVERNING_TEXTS, POLICIES, type Readings, type Round } from '../../lib/model/round.ts';
import {
  aGrant,
  aLocality,
  aRound,
  anApplication,
  billionths,
  millionths,
  on,
  readings,
  someRules,
  weights,
} from './records.ts';

/** The same cases in every run. */
export const runs = (numRuns: number): { seed: number; numRuns: number } => ({ seed: 20_260_701, numRuns });

const amount = (most: number): fc.Arbitrary<Cents> => fc.integer({ min: 0, max: most * 100 }).map(cents);
/** Round sums meet limits exactly; odd ones lie between them. */
const money = fc.oneof(
  fc.constantFrom(0, 15_000, 300_000, 500_000, 600_000, 800_000, 1_600_000).map((sum) => cents(sum * 100)),
  amount(2_500_000),
);
const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.option(arbitrary, { nil: null, freq: 2 });
const answer: fc.Arbitrary<Answer> = fc.constantFrom<Answer>('yes', 'no', null);

const work: readonly ProjectType[] = PROJECT_TYPES.filter((type) => type !== 'master_plan');
const projectTypes = fc.oneof(
  { weight: 6, arbitrary: fc.subarray([...work], { minLength: 1, maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constant<ProjectType[]>(['master_plan']) },
);

const COUNTIES = ['24001', '24003'].map((fips) => aLocality({ fips }));
const locality = fc.constantFrom(...COUNTIES);
const centerId = maybe(fc.constantFrom('C-1', 'C-2'));
const someDay = fc.constantFrom(
  '2011-07-01',
  '2011-07-02',
  '2014-05-07',
  '2020-02-29',
  '2026-07-01',
  '2027-01-01',
);

/** An application of either program; `projectId` names its project, null a new one. */
export function applicationOf(applicationId: string, projectId: string): fc.Arbitrary<Application> {
  const facts = fc.record({
    program: fc.constantFrom(...PROGRAMS),
    projectId: fc.constantFrom(projectId, null),
    projectTypes,
    locality,
    centerId,
    receivedOn: fc.constantFrom('2026-04-30', '2026-05-15', '2026-05-16').map(on),
    eligibleCost: money,
    federalGrant: fc.oneof(fc.constant(cents(0)), amount(600_000)),
    cdbgGrant: maybe(amount(300_000)),
    otherGrants: maybe(amount(300_000)),
    requestedGrant: amount(1_500_000),
    localMatch: maybe(money),
    propertyValue: maybe(money),
    centerValue: maybe(money),
    residualValue: maybe(money),
    priorMatch: maybe(amount(300_000)),
    outstandingStateDebt: maybe(amount(300_000)),
    otherStateInvestment: maybe(amount(300_000)),
  });
  const answers = fc.record({
    stateFundsUsed: answer,
    stateBondedDebt: answer,
    povertyArea: answer,
    surplusBuildingCertified: answer,
    sectarianUse: answer,
    federalLawContrary: answer,
  });
  const priorities = fc.record({
    seniorPopulation: fc.integer({ min: 0, max: 1_500 }),
    serviceArea: fc.constantFrom('1', '2.5').map(millionths),
    nearestOverride: fc.integer({ min: 0, max: 2_000 }),
    areaNeed: fc.integer({ min: 0, max: 100 }).map((points) => points * 1_000_000),
  });
  return fc
    .tuple(facts, answers, priorities)
    .map(([a, b, c]) => anApplication({ applicationId, ...a, ...b, ...c }));
}

/** A batch of up to six rows, each of a project of its own. */
export const applications: fc.Arbitrary<Application[]> = fc
  .integer({ min: 1, max: 6 })
  .chain((rows) =>
    fc.tuple(...Array.from({ length: rows }, (_, i) => applicationOf(`A-${i + 1}`, `P-${i + 1}`))),
  )
  .map((rows) => rows.map((application, i) => ({ ...application, row: i + 2 })));

const grant: fc.Arbitrary<Grant> = fc
  .record({
    program: fc.constantFrom(...PROGRAMS),
    programKind: fc.constantFrom(...PROGRAM_KINDS),
    fips: fc.constantFrom('24001', '24003'),
    centerId,
    projectId: maybe(fc.constantFrom('P-1', 'P-2', 'P-3')),
    masterPlan: fc.boolean(),
    approvedOn: someDay.map(on),
    amount: amount(500_000),
    amountReturned: maybe(amount(500_000)),
    status: fc.constantFrom(...GRANT_STATUSES),
    round: fc.constantFrom('FY2027', null),
  })
  .map((facts) => aGrant(facts));

export const ledger: fc.Arbitrary<Grant[]> = fc.array(grant, { maxLength: 6 });

const anyReadings: fc.Arbitrary<Readings> = fc
  .record({
    boardKeepsDollarCap: fc.boolean(),
    cdbgIsFederal: fc.boolean(),
    countNetGrants: fc.boolean(),
    windowHalfOpen: fc.boolean(),
    priorStateGrantsAreOtherGrants: fc.boolean(),
    regulationValueCountsLocalWork: fc.boolean(),
  })
  .map((given) => readings(given));

/** A round of both programs under one set of rules, and any readings. */
export const round: fc.Arbitrary<Round> = fc
  .record({
    readings: anyReadings,
    governingText: fc.constantFrom(...GOVERNING_TEXTS),
    ledgerComplete: fc.boolean(),
    receiptDeadline: fc.constantFrom(on('2026-05-15'), null),
    budget: amount(3_000_000),
    policy: fc.constantFrom(...POLICIES),
    minimumViableShare: fc.constantFrom('0', '0.5', '1').map(billionths),
    recommendBoardRoute: fc.boolean(),
  })
  .map(({ readings, governingText, ledgerComplete, receiptDeadline, ...rules }) => {
    const senior = weights({ density: '0.4', proximity: '0.3', never_funded: '0.3' });
    return aRound({
      readings,
      governingText,
      ledgerComplete,
      receiptDeadline,
      programs: {
        senior_center: someRules({ ...rules, weights: senior }),
        assisted_living: someRules({ ...rules, weights: weights({ area_need: '1' }) }),
      },
    });
  });

/** Everything a review needs, but the centers: every row has the Department's own miles. */
export const review = fc.record({ applications, ledger, round });
