import { expect, it } from 'vitest';
import { exactSum } from '../../src/implicit/exact-sum.js';

it('is a sum that doubles do without a rounding, and no number if they do not', () => {
  expect(exactSum(2, 3, -1, 4, 0.5, 6, 7)).toBe(12);
  expect(exactSum(1, 1, 1, 2 ** -60, 0, 0, 0)).toBeNaN();
  expect(exactSum(0.1, 0.1, 0, 0, 0, 0, 0)).toBeNaN();
  expect(exactSum(2 ** -600, 1, 0, 0, 0, 0, 0)).toBeNaN();
  expect(Object.is(exactSum(-1, 0, 0, 0, 0, 0, -0), 0)).toBe(true);
});
