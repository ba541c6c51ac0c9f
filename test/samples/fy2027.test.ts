import { describe, expect, it } from 'vitest';
import { hundredths, usd } from '../support/records.ts';
import {
  assistedLiving,
  placed,
  programOf,
  ranking,
  reviewSample,
  seniorCenter,
  unallocatedOnReceipt,
} from './sample-round.ts';

// The sample round, decided on 2026-07-01. Every expectation was worked out by hand from the page on the law, the
// rows of the sample and its round file; none was taken from a run of the program.

const run = await reviewSample();

describe('senior centers, what § 10-504 and the regulation allow', () => {
  // (a)(1) 1,900,000 − 300,000 = 1,600,000; (a)(2) half is 800,000, and so is the cap; (e) G-2014-002 of 250,000
  // leaves room for 550,000, and G-2009-003 of 2009-06-17 left the 15 years on 2024-06-17.
  // Regulation A and E: the lesser of 600,000 and 800,000.
  it('SC-01: the room of the center binds, and returns when the grant of 2014 leaves', () => {
    const { statute, regulation } = seniorCenter(run, 'SC-01');
    expect(statute).toMatchObject({ asOfRight: usd('550,000'), binding: ['center_room'] });
    expect(statute.centerRoom).toMatchObject({
      room: usd('550,000'),
      counted: usd('250,000'),
      returnsOn: '2029-05-07',
      roomThen: usd('800,000'),
    });
    expect(statute.board.status).toBe('not_applicable');
    expect(regulation).toMatchObject({ asOfRight: usd('600,000'), binding: ['dollar_cap'] });
    expect(placed(run, 'SC-01').reviewed.disputed).toBe(usd('50,000'));
  });

  // (a)(2) half of 120,000. SC-01 above takes 520,000 of the 550,000: 30,000 is left. (b)(1): equipment alone is not
  // enough. Regulation C(2): 60,000 of 120,000 are local.
  it('SC-02: half binds, and the room that SC-01 leaves cuts the award', () => {
    const { statute, regulation } = seniorCenter(run, 'SC-02');
    expect(statute).toMatchObject({ asOfRight: usd('60,000'), binding: ['half_of_unpaid'] });
    expect(statute.board).toMatchObject({ status: 'not_met', amount: null });
    expect(regulation.localShare).toMatchObject({ status: 'met', required: usd('60,000') });
    expect(placed(run, 'SC-02')).toMatchObject({
      state: 'recommended_partial',
      recommended: usd('30,000'),
      reasons: ['center_room_taken'],
      decidedByTieBreak: 'received_on',
    });
  });

  // 8,400,000 − 1,200,000 = 7,200,000; half is 3,600,000. The Board keeps the cap (R1).
  it('SC-03: the dollar caps bind, 200,000 apart', () => {
    const { statute, regulation } = seniorCenter(run, 'SC-03');
    expect(statute).toMatchObject({ asOfRight: usd('800,000'), binding: ['dollar_cap'] });
    expect(statute.board.status).toBe('not_applicable');
    expect(regulation).toMatchObject({ asOfRight: usd('600,000'), binding: ['dollar_cap'] });
    expect(placed(run, 'SC-03').reviewed.disputed).toBe(usd('200,000'));
  });

  // Half of 900,000. (e) G-2011-004 left to the day (R5), G-2013-004 is a master plan: all the room. (b)(2) V 1,100,000;
  // (b)(3) 2,400,000 > 150,000 + 0 + (140,000 + 15,000) + 75,000 = 380,000. Board: min(800,000; 900,000; 1,100,000).
  // Regulation F: the ledger contradicts the answer that no State funds were used.
  it('SC-04: the statute’s Board route is met at the cap, the regulation’s is not', () => {
    const { statute, regulation } = seniorCenter(run, 'SC-04');
    expect(statute).toMatchObject({ asOfRight: usd('450,000'), binding: ['half_of_unpaid'] });
    expect(statute.centerRoom).toMatchObject({ room: usd('800,000'), counted: 0, returnsOn: null });
    expect(statute.board).toMatchObject({ status: 'met', amount: usd('800,000') });
    expect(regulation.board).toMatchObject({ status: 'not_met', amount: null });
    expect(regulation.board.conditions).toMatchObject({ no_state_funds: 'not_met', no_state_debt: 'met' });
    expect(run.findings).toContainEqual(expect.objectContaining({ code: 'Q501', applicationId: 'SC-04' }));
  });

  // Half of 700,000. (b)(3): 400,000 does not exceed 200,000 + 150,000 + 0 + 50,000 = 400,000; equal is not more.
  it('SC-05: the Board route fails on a residual value that only equals the sum', () => {
    const { statute, regulation } = seniorCenter(run, 'SC-05');
    expect(statute).toMatchObject({ asOfRight: usd('350,000'), binding: ['half_of_unpaid'] });
    expect(statute.board).toMatchObject({ status: 'not_met', amount: null });
    expect(statute.board.conditions).toEqual({
      project_type: 'met',
      property_value: 'met',
      residual_value: 'not_met',
    });
    expect(regulation.localShare).toMatchObject({ status: 'met', shortBy: 0 });
  });

  // R2: 640,000 − 100,000 = 540,000; half of it. No property value: not evidenced, and no amount. Regulation F counts
  // the center's value of 800,000, for renovation is among the types: min(600,000; 540,000; 800,000); State funds
  // are not answered.
  it('SC-06: a block grant is deducted, and the Board route is not evidenced', () => {
    const { statute, regulation } = seniorCenter(run, 'SC-06');
    expect(statute).toMatchObject({ asOfRight: usd('270,000'), binding: ['half_of_unpaid'] });
    expect(statute.board).toMatchObject({ status: 'not_evidenced', amount: null });
    expect(regulation.board).toMatchObject({ status: 'not_evidenced', amount: usd('540,000') });
    expect(regulation.localShare.status).toBe('not_applicable');
  });

  // 5,400,000 − 700,000: half is above the cap. (d) 800,000 − 550,000; the cancelled award of 2012 counts nowhere.
  // Regulation G: 300,000 − 550,000, floored.
  it('SC-07: the second part of a project gets what the first left of the maximum', () => {
    const { statute, regulation } = seniorCenter(run, 'SC-07');
    expect(statute).toMatchObject({ asOfRight: usd('250,000'), binding: ['project_prior'] });
    expect(statute.projectPrior).toMatchObject({ net: usd('550,000'), gross: usd('550,000') });
    expect(statute.centerRoom).toMatchObject({ room: usd('250,000'), returnsOn: '2038-06-07' });
    expect(regulation).toMatchObject({ asOfRight: 0, binding: ['prior_grants_rule'] });
    expect(placed(run, 'SC-07').reviewed.disputed).toBe(usd('250,000'));
  });

  // Half of 375,000; R3: 180,000 returned in full counts zero. (b)(3): State debt is blank, and the parts that are
  // known do not reach 900,000. Board: min(800,000; 375,000; 400,000). Regulation C(2): 150,000 of 187,500.
  it('SC-08: a grant returned in full limits nothing, and its county was never funded', () => {
    const { statute, regulation } = seniorCenter(run, 'SC-08');
    expect(statute).toMatchObject({ asOfRight: usd('187,500'), binding: ['half_of_unpaid'] });
    expect(statute.projectPrior).toMatchObject({ net: 0, gross: usd('180,000') });
    expect(statute.board).toMatchObject({ status: 'not_evidenced', amount: usd('375,000') });
    expect(regulation.localShare).toMatchObject({
      status: 'not_met',
      required: usd('187,500'),
      shortBy: usd('37,500'),
    });
    expect(placed(run, 'SC-08').reviewed.priority.history).toBe('never funded');
  });

  // 900,000 − 520,000 = 380,000; half is 190,000. Regulation D: federal law is to the contrary, so half of 900,000,
  // 450,000, but never more than the 380,000 unpaid.
  it('SC-09: where federal law is contrary, the regulation’s ceiling is the unpaid cost', () => {
    const { statute, regulation } = seniorCenter(run, 'SC-09');
    expect(statute).toMatchObject({ asOfRight: usd('190,000'), binding: ['half_of_unpaid'] });
    expect(statute.board).toMatchObject({ status: 'not_evidenced', amount: usd('380,000') });
    expect(regulation).toMatchObject({ asOfRight: usd('380,000'), binding: ['unpaid_cost'] });
    expect(placed(run, 'SC-09').reviewed.disputed).toBe(usd('190,000'));
  });

  // R3: 150,000 − 30,000 = 120,000. (d) min(800,000; 650,000) − 120,000. Board: min(800,000; 1,300,000) − 120,000 =
  // 680,000, but V is 600,000; 1,500,000 > 180,000 + 0 + 120,000 + 0. Regulation G: 300,000 − 120,000.
  it('SC-10: a partly returned grant counts net, and the property value bounds the Board', () => {
    const { statute, regulation } = seniorCenter(run, 'SC-10');
    expect(statute).toMatchObject({ asOfRight: usd('530,000'), binding: ['project_prior'] });
    expect(statute.projectPrior).toMatchObject({ net: usd('120,000'), gross: usd('150,000') });
    expect(statute.board).toMatchObject({ status: 'met', amount: usd('600,000') });
    expect(regulation).toMatchObject({ asOfRight: usd('180,000'), binding: ['prior_grants_rule'] });
    expect(regulation.board.status).toBe('not_applicable');
    expect(placed(run, 'SC-10').reviewed.disputed).toBe(usd('350,000'));
  });

  // Half of 84,000. Regulation F names planning and design, (b)(1) does not.
  it('SC-11: design alone may go to the Board under the regulation only', () => {
    const { statute, regulation } = seniorCenter(run, 'SC-11');
    expect(statute).toMatchObject({ asOfRight: usd('42,000'), binding: ['half_of_unpaid'] });
    expect(statute.board.status).toBe('not_met');
    expect(regulation.board).toMatchObject({ status: 'not_evidenced', amount: null });
    expect(regulation.localShare.status).toBe('not_evidenced');
  });

  // (a)(3): the lesser of 15,000 and half of 48,000.
  it('SC-12: a master plan is capped at 15,000 and takes no room', () => {
    const { statute, regulation } = seniorCenter(run, 'SC-12');
    expect(statute).toMatchObject({ asOfRight: usd('15,000'), binding: ['dollar_cap'], centerRoom: null });
    expect(regulation).toMatchObject({ asOfRight: usd('15,000'), binding: ['dollar_cap'] });
  });

  // 1,450,000 − 250,000 = 1,200,000; half is 600,000, which is also the regulation's cap. V 450,000 < 600,000.
  it('SC-13: two equal limits are both named', () => {
    const { statute, regulation } = seniorCenter(run, 'SC-13');
    expect(statute).toMatchObject({ asOfRight: usd('600,000'), binding: ['half_of_unpaid'] });
    expect(statute.board).toMatchObject({ status: 'not_met', amount: null });
    expect(regulation.binding).toEqual(['dollar_cap', 'half_of_unpaid']);
  });

  // Half of 1,080,000. V 300,000 is below it; R7: 300,000 + 540,000 = 840,000 is not: min(600,000; 1,080,000; 840,000).
  it('SC-14: the local work carries the regulation’s Board route, and not the statute’s', () => {
    const { statute, regulation } = seniorCenter(run, 'SC-14');
    expect(statute).toMatchObject({ asOfRight: usd('540,000'), binding: ['half_of_unpaid'] });
    expect(statute.board).toMatchObject({ status: 'not_met', amount: null });
    expect(regulation.board).toMatchObject({ status: 'met', amount: usd('600,000') });
  });

  // 300,000 of 2012-02-29 and 300,000 of 2018-05-16 in one window: 200,000 left. 29 February + 15 years is clamped.
  it('SC-15: a grant of a leap day leaves on 28 February', () => {
    const { statute, regulation } = seniorCenter(run, 'SC-15');
    expect(statute).toMatchObject({ asOfRight: usd('200,000'), binding: ['center_room'] });
    expect(statute.centerRoom).toMatchObject({
      counted: usd('600,000'),
      returnsOn: '2027-02-28',
      roomThen: usd('500,000'),
    });
    expect(regulation).toMatchObject({ asOfRight: usd('600,000'), binding: ['dollar_cap'] });
    expect(placed(run, 'SC-15').reviewed.disputed).toBe(usd('400,000'));
  });

  // 350,000 of 2011-08-10 leaves on 2026-08-10, before the 200,000 of 2026-09-23 comes: no window holds both, so the
  // larger counts. The ledger and the application name the center without an id, in different apostrophes.
  it('SC-17: a grant that leaves and a later one that comes are never counted together', () => {
    const { statute, regulation } = seniorCenter(run, 'SC-17');
    expect(statute).toMatchObject({ asOfRight: usd('450,000'), binding: ['center_room'] });
    expect(statute.centerRoom).toMatchObject({
      counted: usd('350,000'),
      returnsOn: '2026-08-10',
      roomThen: usd('600,000'),
    });
    expect(regulation).toMatchObject({ asOfRight: usd('600,000'), binding: ['dollar_cap'] });
    expect(placed(run, 'SC-17').reviewed.application.centerId).toBe('MD-SC-008');
  });

  // 500,000 of 2015 and 300,000 of 2021 fill the 800,000. Regulation: half of 350,000.
  it('SC-18: a center without room has a ceiling of zero', () => {
    const { statute, regulation } = seniorCenter(run, 'SC-18');
    expect(statute).toMatchObject({ asOfRight: 0, binding: ['center_room'] });
    expect(statute.centerRoom).toMatchObject({ returnsOn: '2030-06-10', roomThen: usd('500,000') });
    expect(regulation).toMatchObject({ asOfRight: usd('175,000'), binding: ['half_of_unpaid'] });
    expect(placed(run, 'SC-18')).toMatchObject({ state: 'recommended_unfunded', reasons: ['ceiling_zero'] });
  });

  it('SC-20: received on 2026-05-18, after the deadline of 2026-05-15', () => {
    expect(placed(run, 'SC-20')).toMatchObject({ state: 'not_eligible', reasons: ['late'], rank: null });
  });
});

describe('assisted living, what § 24-1004 allows', () => {
  // (c) 3,200,000 − 500,000 − 200,000 − 100,000 = 2,400,000; (f) three quarters. (e)(2): 1,500,000 is below that.
  // (g)(2): received before the 400,000 of 2026-03-04 was charged.
  it('AL-01: three quarters in a poverty area', () => {
    expect(assistedLiving(run, 'AL-01')).toMatchObject({
      asOfRight: usd('1,800,000'),
      binding: ['three_quarters_of_unpaid'],
      board: { status: 'not_met', amount: null },
    });
    expect(unallocatedOnReceipt(run, 'AL-01')).toBe('4000000.00');
  });

  // (c) 1,250,000 − 150,000 = 1,100,000; half. (e): the center is worth 1,400,000: min(1,100,000; 1,400,000). Received
  // on the day of the charge.
  it('AL-02: half as of right, all that is unpaid by the Board', () => {
    expect(assistedLiving(run, 'AL-02')).toMatchObject({
      asOfRight: usd('550,000'),
      binding: ['half_of_unpaid'],
      board: { status: 'met', amount: usd('1,100,000') },
    });
    expect(placed(run, 'AL-02')).toMatchObject({ state: 'recommended', recommended: usd('550,000') });
    expect(unallocatedOnReceipt(run, 'AL-02')).toBe('3600000.00');
  });

  // (c) 6,400,000 − 1,400,000 − 600,000 = 4,400,000; half, for the poverty area is not evidenced; no dollar cap.
  it('AL-03: half of 4,400,000, for there is no dollar cap', () => {
    expect(assistedLiving(run, 'AL-03')).toMatchObject({
      asOfRight: usd('2,200,000'),
      binding: ['half_of_unpaid'],
    });
  });

  // R6: 2,000,000 − 300,000 − 100,000 − 200,000 (pending counts) = 1,400,000; half.
  it('AL-08: an earlier State grant to the project is deducted', () => {
    const statute = assistedLiving(run, 'AL-08');
    expect(statute.asOfRight).toBe(usd('700,000'));
    expect(statute.projectPrior).toMatchObject({ net: usd('200,000') });
    expect(statute.board).toMatchObject({ status: 'not_met', amount: null });
  });

  it.each([
    { id: 'AL-04', state: 'held', reason: 'certificate_not_evidenced' }, // (b): acquisition, certificate blank
    { id: 'AL-05', state: 'not_eligible', reason: 'no_surplus_certificate' }, // (b): construction, certificate no
    { id: 'AL-06', state: 'not_eligible', reason: 'sectarian_use' }, // (h)
  ])('$id is $state: $reason', ({ id, state, reason }) => {
    expect(placed(run, id)).toMatchObject({ state, reasons: [reason], recommended: 0 });
  });

  it('AL-07 is recommended on condition that evidence under (h)(2) is filed', () => {
    expect(placed(run, 'AL-07')).toMatchObject({
      state: 'recommended',
      recommended: usd('260,000'),
      conditions: ['sectarian_evidence'],
    });
  });
});

describe('priority', () => {
  const factor = (id: string, name: string) =>
    placed(run, id).reviewed.priority.factors.find((each) => each.name === name);

  // 9,800 ÷ 6.2 = 1,580.645…, above the goalpost of 1,100: 0.5 × 1 × 100.
  it('SC-15 is measured by its own service area, held at the goalpost', () => {
    expect(factor('SC-15', 'density')).toMatchObject({
      raw: hundredths('1580.65'),
      clamped: true,
      contribution: 500_000,
    });
  });

  // 12.6 ÷ 15 = 0.84; 0.25 × 0.84 × 100 = 21.
  it('SC-14 is measured by the road, with its evidence', () => {
    expect(placed(run, 'SC-14').reviewed.priority.nearest).toMatchObject({
      miles: hundredths('12.60'),
      override: true,
    });
    expect(factor('SC-14', 'proximity')).toMatchObject({ value: 840_000, contribution: 210_000 });
    expect(placed(run, 'SC-14').reviewed.application.overrideEvidence).toContain('MD 33');
  });

  // Haversine by hand: 38.3304, −76.2272 to Southern Pines in Calvert County, 38.362356, −76.437915: 11.63 miles.
  it('SC-13 has its nearest center across the Bay', () => {
    expect(placed(run, 'SC-13').reviewed.priority.nearest).toMatchObject({
      centerId: 'MD-SC-047',
      miles: hundredths('11.63'),
      crossesBay: true,
    });
  });

  // A grant of a similar program is a grant for (c)(3): Talbot County is funded by it alone.
  it('knows who was never funded', () => {
    const history = (id: string) => placed(run, id).reviewed.priority.history;
    expect(history('SC-14')).toBe('funded');
    expect(['SC-05', 'SC-06', 'SC-09', 'SC-11', 'SC-12', 'SC-13'].map(history)).toEqual(
      Array.from({ length: 6 }, () => 'never funded'),
    );
  });

  // Both have 70 points; Frederick County received G-2017-A01, Montgomery County nothing.
  it('AL-10 comes before AL-09, for its county was never funded', () => {
    expect(ranking(run, 'assisted_living').slice(-2)).toEqual(['AL-10', 'AL-09']);
    expect(placed(run, 'AL-09').decidedByTieBreak).toBe('never_funded');
  });
});

describe('the funding line', () => {
  // Down the rank, from 2,500,000: 187,500, 350,000, 200,000, 190,000, 270,000, 520,000, 30,000 leave 752,500; SC-03
  // asks 800,000 and is passed over; 15,000, 600,000, 42,000 leave 95,500, which nobody below can use.
  it('is drawn by fill_down for senior centers', () => {
    const program = programOf(run, 'senior_center');
    const paid = program.applications
      .filter((each) => each.recommended > 0)
      .map((each) => each.reviewed.application.applicationId);
    expect(paid).toEqual([
      'SC-08',
      'SC-05',
      'SC-15',
      'SC-09',
      'SC-06',
      'SC-01',
      'SC-02',
      'SC-12',
      'SC-13',
      'SC-11',
    ]);
    expect(placed(run, 'SC-03').reasons).toEqual(['over_budget']);
    expect(placed(run, 'SC-16').reasons).toEqual(['center_room_taken']);
    expect(program).toMatchObject({
      available: usd('2,500,000'),
      recommended: usd('2,404,500'),
      unspent: usd('95,500'),
    });
  });

  // 4,000,000 less 400,000 charged: 1,500,000, 550,000, 1,200,000, 260,000 leave 90,000. AL-08 could take 700,000 and
  // stops the list, so that the 55,000 of AL-10 are not paid either.
  it('is drawn by strict for assisted living', () => {
    expect(programOf(run, 'assisted_living')).toMatchObject({
      charged: usd('400,000'),
      available: usd('3,600,000'),
      recommended: usd('3,510,000'),
      unspent: usd('90,000'),
    });
    expect(['AL-08', 'AL-10', 'AL-09'].flatMap((id) => placed(run, id).reasons)).toEqual([
      'over_budget',
      'stopped',
      'stopped',
    ]);
  });
});
