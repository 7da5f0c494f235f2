import { expect, it } from 'vitest';
import { exponentAround } from '../../../src/round/filters/cube-exponent.js';

it.each([1, 3, 1023.9999999999999, 1024, 1e-5, 1e300, Number.MAX_VALUE])(
  'has a shape of size %s in half of the cube, which is not much larger than it has to be',
  (size) => {
    const exponent = exponentAround(size);
    expect(size / 2).toBeLessThan(2 ** (exponent - 2));
    expect(size / 2).toBeGreaterThanOrEqual(2 ** (exponent - 7));
    expect(Math.abs(exponent % 4)).toBe(0);
  },
);

it('takes what has no size, and what nothing is known of', () => {
  expect(exponentAround(0)).toBe(-1000);
  expect(exponentAround(5e-324)).toBe(-1000);
  expect(exponentAround(Infinity)).toBe(2100);
});
