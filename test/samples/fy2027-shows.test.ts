import { describe, expect, it } from 'vitest';
import { LIMIT_NAMES } from '../../lib/law/limits.ts';
import type { BoardRoute } from '../../lib/law/board.ts';
import { PROJECT_TYPES } from '../../lib/model/program.ts';
import { rankingCsv } from '../../lib/reports/ranking-csv.ts';
import { scenarios } from '../../lib/review/allocation.ts';
import { usd } from '../support/records.ts';
import { placed, programOf, ranking, reviewSample, sampleApplications } from './sample-round.ts';

// What the sample promises to show, so that a change of it that hides something is noticed. Numbers counted by hand.

const run = await reviewSample();
const all = run.review.programs.flatMap((each) => each.applications);
const texts = all.flatMap(({ reviewed }) =>
  reviewed.texts.program === 'senior_center'
    ? [reviewed.texts.statute, reviewed.texts.regulation]
    : [reviewed.texts.statute],
);

describe('the sample shows', () => {
  it('30 applications, one of which waits and three of which are not eligible', () => {
    expect(run.review.status).toBe('PROVISIONAL');
    expect(run.review.counts).toEqual({ rows: 30, ranked: 26, waiting: 1, notEligible: 3 });
  });

  it('every state', () => {
    const states = new Map<string, number>();
    for (const { state } of [...all, ...run.review.unreviewed]) {
      states.set(state, (states.get(state) ?? 0) + 1);
    }
    expect(Object.fromEntries(states)).toEqual({
      recommended: 13,
      recommended_partial: 1,
      recommended_unfunded: 11,
      held: 1,
      not_eligible: 3,
      waiting: 1,
    });
  });

  it('every kind of work', () => {
    expect(new Set(all.flatMap(({ reviewed }) => reviewed.application.projectTypes))).toEqual(
      new Set(PROJECT_TYPES),
    );
  });

  it('every limit binding somewhere', () => {
    expect(new Set(texts.flatMap((each) => each.binding))).toEqual(new Set(LIMIT_NAMES));
  });

  it('every outcome of the Board route', () => {
    const outcomes: readonly BoardRoute['status'][] = ['met', 'not_met', 'not_evidenced', 'not_applicable'];
    expect(new Set(texts.map((each) => each.board.status))).toEqual(new Set(outcomes));
  });

  it('every jurisdiction, once the waiting row is mended', () => {
    const fips = new Set(all.map(({ reviewed }) => reviewed.application.locality.fips));
    expect(fips.size).toBe(23);
    expect(fips.has('24005')).toBe(false);
  });

  it('every reason why an award is less than asked, or nothing', () => {
    expect(new Set(all.flatMap((each) => each.reasons))).toEqual(
      new Set([
        'late',
        'no_surplus_certificate',
        'sectarian_use',
        'certificate_not_evidenced',
        'over_budget',
        'stopped',
        'ceiling_zero',
        'center_room_taken',
      ]),
    );
  });

  it('a note that begins like a formula, harmless in the ranking', () => {
    const ranked = [...rankingCsv(run)].join('');
    expect(ranked).toContain(`"'=see cover letter, page 2"`);
    expect(ranked).not.toMatch(/(?:^|,)"?=/m);
  });
});

it('no finding is an error but one, in the row that waits', () => {
  const errors = run.findings.filter((each) => each.severity === 'error');
  expect(errors).toEqual([expect.objectContaining({ code: 'V302', applicationId: 'SC-19', row: 20 })]);
});

it.each(['senior_center', 'assisted_living'] as const)(
  'totals of %s reconcile under every policy',
  (name) => {
    const program = programOf(run, name);
    for (const { allocation } of scenarios(program)) {
      const steps = [...allocation];
      const paid = steps.reduce((sum, each) => sum + each.amount, 0);
      expect(paid).toBe(program.available - (steps.at(-1)?.after ?? 0));
      expect(paid).toBeLessThanOrEqual(program.available);
    }
    expect(program.recommended + program.unspent).toBe(program.available);
  },
);

describe('with the county of the waiting row written out', () => {
  const mended = sampleApplications().replace(',Baltimore,MD-SC-028,', ',Baltimore County,MD-SC-028,');

  // 90,000 of the 95,500 that were left; 5,500 remain. Nobody above or below gains or loses.
  it('everything is ranked, the row is paid, and no other award moves', async () => {
    const after = await reviewSample(mended);
    expect(after.review.status).toBe('RANKED');
    expect(ranking(after, 'senior_center').indexOf('SC-19')).toBe(11);
    expect(placed(after, 'SC-19')).toMatchObject({ state: 'recommended', recommended: usd('90,000') });
    expect(programOf(after, 'senior_center').unspent).toBe(usd('5,500'));
    for (const before of all) {
      const id = before.reviewed.application.applicationId;
      expect(placed(after, id).recommended).toBe(before.recommended);
      expect(placed(after, id).reviewed.priority.score).toBe(before.reviewed.priority.score);
    }
  });
});
