import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../lib/model/evidence.ts';
import type { ProjectType } from '../../lib/model/program.ts';
import { aRecorder, statute } from '../support/law.ts';
import { type ApplicationFacts, type GrantFacts, aGrant, on, usd } from '../support/records.ts';

// Md. Code, Human Services § 10-504. Decided on 2026-07-01 unless a test says otherwise.

describe('(a)(1) and (2): the lesser of 800,000 and half of what is unpaid', () => {
  it.each<{ eligible: string; federal: string; ceiling: string; binding: string[] }>([
    { eligible: '1,000,000', federal: '0', ceiling: '500,000', binding: ['half_of_unpaid'] },
    { eligible: '1,000,000', federal: '200,000', ceiling: '400,000', binding: ['half_of_unpaid'] },
    { eligible: '3,000,000', federal: '200,000', ceiling: '800,000', binding: ['dollar_cap'] },
    { eligible: '100,000', federal: '100,000', ceiling: '0', binding: ['half_of_unpaid'] },
    { eligible: '100,000', federal: '150,000', ceiling: '0', binding: ['half_of_unpaid'] },
    { eligible: '0.01', federal: '0', ceiling: '0', binding: ['half_of_unpaid'] },
  ])('of $eligible with $federal federal is $ceiling', ({ eligible, federal, ceiling, binding }) => {
    const result = statute({ eligibleCost: usd(eligible), federalGrant: usd(federal) });
    expect(result.asOfRight).toBe(usd(ceiling));
    expect(result.binding).toEqual(binding);
  });

  it('does not deduct the grants of others', () => {
    expect(statute({ otherGrants: usd('400,000') }).asOfRight).toBe(usd('500,000'));
  });

  // R2: (1,000,000 − 100,000 − 200,000) ÷ 2; else (1,000,000 − 100,000) ÷ 2.
  it.each([
    { cdbgIsFederal: true, ceiling: '350,000' },
    { cdbgIsFederal: false, ceiling: '450,000' },
  ])('deducts a block grant where R2 = $cdbgIsFederal, to $ceiling', ({ cdbgIsFederal, ceiling }) => {
    const project = { federalGrant: usd('100,000'), cdbgGrant: usd('200,000') };
    expect(statute(project, { readings: { cdbgIsFederal } }).asOfRight).toBe(usd(ceiling));
  });

  it('reads the cap of the decision date: 200,000 is no more on 1986-07-01', () => {
    const project = { eligibleCost: usd('5,000,000') };
    expect(statute(project, { decidedOn: '1993-09-29' }).asOfRight).toBe(usd('300,000'));
    expect(statute(project, { decidedOn: '1986-07-01' }).asOfRight).toBe(usd('300,000'));
  });
});

describe('limits that are equal before rounding are all named', () => {
  it.each([
    { eligible: '1,599,999.99', ceiling: '799,999.99', binding: ['half_of_unpaid'] },
    { eligible: '1,600,000.00', ceiling: '800,000.00', binding: ['dollar_cap', 'half_of_unpaid'] },
    // Half is 800,000.005: rounded down it would be the cap, but it is half a cent above.
    { eligible: '1,600,000.01', ceiling: '800,000.00', binding: ['dollar_cap'] },
  ])('half of $eligible against the cap: $binding', ({ eligible, ceiling, binding }) => {
    const result = statute({ eligibleCost: usd(eligible) });
    expect(result.asOfRight).toBe(usd(ceiling));
    expect(result.binding).toEqual(binding);
  });

  // 250,000 to another project: room 550,000.
  it.each([
    { eligible: '1,099,999.99', ceiling: '549,999.99', binding: ['half_of_unpaid'] },
    { eligible: '1,100,000.00', ceiling: '550,000.00', binding: ['half_of_unpaid', 'center_room'] },
    { eligible: '1,100,000.01', ceiling: '550,000.00', binding: ['center_room'] },
  ])('half of $eligible against a room of 550,000: $binding', ({ eligible, ceiling, binding }) => {
    const ledger = [aGrant({ centerId: 'C-1', projectId: 'P-1', amount: usd('250,000') })];
    const result = statute({ eligibleCost: usd(eligible), centerId: 'C-1', projectId: 'P-2' }, { ledger });
    expect(result.asOfRight).toBe(usd(ceiling));
    expect(result.binding).toEqual(binding);
  });

  // (d): 1,400,000 ÷ 2 − 300,000 = 400,000. (e): 800,000 − (300,000 + 100,000) = 400,000.
  it('what the project has left and the room of its center', () => {
    const ledger = [
      aGrant({ centerId: 'C-1', projectId: 'P-1', amount: usd('300,000') }),
      aGrant({ centerId: 'C-1', projectId: 'P-2', amount: usd('100,000') }),
    ];
    const project = { eligibleCost: usd('1,400,000'), centerId: 'C-1', projectId: 'P-1' };
    const { asOfRight, binding } = statute(project, { ledger });
    expect(asOfRight).toBe(usd('400,000'));
    expect(binding).toEqual(['project_prior', 'center_room']);
  });
});

describe('(d): earlier grants to the same project', () => {
  const ledger = [aGrant({ projectId: 'P-1', amount: usd('10,000') })];

  // Half cents are kept until the end: 50,000.005 − 10,000 and 50,000.015 − 10,000.
  it.each([
    { eligible: '100,000.01', ceiling: '40,000.00' },
    { eligible: '100,000.03', ceiling: '40,000.01' },
    { eligible: '20,000', ceiling: '0' },
    { eligible: '10,000', ceiling: '0' },
    { eligible: '2,000,000', ceiling: '790,000' },
  ])('of 10,000 leave $ceiling of a whole project of $eligible', ({ eligible, ceiling }) => {
    const { asOfRight, binding } = statute({ eligibleCost: usd(eligible), projectId: 'P-1' }, { ledger });
    expect(asOfRight).toBe(usd(ceiling));
    expect(binding).toEqual(['project_prior']);
  });

  it('are told with their sum, net and gross', () => {
    const returned = [aGrant({ projectId: 'P-1', amount: usd('10,000'), amountReturned: usd('4,000') })];
    const { asOfRight, projectPrior } = statute({ projectId: 'P-1' }, { ledger: returned });
    expect(projectPrior).toMatchObject({ net: usd('6,000'), gross: usd('10,000') });
    expect(asOfRight).toBe(usd('494,000'));
  });

  it('count in full where R3 = false', () => {
    const returned = [aGrant({ projectId: 'P-1', amount: usd('10,000'), amountReturned: usd('4,000') })];
    const setting = { ledger: returned, readings: { countNetGrants: false } };
    expect(statute({ projectId: 'P-1' }, setting).asOfRight).toBe(usd('490,000'));
  });

  it('do not concern a new project, whose id is blank', () => {
    const { asOfRight, binding } = statute({ projectId: null }, { ledger: [aGrant({ projectId: null })] });
    expect(asOfRight).toBe(usd('500,000'));
    expect(binding).toEqual(['half_of_unpaid']);
  });
});

describe('(e): the room of the center', () => {
  // Half and cap both leave 800,000, so that a ceiling of 500,000 can only be the room of 800,000 − 300,000.
  const project = { eligibleCost: usd('2,000,000'), centerId: 'C-1', projectId: 'P-2' };
  const granted = (facts: GrantFacts) => [
    aGrant({ centerId: 'C-1', projectId: 'P-1', amount: usd('300,000'), ...facts }),
  ];

  it.each<{ what: string; facts: GrantFacts; ceiling: string }>([
    { what: 'a grant for another project', facts: {}, ceiling: '500,000' },
    { what: 'a grant for an unnamed project', facts: { projectId: null }, ceiling: '500,000' },
    { what: 'a pending grant', facts: { status: 'pending' }, ceiling: '500,000' },
    { what: 'a later-dated grant', facts: { approvedOn: on('2027-01-01') }, ceiling: '500,000' },
    { what: 'a grant to another center', facts: { centerId: 'C-9' }, ceiling: '800,000' },
    { what: 'a grant to no named center', facts: { centerId: null }, ceiling: '800,000' },
    { what: 'a cancelled grant', facts: { status: 'cancelled' }, ceiling: '800,000' },
    { what: 'a master plan', facts: { masterPlan: true }, ceiling: '800,000' },
    { what: 'a similar program', facts: { programKind: 'similar_program' }, ceiling: '800,000' },
    { what: 'the other program', facts: { program: 'assisted_living' }, ceiling: '800,000' },
    { what: 'a grant out of the window', facts: { approvedOn: on('2000-01-01') }, ceiling: '800,000' },
    { what: 'a grant returned in full', facts: { amountReturned: usd('300,000') }, ceiling: '800,000' },
  ])('$what leaves a ceiling of $ceiling', ({ facts, ceiling }) => {
    expect(statute(project, { ledger: granted(facts) }).asOfRight).toBe(usd(ceiling));
  });

  it('limits a new project, whose id is blank', () => {
    const { asOfRight } = statute({ ...project, projectId: null }, { ledger: granted({}) });
    expect(asOfRight).toBe(usd('500,000'));
  });

  it('is shown, and limits nothing, for an application without a center', () => {
    const { asOfRight, centerRoom } = statute({ ...project, centerId: null }, { ledger: granted({}) });
    expect(asOfRight).toBe(usd('800,000'));
    expect(centerRoom).toMatchObject({ room: usd('800,000'), counted: 0 });
  });

  // A later-dated grant to the same project is in M and not in S; no other project: (e) sets no limit.
  it('is shown, and limits nothing, where all grants are for this project', () => {
    const ledger = granted({ projectId: 'P-2', approvedOn: on('2027-01-01') });
    const { asOfRight, binding, centerRoom, projectPrior } = statute(project, { ledger });
    expect(projectPrior.net).toBe(0);
    expect(centerRoom?.room).toBe(usd('500,000'));
    expect(asOfRight).toBe(usd('800,000'));
    expect(binding).toEqual(['dollar_cap']);
  });

  // Nor does a grant that counts zero make (e) apply: it was returned in full.
  it('limits nothing either where what went to another project was returned in full', () => {
    const ledger = [
      ...granted({ amountReturned: usd('300,000') }),
      ...granted({ projectId: 'P-2', approvedOn: on('2027-01-01') }),
    ];
    const { asOfRight, binding, centerRoom } = statute(project, { ledger });
    expect(centerRoom?.room).toBe(usd('500,000'));
    expect(asOfRight).toBe(usd('800,000'));
    expect(binding).toEqual(['dollar_cap']);
  });

  // 1995 is out of the window, but it is a grant for a different project: (e) applies. M = 300,000 of P-2 in 2020.
  it('limits also where the grant for a different project has long left the window', () => {
    const ledger = [
      ...granted({ approvedOn: on('1995-01-01') }),
      ...granted({ projectId: 'P-2', approvedOn: on('2020-01-01') }),
    ];
    const { asOfRight, binding } = statute(project, { ledger });
    expect(asOfRight).toBe(usd('500,000'));
    expect(binding).toEqual(['project_prior', 'center_room']);
  });

  it('is gone where the center has had 800,000', () => {
    const { asOfRight, binding } = statute(project, { ledger: granted({ amount: usd('800,000') }) });
    expect(asOfRight).toBe(0);
    expect(binding).toEqual(['center_room']);
  });

  it.each([
    { decidedOn: '2017-09-30', ceiling: '800,000', shown: null },
    { decidedOn: '2017-10-01', ceiling: '500,000', shown: usd('500,000') },
  ])('gives a ceiling of $ceiling on $decidedOn', ({ decidedOn, ceiling, shown }) => {
    const ledger = granted({ approvedOn: on('2010-01-01') });
    const { asOfRight, centerRoom } = statute(project, { decidedOn, ledger });
    expect(asOfRight).toBe(usd(ceiling));
    expect(centerRoom?.room ?? null).toBe(shown);
  });
});

describe('(a)(3): a master plan', () => {
  const plan = (eligible: string, federal = '0'): ApplicationFacts => ({
    projectTypes: ['master_plan'],
    eligibleCost: usd(eligible),
    federalGrant: usd(federal),
    projectId: 'P-1',
    centerId: 'C-1',
  });

  it.each([
    { eligible: '40,000', federal: '0', ceiling: '15,000', binding: ['dollar_cap'] },
    { eligible: '30,000', federal: '0', ceiling: '15,000', binding: ['dollar_cap', 'half_of_unpaid'] },
    { eligible: '20,000', federal: '0', ceiling: '10,000', binding: ['half_of_unpaid'] },
    // Half of the cost of the plan, not of what is unpaid: 10,000, and 12,000 is unpaid.
    { eligible: '20,000', federal: '8,000', ceiling: '10,000', binding: ['half_of_unpaid'] },
    { eligible: '20,000', federal: '10,000', ceiling: '10,000', binding: ['half_of_unpaid', 'unpaid_cost'] },
    { eligible: '20,000', federal: '15,000', ceiling: '5,000', binding: ['unpaid_cost'] },
    { eligible: '20,000.01', federal: '0', ceiling: '10,000', binding: ['half_of_unpaid'] },
  ])('of $eligible with $federal federal may have $ceiling', ({ eligible, federal, ceiling, binding }) => {
    const result = statute(plan(eligible, federal));
    expect(result.asOfRight).toBe(usd(ceiling));
    expect(result.binding).toEqual(binding);
  });

  it('may have what an earlier grant to it leaves', () => {
    const ledger = [aGrant({ projectId: 'P-1', masterPlan: true, amount: usd('6,000') })];
    const { asOfRight, binding } = statute(plan('40,000'), { ledger });
    expect(asOfRight).toBe(usd('9,000'));
    expect(binding).toEqual(['project_prior']);
  });

  it('does not count in the 15 years of a center, nor is it limited by them', () => {
    const ledger = [aGrant({ centerId: 'C-1', projectId: 'P-9', amount: usd('800,000') })];
    const { asOfRight, centerRoom } = statute(plan('40,000'), { ledger });
    expect(asOfRight).toBe(usd('15,000'));
    expect(centerRoom).toBeNull();
  });

  it('has no Board route', () => {
    const value = { propertyValue: usd('1,000,000'), residualValue: usd('9,000,000') };
    const { board } = statute({ ...plan('40,000'), ...value });
    expect(board).toMatchObject({ status: 'not_applicable', amount: null });
  });
});

describe('(b): the Board route', () => {
  // 1,000,000 without a federal grant: 500,000 as of right, at most 800,000 by the Board.
  const proven: ApplicationFacts = {
    propertyValue: usd('700,000'),
    residualValue: usd('1,000,000'),
    priorMatch: usd('0'),
    outstandingStateDebt: usd('0'),
    otherStateInvestment: usd('0'),
  };

  it('is met, up to the value of the property, where everything is shown', () => {
    expect(statute(proven).board).toEqual({
      status: 'met',
      amount: usd('700,000'),
      conditions: { project_type: 'met', property_value: 'met', residual_value: 'met' },
    });
  });

  describe('(b)(1): the kind of work', () => {
    it.each<{ types: ProjectType[]; evidence: Evidence }>([
      { types: ['conversion'], evidence: 'met' },
      { types: ['acquisition'], evidence: 'met' },
      { types: ['renovation'], evidence: 'met' },
      { types: ['construction'], evidence: 'met' },
      { types: ['improvement'], evidence: 'met' },
      { types: ['equipment'], evidence: 'not_met' },
      { types: ['planning_design'], evidence: 'not_met' },
      { types: ['equipment', 'planning_design'], evidence: 'not_met' },
      { types: ['equipment', 'improvement'], evidence: 'met' },
    ])('$types is $evidence', ({ types, evidence }) => {
      const { board } = statute({ ...proven, projectTypes: types });
      expect(board.conditions.project_type).toBe(evidence);
      expect(board.status).toBe(evidence);
      expect(board.amount).toBe(evidence === 'met' ? usd('700,000') : null);
    });
  });

  describe('(b)(2): the value of the property', () => {
    it.each<{ value: string; status: Evidence; amount: string | null }>([
      { value: '499,999.99', status: 'not_met', amount: null },
      { value: '500,000', status: 'not_met', amount: null },
      { value: '500,000.01', status: 'met', amount: '500,000.01' },
      { value: '799,999.99', status: 'met', amount: '799,999.99' },
      { value: '800,000', status: 'met', amount: '800,000' },
      { value: '5,000,000', status: 'met', amount: '800,000' },
    ])('of $value allows $amount', ({ value, status, amount }) => {
      const { board } = statute({ ...proven, propertyValue: usd(value) });
      expect(board.conditions.property_value).toBe(status);
      expect(board).toMatchObject({ status, amount: amount === null ? null : usd(amount) });
    });

    it('is not evidenced while it is blank, and no amount is shown', () => {
      const { board } = statute({ ...proven, propertyValue: null });
      expect(board.conditions.property_value).toBe('not_evidenced');
      expect(board).toMatchObject({ status: 'not_evidenced', amount: null });
    });

    it('does not count local work or the value of a center, which only the regulation names', () => {
      const { board } = statute({
        ...proven,
        projectTypes: ['renovation'],
        propertyValue: usd('500,000'),
        localMatch: usd('300,000'),
        centerValue: usd('900,000'),
      });
      expect(board.status).toBe('not_met');
    });
  });

  describe('(b)(3): the residual value', () => {
    // 100,000 + 50,000 + 25,000 = 175,000, with no prior grants.
    const parts: ApplicationFacts = {
      priorMatch: usd('100,000'),
      outstandingStateDebt: usd('50,000'),
      otherStateInvestment: usd('25,000'),
    };

    it.each<{ residual: string; evidence: Evidence }>([
      { residual: '174,999.99', evidence: 'not_met' },
      { residual: '175,000', evidence: 'not_met' },
      { residual: '175,000.01', evidence: 'met' },
    ])('of $residual against 175,000 is $evidence: it must exceed', ({ residual, evidence }) => {
      const { board } = statute({ ...proven, ...parts, residualValue: usd(residual) });
      expect(board.conditions.residual_value).toBe(evidence);
    });

    it.each<{ blank: keyof ApplicationFacts; residual: string; evidence: Evidence }>([
      { blank: 'residualValue', residual: '0', evidence: 'not_evidenced' },
      // The parts known: 75,000.
      { blank: 'priorMatch', residual: '75,000.01', evidence: 'not_evidenced' },
      { blank: 'priorMatch', residual: '75,000', evidence: 'not_met' },
      // 125,000.
      { blank: 'outstandingStateDebt', residual: '125,000.01', evidence: 'not_evidenced' },
      { blank: 'outstandingStateDebt', residual: '125,000', evidence: 'not_met' },
      // 150,000.
      { blank: 'otherStateInvestment', residual: '150,000.01', evidence: 'not_evidenced' },
      { blank: 'otherStateInvestment', residual: '150,000', evidence: 'not_met' },
    ])('with $blank left blank and $residual is $evidence', ({ blank, residual, evidence }) => {
      const { board } = statute({ ...proven, ...parts, residualValue: usd(residual), [blank]: null });
      expect(board.conditions.residual_value).toBe(evidence);
    });

    it('that is not evidenced leaves the amount in sight, for the property value is known', () => {
      const { board } = statute({ ...proven, residualValue: null });
      expect(board).toMatchObject({ status: 'not_evidenced', amount: usd('700,000') });
    });

    it('is never worked out from the property value', () => {
      const { board } = statute({ ...proven, residualValue: null, propertyValue: usd('5,000,000') });
      expect(board.conditions.residual_value).toBe('not_evidenced');
    });

    // P: a grant to the center for another project (20,000), to this project elsewhere (3,000), a master plan (400).
    it.each<{ residual: string; evidence: Evidence }>([
      { residual: '23,400', evidence: 'not_met' },
      { residual: '23,400.01', evidence: 'met' },
    ])('of $residual against prior grants of 23,400 is $evidence', ({ residual, evidence }) => {
      const ledger = [
        aGrant({ centerId: 'C-1', projectId: 'P-1', amount: usd('20,000') }),
        aGrant({ centerId: 'C-9', projectId: 'P-2', amount: usd('3,000') }),
        aGrant({ centerId: 'C-1', masterPlan: true, amount: usd('400') }),
        aGrant({ centerId: 'C-1', approvedOn: on('2026-07-02'), amount: usd('9') }),
      ];
      const { board } = statute(
        { ...proven, residualValue: usd(residual), centerId: 'C-1', projectId: 'P-2' },
        { ledger },
      );
      expect(board.conditions.residual_value).toBe(evidence);
    });

    it.each<{ countNetGrants: boolean; evidence: Evidence }>([
      { countNetGrants: true, evidence: 'met' },
      { countNetGrants: false, evidence: 'not_met' },
    ])('takes prior grants net where R3 = $countNetGrants', ({ countNetGrants, evidence }) => {
      const ledger = [
        aGrant({ centerId: 'C-1', amount: usd('20,000'), amountReturned: usd('20,000') }),
        aGrant({ centerId: 'C-1', projectId: 'P-2', amount: usd('1,000') }),
      ];
      const { board } = statute(
        { ...proven, residualValue: usd('21,000'), centerId: 'C-1', projectId: 'P-2' },
        { ledger, readings: { countNetGrants } },
      );
      expect(board.conditions.residual_value).toBe(evidence);
    });
  });

  describe('R1: the dollar cap stays', () => {
    it.each([
      { boardKeepsDollarCap: true, value: '5,000,000', amount: '800,000' },
      { boardKeepsDollarCap: false, value: '900,000', amount: '900,000' },
      // Without the cap, not more than what is unpaid.
      { boardKeepsDollarCap: false, value: '5,000,000', amount: '1,000,000' },
    ])('R1 = $boardKeepsDollarCap with a value of $value: $amount', (given) => {
      const { boardKeepsDollarCap, value, amount } = given;
      const { board } = statute(
        { ...proven, propertyValue: usd(value) },
        { readings: { boardKeepsDollarCap } },
      );
      expect(board.amount).toBe(usd(amount));
    });

    // Half of 2,000,000 is above the cap, and so nothing is left for the Board to add.
    it('so that the route has nothing to report where the cap already binds', () => {
      const { board, asOfRight } = statute({ ...proven, eligibleCost: usd('2,000,000') });
      expect(asOfRight).toBe(usd('800,000'));
      expect(board).toMatchObject({ status: 'not_applicable', amount: null });
    });

    it('and without it there the Board could grant up to the value', () => {
      const { board } = statute(
        { ...proven, eligibleCost: usd('2,000,000'), propertyValue: usd('1,500,000') },
        { readings: { boardKeepsDollarCap: false } },
      );
      expect(board).toMatchObject({ status: 'met', amount: usd('1,500,000') });
    });
  });

  it('never allows more than what is unpaid', () => {
    const { board } = statute({ ...proven, eligibleCost: usd('600,000') });
    expect(board.amount).toBe(usd('600,000'));
  });

  // (d): 800,000 − 100,000 = 700,000; as of right 500,000 − 100,000.
  it('leaves room for earlier grants to the project', () => {
    const ledger = [aGrant({ projectId: 'P-1', amount: usd('100,000') })];
    const { board, asOfRight } = statute(
      { ...proven, propertyValue: usd('5,000,000'), projectId: 'P-1' },
      { ledger },
    );
    expect(asOfRight).toBe(usd('400,000'));
    expect(board.amount).toBe(usd('700,000'));
  });

  // (e): 800,000 − 250,000 = 550,000.
  it('does not go beyond the room of the center where (e) applies', () => {
    const ledger = [aGrant({ centerId: 'C-1', projectId: 'P-1', amount: usd('250,000') })];
    const { board, asOfRight } = statute({ ...proven, centerId: 'C-1', projectId: 'P-2' }, { ledger });
    expect(asOfRight).toBe(usd('500,000'));
    expect(board).toMatchObject({ status: 'met', amount: usd('550,000') });
  });

  it('has nothing to report where the room already binds', () => {
    const ledger = [aGrant({ centerId: 'C-1', projectId: 'P-1', amount: usd('400,000') })];
    const { board } = statute({ ...proven, centerId: 'C-1', projectId: 'P-2' }, { ledger });
    expect(board).toMatchObject({ status: 'not_applicable', amount: null });
  });

  it('has nothing to report where nothing is unpaid', () => {
    const { board } = statute({ ...proven, federalGrant: usd('1,000,000') });
    expect(board).toMatchObject({ status: 'not_applicable', amount: null });
  });

  it('tells its conditions under their own clauses', () => {
    const say = aRecorder();
    statute(proven, { say });
    const clauses = say.steps.filter(({ value }) => value === 'met').map(({ clause }) => clause);
    expect(clauses).toEqual(['§ 10-504(b)(1)', '§ 10-504(b)(2)', '§ 10-504(b)(3)', '§ 10-504(b)']);
  });
});
