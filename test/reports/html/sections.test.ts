import { describe, expect, test } from 'vitest';
import { renderReport } from '../../../lib/reports/html/report.ts';
import { round } from './build.ts';
import { BATCH, runOf } from './fixture.ts';
import { rowOf, sectionOf, text } from './page.ts';

// The sums behind these figures stand in the fixture.
const REPORT = renderReport(runOf(BATCH));
const section = (id: string): string => sectionOf(REPORT, id);

describe('the head', () => {
  const status = section('status');

  test('says in a sentence what happens next, and counts the rows', () => {
    expect(text(status)).toContain(
      'PROVISIONAL 10 applications are ranked provisionally and 1 row waits. Next:',
    );
    expect(text(status)).toContain('Rows|14|Ranked|10|Waiting|1|Not eligible|3');
  });

  test.each([
    ['Budget in the round file', '$1,500,000.00|$1,000,000.00'],
    ['Already charged to FY2027', '$100,000.00|$0.00'],
    ['Available', '$1,400,000.00|$1,000,000.00'],
    ['Recommended', '$1,202,500.00|$700,000.00'],
    ['Unspent', '$197,500.00|$300,000.00'],
    ['Dollars in dispute between the texts', '$450,000.00|one text only'],
  ])('gives for each program: %s', (name, amounts) => {
    expect(rowOf(status, `>${name}<`)).toBe(`${name}|${amounts}`);
  });

  test('lists what is not settled', () => {
    expect(text(status)).toContain('1 row waits for correction: rows not ranked.');
    expect(text(status)).toContain('Held, for want of a certificate: H-002.');
    expect(text(status)).toMatch(/Evidence must be filed .* Outstanding for H-003\./);
    expect(text(status)).toContain('2 questions are open: findings.');
    expect(text(status)).not.toContain('ledger');
  });

  test('says so when no ledger was given', () => {
    const html = renderReport(runOf(BATCH, round({ ledgerComplete: false }), { ledgerGiven: false }));
    expect(text(sectionOf(html, 'status'))).toContain(
      'No ledger was given. Earlier grants are taken as none',
    );
  });
});

describe('the funding line', () => {
  const line = section('funding-line');

  test('says what the first below it lacks', () => {
    expect(text(line)).toContain(
      'The first below the line is A-003 (rank 3): it could take $550,000.00, $412,500.00 is left, so it lacks $137,500.00.',
    );
    expect(text(line)).toContain('Below the line 2 applications are funded all the same');
  });

  test('is drawn between the second and the third', () => {
    const rows = line.split('<tr');
    const drawn = rows.findIndex((row) => row.includes('Funding line: $412,500.00 left here'));
    expect(rows[drawn - 1]).toContain('A-002');
    expect(rows[drawn + 1]).toContain('A-003');
  });

  test('runs up cumulative dollars down the rank', () => {
    expect(rowOf(line, '#app-A-004"')).toBe(
      '4|A-004|$200,000.00|$200,000.00|$1,187,500.00|$212,500.00|Recommended in full, below the line',
    );
    expect(rowOf(line, '#app-A-006"')).toContain('Lacks $2,500.00.');
    expect(rowOf(line, '#app-H-002"')).toContain('Held|A certificate is outstanding.');
  });

  test('has a chart that says in words what it shows', () => {
    expect(line).toContain('<title id="chart-senior_center-t">');
    expect(line).toContain('$1,202,500.00 is recommended of $1,400,000.00.');
  });

  test.each([
    ['Strict', '$987,500.00|2|2 in full, 0 in part|$412,500.00'],
    ['Fill down', '$1,202,500.00|4|4 in full, 0 in part|$197,500.00'],
    ['Offer the remainder', '$1,400,000.00|3|2 in full, 1 in part|$0.00'],
    ['Proportional', '$1,400,000.00|6|0 in full, 6 in part|$0.00'],
  ])('works out the policy %s as a scenario', (policy, outcome) => {
    const row = rowOf(line, `<th scope="row">${policy}`);
    expect(row.endsWith(outcome)).toBe(true);
    expect(row.includes('chosen')).toBe(policy === 'Fill down');
  });
});

describe('the ranking', () => {
  const ranking = section('ranking');

  test('gives score and contributions, ceiling and what binds, amounts and state', () => {
    expect(rowOf(ranking, '#app-A-003"')).toBe(
      '3|A-003|Dorchester County Government|Project of A-003|Dorchester County|50.0000|density 20.0000|distance 30.0000|never funded 0.0000|$550,000.00|the room in the center’s 15 years|$600,000.00|$0.00|Ranked, not funded|What is left of the budget does not cover it.',
    );
  });

  test('lists a late application without a rank, with the reason', () => {
    expect(rowOf(ranking, '#app-A_20_7_2f__23_b"')).toMatch(
      /^–\|A 7\/#b\|.*Not eligible\|Received after the receipt deadline\.$/,
    );
  });
});

describe('the conflicts between the texts', () => {
  const conflicts = section('conflicts');

  test('add up over the round', () => {
    // 800,000 + 187,500 + 550,000 + 200,000 + 15,000 + 250,000 + 50,000; then the regulation's.
    expect(text(conflicts)).toContain('Ceilings under the statute, together|$2,052,500.00');
    expect(text(conflicts)).toContain('Ceilings under the regulation, together|$1,702,500.00');
    expect(text(conflicts)).toContain('Dollars in dispute|$450,000.00|Applications in dispute|3 of 7');
  });

  test('say whose funding the other reading would change', () => {
    // Stricter: 600,000, 187,500, then A-003 fits in 612,500; A-004 has no ceiling; A-005 15,000.
    expect(text(conflicts)).toContain('Whose funding would change|3 applications');
    expect(text(conflicts)).toContain('Recommended if the other reading governed|$1,352,500.00');
    expect(rowOf(conflicts, '#app-A-001"')).toMatch(
      /\$200,000\.00\|\$800,000\.00\|\$600,000\.00\|\$200,000\.00 less$/,
    );
    expect(rowOf(conflicts, '#app-A-003"')).toMatch(
      /\$50,000\.00\|\$0\.00\|\$550,000\.00\|\$550,000\.00 more$/,
    );
    expect(rowOf(conflicts, '#app-A-004"')).toMatch(/\$0\.00\|\$200,000\.00 less$/);
    expect(conflicts).not.toContain('#app-A-002"');
  });
});

describe('rows not ranked, and findings', () => {
  test('give each row its reason, in order of row', () => {
    const rows = section('not-ranked');
    expect([...rows.matchAll(/<tr id="row-(\d+)">/g)].map((match) => match[1])).toEqual([
      '8',
      '12',
      '14',
      '15',
    ]);
    expect(rowOf(rows, 'id="row-14"')).toMatch(
      /Waiting for correction\|application_id: The application id holds/,
    );
    expect(rowOf(rows, 'id="row-15"')).toMatch(/Not eligible\|Received after the receipt deadline\.$/);
    expect(rowOf(rows, 'id="row-12"')).toMatch(/\(§ 24-1004\(b\)\)\.$/);
  });

  test('tell first what is mended alike, errors on top, and no note', () => {
    const first = section('fix-first');
    expect([...first.matchAll(/<tr class="(\w+)">/g)].map((match) => match[1])).toEqual([
      'error',
      'question',
      'question',
    ]);
    expect(rowOf(first, 'V101')).toMatch(
      /^Error\|V101\|Applications\|application_id\|14\|The application id holds/,
    );
    expect(first).not.toContain('L501');
  });

  test('show every finding with its fix, the value and what was expected', () => {
    const findings = section('findings');
    const run = runOf(BATCH);
    expect(findings.match(/<tr class="/g)).toHaveLength(run.findings.length);
    expect(text(findings)).toContain('1 error, 2 questions, 1 note.');
    expect(rowOf(findings, 'V101')).toContain('letters, digits, spaces and ._/#-');
    expect(rowOf(findings, 'V101')).toContain('Checks not run: duplicate ids');
    expect(rowOf(findings, 'L501')).toContain(
      'The applicant asks for $600,000.00; the ceiling is $550,000.00.',
    );
    expect(findings).toContain('Ledger of past grants: 1 finding');
  });
});

describe('the method', () => {
  const method = section('method');

  test('gives weights, goalposts and reasons of the round file', () => {
    expect(rowOf(method, '>Density of seniors<')).toBe(
      'Density of seniors|0.4|0 to 1000 seniors per square mile of land, linear|the densest service area is near 1,000',
    );
  });

  test('gives each reading as set, and says when it is not the default', () => {
    const html = renderReport(runOf(BATCH, round({ governingText: 'stricter' })));
    expect(rowOf(method, '>R4 ')).toContain('statute|the default');
    expect(rowOf(sectionOf(html, 'method'), '>R4 ')).toContain('stricter|not the default');
  });

  test('marks the figure of law that holds on the decision date', () => {
    expect(rowOf(method, '2007-08-06')).toContain(
      '$800,000.00|holds in this round|first attested on this day',
    );
    expect(rowOf(method, '1993-09-30')).toContain('not established');
  });

  test('tells what the reference data are not, and what the run was made of', () => {
    expect(method).toContain('65 and over');
    expect(method).toContain('60 and over');
    expect(method).toContain('the middle of a ZIP area');
    expect(rowOf(method, 'Input: applications')).toBe(`Input: applications|${'a'.repeat(64)}`);
  });
});
