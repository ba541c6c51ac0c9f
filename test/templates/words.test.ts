import { describe, expect, it } from 'vitest';
import { findingOfEachCode } from '../../lib/pipeline/run-example.ts';

// Every message as the checker says it of its example, read aloud: a sentence, what to do, and no word of ours.

const found = [...(await findingOfEachCode())];

describe('what is said', () => {
  it.each(found)('%s is a sentence in plain words, with what to do', (_, { message, fix }) => {
    for (const words of [message, fix]) {
      expect(words).toMatch(/^[A-Z0-9"'].*\.$/s);
      expect(words).not.toMatch(
        /\bundefined\b|\bnull\b|\[object|\b[a-z]+[A-Z]\w*\(|\bError:|node:|\bat line\b/,
      );
      expect(words).not.toMatch(/ {2}|\.\.|\s$/);
    }
  });

  it.each(found.filter(([code]) => /^[SV]/.test(code)))(
    '%s, about a cell, says where it is',
    (_, { row, column, file }) => {
      expect(file).not.toBe('');
      // A list without an open center has no row to point to.
      expect(row !== null || column === 'open').toBe(true);
      expect(column).not.toBeNull();
    },
  );
});
