import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyForNames, namesForKey } from '../../../lib/store/objects/folder-names.ts';

describe('a key as file names', () => {
  it.each([
    ['inbox/rounds/FY2027/applications.csv', 'inbox/rounds/FY2027/applications.csv'],
    ['100% ready (final).csv', '100% ready (final).csv'],
    ['my%20file.csv', 'my%20file.csv'],
    ['a:b*c?d"e<f>g|h\\i', 'a%3Ab%2Ac%3Fd%22e%3Cf%3Eg%7Ch%5Ci'],
    ['50%3A', '50%253A'],
    ['50%253A', '50%25253A'],
    ['line\nfeed', 'line%0Afeed'],
    ['dot./space /x', 'dot.%/space %/x'],
    ['dot.%', 'dot.%%'],
    ['..', '..%'],
    ['CON/nul.csv/com1%/console', 'CON%/nul%.csv/com1%%/console'],
    ['plus%+', 'plus%++'],
  ])('%j is %j', (key, names) => {
    expect(namesForKey(key).join('/')).toBe(names);
    expect(keyForNames(names.split('/'))).toBe(key);
  });

  it('goes on in a folder when it is too long for a file name', () => {
    // 201 bytes: three pieces of 60 characters, and 21.
    const names = namesForKey(`in/${'x'.repeat(201)}`);
    expect(names).toEqual(['in', ...Array.from({ length: 3 }, () => `${'x'.repeat(60)}%+`), 'x'.repeat(21)]);
    expect(keyForNames(names)).toBe(`in/${'x'.repeat(201)}`);
    expect(namesForKey('x'.repeat(200))).toEqual(['x'.repeat(200)]);
  });

  it('is found again from its names, which every file system takes', () => {
    const awkward = fc.constantFrom(...Array.from('%%%%2253AE+. /:con1.CONé🎉\\*\u0001x'));
    const keys = fc.oneof(
      fc.string({ unit: awkward, minLength: 1, maxLength: 300 }),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
    );
    fc.assert(
      fc.property(keys, (key) => {
        const names = namesForKey(key);
        expect(keyForNames(names)).toBe(key);
        for (const name of names) {
          expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
          expect(name).not.toMatch(
            /[\u0000-\u001F"*:<>?\\|]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i,
          );
        }
      }),
      { numRuns: 2000 },
    );
  });
});

it.each([['100%253Ax%2/con%25.csv%'], ['trailing.%/x'], ['x%+/y'], ['con%%']])(
  'the names %j are those of no key, or of the one that has them',
  (path) => {
    const key = keyForNames(path.split('/'));
    expect(key === null || namesForKey(key).join('/') === path).toBe(true);
  },
);

it('a short part that goes on is no name of a key', () => {
  expect(keyForNames(['x%+', 'y'])).toBeNull();
});
