import { describe, expect, test } from 'vitest';
import { renderReport } from '../../../lib/reports/html/report.ts';
import { BATCH, runOf } from './fixture.ts';

const html = renderReport(runOf(BATCH));
const chart = html.slice(
  html.indexOf('<svg', html.indexOf('id="ranking"')),
  html.indexOf('</svg>', html.indexOf('id="ranking"')),
);

/** Pieces of a bar from 98 % of the drawing for 100 points: 40 points are 39.20 %. */
const pieces = [
  ...chart.matchAll(
    /<rect class="part" x="([\d.]+)%" y="(\d+)" width="([\d.]+)%"[^>]*fill="url\(#factors-senior_center-(\w+)\)"/g,
  ),
].map(([, x, y, width, factor]) => [Number(y), factor, x, width]);

describe('the chart of scores', () => {
  test('stacks the points of each factor from left to right', () => {
    // 40 + 30 + 30 points. A-002: 20 + 15 + 30.
    expect(pieces.filter(([y]) => y === 15)).toEqual([
      [15, 'density', '0.00', '39.20'],
      [15, 'proximity', '39.20', '29.40'],
      [15, 'never_funded', '68.60', '29.40'],
    ]);
    expect(pieces.filter(([y]) => y === 49)).toEqual([
      [49, 'density', '0.00', '19.60'],
      [49, 'proximity', '19.60', '14.70'],
      [49, 'never_funded', '34.30', '29.40'],
    ]);
  });

  test('names rank, application and score, and every factor in its legend', () => {
    expect(chart).toContain('1. A-001: 100.0000');
    expect(chart).toContain('2. A-002: 65.0000');
    for (const name of [
      'Density of seniors',
      'Distance to the nearest other center',
      'Locality never funded',
    ])
      expect(chart).toContain(`>${name}</text>`);
  });

  test('tells the factors apart by pattern, and says in words where the same stands', () => {
    expect([...chart.matchAll(/<pattern id="factors-senior_center-(\w+)"/g)].map(([, name]) => name)).toEqual(
      [...['density', 'proximity', 'never_funded']],
    );
    expect(chart).toContain('The table below says the same under each score.');
  });
});
