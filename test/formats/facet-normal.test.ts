import { expect, test } from 'vitest';
import { facetNormal } from '../../src/formats/facet-normal.js';

const normalOf = (...corners: number[]): number[] => {
  const facet = Float64Array.from([0, 0, 0, ...corners]);
  facetNormal(facet);
  return Array.from(facet.subarray(0, 3));
};

test('the normal is across both edges, of length 1, rounded to 32 bits', () => {
  // (1, 2, 2) × (2, -2, 1) = (6, 3, -6), of length 9.
  const third = Math.fround(1 / 3);
  expect(normalOf(5, 6, 7, 6, 8, 9, 7, 4, 8)).toEqual([2 * third, third, -2 * third]);
  expect(normalOf(5, 6, 7, 7, 4, 8, 6, 8, 9)).toEqual([-2 * third, -third, 2 * third]);
});

test('a triangle without an area has none', () => {
  expect(normalOf(0, 0, 0, 1, 2, 3, 2, 4, 6)).toEqual([0, 0, 0]);
  expect(normalOf(0, 0, 0, 1e300, 0, 0, 0, 1e300, 0)).toEqual([0, 0, 0]);
});
