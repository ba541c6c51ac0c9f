import { describe, expect, it } from 'vitest';
import { NotEstablishedError } from '../../lib/law/parameters.ts';
import type { PlacedApplication } from '../../lib/review/placed-application.ts';
import {
  type ApplicationFacts,
  aBatch,
  aGrant,
  aRound,
  aSeniorCenterRound,
  aWaitingRow,
  anApplication,
  anAssistedLivingApplication,
  millionths,
  on,
  someRules,
  usd,
  weights,
} from '../support/records.ts';
import { denseApplication, placed, programOf, reviewOf } from '../support/review.ts';
import { reviewBatch } from '../../lib/review/review.ts';

const outcome = ({ rank, state, recommended, reasons, conditions }: PlacedApplication) => ({
  rank,
  state,
  recommended,
  reasons,
  conditions,
});

describe('an application that fits', () => {
  it('is recommended what it asks, up to its ceiling as of right', () => {
    expect(outcome(placed(reviewOf([anApplication({ requestedGrant: usd('300,000') })])))).toEqual({
      rank: 1,
      state: 'recommended',
      recommended: usd('300,000'),
      reasons: [],
      conditions: [],
    });
    // Half of 1,000,000.
    expect(placed(reviewOf([anApplication({ requestedGrant: usd('900,000') })])).recommended).toBe(
      usd('500,000'),
    );
  });

  it('with no ceiling is recommended and unfunded, for that reason', () => {
    const review = reviewOf([anApplication({ federalGrant: usd('1,000,000') })]);
    expect(outcome(placed(review))).toMatchObject({
      rank: 1,
      state: 'recommended_unfunded',
      reasons: ['ceiling_zero'],
    });
  });
});

describe('the receipt deadline', () => {
  const round = aRound({ receiptDeadline: on('2026-05-15') });

  it.each([
    { receivedOn: '2026-05-15', state: 'recommended', reasons: [], rank: 1 },
    { receivedOn: '2026-05-16', state: 'not_eligible', reasons: ['late'], rank: null },
  ])('of 2026-05-15 makes a row of $receivedOn $state', ({ receivedOn, ...expected }) => {
    const review = reviewOf([anApplication({ receivedOn: on(receivedOn) })], round);
    expect(outcome(placed(review))).toMatchObject(expected);
  });

  it('is none where the round file names none', () => {
    expect(placed(reviewOf([anApplication({ receivedOn: on('2099-01-01') })])).state).toBe('recommended');
  });

  it('gives a late row neither money nor a step, whatever its score', () => {
    const review = reviewOf(
      [denseApplication('LATE', 1_000, { receivedOn: on('2026-06-01') }), denseApplication('IN-TIME', 100)],
      round,
    );
    expect(placed(review, 'LATE')).toMatchObject({ recommended: 0, step: null });
    expect(placed(review, 'IN-TIME')).toMatchObject({ rank: 1, recommended: usd('500,000') });
  });

  // A row received after the deadline does not wait: it is not eligible.
  it('makes a late row that has errors not eligible instead of waiting', () => {
    const waiting = [
      aWaitingRow({ row: 3, receivedOn: on('2026-05-16') }),
      aWaitingRow({ row: 4, receivedOn: on('2026-05-15') }),
      aWaitingRow({ row: 5, receivedOn: null }),
    ];
    const review = reviewOf([anApplication()], round, { waiting });
    expect(review.unreviewed.map(({ row, state, reasons }) => [row.row, state, reasons])).toEqual([
      [3, 'not_eligible', ['late']],
      [4, 'waiting', []],
      [5, 'waiting', []],
    ]);
  });
});

describe('an assisted living application', () => {
  const built = (facts: ApplicationFacts) =>
    anAssistedLivingApplication({ projectTypes: ['construction'], ...facts });

  it('is held while its certificate is outstanding: it keeps its rank and gets nothing', () => {
    const review = reviewOf([built({ surplusBuildingCertified: null })]);
    expect(outcome(placed(review))).toEqual({
      rank: 1,
      state: 'held',
      recommended: 0,
      reasons: ['certificate_not_evidenced'],
      conditions: [],
    });
    expect(placed(review).step).toMatchObject({ state: 'held', reason: 'held', asked: usd('500,000') });
  });

  it('is not eligible without the certificate, and its ceiling is what would hold if it were', () => {
    const application = placed(reviewOf([built({ surplusBuildingCertified: 'no' })]));
    expect(application).toMatchObject({
      rank: null,
      state: 'not_eligible',
      recommended: 0,
      reasons: ['no_surplus_certificate'],
    });
    expect(application.reviewed.governing.asOfRight).toBe(usd('500,000'));
  });

  it('is not eligible for sectarian use', () => {
    const review = reviewOf([anAssistedLivingApplication({ sectarianUse: 'yes' })]);
    expect(outcome(placed(review))).toMatchObject({ state: 'not_eligible', reasons: ['sectarian_use'] });
  });

  it('is recommended on condition while sectarian use is not evidenced', () => {
    const review = reviewOf([anAssistedLivingApplication({ sectarianUse: null })]);
    expect(outcome(placed(review))).toEqual({
      rank: 1,
      state: 'recommended',
      recommended: usd('500,000'),
      reasons: [],
      conditions: ['sectarian_evidence'],
    });
  });

  it('does not lower the budget of those below it while it is held', () => {
    const review = reviewOf([
      built({ applicationId: 'HELD', areaNeed: millionths('90') }),
      anAssistedLivingApplication({
        applicationId: 'NEXT',
        eligibleCost: usd('2,000,000'),
        requestedGrant: usd('1,000,000'),
      }),
    ]);
    expect(placed(review, 'HELD')).toMatchObject({ rank: 1, recommended: 0 });
    expect(placed(review, 'NEXT')).toMatchObject({ rank: 2, recommended: usd('1,000,000') });
  });

  it('shows the State funds unallocated when it was received', () => {
    const ledger = [
      aGrant({
        program: 'assisted_living',
        round: 'FY2027',
        approvedOn: on('2026-04-30'),
        amount: usd('250,000'),
      }),
    ];
    const review = reviewOf([anAssistedLivingApplication()], aRound(), { ledger });
    expect(placed(review).reviewed.unallocatedOnReceipt).toBe(usd('750,000'));
    expect(placed(reviewOf([anApplication()])).reviewed.unallocatedOnReceipt).toBeNull();
  });
});

describe('recommend_board_route', () => {
  // 500,000 as of right; the Board could authorize 700,000.
  const proven: ApplicationFacts = {
    requestedGrant: usd('900,000'),
    propertyValue: usd('700,000'),
    residualValue: usd('5,000,000'),
    priorMatch: usd('0'),
    outstandingStateDebt: usd('0'),
    otherStateInvestment: usd('0'),
  };
  const review = (facts: ApplicationFacts, recommendBoardRoute: boolean) =>
    placed(reviewOf([anApplication({ ...proven, ...facts })], aSeniorCenterRound({ recommendBoardRoute })));

  it('lets the recommendation reach the Board’s amount, marked so', () => {
    const { recommended, conditions } = review({}, true);
    expect(recommended).toBe(usd('700,000'));
    expect(conditions).toEqual(['board_authorization']);
  });

  it('is off by default: the recommendation stops at the ceiling as of right', () => {
    const { recommended, conditions } = review({}, false);
    expect(recommended).toBe(usd('500,000'));
    expect(conditions).toEqual([]);
  });

  it.each<{ what: string; facts: ApplicationFacts }>([
    { what: 'not evidenced', facts: { residualValue: null } },
    { what: 'not met', facts: { residualValue: usd('0') } },
  ])('counts for nothing where its conditions are $what', ({ facts }) => {
    expect(review(facts, true)).toMatchObject({ recommended: usd('500,000'), conditions: [] });
  });

  it('does not mark a recommendation within the ceiling as of right', () => {
    const { recommended, conditions } = review({ requestedGrant: usd('500,000') }, true);
    expect(recommended).toBe(usd('500,000'));
    expect(conditions).toEqual([]);
  });

  it('marks a recommendation of a cent more', () => {
    expect(review({ requestedGrant: usd('500,000.01') }, true).conditions).toEqual(['board_authorization']);
  });

  it('stands beside the condition of sectarian evidence', () => {
    const facility = anAssistedLivingApplication({
      requestedGrant: usd('700,000'),
      propertyValue: usd('700,000'),
      stateFundsUsed: 'no',
      stateBondedDebt: 'no',
      sectarianUse: null,
    });
    const rules = someRules({ weights: weights({ area_need: '1' }), recommendBoardRoute: true });
    const { recommended, conditions } = placed(
      reviewOf([facility], aRound({ programs: { assisted_living: rules } })),
    );
    expect(recommended).toBe(usd('700,000'));
    expect([...conditions].sort()).toEqual(['board_authorization', 'sectarian_evidence']);
  });
});

describe('governing_text: stricter (R4)', () => {
  const stricter = { governingText: 'stricter' } as const;

  // Statute 800,000, regulation 600,000.
  it('takes the lower of the two ceilings', () => {
    const large = anApplication({ eligibleCost: usd('5,000,000'), requestedGrant: usd('800,000') });
    expect(placed(reviewOf([large])).recommended).toBe(usd('800,000'));
    expect(placed(reviewOf([large], aRound(stricter))).recommended).toBe(usd('600,000'));
  });

  // Statute: (1,000,000 − 400,000) ÷ 2 = 300,000. Regulation, federal law to the contrary: 500,000.
  it('takes the statute’s where that is the lower', () => {
    const contrary = anApplication({
      federalGrant: usd('400,000'),
      federalLawContrary: 'yes',
      requestedGrant: usd('500,000'),
    });
    const { reviewed, recommended } = placed(reviewOf([contrary], aRound(stricter)));
    expect(recommended).toBe(usd('300,000'));
    expect(reviewed.governing.asOfRight).toBe(usd('300,000'));
    expect(reviewed.disputed).toBe(usd('200,000'));
  });

  it('changes nothing in assisted living', () => {
    const facility = anAssistedLivingApplication({ requestedGrant: usd('500,000') });
    expect(placed(reviewOf([facility], aRound(stricter))).recommended).toBe(usd('500,000'));
  });

  describe('with recommend_board_route', () => {
    const round = aSeniorCenterRound({ recommendBoardRoute: true }, stricter);
    const proven: ApplicationFacts = {
      requestedGrant: usd('900,000'),
      propertyValue: usd('700,000'),
      residualValue: usd('5,000,000'),
      priorMatch: usd('0'),
      outstandingStateDebt: usd('0'),
      otherStateInvestment: usd('0'),
      stateFundsUsed: 'no',
      stateBondedDebt: 'no',
    };

    // Statute: 500,000, with the Board 700,000. Regulation: 500,000, with the Board 600,000.
    it('takes the lower of the two amounts of the Board', () => {
      const { recommended, conditions } = placed(reviewOf([anApplication(proven)], round));
      expect(recommended).toBe(usd('600,000'));
      expect(conditions).toEqual(['board_authorization']);
    });

    // The regulation's Board route is not evidenced: its 500,000 as of right is the lower.
    it('takes the ceiling as of right of a text whose Board route is not met', () => {
      const facts = { ...proven, stateFundsUsed: null };
      const { recommended, conditions } = placed(reviewOf([anApplication(facts)], round));
      expect(recommended).toBe(usd('500,000'));
      expect(conditions).toEqual([]);
    });

    // Statute: (1,000,000 − 200,000) ÷ 2 = 400,000 as of right, by the Board 700,000. Regulation, federal law to the
    // contrary: 500,000 as of right, its Board route not evidenced. The lower is 500,000: under the statute that is
    // beyond the half, and only the Board may authorize it.
    it('marks an amount that is beyond what either text allows as of right', () => {
      const facts = {
        ...proven,
        federalGrant: usd('200,000'),
        federalLawContrary: 'yes',
        stateFundsUsed: null,
      } as const;
      const { recommended, conditions } = placed(reviewOf([anApplication(facts)], round));
      expect(recommended).toBe(usd('500,000'));
      expect(conditions).toEqual(['board_authorization']);
    });
  });
});

describe('the budget', () => {
  const ledger = [
    aGrant({
      round: 'FY2027',
      centerId: 'C-9',
      amount: usd('1,700,000'),
      amountReturned: usd('100,000'),
    }),
    aGrant({ round: 'FY2026', amount: usd('900,000') }),
  ];

  // 2,000,000 − (1,700,000 − 100,000) = 400,000.
  it('is the round file’s less the net grants charged to this round', () => {
    const program = programOf(reviewOf([anApplication()], aRound(), { ledger }));
    expect(program).toMatchObject({
      charged: usd('1,600,000'),
      available: usd('400,000'),
      recommended: 0,
      unspent: usd('400,000'),
    });
    expect(program.applications[0]).toMatchObject({
      state: 'recommended_unfunded',
      reasons: ['over_budget'],
    });
  });

  it('is never below zero', () => {
    const over = [aGrant({ round: 'FY2027', amount: usd('9,000,000') })];
    const program = programOf(reviewOf([anApplication()], aRound(), { ledger: over }));
    expect(program).toMatchObject({ available: 0, recommended: 0, unspent: 0 });
  });

  it('of one program is not spent on the other', () => {
    const review = reviewOf([anApplication({ applicationId: 'S' }), anAssistedLivingApplication()]);
    expect(programOf(review, 'senior_center').unspent).toBe(usd('1,500,000'));
    expect(programOf(review, 'assisted_living').unspent).toBe(usd('500,000'));
  });
});

describe('two applications of one batch for one center', () => {
  const center = { centerId: 'C-1', eligibleCost: usd('1,200,000'), requestedGrant: usd('600,000') };

  // No grant in the ledger: (e) limits neither ceiling. 800,000 − 600,000 is left for the second.
  it('share its 15-year room', () => {
    const review = reviewOf([
      denseApplication('FIRST', 1_000, center),
      denseApplication('SECOND', 100, center),
    ]);
    expect(placed(review, 'FIRST')).toMatchObject({ state: 'recommended', recommended: usd('600,000') });
    expect(placed(review, 'SECOND')).toMatchObject({
      state: 'recommended_partial',
      recommended: usd('200,000'),
      reasons: ['center_room_taken'],
    });
    expect(placed(review, 'SECOND').reviewed.governing.asOfRight).toBe(usd('600,000'));
  });

  it.each([
    { order: 'above', plan: 1_000, project: 100 },
    { order: 'below', plan: 100, project: 1_000 },
  ])('do not share it with a master plan, ranked $order', ({ plan, project }) => {
    const review = reviewOf([
      denseApplication('PROJECT', project, {
        centerId: 'C-1',
        eligibleCost: usd('1,600,000'),
        requestedGrant: usd('800,000'),
      }),
      denseApplication('PLAN', plan, {
        centerId: 'C-1',
        projectTypes: ['master_plan'],
        eligibleCost: usd('30,000'),
        requestedGrant: usd('15,000'),
      }),
    ]);
    expect(placed(review, 'PROJECT')).toMatchObject({ state: 'recommended', recommended: usd('800,000') });
    expect(placed(review, 'PLAN')).toMatchObject({ state: 'recommended', recommended: usd('15,000') });
  });

  it('do not share before the rule', () => {
    const review = reviewOf(
      [denseApplication('FIRST', 1_000, center), denseApplication('SECOND', 100, center)],
      aRound({ decisionDate: on('2017-09-30') }),
    );
    expect(placed(review, 'SECOND')).toMatchObject({ state: 'recommended', recommended: usd('600,000') });
  });

  it('keep the room where the one above is late', () => {
    const review = reviewOf(
      [
        denseApplication('FIRST', 1_000, { ...center, receivedOn: on('2026-06-01') }),
        denseApplication('SECOND', 100, center),
      ],
      aRound({ receiptDeadline: on('2026-05-15') }),
    );
    expect(placed(review, 'SECOND').recommended).toBe(usd('600,000'));
  });

  it('share what the ledger leaves', () => {
    const ledger = [aGrant({ centerId: 'C-1', projectId: 'P-0', amount: usd('100,000') })];
    const review = reviewOf(
      [denseApplication('FIRST', 1_000, center), denseApplication('SECOND', 100, center)],
      aRound(),
      { ledger },
    );
    expect(placed(review, 'SECOND').recommended).toBe(usd('100,000'));
  });
});

describe('rank and order', () => {
  it('ranks the programs apart, senior centers first', () => {
    const review = reviewOf([
      anAssistedLivingApplication({ applicationId: 'AL' }),
      denseApplication('LOW', 50),
      denseApplication('HIGH', 500),
    ]);
    const listed = review.programs.map(({ program, applications }) => [
      program,
      applications.map(({ rank, reviewed }) => [rank, reviewed.application.applicationId]),
    ]);
    expect(listed).toEqual([
      [
        'senior_center',
        [
          [1, 'HIGH'],
          [2, 'LOW'],
        ],
      ],
      ['assisted_living', [[1, 'AL']]],
    ]);
  });

  it('lists those without a rank after the others, by row', () => {
    const late = { receivedOn: on('2026-06-01') };
    const review = reviewOf(
      [
        denseApplication('L-2', 900, { row: 2, ...late }),
        denseApplication('B', 50, { row: 3 }),
        denseApplication('L-1', 10, { row: 4, ...late }),
        denseApplication('A', 500, { row: 5 }),
      ],
      aRound({ receiptDeadline: on('2026-05-15') }),
    );
    const listed = programOf(review).applications.map(({ rank, reviewed }) => [
      rank,
      reviewed.application.applicationId,
    ]);
    expect(listed).toEqual([
      [1, 'A'],
      [2, 'B'],
      [null, 'L-2'],
      [null, 'L-1'],
    ]);
  });

  it('names the tie-break that decided', () => {
    const review = reviewOf([denseApplication('A-9', 100), denseApplication('A-10', 100)]);
    expect(placed(review, 'A-10')).toMatchObject({ rank: 1, decidedByTieBreak: null });
    expect(placed(review, 'A-9')).toMatchObject({ rank: 2, decidedByTieBreak: 'application_id' });
  });

  // § 10-504(c)(3): from the ledger, weighed or not.
  it('prefers the never funded of equal scores, as the ledger has it', () => {
    const ledger = [aGrant({ fips: '24001' })];
    const elsewhere = { ...anApplication().locality, fips: '24003' };
    const review = reviewOf(
      [denseApplication('FUNDED', 100), denseApplication('NEVER', 100, { locality: elsewhere })],
      aRound(),
      { ledger },
    );
    expect(placed(review, 'NEVER').rank).toBe(1);
    expect(placed(review, 'FUNDED').decidedByTieBreak).toBe('never_funded');
  });
});

describe('status and counts', () => {
  it('are RANKED where nothing waits, the held being ranked', () => {
    const review = reviewOf(
      [
        anApplication(),
        anAssistedLivingApplication({ applicationId: 'HELD', projectTypes: ['construction'] }),
        anApplication({ applicationId: 'LATE', receivedOn: on('2026-06-01') }),
      ],
      aRound({ receiptDeadline: on('2026-05-15') }),
    );
    expect(review.status).toBe('RANKED');
    expect(review.counts).toEqual({ rows: 3, ranked: 2, waiting: 0, notEligible: 1 });
  });

  it('are PROVISIONAL while a row waits', () => {
    const review = reviewOf([anApplication()], aRound(), { waiting: [aWaitingRow()] });
    expect(review.status).toBe('PROVISIONAL');
    expect(review.counts).toEqual({ rows: 2, ranked: 1, waiting: 1, notEligible: 0 });
  });

  it('are RANKED where the only row with errors is late', () => {
    const review = reviewOf([anApplication()], aRound({ receiptDeadline: on('2026-05-15') }), {
      waiting: [aWaitingRow({ receivedOn: on('2026-06-01') })],
    });
    expect(review.status).toBe('RANKED');
    expect(review.counts).toEqual({ rows: 2, ranked: 1, waiting: 0, notEligible: 1 });
  });

  it('are NEEDS_CORRECTION where none can be ranked', () => {
    const review = reviewOf([], aRound(), { waiting: [aWaitingRow()] });
    expect(review.status).toBe('NEEDS_CORRECTION');
    expect(review.counts).toEqual({ rows: 1, ranked: 0, waiting: 1, notEligible: 0 });
  });

  it('are NEEDS_CORRECTION where a reference file is at fault, and every row waits', () => {
    const review = reviewOf([anApplication({ row: 4 })], aRound(), {
      waiting: [aWaitingRow({ row: 3 })],
      referenceFault: true,
    });
    expect(review.status).toBe('NEEDS_CORRECTION');
    expect(review.counts).toEqual({ rows: 2, ranked: 0, waiting: 2, notEligible: 0 });
    expect(review.unreviewed.map(({ row }) => row.row)).toEqual([3, 4]);
  });

  it('are FILE_REJECTED where the file cannot be read as rows', () => {
    const review = reviewBatch(aBatch({ rejected: true }), aRound());
    expect(review.status).toBe('FILE_REJECTED');
    expect(review.counts).toEqual({ rows: 0, ranked: 0, waiting: 0, notEligible: 0 });
  });
});

it('throws, and does not guess, where no cap is established for the decision date', () => {
  const round = aRound({ decisionDate: on('2002-06-05') });
  expect(() => reviewOf([anApplication()], round)).toThrow(NotEstablishedError);
});
