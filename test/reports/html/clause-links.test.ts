import { describe, expect, test } from 'vitest';
import { FIXED_READINGS, READINGS } from '../../../lib/law/readings.ts';
import { TEXTS } from '../../../lib/law/texts/texts.ts';
import { clauseLinks } from '../../../lib/reports/html/clause-links.ts';
import { h } from '../../../lib/reports/html/markup.ts';
import { renderReport } from '../../../lib/reports/html/report.ts';
import { BATCH, runOf } from './fixture.ts';

const linked = (citation: string): string => h`${clauseLinks(citation)}`.text;

describe('a citation', () => {
  test.each([
    ['§ 10-504(a)(2)', '<a href="#s-a-2">§ 10-504(a)(2)</a>'],
    ['§ 10-504(b)(3)(iii)', '<a href="#s-b-3-iii">§ 10-504(b)(3)(iii)</a>'],
    ['§ 10-504(a)(3), (d)', '<a href="#s-a-3">§ 10-504(a)(3)</a>, <a href="#s-d">(d)</a>'],
    // Subsection (a) has no words of its own: it begins with (a)(1).
    ['§ 10-504(a)', '<a href="#s-a-1">§ 10-504(a)</a>'],
    ['Regulation C(1), E', '<a href="#r-C-1">Regulation C(1)</a>, <a href="#r-E">E</a>'],
    ['Regulation A to G', '<a href="#r-A">Regulation A</a> to <a href="#r-G">G</a>'],
    ['Regulation D, § 24-1004(c)', '<a href="#r-D">Regulation D</a>, <a href="#l-c">§ 24-1004(c)</a>'],
    ['none of these', 'none of these'],
  ])('%s links to each clause that it names', (citation, html) => {
    expect(linked(citation)).toBe(html);
  });

  test('of every reading names a clause that is there', () => {
    const clauses = [...READINGS, ...FIXED_READINGS].map(({ clause }) => clause);
    expect(clauses.filter((clause) => !linked(clause).includes('<a href'))).toEqual([]);
  });
});

describe('the report', () => {
  const html = renderReport(runOf(BATCH));

  test('holds every clause of the three texts, in its words', () => {
    for (const { clauses } of Object.values(TEXTS))
      for (const { words } of clauses) expect(html).toContain(h`${words}`.text);
  });

  test('links the clause of every step', () => {
    const steps = [...html.matchAll(/<table class="sum">.*?<\/table>/gs)].flatMap(([sum]) =>
      [...sum.matchAll(/<th scope="row">.*?<small>(.*?)<\/small>/gs)].map(([, clause = '']) => clause),
    );
    expect(steps.length).toBeGreaterThan(100);
    expect(steps.filter((clause) => !clause.startsWith('<a href="#'))).toEqual([]);
  });
});
