import { expect, it } from 'vitest';
import { DoubleSites } from '../../../src/triangulation/plane/sites.js';

it.each([1, 2 ** 900, 2 ** -1000])('asks about points of the size %d', (size) => {
  const sites = new DoubleSites(Float64Array.of(0, 0, size, 0, 0, size, size, size));
  expect([sites.orientation(0, 1, 2), sites.orientation(0, 2, 1)].map(Math.sign)).toEqual([1, -1]);
  expect(Math.sign(sites.inCircle(0, 1, 2, 3))).toBe(0);
  expect([sites.isBefore(0, 2), sites.isBefore(2, 1), sites.isBefore(1, 0)]).toEqual([true, true, false]);
  expect([sites.isBelow(1, 0), sites.isBelow(0, 2), sites.isBelow(2, 3)]).toEqual([true, true, false]);
});
