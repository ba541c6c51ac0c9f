import { describe, expect, it } from 'vitest';
import { unnamedKinds } from '../../lib/law/senior-center-regulation.ts';
import type { Evidence } from '../../lib/model/evidence.ts';
import type { ProjectType } from '../../lib/model/program.ts';
import { aRecorder, regulation } from '../support/law.ts';
import {
  type ApplicationFacts,
  type GrantFacts,
  aGrant,
  anApplication,
  on,
  usd,
} from '../support/records.ts';

// COMAR, Department of Aging, senior center grant amounts; its sentences lettered A to H.

describe('A: at most 600,000', () => {
  it.each([
    { eligible: '1,199,999.99', ceiling: '599,999.99', binding: ['half_of_unpaid'] },
    { eligible: '1,200,000', ceiling: '600,000', binding: ['dollar_cap', 'half_of_unpaid'] },
    // Half is 600,000.005.
    { eligible: '1,200,000.01', ceiling: '600,000', binding: ['dollar_cap'] },
    { eligible: '5,000,000', ceiling: '600,000', binding: ['dollar_cap'] },
  ])('half of $eligible gives $ceiling', ({ eligible, ceiling, binding }) => {
    const result = regulation({ eligibleCost: usd(eligible) });
    expect(result.asOfRight).toBe(usd(ceiling));
    expect(result.binding).toEqual(binding);
  });

  it.each<{ types: ProjectType[]; unnamed: ProjectType[] }>([
    { types: ['conversion', 'acquisition', 'renovation'], unnamed: [] },
    { types: ['equipment', 'construction'], unnamed: [] },
    { types: ['master_plan'], unnamed: [] },
    { types: ['improvement'], unnamed: ['improvement'] },
    { types: ['construction', 'planning_design'], unnamed: ['planning_design'] },
  ])('of $types it does not name $unnamed', ({ types, unnamed }) => {
    expect(unnamedKinds(anApplication({ projectTypes: types }))).toEqual(unnamed);
  });

  it('is applied to improvement all the same, with a note in the trace', () => {
    const say = aRecorder();
    const project = { eligibleCost: usd('5,000,000'), projectTypes: ['improvement'] as const };
    expect(regulation(project, { say }).asOfRight).toBe(usd('600,000'));
    const notes = say.steps.filter(({ clause }) => clause === 'Regulation A');
    expect(notes.map(({ value }) => String(value)).join(' ')).toContain('improvement');
  });
});

describe('B: a master plan, at most 15,000', () => {
  it.each([
    { eligible: '40,000', federal: '0', ceiling: '15,000', binding: ['dollar_cap'] },
    { eligible: '20,000', federal: '0', ceiling: '10,000', binding: ['half_of_unpaid'] },
    // Half of what is unpaid, 12,000: here the regulation differs from § 10-504(a)(3).
    { eligible: '20,000', federal: '8,000', ceiling: '6,000', binding: ['half_of_unpaid'] },
  ])('of $eligible with $federal federal may have $ceiling', ({ eligible, federal, ceiling, binding }) => {
    const result = regulation({
      projectTypes: ['master_plan'],
      eligibleCost: usd(eligible),
      federalGrant: usd(federal),
    });
    expect(result.asOfRight).toBe(usd(ceiling));
    expect(result.binding).toEqual(binding);
  });

  it('has no Board route and no local share', () => {
    const { board, localShare } = regulation({
      projectTypes: ['master_plan'],
      eligibleCost: usd('20,000'),
      propertyValue: usd('1,000,000'),
      localMatch: usd('0'),
    });
    expect(board).toMatchObject({ status: 'not_applicable', amount: null });
    expect(localShare).toEqual({ status: 'not_applicable', required: null, shortBy: null });
  });
});

describe('C(1), D and E: half of the cost that remains after the federal grant', () => {
  it.each([
    { federal: '200,000', contrary: null, ceiling: '400,000', binding: ['half_of_unpaid'] },
    { federal: '200,000', contrary: 'no' as const, ceiling: '400,000', binding: ['half_of_unpaid'] },
    // Federal law to the contrary: half of the whole, but no more than what is unpaid.
    { federal: '200,000', contrary: 'yes' as const, ceiling: '500,000', binding: ['half_of_unpaid'] },
    {
      federal: '500,000',
      contrary: 'yes' as const,
      ceiling: '500,000',
      binding: ['half_of_unpaid', 'unpaid_cost'],
    },
    { federal: '700,000', contrary: 'yes' as const, ceiling: '300,000', binding: ['unpaid_cost'] },
    { federal: '700,000', contrary: null, ceiling: '150,000', binding: ['half_of_unpaid'] },
    { federal: '1,000,001', contrary: 'yes' as const, ceiling: '0', binding: ['unpaid_cost'] },
  ])(
    '1,000,000 with $federal federal, contrary: $contrary, gives $ceiling',
    ({ federal, contrary, ceiling, binding }) => {
      const result = regulation({ federalGrant: usd(federal), federalLawContrary: contrary });
      expect(result.asOfRight).toBe(usd(ceiling));
      expect(result.binding).toEqual(binding);
    },
  );

  it.each([
    { cdbgIsFederal: true, ceiling: '400,000' },
    { cdbgIsFederal: false, ceiling: '500,000' },
  ])('a block grant of 200,000 where R2 = $cdbgIsFederal: $ceiling', ({ cdbgIsFederal, ceiling }) => {
    const { asOfRight } = regulation({ cdbgGrant: usd('200,000') }, { readings: { cdbgIsFederal } });
    expect(asOfRight).toBe(usd(ceiling));
  });

  it('rounds down to the cent: half of 100,000.01', () => {
    expect(regulation({ eligibleCost: usd('100,000.01') }).asOfRight).toBe(usd('50,000.00'));
  });
});

describe('C(2): at least half from local contributions', () => {
  it.each<{ eligible: string; match: string; status: Evidence; required: string; short: string }>([
    {
      eligible: '1,000,000',
      match: '500,000',
      status: 'met',
      required: '500,000',
      short: '0',
    },
    {
      eligible: '1,000,000',
      match: '499,999.99',
      status: 'not_met',
      required: '500,000',
      short: '0.01',
    },
    // Half of 100,000.01 is 50,000.005: at least that is 50,000.01.
    { eligible: '100,000.01', match: '50,000.00', status: 'not_met', required: '50,000.01', short: '0.01' },
    { eligible: '100,000.01', match: '50,000.01', status: 'met', required: '50,000.01', short: '0' },
    { eligible: '100,000', match: '0', status: 'not_met', required: '50,000', short: '50,000' },
    { eligible: '100,000', match: '90,000', status: 'met', required: '50,000', short: '0' },
  ])('of $eligible with a match of $match is $status, short by $short', (given) => {
    const { eligible, match, status, required, short } = given;
    const { localShare } = regulation({ eligibleCost: usd(eligible), localMatch: usd(match) });
    expect(localShare).toEqual({ status, required: usd(required), shortBy: usd(short) });
  });

  it('is not evidenced while the match is blank', () => {
    expect(regulation({ localMatch: null }).localShare).toEqual({
      status: 'not_evidenced',
      required: usd('500,000'),
      shortBy: null,
    });
  });

  it.each<{ what: string; facts: ApplicationFacts; cdbgIsFederal: boolean; status: string }>([
    { what: 'a federal grant', facts: { federalGrant: usd('1') }, cdbgIsFederal: true, status: 'n/a' },
    { what: 'a block grant, R2', facts: { cdbgGrant: usd('1') }, cdbgIsFederal: true, status: 'n/a' },
    {
      what: 'a block grant, R2 = false',
      facts: { cdbgGrant: usd('1') },
      cdbgIsFederal: false,
      status: 'met',
    },
    {
      what: 'a grant of another',
      facts: { otherGrants: usd('1') },
      cdbgIsFederal: true,
      status: 'met',
    },
    { what: 'a block grant of zero', facts: { cdbgGrant: usd('0') }, cdbgIsFederal: true, status: 'met' },
  ])('with $what: $status', ({ facts, cdbgIsFederal, status }) => {
    const { localShare } = regulation(
      { localMatch: usd('500,000'), ...facts },
      { readings: { cdbgIsFederal } },
    );
    expect(localShare.status).toBe(status === 'n/a' ? 'not_applicable' : status);
  });

  // E opens "if a federal grant is applied", and D applies none where federal law is to the contrary.
  it.each([
    { contrary: 'yes' as const, match: '500,000', status: 'met' },
    { contrary: 'yes' as const, match: '499,999', status: 'not_met' },
    { contrary: 'no' as const, match: '499,999', status: 'not_applicable' },
    { contrary: null, match: '499,999', status: 'not_applicable' },
  ])('with a federal grant, contrary: $contrary, and $match is $status', ({ contrary, match, status }) => {
    const { localShare } = regulation({
      federalGrant: usd('200,000'),
      federalLawContrary: contrary,
      localMatch: usd(match),
    });
    expect(localShare.status).toBe(status);
  });

  it('is a condition, and lowers no ceiling', () => {
    expect(regulation({ localMatch: usd('0') }).asOfRight).toBe(usd('500,000'));
  });
});

describe('G: with earlier grants, 300,000 less their sum', () => {
  const after = (amount: string, facts: ApplicationFacts = {}, more: GrantFacts = {}) =>
    regulation(
      { projectId: 'P-1', ...facts },
      { ledger: [aGrant({ projectId: 'P-1', amount: usd(amount), ...more })] },
    );

  it.each([
    { prior: '0.01', ceiling: '299,999.99' },
    { prior: '100,000', ceiling: '200,000' },
    { prior: '300,000', ceiling: '0' },
    { prior: '350,000', ceiling: '0' },
  ])('after $prior: $ceiling', ({ prior, ceiling }) => {
    const { asOfRight, binding } = after(prior);
    expect(asOfRight).toBe(usd(ceiling));
    expect(binding).toEqual(['prior_grants_rule']);
  });

  // The half is not lowered by earlier grants: half of 400,000 against 300,000 − 100,000.
  it.each([
    { eligible: '399,999.99', ceiling: '199,999.99', binding: ['half_of_unpaid'] },
    { eligible: '400,000', ceiling: '200,000', binding: ['half_of_unpaid', 'prior_grants_rule'] },
    { eligible: '400,000.01', ceiling: '200,000', binding: ['prior_grants_rule'] },
  ])('after 100,000, of $eligible: $ceiling', ({ eligible, ceiling, binding }) => {
    const result = after('100,000', { eligibleCost: usd(eligible) });
    expect(result.asOfRight).toBe(usd(ceiling));
    expect(result.binding).toEqual(binding);
  });

  it.each<{ what: string; more: GrantFacts }>([
    { what: 'another project', more: { projectId: 'P-2', centerId: 'C-1' } },
    { what: 'a similar program', more: { programKind: 'similar_program' } },
    { what: 'a cancelled grant', more: { status: 'cancelled' } },
    { what: 'a later grant', more: { approvedOn: on('2026-07-02') } },
    { what: 'a grant returned in full', more: { amountReturned: usd('100,000') } },
  ])('does not apply after $what', ({ more }) => {
    const { asOfRight, binding } = after('100,000', { centerId: 'C-1' }, more);
    expect(asOfRight).toBe(usd('500,000'));
    expect(binding).toEqual(['half_of_unpaid']);
  });

  it('shows the sum net and gross', () => {
    const { projectPrior } = after('100,000', {}, { amountReturned: usd('40,000') });
    expect(projectPrior).toMatchObject({ net: usd('60,000'), gross: usd('100,000') });
  });
});

describe('F: the Board route', () => {
  // 1,000,000 without a federal grant: 500,000 as of right, at most 600,000 by the Board.
  const proven: ApplicationFacts = {
    propertyValue: usd('550,000'),
    stateFundsUsed: 'no',
    stateBondedDebt: 'no',
    centerId: 'C-1',
  };

  it('is met, up to the value made available, where everything is shown', () => {
    expect(regulation(proven).board).toEqual({
      status: 'met',
      amount: usd('550,000'),
      conditions: {
        project_type: 'met',
        property_value: 'met',
        no_state_funds: 'met',
        no_state_debt: 'met',
      },
    });
  });

  describe('the kind of work', () => {
    it.each<{ types: ProjectType[]; evidence: Evidence }>([
      { types: ['conversion'], evidence: 'met' },
      { types: ['renovation'], evidence: 'met' },
      { types: ['planning_design'], evidence: 'met' },
      { types: ['construction'], evidence: 'met' },
      { types: ['acquisition'], evidence: 'not_met' },
      { types: ['improvement'], evidence: 'not_met' },
      { types: ['equipment'], evidence: 'not_met' },
      { types: ['acquisition', 'improvement', 'equipment'], evidence: 'not_met' },
      { types: ['acquisition', 'renovation'], evidence: 'met' },
    ])('$types is $evidence', ({ types, evidence }) => {
      const { board } = regulation({ ...proven, projectTypes: types });
      expect(board.conditions.project_type).toBe(evidence);
      expect(board.status).toBe(evidence);
    });
  });

  describe('the value made available', () => {
    it.each<{ what: string; facts: ApplicationFacts; r7: boolean; amount: string | null }>([
      {
        what: 'property 400,000 and local work 150,000, R7',
        facts: { propertyValue: usd('400,000'), localMatch: usd('150,000') },
        r7: true,
        amount: '550,000',
      },
      {
        what: 'property 400,000 and local work 150,000, R7 = false',
        facts: { propertyValue: usd('400,000'), localMatch: usd('150,000') },
        r7: false,
        amount: null,
      },
      {
        what: 'property 550,000 and local work 20,000, R7 = false',
        facts: { localMatch: usd('20,000') },
        r7: false,
        amount: '550,000',
      },
      {
        what: 'property 550,000 and a blank match, which adds nothing',
        facts: { localMatch: null },
        r7: true,
        amount: '550,000',
      },
      {
        what: 'property 500,000, no more than the ceiling as of right',
        facts: { propertyValue: usd('500,000') },
        r7: true,
        amount: null,
      },
      {
        what: 'property 5,000,000: the cap of A stays',
        facts: { propertyValue: usd('5,000,000') },
        r7: true,
        amount: '600,000',
      },
      {
        what: 'a center to be renovated of 580,000, more than the property',
        facts: { projectTypes: ['renovation'], centerValue: usd('580,000') },
        r7: true,
        amount: '580,000',
      },
      {
        what: 'a center to be renovated of 520,000, less than the property',
        facts: { projectTypes: ['renovation'], centerValue: usd('520,000') },
        r7: true,
        amount: '550,000',
      },
      {
        what: 'a center of 580,000 that is not to be renovated',
        facts: { projectTypes: ['conversion'], centerValue: usd('580,000') },
        r7: true,
        amount: '550,000',
      },
      {
        what: 'a center to be renovated of 580,000 alone',
        facts: { projectTypes: ['renovation'], propertyValue: null, centerValue: usd('580,000') },
        r7: true,
        amount: '580,000',
      },
    ])('$what: $amount', ({ facts, r7, amount }) => {
      const { board } = regulation(
        { ...proven, ...facts },
        { readings: { regulationValueCountsLocalWork: r7 } },
      );
      expect(board.status).toBe(amount === null ? 'not_met' : 'met');
      expect(board.amount).toBe(amount === null ? null : usd(amount));
    });

    it.each<{ what: string; facts: ApplicationFacts }>([
      { what: 'nothing is given', facts: {} },
      { what: 'only the value of a center that is not to be renovated is', facts: { centerValue: usd('9') } },
    ])('is not evidenced while $what', ({ facts }) => {
      const { board } = regulation({ ...proven, propertyValue: null, ...facts });
      expect(board.conditions.property_value).toBe('not_evidenced');
      expect(board).toMatchObject({ status: 'not_evidenced', amount: null });
    });
  });

  describe('no State funds and no State debt', () => {
    it.each<{ facts: ApplicationFacts; condition: string; evidence: Evidence }>([
      { facts: { stateFundsUsed: 'yes' }, condition: 'no_state_funds', evidence: 'not_met' },
      { facts: { stateFundsUsed: null }, condition: 'no_state_funds', evidence: 'not_evidenced' },
      { facts: { stateBondedDebt: 'yes' }, condition: 'no_state_debt', evidence: 'not_met' },
      { facts: { stateBondedDebt: null }, condition: 'no_state_debt', evidence: 'not_evidenced' },
    ])('$facts: $condition is $evidence', ({ facts, condition, evidence }) => {
      const { board } = regulation({ ...proven, ...facts });
      expect(board.conditions[condition]).toBe(evidence);
      expect(board.status).toBe(evidence);
      expect(board.amount).toBe(evidence === 'not_met' ? null : usd('550,000'));
    });

    it('is contradicted by a State grant of any program to the center', () => {
      const ledger = [aGrant({ centerId: 'C-1', program: 'assisted_living' })];
      expect(regulation(proven, { ledger }).board.conditions.no_state_funds).toBe('not_met');
    });

    it('is not contradicted by a grant to another center', () => {
      const ledger = [aGrant({ centerId: 'C-2' })];
      expect(regulation(proven, { ledger }).board.conditions.no_state_funds).toBe('met');
    });

    it.each<{ countNetGrants: boolean; evidence: Evidence }>([
      { countNetGrants: true, evidence: 'met' },
      { countNetGrants: false, evidence: 'not_met' },
    ])('is $evidence after a grant returned in full where R3 = $countNetGrants', (given) => {
      const { countNetGrants, evidence } = given;
      const ledger = [aGrant({ centerId: 'C-1', amountReturned: usd('100,000') })];
      const { board } = regulation(proven, { ledger, readings: { countNetGrants } });
      expect(board.conditions.no_state_funds).toBe(evidence);
    });
  });

  it('does not go beyond what is unpaid', () => {
    // 900,000 − 350,000 = 550,000 unpaid; half of it as of right.
    const { board, asOfRight } = regulation({
      ...proven,
      eligibleCost: usd('900,000'),
      federalGrant: usd('350,000'),
      propertyValue: usd('5,000,000'),
    });
    expect(asOfRight).toBe(usd('275,000'));
    expect(board.amount).toBe(usd('550,000'));
  });

  // 200,000: half is 100,000, and G leaves 300,000 − 150,000 = 150,000 of the 200,000 that the Board could grant.
  it('does not go beyond what G leaves', () => {
    const ledger = [aGrant({ projectId: 'P-1', amount: usd('150,000') })];
    const { board, asOfRight } = regulation(
      { ...proven, eligibleCost: usd('200,000'), projectId: 'P-1' },
      { ledger },
    );
    expect(asOfRight).toBe(usd('100,000'));
    expect(board).toMatchObject({ status: 'met', amount: usd('150,000') });
  });

  it('has nothing to report where G already binds', () => {
    const ledger = [aGrant({ projectId: 'P-1', amount: usd('100,000') })];
    const { board } = regulation({ ...proven, projectId: 'P-1' }, { ledger });
    expect(board).toMatchObject({ status: 'not_applicable', amount: null });
  });

  it('has nothing to report where the cap of A already binds', () => {
    const { board } = regulation({ ...proven, eligibleCost: usd('1,200,000') });
    expect(board).toMatchObject({ status: 'not_applicable', amount: null });
  });
});
