import { describe, expect, it } from 'vitest';
import type { Line } from '../../../src/core/shapes.js';
import { pointLine2d } from '../../../src/planar/index.js';
import type { Four } from '../../support/planar-linear.js';

const MAX = Number.MAX_VALUE;
const MIN = Number.MIN_VALUE;
const line = ([a, b, c, d]: Four): Line => ({ origin: [a, b], direction: [c, d] });

describe('pointLine2d', () => {
  it('and a line', () => {
    const rising = line([1, 1, 2, 4]);
    expect(pointLine2d([0, 5], rising)).toBe(1);
    expect(pointLine2d([2, 3], rising)).toBe(0);
    expect(Object.is(pointLine2d([0, -1], rising), 0)).toBe(true);
    expect(pointLine2d([2, 2.9999], rising)).toBe(-1);
    expect(pointLine2d([MAX, MAX], line([-MAX, 0, MAX, MIN]))).toBe(1);
  });
});
