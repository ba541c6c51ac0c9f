import { Decimal } from 'decimal.js';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../lib/store/canonical-json.ts';

describe('canonical JSON', () => {
  it('has its keys in order of code unit, at every depth, and no blanks', () => {
    expect(
      canonicalJson({ b: [1, { z: null, a: true }], a: 'é"\n', B: {}, '\u{1F389}': 1, '\uFF5E': 2 }),
    ).toBe('{"B":{},"a":"é\\"\\n","b":[1,{"a":true,"z":null}],"\u{1F389}":1,"\uFF5E":2}');
  });

  it.each([
    [{ limit: 12.5 }, 'limit: 12.5 is no whole number that is kept exactly; write it as text.'],
    [{ n: 9007199254740992 }, 'n: 9007199254740992 is no whole number that is kept exactly'],
    [{ n: NaN }, 'n: NaN is no whole number'],
    [{ a: [{ limit: new Decimal('12.5') }] }, 'a[0].limit: a Decimal is not kept as it is; write it as text'],
    [{ received_on: new Date(0) }, 'received_on: a Date is not kept as it is'],
    [{ note: undefined }, 'note: undefined is not kept as it is'],
    [{ seen: new Map() }, 'seen: a Map is not kept as it is'],
    [10n, 'The value: bigint is not kept as it is'],
  ])('refuses what would come back as something else: %o', (value, message) => {
    expect(() => canonicalJson(value)).toThrow(message);
  });
});
