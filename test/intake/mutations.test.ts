import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csv, GOOD, GOOD_GRANT, read } from './batches.ts';

// Files broken at random, with fixed seeds: whatever they hold, nothing crashes, hangs, or gets lost.

const ODD = [
  '',
  '"',
  '""',
  ',',
  ';',
  '\n',
  '\r\n',
  '\r',
  '\0',
  '\u001a',
  '\ufeff',
  "'",
  '=',
  '-',
  '$',
  '1e9',
  '#REF!',
  '\ufffd',
  'É',
  '0',
  '%',
  '9'.repeat(40),
  'total',
  '__proto__',
];
const file = csv(
  GOOD,
  ...Array.from({ length: 8 }, (_, index) => ({
    project_scope: index % 2 === 0 ? 'One, "two"\r\nthree' : '',
  })),
);
const bytes = Buffer.from(file);

const edit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.integer({ min: 0, max: 30 }),
  put: fc.oneof(fc.constantFrom(...ODD.map((text) => Buffer.from(text))), fc.uint8Array({ maxLength: 4 })),
});

function apply(edits: readonly { at: number; cut: number; put: Uint8Array }[]): Buffer {
  return edits.reduce((text: Buffer, { at, cut, put }) => {
    const start = Math.floor(at * text.length);
    return Buffer.concat([text.subarray(0, start), put, text.subarray(start + cut)]);
  }, bytes);
}

/** Milliseconds: twenty thousand files may be asked for, and the machine may have other work too. */
const PATIENCE = 1_200_000;

describe('a mutated file', () => {
  it(
    'is read or refused, with every row accounted for and every refusal explained',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
          const batch = await read({ applications: apply(edits) }); // throws when the counts do not come out
          const refused = new Set(
            batch.findings.filter((finding) => finding.severity === 'error').map((finding) => finding.row),
          );
          if (batch.rejected) {
            expect(refused.size).toBeGreaterThan(0);
            expect(batch.applications).toHaveLength(0);
          }
          for (const application of batch.applications) expect(refused.has(application.row)).toBe(false);
          for (const waiting of batch.waiting) expect(refused.has(waiting.row)).toBe(true);
          for (const { message, fix } of batch.findings)
            expect(`${message} ${fix}`).not.toMatch(/undefined|\[object|NaN\b(?!")/);
        }),
        { numRuns: Number(process.env.MUTATIONS ?? 1500), seed: 2027 },
      );
    },
    PATIENCE,
  );

  it(
    'may be the ledger: then nothing is ranked on a part of it',
    async () => {
      const ledger = Buffer.from(csv(GOOD_GRANT, {}, {}, {}));
      await fc.assert(
        fc.asyncProperty(
          fc.double({ min: 0, max: 1, noNaN: true }),
          fc.constantFrom(...ODD),
          async (at, put) => {
            const start = Math.floor(at * ledger.length);
            const mutated = Buffer.concat([
              ledger.subarray(0, start),
              Buffer.from(put),
              ledger.subarray(start),
            ]);
            const batch = await read({ ledger: mutated });
            expect(batch.referenceFault || batch.ledger.length === 3).toBe(true);
          },
        ),
        { numRuns: 500, seed: 15 },
      );
    },
    PATIENCE,
  );
});
