import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApplicationTable } from '../../lib/intake/applications/application-table.ts';
import { type Draft, newDraft } from '../../lib/intake/applications/draft.ts';
import { TextStore } from '../../lib/intake/applications/text-store.ts';
import type { Answer } from '../../lib/model/evidence.ts';
import { cents } from '../../lib/model/money.ts';
import { runs } from '../support/arbitraries.ts';
import { plainApplication } from '../support/plain-application.ts';
import { aLocality, on } from '../support/records.ts';

const amount = fc.option(fc.integer({ min: 0, max: 999_999_999_999 }).map(cents));
const whole = fc.option(fc.integer({ min: 0, max: 10 ** 12 }));
const answer: fc.Arbitrary<Answer> = fc.constantFrom('yes', 'no', null);
const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.constantFrom('', 'é'.repeat(40)));
const id = fc.option(fc.string({ minLength: 1, maxLength: 64, unit: 'grapheme' }));
const localities = [aLocality(), aLocality({ fips: '24003', name: 'Anne Arundel County' })];

/** A row as it stands when it is accepted: what may be blank may be null, and nothing else is. */
const draft: fc.Arbitrary<Draft> = fc.record({
  row: fc.integer({ min: 2, max: 4_000_000 }),
  applicationId: fc.string({ minLength: 1, maxLength: 64 }),
  program: fc.constantFrom('senior_center', 'assisted_living'),
  projectId: id,
  projectKey: id,
  projectTitle: text,
  projectScope: text,
  projectTypes: fc.constantFrom(['renovation'], ['acquisition', 'construction'], ['master_plan']),
  applicant: text,
  applicantType: fc.constantFrom('local_government', 'nonprofit', null),
  locality: fc.constantFrom(...localities),
  centerId: id,
  centerKey: id,
  centerName: text,
  receivedOn: fc.constantFrom(on('2026-02-28'), on('2024-02-29'), on('1999-12-31')),
  eligibleCost: fc.integer({ min: 0, max: 999_999_999_999 }).map(cents),
  federalGrant: fc.integer({ min: 0, max: 999_999_999_999 }).map(cents),
  cdbgGrant: amount,
  otherGrants: amount,
  requestedGrant: fc.integer({ min: 0, max: 999_999_999_999 }).map(cents),
  localMatch: amount,
  propertyValue: amount,
  centerValue: amount,
  residualValue: amount,
  priorMatch: amount,
  outstandingStateDebt: amount,
  otherStateInvestment: amount,
  stateFundsUsed: answer,
  stateBondedDebt: answer,
  povertyArea: answer,
  surplusBuildingCertified: answer,
  sectarianUse: answer,
  federalLawContrary: answer,
  seniorPopulation: whole,
  serviceArea: whole,
  latitude: fc.option(fc.double({ min: 37.8, max: 39.83, noNaN: true })),
  longitude: fc.option(fc.double({ min: -79.59, max: -74.95, noNaN: true })),
  nearestOverride: whole,
  overrideEvidence: text,
  areaNeed: whole,
  extra: fc.tuple(text, text),
});

describe('a table of applications', () => {
  it('gives back every value of every row that it was given', () => {
    fc.assert(
      fc.property(fc.array(draft, { maxLength: 5 }), (drafts) => {
        const table = new ApplicationTable(2);
        expect(drafts.map((each) => table.add(each))).toEqual(drafts.map((_, i) => i));
        expect(Array.from(table, plainApplication)).toEqual(drafts);
        expect(table.length).toBe(drafts.length);
        expect(table.at(drafts.length)).toBeUndefined();
      }),
      runs(200),
    );
  });

  it('holds more rows than a block does, and gives some of them in their order', () => {
    const table = new ApplicationTable(0);
    for (let row = 2; row < 3002; row++) {
      const [projectTypes, receivedOn] = [['renovation'] as const, on('2026-01-02')];
      const names = { applicationId: `A-${String(row)}`, centerName: `Center ${String(row)}` };
      table.add({ ...newDraft(row), locality: aLocality(), projectTypes, receivedOn, ...names });
    }
    const some = table.subset([2999, 1024, 0]);
    expect(Array.from(some, ({ applicationId, centerName }) => [applicationId, centerName])).toEqual([
      ['A-3001', 'Center 3001'],
      ['A-1026', 'Center 1026'],
      ['A-2', 'Center 2'],
    ]);
    expect([some.length, some.at(1)?.row, some.at(3)]).toEqual([3, 1026, undefined]);
  });
});

describe('a store of texts', () => {
  // 65,535 bytes are what a length of 16 bits can say; a megabyte is what a chunk holds.
  const LONG = ['x'.repeat(70_000), '€'.repeat(30_000), 'y'.repeat(21_845), 'z'.repeat(21_846)];

  it('keeps texts of any length, in any number of rows', () => {
    const texts = new TextStore(3);
    const rows = Array.from({ length: 3000 }, (_, i) => [
      LONG[i % 50] ?? '',
      `row ${String(i)} – é`,
      LONG[(i + 7) % 200] ?? 'plain',
    ]);
    for (const row of rows) texts.add(row);
    const read = rows.map((row, i) => row.map((_, column) => texts.read(i, column)));
    expect(read.every((row, i) => row.every((cell, column) => cell === rows[i]?.[column]))).toBe(true);
  });
});
