import { expect, it } from 'vitest';
import { SeenNumbers } from '../../../lib/store/dynamodb/seen-numbers.ts';

it('Numbers are new once, however far apart they are', () => {
  const seen = new SeenNumbers();
  const numbers = [0, 1, 7, 8, 8191, 8192, 1_000_000];
  expect(numbers.map((each) => seen.see(each))).toEqual(Array(7).fill(false));
  expect(numbers.map((each) => seen.see(each))).toEqual(Array(7).fill(true));
  expect([2, 9, 999_999, 1_000_001].map((each) => seen.see(each))).toEqual(Array(4).fill(false));
});
