import { describe, expect, it } from 'vitest';
import {
  certificate,
  eligibility,
  noSectarianUse,
  unallocatedOnReceipt,
} from '../../lib/law/assisted-living-statute.ts';
import type { Answer, Evidence } from '../../lib/model/evidence.ts';
import type { ProjectType } from '../../lib/model/program.ts';
import { assistedLiving, theLaw } from '../support/law.ts';
import {
  type ApplicationFacts,
  type GrantFacts,
  aGrant,
  anAssistedLivingApplication,
  on,
  usd,
} from '../support/records.ts';

// Md. Code, Health-General § 24-1004.

describe('(b): the certificate that no surplus public building exists', () => {
  it.each<{ types: ProjectType[]; answer: Answer; evidence: Evidence }>([
    { types: ['acquisition'], answer: 'yes', evidence: 'met' },
    { types: ['acquisition'], answer: 'no', evidence: 'not_met' },
    { types: ['acquisition'], answer: null, evidence: 'not_evidenced' },
    { types: ['planning_design'], answer: null, evidence: 'not_evidenced' },
    { types: ['construction'], answer: null, evidence: 'not_evidenced' },
    { types: ['renovation', 'construction'], answer: 'no', evidence: 'not_met' },
    { types: ['renovation'], answer: null, evidence: 'met' },
    { types: ['renovation'], answer: 'no', evidence: 'met' },
    { types: ['conversion', 'equipment', 'improvement'], answer: null, evidence: 'met' },
  ])('for $types with the answer $answer is $evidence', ({ types, answer, evidence }) => {
    const facts = { projectTypes: types, surplusBuildingCertified: answer };
    expect(certificate(anAssistedLivingApplication(facts))).toBe(evidence);
  });
});

describe('(h): no sectarian use', () => {
  it.each<{ answer: Answer; evidence: Evidence }>([
    { answer: 'no', evidence: 'met' },
    { answer: 'yes', evidence: 'not_met' },
    { answer: null, evidence: 'not_evidenced' },
  ])('with the answer $answer is $evidence', ({ answer, evidence }) => {
    expect(noSectarianUse(anAssistedLivingApplication({ sectarianUse: answer }))).toBe(evidence);
  });
});

describe('whether an application is eligible', () => {
  const built = (certified: Answer, sectarian: Answer) =>
    eligibility(
      anAssistedLivingApplication({
        projectTypes: ['construction'],
        surplusBuildingCertified: certified,
        sectarianUse: sectarian,
      }),
    );

  it.each<{
    certified: Answer;
    sectarian: Answer;
    state: string;
    reasons: string[];
    conditions: string[];
  }>([
    { certified: 'yes', sectarian: 'no', state: 'eligible', reasons: [], conditions: [] },
    {
      certified: 'yes',
      sectarian: null,
      state: 'eligible',
      reasons: [],
      conditions: ['sectarian_evidence'],
    },
    {
      certified: null,
      sectarian: 'no',
      state: 'held',
      reasons: ['certificate_not_evidenced'],
      conditions: [],
    },
    {
      certified: null,
      sectarian: null,
      state: 'held',
      reasons: ['certificate_not_evidenced'],
      conditions: ['sectarian_evidence'],
    },
    {
      certified: 'no',
      sectarian: 'no',
      state: 'not_eligible',
      reasons: ['no_surplus_certificate'],
      conditions: [],
    },
    { certified: 'yes', sectarian: 'yes', state: 'not_eligible', reasons: ['sectarian_use'], conditions: [] },
    { certified: null, sectarian: 'yes', state: 'not_eligible', reasons: ['sectarian_use'], conditions: [] },
    {
      certified: 'no',
      sectarian: 'yes',
      state: 'not_eligible',
      reasons: ['no_surplus_certificate', 'sectarian_use'],
      conditions: [],
    },
  ])('certified: $certified, sectarian: $sectarian is $state', ({ certified, sectarian, ...expected }) => {
    expect(built(certified, sectarian)).toEqual(expected);
  });

  it('leaves the ceiling as what it would be', () => {
    const { asOfRight } = assistedLiving({
      projectTypes: ['construction'],
      surplusBuildingCertified: 'no',
      sectarianUse: 'yes',
    });
    expect(asOfRight).toBe(usd('500,000'));
  });
});

describe('(c): federal and other grants are applied first', () => {
  // 1,000,000 − 100,000 − 60,000 − 40,000 = 800,000.
  it('all of them, half of the rest being the ceiling', () => {
    const { asOfRight } = assistedLiving({
      federalGrant: usd('100,000'),
      cdbgGrant: usd('60,000'),
      otherGrants: usd('40,000'),
    });
    expect(asOfRight).toBe(usd('400,000'));
  });

  // A block grant is a federal grant or another: deducted in either case.
  it.each([true, false])('a block grant where R2 = %s', (cdbgIsFederal) => {
    const { asOfRight } = assistedLiving({ cdbgGrant: usd('200,000') }, { readings: { cdbgIsFederal } });
    expect(asOfRight).toBe(usd('400,000'));
  });

  it('down to nothing, not below', () => {
    expect(assistedLiving({ otherGrants: usd('1,000,001') }).asOfRight).toBe(0);
  });

  describe('R6: earlier State grants to the project are other grants', () => {
    const after = (more: GrantFacts, priorStateGrantsAreOtherGrants = true) =>
      assistedLiving(
        { projectId: 'P-1' },
        {
          ledger: [aGrant({ program: 'assisted_living', projectId: 'P-1', amount: usd('100,000'), ...more })],
          readings: { priorStateGrantsAreOtherGrants },
        },
      );

    it('deducted: half of 900,000', () => {
      const { asOfRight, projectPrior } = after({});
      expect(asOfRight).toBe(usd('450,000'));
      expect(projectPrior).toMatchObject({ net: usd('100,000'), gross: usd('100,000') });
    });

    it('not deducted where R6 = false, and shown all the same', () => {
      const { asOfRight, projectPrior } = after({}, false);
      expect(asOfRight).toBe(usd('500,000'));
      expect(projectPrior.net).toBe(usd('100,000'));
    });

    it.each<{ what: string; more: GrantFacts; ceiling: string }>([
      { what: 'net of what was returned', more: { amountReturned: usd('40,000') }, ceiling: '470,000' },
      { what: 'a pending one as well', more: { status: 'pending' }, ceiling: '450,000' },
      { what: 'not a cancelled one', more: { status: 'cancelled' }, ceiling: '500,000' },
      { what: 'not a later one', more: { approvedOn: on('2026-07-02') }, ceiling: '500,000' },
      { what: 'not one of a similar program', more: { programKind: 'similar_program' }, ceiling: '500,000' },
      { what: 'not one for senior centers', more: { program: 'senior_center' }, ceiling: '500,000' },
      { what: 'not one to another project', more: { projectId: 'P-2' }, ceiling: '500,000' },
    ])('$what: $ceiling', ({ more, ceiling }) => {
      expect(after(more).asOfRight).toBe(usd(ceiling));
    });
  });
});

describe('(d) and (f): half of what is unpaid, three quarters in a poverty area', () => {
  it.each<{ eligible: string; poverty: Answer; ceiling: string; binding: string }>([
    { eligible: '9,000,000', poverty: 'no', ceiling: '4,500,000', binding: 'half_of_unpaid' },
    { eligible: '9,000,000', poverty: null, ceiling: '4,500,000', binding: 'half_of_unpaid' },
    { eligible: '9,000,000', poverty: 'yes', ceiling: '6,750,000', binding: 'three_quarters_of_unpaid' },
    // 50,000.005 and 75,000.0075; 75,000.0225.
    { eligible: '100,000.01', poverty: 'no', ceiling: '50,000.00', binding: 'half_of_unpaid' },
    { eligible: '100,000.01', poverty: 'yes', ceiling: '75,000.00', binding: 'three_quarters_of_unpaid' },
    { eligible: '100,000.03', poverty: 'yes', ceiling: '75,000.02', binding: 'three_quarters_of_unpaid' },
  ])('of $eligible, poverty area: $poverty, is $ceiling', ({ eligible, poverty, ceiling, binding }) => {
    const result = assistedLiving({ eligibleCost: usd(eligible), povertyArea: poverty });
    expect(result.asOfRight).toBe(usd(ceiling));
    expect(result.binding).toEqual([binding]);
  });
});

describe('(e): the Board route', () => {
  // 1,000,000 without grants: 500,000 as of right, at most 1,000,000 by the Board.
  const proven: ApplicationFacts = {
    propertyValue: usd('700,000'),
    stateFundsUsed: 'no',
    stateBondedDebt: 'no',
    centerId: 'C-1',
  };

  it('is met, up to the value, where everything is shown', () => {
    expect(assistedLiving(proven).board).toEqual({
      status: 'met',
      amount: usd('700,000'),
      conditions: {
        project_type: 'met',
        property_value: 'met',
        no_state_funds: 'met',
        no_state_debt: 'met',
      },
    });
  });

  it.each<{ types: ProjectType[]; evidence: Evidence }>([
    { types: ['conversion'], evidence: 'met' },
    { types: ['renovation'], evidence: 'met' },
    { types: ['planning_design'], evidence: 'met' },
    { types: ['construction'], evidence: 'met' },
    { types: ['acquisition'], evidence: 'not_met' },
    { types: ['improvement', 'equipment'], evidence: 'not_met' },
  ])('(1) for $types is $evidence', ({ types, evidence }) => {
    const { board } = assistedLiving({ ...proven, projectTypes: types });
    expect(board.conditions.project_type).toBe(evidence);
    expect(board.status).toBe(evidence);
  });

  it.each<{ what: string; facts: ApplicationFacts; amount: string | null }>([
    { what: 'a value of 500,000', facts: { propertyValue: usd('500,000') }, amount: null },
    { what: 'a value of 500,000.01', facts: { propertyValue: usd('500,000.01') }, amount: '500,000.01' },
    { what: 'a value beyond the cost', facts: { propertyValue: usd('3,000,000') }, amount: '1,000,000' },
    {
      what: 'a center of 800,000 to be renovated',
      facts: { centerValue: usd('800,000') },
      amount: '800,000',
    },
    {
      what: 'a center of 800,000 to be converted',
      facts: { centerValue: usd('800,000'), projectTypes: ['conversion'] },
      amount: '700,000',
    },
    {
      what: 'the value of the center alone',
      facts: { propertyValue: null, centerValue: usd('800,000') },
      amount: '800,000',
    },
    // Local work counts in the regulation of the other program, not here.
    {
      what: 'local work beside a value of 400,000',
      facts: { propertyValue: usd('400,000'), localMatch: usd('300,000') },
      amount: null,
    },
  ])('(2) with $what: $amount', ({ facts, amount }) => {
    const { board } = assistedLiving({ ...proven, ...facts });
    expect(board.status).toBe(amount === null ? 'not_met' : 'met');
    expect(board.amount).toBe(amount === null ? null : usd(amount));
  });

  it('(2) is not evidenced while no value is given', () => {
    const { board } = assistedLiving({ ...proven, propertyValue: null });
    expect(board).toMatchObject({ status: 'not_evidenced', amount: null });
    expect(board.conditions.property_value).toBe('not_evidenced');
  });

  it.each<{ facts: ApplicationFacts; condition: string; evidence: Evidence }>([
    { facts: { stateFundsUsed: 'yes' }, condition: 'no_state_funds', evidence: 'not_met' },
    { facts: { stateFundsUsed: null }, condition: 'no_state_funds', evidence: 'not_evidenced' },
    { facts: { stateBondedDebt: 'yes' }, condition: 'no_state_debt', evidence: 'not_met' },
    { facts: { stateBondedDebt: null }, condition: 'no_state_debt', evidence: 'not_evidenced' },
  ])('(3), (4) with $facts: $condition is $evidence', ({ facts, condition, evidence }) => {
    const { board } = assistedLiving({ ...proven, ...facts });
    expect(board.conditions[condition]).toBe(evidence);
    expect(board.amount).toBe(evidence === 'not_met' ? null : usd('700,000'));
  });

  it('(3) is contradicted by a senior-center grant to the same center', () => {
    const ledger = [aGrant({ centerId: 'C-1', program: 'senior_center' })];
    expect(assistedLiving(proven, { ledger }).board.conditions.no_state_funds).toBe('not_met');
  });

  it('is not bounded by a dollar cap', () => {
    const { board } = assistedLiving({
      ...proven,
      eligibleCost: usd('9,000,000'),
      propertyValue: usd('8,000,000'),
    });
    expect(board.amount).toBe(usd('8,000,000'));
  });

  // (f) gives 750,000.
  it.each([
    { value: '700,000', status: 'not_met', amount: null },
    { value: '750,000', status: 'not_met', amount: null },
    { value: '800,000', status: 'met', amount: '800,000' },
  ])('with a value of $value in a poverty area: $amount, where (f) gives more it stands', (given) => {
    const { value, status, amount } = given;
    const result = assistedLiving({ ...proven, povertyArea: 'yes', propertyValue: usd(value) });
    expect(result.asOfRight).toBe(usd('750,000'));
    expect(result.board).toMatchObject({ status, amount: amount === null ? null : usd(amount) });
  });
});

describe('(g)(2): the unallocated State funds on the day of receipt', () => {
  const ledger = [
    aGrant({
      program: 'assisted_living',
      round: 'FY2027',
      approvedOn: on('2026-05-01'),
      amount: usd('300,000'),
      amountReturned: usd('50,000'),
    }),
    aGrant({ program: 'assisted_living', round: 'FY2027', approvedOn: on('2026-05-02'), amount: usd('1') }),
    aGrant({ program: 'assisted_living', round: 'FY2026', approvedOn: on('2026-01-01'), amount: usd('2') }),
    aGrant({ program: 'senior_center', round: 'FY2027', approvedOn: on('2026-01-01'), amount: usd('4') }),
  ];

  it.each([
    { receivedOn: '2026-04-30', unallocated: '1,000,000' },
    { receivedOn: '2026-05-01', unallocated: '750,000' },
    { receivedOn: '2026-05-02', unallocated: '749,999' },
  ])('are $unallocated of 1,000,000 on $receivedOn', ({ receivedOn, unallocated }) => {
    const application = anAssistedLivingApplication({ receivedOn: on(receivedOn) });
    const law = theLaw({ ledger });
    expect(unallocatedOnReceipt(application, usd('1,000,000'), law)).toBe(usd(unallocated));
  });

  it('are never below zero', () => {
    const application = anAssistedLivingApplication({ receivedOn: on('2026-05-01') });
    expect(unallocatedOnReceipt(application, usd('100,000'), theLaw({ ledger }))).toBe(0);
  });
});
