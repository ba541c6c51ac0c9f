import { describe, expect, test } from 'vitest';
import maryland from '../../../reference/maryland-counties.json';
import { countyOutlines, drawnAt } from '../../../lib/reports/html/outline.ts';
import { renderReport } from '../../../lib/reports/html/report.ts';
import { reviewed, sampleTexts } from '../../support/round-files.ts';
import { rowOf, sectionOf, text } from './page.ts';

const run = await reviewed(sampleTexts());
const html = renderReport(run);
const map = sectionOf(html, 'map');
const seniors = map.slice(0, map.indexOf('<h3>', map.indexOf('<h3>') + 1));

describe('the outlines', () => {
  test('are those of the 24 jurisdictions of the reference data', () => {
    expect(countyOutlines().map(({ fips }) => fips)).toEqual(run.localities.map(({ fips }) => fips).sort());
    expect(maryland.source).toContain('Census');
    expect(maryland.licence).toContain('public domain');
  });

  test('keep the State the right way round: west is left, north is up', () => {
    const [oakland, cumberland, salisbury, elkton] = [
      drawnAt(39.41, -79.41),
      drawnAt(39.65, -78.76),
      drawnAt(38.36, -75.6),
      drawnAt(39.61, -75.83),
    ];
    expect(oakland[0]).toBeLessThan(cumberland[0]);
    expect(cumberland[0]).toBeLessThan(salisbury[0]);
    expect(elkton[1]).toBeLessThan(salisbury[1]);
  });

  test('are as large as the land: a degree of latitude is 69 miles, one of longitude at 39° 53.7', () => {
    const [x, y] = drawnAt(39, -77);
    const north = y - drawnAt(40, -77)[1];
    const east = drawnAt(39, -76)[0] - x;
    expect(east / north).toBeCloseTo(53.7 / 69, 1);
  });
});

describe('the map', () => {
  test('marks each application that has coordinates', () => {
    const senior = run.review.programs.find(({ program }) => program === 'senior_center');
    const placed = (senior?.applications ?? []).filter(
      ({ reviewed: one }) => one.application.latitude !== null,
    );
    const marks = seniors.match(/<circle class="application" cx="[\d.]+" cy="[\d.]+" r="5"\/>/g) ?? [];
    // One more stands in the key.
    expect(marks).toHaveLength(placed.length + 1);
  });

  test('marks each open center of the list', () => {
    const open = run.centers.filter((center) => center.open);
    expect(seniors.match(/class="center"/g)).toHaveLength(open.length + 1);
  });

  test('has a table that says the same: who was funded, who applies, what is there', () => {
    expect(rowOf(seniors, 'Garrett County')).toMatch(/^Garrett County\|never funded\|/);
    expect(rowOf(seniors, 'Anne Arundel County')).toMatch(/^Anne Arundel County\|funded\|SC-17\|Annapolis/);
    // The packaged list has no center in Dorchester County.
    expect(rowOf(seniors, 'Dorchester County')).toMatch(/\|none listed$/);
    expect(seniors.match(/<tr><th scope="row">/g)).toHaveLength(24);
  });

  test('shades those that were never funded, and nobody where that is not established', async () => {
    const never = (seniors.match(/\|never funded\|/g) ?? text(seniors).match(/\|never funded\|/g) ?? [])
      .length;
    expect(seniors.match(/<path class="never"/g)).toHaveLength(never);
    const open = renderReport(await reviewed({ ...sampleTexts(), ledger: null }));
    expect(sectionOf(open, 'map')).not.toContain('<path class="never"');
    expect(text(sectionOf(open, 'map'))).toContain('|not established|');
  });
});
