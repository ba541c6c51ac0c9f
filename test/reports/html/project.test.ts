import { describe, expect, test } from 'vitest';
import { renderReport } from '../../../lib/reports/html/report.ts';
import { aBatch, aGrant, aSeniorCenterRound, on, usd } from '../../support/records.ts';
import { project } from './build.ts';
import { BATCH, runOf } from './fixture.ts';
import { rowOf, sectionOf, text } from './page.ts';

const REPORT = renderReport(runOf(BATCH));
const section = (id: string): string => sectionOf(REPORT, `app-${id}`);

describe('a project’s section', () => {
  const third = section('A-003');

  test('says what is recommended, and why', () => {
    expect(text(third)).toContain(
      'Ranked, not funded: $0.00 of $600,000.00 requested, rank 3. The ceiling as of right under the text that governs is $550,000.00, bound by the room in the center’s 15 years.',
    );
    expect(text(third)).toContain('Why: What is left of the budget does not cover it.');
  });

  test('shows the worked sum with clause, cells, earlier steps and value', () => {
    // 1,900,000 less 300,000.
    const unpaid = rowOf(
      third,
      'Cost of eligible work remaining unpaid<small><a href="#s-a-1">§ 10-504(a)(1)',
    );
    expect(unpaid).toMatch(
      /^1\|.*\|eligible_cost \$1,900,000\.00; federal_grant \$300,000\.00; .*\|\$1,600,000\.00$/,
    );
    expect(rowOf(third, 'Half of what is unpaid')).toBe(
      '3|Half of what is unpaid|§ 10-504(a)(2)|step 1|$800,000.00',
    );
    expect(third).toContain('Cells named are of row 4 of the upload.');
    expect(third).toContain('Regulation A');
  });

  test('gives both texts’ ceilings', () => {
    expect(text(third)).toMatch(/§ 10-504\|Ceiling as of right: \$550,000\.00, bound by the room/);
    expect(text(third)).toMatch(
      /Regulation, COMAR.*\|Ceiling as of right: \$600,000\.00, bound by the dollar cap\./,
    );
  });

  test('pictures the center’s 15 years', () => {
    // 800,000 − 250,000; the grant of 2014-05-07 leaves 15 years later.
    expect(text(third)).toContain(
      'Counted in the fullest window|$250,000.00|Room on the decision date|$550,000.00',
    );
    expect(text(third)).toContain('yes: the ledger holds a grant to the center for a different project');
    expect(text(third)).toContain('on 2029-05-07, when the room is $800,000.00');
    expect(rowOf(third, '<td>2014-05-07')).toBe('G-1|2014-05-07|$250,000.00|$250,000.00');
  });

  test('adds up its score', () => {
    // 500 of 1,000: 0.5 × 0.4 × 100; 15 of 15 miles: 0.3 × 100.
    expect(rowOf(third, '>Density of seniors<')).toMatch(
      /500\.00 seniors per square mile of land\|.*\|0\.500000\|0\.4\|20\.0000$/,
    );
    expect(third).toContain('Score 50.0000 of 100');
    expect(text(third)).toContain('on this evidence: road survey of 2025');
  });

  test('shows its share of the budget, and the upload’s own columns', () => {
    expect(text(third)).toContain(
      'Can take|$550,000.00|Budget left before|$412,500.00|Amount|$0.00|Budget left after|$412,500.00',
    );
    expect(text(third)).toContain('x_region|north');
  });

  test('flags a straight line across the Bay', () => {
    expect(text(section('A-001'))).toContain('Crosses the Chesapeake Bay:');
    expect(text(third)).not.toContain('Crosses the Chesapeake Bay:');
  });

  test('shows earlier grants to the project, and that G leaves nothing', () => {
    const fourth = text(section('A-004'));
    expect(fourth).toContain('Earlier grants to this project: $600,000.00 counted, $600,000.00 awarded.');
    expect(fourth).toContain('Ceiling as of right: $0.00, bound by the regulation’s rule on earlier grants.');
  });
});

describe('the Board route', () => {
  const second = section('A-002');

  test('is told as the Board’s decision, with what is missing', () => {
    // The lesser of the unpaid 375,000 and the property of 300,000.
    expect(text(second)).toContain(
      'not every condition is evidenced. Were they, the Board of Public Works could, if it so decides, authorize up to $300,000.00.',
    );
    expect(rowOf(second, 'Residual value is above')).toMatch(
      /\|Not evidenced\|An amount in residual_value, prior_match, outstanding_state_debt, other_state_investment\.$/,
    );
    expect(rowOf(second, '>The value made available is at least the grant<')).toMatch(/\|Met\|nothing$/);
  });

  test('is not applicable where it gives no more', () => {
    expect(text(section('A-001'))).toContain('Board route: not applicable. It could give nothing above');
  });

  test('says how far local contributions fall short, and that the ceiling stands', () => {
    // Half of 375,000 is 187,500; 150,000 is given.
    expect(text(second)).toContain(
      'C(2): not met by $37,500.00; $187,500.00 is required. It does not lower the ceiling.',
    );
  });

  test('names the grant that contradicts an answer', () => {
    const applications = [
      project(2, 'B-1', {
        centerId: 'C-1',
        eligibleCost: usd('300,000'),
        propertyValue: usd('250,000'),
        stateFundsUsed: 'no',
      }),
    ];
    const ledger = [
      aGrant({ grantId: 'G-77', centerId: 'C-1', amount: usd('10,000'), approvedOn: on('2001-01-10') }),
    ];
    const html = renderReport(runOf(aBatch({ applications, ledger }), aSeniorCenterRound()));
    expect(rowOf(sectionOf(html, 'app-B-1'), 'No State funds were used')).toMatch(
      /\|Not met\|.*the ledger holds State grant to this center: G-77\.$/,
    );
  });

  test('shows the first 200 grants of a center that has more, and how many more there are', () => {
    const ledger = Array.from({ length: 203 }, (_, i) =>
      aGrant({ grantId: `G-${String(i)}`, centerId: 'C-1', amount: usd('10'), approvedOn: on('2020-01-10') }),
    );
    const applications = [project(2, 'B-1', { centerId: 'C-1' })];
    const html = renderReport(runOf(aBatch({ applications, ledger }), aSeniorCenterRound()));
    const [, grants = ''] = sectionOf(html, 'app-B-1').split('Grants counted in that window');
    expect(grants.match(/<th scope="row">G-/g)).toHaveLength(200);
    expect(grants).toContain('<th scope="row">and 3 more of the ledger</th>');
  });
});

describe('a section of assisted living', () => {
  test('takes three quarters in a poverty area, and shows what was unallocated on receipt', () => {
    const first = text(section('H-001'));
    expect(first).toContain(
      'Ceiling as of right: $1,200,000.00, bound by three quarters of the unpaid cost.',
    );
    expect(first).toContain('§ 24-1004(g)(2)|$1,000,000.00: to be considered, not a limit');
    expect(first).not.toContain('15 years');
  });

  test('says that the ceiling of one that is held or not eligible is not payable', () => {
    expect(text(section('H-002'))).toContain('it is not payable as the application stands');
    expect(text(section('H-004'))).toContain('it takes no part in the allocation');
  });

  test('names the condition of a recommendation', () => {
    expect(text(section('H-003'))).toContain('On condition: Evidence must be filed');
  });
});
