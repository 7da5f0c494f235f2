import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareAngle2d,
  compareDirections2d,
  sortByAngle2d,
  sortDirections2d,
} from '../../../src/planar/linear/sort-by-angle.js';

const MAX = Number.MAX_VALUE;
const MIN = Number.MIN_VALUE;

/** One direction for each sixteenth of a turn and those between, from the positive x axis on. */
const AROUND: readonly (readonly [number, number])[] = [
  [3, 0],
  [MAX, MIN],
  [2, 1],
  [1, 1],
  [MIN, 2 * MIN],
  [0, 5],
  [-1, 3],
  [-1, 1],
  [-3, 1],
  [-1, 0],
  [-MAX, -MIN],
  [-2, -2],
  [-1, -7],
  [-0, -1],
  [1, -1],
  [MAX, -MIN],
];

describe('compareDirections2d', () => {
  it('goes around counterclockwise from the positive x axis', () => {
    AROUND.forEach((u, i) => {
      AROUND.forEach((v, j) => {
        expect([u, v, compareDirections2d(u, v)]).toEqual([u, v, Math.sign(i - j)]);
      });
    });
  });

  it('takes no notice of lengths', () => {
    for (const [x, y] of AROUND) {
      expect(compareDirections2d([x, y], [x, y])).toBe(0);
      if (Math.abs(x) < 9) expect(compareDirections2d([x, y], [4 * x, 4 * y])).toBe(0);
    }
    expect(compareDirections2d([0.1, 0.2], [0.2, 0.4])).toBe(0);
    expect(compareDirections2d([0.1, 0.3], [0.2, 0.6000000000000001])).toBe(-1);
  });
});

describe('compareAngle2d', () => {
  it('goes around the center', () => {
    const small = AROUND.filter(([x, y]) => Number.isInteger(x + y) && Math.abs(x) < 9);
    const center = [7, -2] as const;
    const points = small.map(([x, y]) => [x + 7, y - 2]);
    points.forEach((p, i) => {
      points.forEach((q, j) => {
        expect([p, q, compareAngle2d(center, p, q)]).toEqual([p, q, Math.sign(i - j)]);
      });
      expect(compareAngle2d(center, center, p)).toBe(-1);
      expect(compareAngle2d(center, p, center)).toBe(1);
    });
    expect(compareAngle2d(center, center, center)).toBe(0);
  });

  it('is zero on one ray from the center only', () => {
    expect(compareAngle2d([1, 1], [2, 3], [3, 5])).toBe(0);
    expect(compareAngle2d([1, 1], [2, 3], [0, -1])).toBe(-1);
  });
});

describe('sortByAngle2d', () => {
  it('puts the center first, and the nearer of points on one ray', () => {
    const points = [
      [3, 3],
      [2, 2],
      [0, 0],
      [5, 0],
      [4, 0],
      [0, 0],
      [2, 2],
      [0, -2],
      [0, -1],
      [-1, -1],
      [-5, 0],
      [-4, 0],
      [0, 2],
      [0, 3],
      [-3, 3],
      [-2, 2],
    ];
    expect(sortByAngle2d(points, [0, 0])).toEqual([2, 5, 4, 3, 1, 6, 0, 12, 13, 15, 14, 11, 10, 9, 8, 7]);
  });

  it('does so on every ray', () => {
    for (const [x, y] of AROUND) {
      if (Math.abs(x) > 9) continue;
      expect(
        sortByAngle2d(
          [
            [3 * x, 3 * y],
            [x, y],
            [2 * x, 2 * y],
          ],
          [0, 0],
        ),
      ).toEqual([1, 2, 0]);
    }
  });

  it('has nothing to do without points', () => {
    expect(sortByAngle2d([], [0, 0])).toEqual([]);
    expect(sortDirections2d([])).toEqual([]);
  });
});

describe('sortDirections2d', () => {
  it('is stable', () => {
    expect(
      sortDirections2d([
        [2, 2],
        [0, -1],
        [1, 1],
        [1, 0],
        [4, 4],
      ]),
    ).toEqual([3, 0, 2, 4, 1]);
  });

  it('sorts any shuffle', () => {
    const shuffles = fc.shuffledSubarray([...AROUND.keys()], { minLength: AROUND.length });
    fc.assert(
      fc.property(shuffles, (shuffle) => {
        const sorted = sortDirections2d(shuffle.map((i) => AROUND[i]!));
        expect(sorted.map((k) => shuffle[k])).toEqual([...AROUND.keys()]);
      }),
      { seed: 1, numRuns: 100 },
    );
  });
});
