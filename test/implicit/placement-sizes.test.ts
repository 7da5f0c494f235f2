import { expect, it } from 'vitest';
import * as rational from '../../src/arithmetic/rational.js';
import type { Placement } from '../../src/core/shapes.js';
import { exactPlacement } from '../../src/implicit/exact-placement.js';
import { LocalFrame } from '../../src/implicit/local-frame.js';
import { placementSizes } from '../../src/implicit/placement-sizes.js';

const sizesOf = (placement: Placement) => {
  const back = new LocalFrame(exactPlacement('test', 'placement', placement));
  return placementSizes(back.forward, back);
};

it('says how much longer and shorter lengths become, and when all by one factor', () => {
  const turned = sizesOf({ type: 'parts', rotation: [1, 2, 3, 4], scale: [3, 3, 3] });
  expect(turned.isSimilar).toBe(true);
  expect(turned.stretch).toBeGreaterThanOrEqual(3);
  expect(turned.stretch).toBeCloseTo(3, 12);
  expect(turned.shrink).toBeGreaterThanOrEqual(1 / 3);
  expect(turned.shrink).toBeCloseTo(1 / 3, 12);
  const uneven = sizesOf({ type: 'parts', scale: [2, 4, 8] });
  expect(uneven.isSimilar).toBe(false);
  expect(uneven.stretch).toBeGreaterThanOrEqual(8);
  expect(uneven.shrink).toBeGreaterThanOrEqual(0.5);
  expect(uneven.along[2]).toBeCloseTo(1 / 8, 12);
});

it('says nothing where numbers are too great', () => {
  expect(sizesOf({ type: 'parts', scale: [1e100, 1e100, 1e100] }).stretch).toBe(Number.POSITIVE_INFINITY);
});

it('is not below the true factors, though all is rounded', () => {
  for (let n = 0; n < 3000; n++) {
    const rotation = [1 + (n % 7), n % 11, -(n % 13), n % 17] as const;
    const scale = 1 + (n % 5) / 8;
    const { stretch, shrink, along, sum } = sizesOf({
      type: 'parts',
      rotation,
      scale: [scale, scale, scale],
    });
    expect(stretch).toBeGreaterThanOrEqual(scale);
    // Rows of the inverse of a rotation are as long as its factor, and sums of their magnitudes are not less.
    const exact = rational.divide(rational.fromNumber(1), rational.fromNumber(scale));
    for (const factor of [shrink, ...along, sum])
      expect(rational.compare(rational.fromNumber(factor), exact)).toBeGreaterThanOrEqual(0);
  }
});
