import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CASES } from './cases.ts';
import { LATER } from './later.ts';

const folder = new URL('.', import.meta.url);
const tests = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');

describe('every case', () => {
  it('is there', () => {
    expect(CASES).toHaveLength(67);
  });

  it.each(CASES.map((one) => one.id))(
    '%s is tested here, or listed with the work that it belongs to',
    (id) => {
      expect(tests.includes(`'${id}:`) || tests.includes(`"${id}:`) || id in LATER).toBe(true);
    },
  );
});
