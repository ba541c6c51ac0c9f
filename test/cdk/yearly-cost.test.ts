import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sayYearlyCost, yearlyCost } from '../../scripts/yearly-cost.mjs';

const YEAR = { rounds: 12, applications: 10_000, uploads: 5 };

it('the sum of a year is redoable by hand', () => {
  const cost = Object.fromEntries(yearlyCost(YEAR).map(({ what, dollars }) => [what, dollars]));
  expect(cost.Keys).toBe(24); // 2 keys × 12 months × $1
  expect(cost.Alarms).toBeCloseTo(19.2); // 16 metrics × 12 months × $0.10
  expect(cost['Table: writes']).toBeCloseTo(0.75); // 12 × 5 × 10,000 × 2 = 1,200,000 writes at $0.625 a million
  expect(cost.Function).toBeCloseTo(0.083, 3); // 3,600 seconds × 1.7275 GB × $0.0000133334
});

it('the page on deployment shows what the script prints', () => {
  const page = readFileSync(new URL('../../docs/deploy.md', import.meta.url), 'utf8');
  expect(page).toContain(sayYearlyCost(YEAR));
});
