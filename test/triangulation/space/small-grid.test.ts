import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insphere, orient3d } from '../../../src/predicates/index.js';
import {
  GRID_STEPS,
  insphereOnGrid,
  onSmallGrid,
  orient3dOnGrid,
} from '../../../src/triangulation/space/small-grid.js';

describe('signs on a small grid', () => {
  it('are of integers that doubles hold: 72 D^5 is below 2^53', () => {
    // Sums of products as the docstring counts them, from the largest differences on.
    const D = BigInt(GRID_STEPS);
    const lifted = 3n * D * D;
    const three = 3n * (2n * D * D) * D;
    expect(4n * lifted * three).toBe(72n * D ** 5n);
    expect(4n * lifted * three < 2n ** 53n).toBe(true);
  });

  it('are those of the predicates, at the corners of the largest grid most of all', () => {
    const coordinate = fc.oneof(
      fc.constantFrom(0, 1, GRID_STEPS - 1, GRID_STEPS),
      fc.integer({ min: 0, max: GRID_STEPS }),
    );
    const points = fc.array(coordinate, { minLength: 15, maxLength: 15 });
    const property = fc.property(points, (numbers) => {
      const x = Float64Array.from(numbers);
      const [a, b, c, d, e] = [0, 3, 6, 9, 12].map(
        (at) => numbers.slice(at, at + 3) as [number, number, number],
      );
      expect(Math.sign(orient3dOnGrid(x, 0, 1, 2, 3)) + 0).toBe(orient3d(...a!, ...b!, ...c!, ...d!));
      expect(Math.sign(insphereOnGrid(x, 0, 1, 2, 3, 4)) + 0).toBe(
        insphere(...a!, ...b!, ...c!, ...d!, ...e!),
      );
    });
    fc.assert(property, { seed: 3, numRuns: 3000 });
  });
});

describe('onSmallGrid', () => {
  it('counts steps from the least coordinates, whatever the step is', () => {
    const points = new Float64Array([0, 0, 0, 3, 1, 0, 0, 2, 256]);
    for (const [scale, shift] of [
      [1, 0],
      [2 ** -900, 0],
      [2 ** 700, 2 ** 740],
      [0.25, -1000],
    ] as const) {
      const found = onSmallGrid(points.map((x) => x * scale + shift))!;
      expect([...found]).toEqual([...points]);
    }
  });

  it('takes no sums that were rounded: their differences are no steps', () => {
    for (const low of [0.1, 0.7 / 3]) {
      const rounded = [low, low + 0.5, low + 1];
      expect(rounded[1]! - low === 0.5 && rounded[2]! - low === 1 && rounded[2]! - rounded[1]! === 0.5).toBe(
        false,
      );
      const points = rounded.flatMap((x) => [x, 0, 0, x, 1, 1, x, 0.5, 1]);
      expect(onSmallGrid(new Float64Array(points))).toBeUndefined();
    }
  });

  it('keeps all differences, where it takes points', () => {
    const big = (x: number) => BigInt(Math.round(x * 2 ** 60));
    const property = fc.property(
      fc.integer({ min: -(2 ** 20), max: 2 ** 20 }),
      fc.integer({ min: 0, max: 40 }),
      fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 9, maxLength: 9 }),
      (shift, bits, steps) => {
        const x = Float64Array.from(steps, (k) => shift / 3 + k / 2 ** bits);
        const numbers = onSmallGrid(x);
        if (numbers === undefined) return;
        const unit = x.findIndex((_, i) => numbers[i] !== 0);
        if (unit < 0) return;
        const least = (i: number) => x[numbers.findIndex((n, k) => n === 0 && k % 3 === i % 3)]!;
        for (let i = 0; i < 9; i++) {
          const [a, b] = [big(x[i]!) - big(least(i)), big(x[unit]!) - big(least(unit))];
          expect(a * BigInt(numbers[unit]!)).toBe(b * BigInt(numbers[i]!));
        }
      },
    );
    fc.assert(property, { seed: 4, numRuns: 2000 });
  });

  it('takes no points that are finer, or farther apart', () => {
    const grid = (last: number) => onSmallGrid(new Float64Array([0, 0, 0, 256, 0, 0, 0, 1, last]));
    expect(grid(1)).toBeDefined();
    expect(grid(0.5)).toBeUndefined();
    expect(grid(0.1)).toBeUndefined();
    expect(grid(1000)).toBeUndefined();
    expect(grid(1e300)).toBeUndefined();
    expect(onSmallGrid(new Float64Array([-1.7e308, 0, 0, 1.7e308, 0, 0]))).toBeUndefined();
    expect(onSmallGrid(new Float64Array([0, 0, 0, 5e-324, 0, 0]))).toBeUndefined();
    // Differences that round do not pass for steps.
    expect(onSmallGrid(new Float64Array([0.1, 0, 0, 256, 0, 0, 3, 0, 0]))).toBeUndefined();
  });
});
