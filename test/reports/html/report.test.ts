import { describe, expect, test } from 'vitest';
import { renderReport } from '../../../lib/reports/html/report.ts';
import { aBatch, aRound, aSeniorCenterRound, aWaitingRow, someRules } from '../../support/records.ts';
import { SENIOR_RULES, project, round } from './build.ts';
import { BATCH, HOSTILE_CENTER, HOSTILE_ID, runOf } from './fixture.ts';
import { unbalanced } from './page.ts';

const REPORT = renderReport(runOf(BATCH));

const OTHERS = {
  'of no ranked row': runOf(aBatch({ waiting: [aWaitingRow()] }), aRound()),
  'of an empty batch': runOf(aBatch(), aRound()),
  'of one program': runOf(BATCH, round({ programs: { senior_center: SENIOR_RULES } })),
  'of one application': runOf(aBatch({ applications: [project(2, 'A-001')] }), aSeniorCenterRound()),
  'of a rejected file': runOf(aBatch({ rejected: true }), aRound()),
  'of a proportional round': runOf(
    BATCH,
    round({ programs: { senior_center: { ...SENIOR_RULES, policy: 'proportional' } } }),
  ),
  'of the stricter reading': runOf(BATCH, round({ governingText: 'stricter' })),
};
const REPORTS: [string, string][] = [
  ['of a whole round', REPORT],
  ...Object.entries(OTHERS).map(([name, run]): [string, string] => [name, renderReport(run)]),
];

describe.each(REPORTS)('the report %s', (_, html) => {
  test('closes every element in its place', () => {
    expect(unbalanced(html)).toEqual([]);
  });

  test('links only to what it holds, and gives each id once', () => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(targets.filter((target) => !ids.includes(target?.slice(1)))).toEqual([]);
    expect(targets.every((target) => target?.startsWith('#'))).toBe(true);
  });

  test('says everything that a label or a description points at', () => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);
    const named = [...html.matchAll(/aria-labelledby="([^"]*)"/g)].flatMap((match) =>
      (match[1] ?? '').split(' '),
    );
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('has one h1, and skips no level of heading', () => {
    const levels = [...html.matchAll(/<h([1-6])>/g)].map((match) => Number(match[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1)).toEqual([]);
  });

  test('gives every table a caption and every head cell a scope', () => {
    const tables = html.split('<table').slice(1);
    expect(tables.filter((table) => !table.includes('<caption>'))).toEqual([]);
    expect(html.match(/<th(?! scope="(?:col|row)")[ >]/g)).toBeNull();
  });

  test('holds no script, and asks the network for nothing', () => {
    expect(html).not.toMatch(/<script|<link|<iframe|<object|javascript:| on[a-z]+="/i);
    expect(html).not.toMatch(/(?:src|href)="(?!#)|url\((?!#)|@import|https?:/);
  });
});

describe('the report', () => {
  test('is the same, byte for byte, from the same inputs', () => {
    expect(renderReport(runOf(BATCH))).toBe(REPORT);
  });

  test('names its language, and offers to skip to its content', () => {
    expect(REPORT.startsWith('<!doctype html>\n<html lang="en">')).toBe(true);
    expect(REPORT).toContain('<a class="skip" href="#main">');
  });

  test('shows hostile text literally', () => {
    expect(REPORT).toContain('O&#39;Neil &amp; &quot;Sons&quot; &lt;b&gt;');
    expect(REPORT).toContain('&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;');
    expect(REPORT).toContain('&quot;&gt;&lt;svg onload=alert(1)&gt;');
    expect(REPORT).not.toContain(HOSTILE_CENTER);
    expect(REPORT).not.toContain(HOSTILE_ID);
  });

  test('keeps no control character, and shows separators and marks of direction for what they are', () => {
    expect(REPORT).toContain('=cmd|&#39; /C calc&#39;!A0&#x2028;&#x202e;live\ufffd');
    expect(REPORT).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u202e]/);
  });

  test('is small and short for a round of 5,000', () => {
    const applications = Array.from({ length: 5_000 }, (_, i) => project(i + 2, `FY27-${i}`));
    const html = renderReport(runOf(aBatch({ applications }), aSeniorCenterRound(someRules())));
    expect(html.length).toBeLessThan(15_000_000);
    expect(html).toContain('id="app-FY27-4999"');
  });
});
