import { describe, expect, it } from 'vitest';
import { decompose } from '../../src/arithmetic/float64.js';
import { boxesOverlapBetween } from '../../src/indexes/boxes.js';
import { KdTree } from '../../src/indexes/index.js';
import { LEAF_SIZE, splitByMedians } from '../../src/indexes/kd-split.js';
import { boxesOf, intervals, mixedBoxes, randomNumbers } from './box-families.js';

/** x · 2^1074. */
function integerOf(x: number): bigint {
  const { mantissa, exponent } = decompose(x);
  return mantissa << BigInt(exponent + 1074);
}

/** The square of the distance of point i from another one, times 2^2148. */
function squaredDistance(points: Float64Array, i: number, q: ArrayLike<number>): bigint {
  return [0, 1, 2]
    .map((k) => (integerOf(points[3 * i + k]!) - integerOf(q[k]!)) ** 2n)
    .reduce((a, b) => a + b);
}

/** The numbers of all points, the nearest first, by number where they are equally near; with their distances. */
function byDistance(points: Float64Array, q: ArrayLike<number>): { i: number; d: bigint }[] {
  return Array.from({ length: points.length / 3 }, (_, i) => ({ i, d: squaredDistance(points, i, q) })).sort(
    (a, b) => (a.d < b.d ? -1 : a.d > b.d ? 1 : a.i - b.i),
  );
}

/** The mins of boxes. */
function pointsOf(boxes: Float64Array): Float64Array {
  return boxes.filter((_, k) => k % 6 < 3);
}

const families = [
  ...Object.keys(intervals).map((family) => ({ family, points: pointsOf(boxesOf(family, 200, 41)) })),
  { family: 'all families', points: pointsOf(mixedBoxes(300, 42)) },
  { family: 'one point', points: new Float64Array([1, 2, 3]) },
  { family: 'no point', points: new Float64Array(0) },
  {
    family: 'a small lattice',
    points: new Float64Array(Array.from({ length: 375 }, (_, i) => Math.floor(i / 5 ** (i % 3)) % 5)),
  },
];

/** Points of the set, of its family's neighbourhood, and far ones. */
function questions(points: Float64Array, family: string): number[][] {
  const own = [0, 7, 30].filter((i) => 3 * i < points.length).map((i) => [...points.slice(3 * i, 3 * i + 3)]);
  const near = family in intervals ? [...pointsOf(boxesOf(family, 6, 43))] : [...pointsOf(mixedBoxes(8, 44))];
  const others = Array.from({ length: near.length / 3 }, (_, i) => near.slice(3 * i, 3 * i + 3));
  return [...own, ...others, [0, 0, 0], [2.5, 2.5, 2.5], [1.7e308, -1.7e308, 5e-324]];
}

describe.each(families)('KdTree, $family', ({ family, points }) => {
  const tree = new KdTree(points);
  const count = points.length / 3;

  it('finds the nearest points, with ties by number', () => {
    for (const q of questions(points, family)) {
      const expected = byDistance(points, q).map(({ i }) => i);
      expect(tree.nearest(q)).toBe(expected[0] ?? null);
      for (const k of [0, 1, 2, 10, count, count + 5]) {
        expect([...tree.kNearest(q, k)], `${k} near ${q}`).toEqual(expected.slice(0, k));
      }
    }
  });

  it('finds the points within a distance, its end included', () => {
    for (const q of questions(points, family)) {
      const order = byDistance(points, q);
      for (const radius of [0, 1, 3, 5e-324, 2 ** -500, 1e100, Number.MAX_VALUE]) {
        const square = integerOf(radius) ** 2n;
        const expected = order.filter(({ d }) => d <= square).map(({ i }) => i);
        expect([...tree.withinDistance(q, radius)]).toEqual(expected.sort((a, b) => a - b));
      }
    }
  });

  it('finds the points in boxes, borders included', () => {
    const boxes = family in intervals ? boxesOf(family, 20, 45) : mixedBoxes(32, 46);
    const all = new Float64Array([-1.8e307, -1.8e307, -1.8e307, 1.8e307, 1.8e307, 1.8e307]);
    for (const box of [
      all,
      ...Array.from({ length: boxes.length / 6 }, (_, i) => boxes.slice(6 * i, 6 * i + 6)),
    ]) {
      const expected = Array.from({ length: count }, (_, i) => i).filter((i) => {
        const p = points.slice(3 * i, 3 * i + 3);
        return boxesOverlapBetween(new Float64Array([...p, ...p]), 0, box, 0);
      });
      expect([...tree.inBox(box)]).toEqual(expected);
    }
  });
});

describe('splitByMedians', () => {
  it('has a median in every middle, on any order of points', () => {
    const random = randomNumbers(5);
    const inputs = [
      Array.from({ length: 600 }, () => random()),
      Array.from({ length: 600 }, (_, i) => i),
      Array.from({ length: 600 }, (_, i) => -i),
      Array.from({ length: 600 }, (_, i) => Math.min(i, 600 - i)),
      Array.from({ length: 600 }, (_, i) => i % 4),
      new Array<number>(600).fill(1),
    ];
    for (const input of inputs) {
      const points = new Float64Array(input);
      const { order, axes } = splitByMedians(points, 3);
      expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, i) => i));
      const check = (from: number, to: number): void => {
        if (to - from <= LEAF_SIZE) return;
        const middle = (from + to) >>> 1;
        const at = (p: number) => points[3 * order[p]! + axes[middle]!]!;
        for (let p = from; p < to; p++) {
          if (p < middle) expect(at(p)).toBeLessThanOrEqual(at(middle));
          else expect(at(p)).toBeGreaterThanOrEqual(at(middle));
        }
        check(from, middle);
        check(middle + 1, to);
      };
      check(0, 200);
    }
  });

  it('takes no quadratic time on orders that lead medians of three astray', () => {
    // Musser's permutation: the median of first, middle and last is always among the least that remain.
    const n = 100_000;
    const points = new Float64Array(3 * n);
    for (let i = 0; i < n / 2; i++) {
      points[3 * i] = i % 2 === 0 ? i : n / 2 + i - 1;
      points[3 * (n / 2 + i)] = 2 * i + 1;
    }
    expect(new KdTree(points).nearest([0, 0, 0])).toBe(0);
  });
});

describe('KdTree', () => {
  it('takes floats', () => {
    expect(new KdTree(new Float32Array([0.1, 0, 0, 0.2, 0, 0])).nearest([0.15, 0, 0])).toBe(0);
  });

  it('names what it cannot take', () => {
    const tree = new KdTree(new Float64Array(3));
    const rejected: [() => unknown, string][] = [
      [() => new KdTree(new Float64Array([0, 0, NaN])), 'KdTree: points[2] must be a finite number, got NaN'],
      [() => new KdTree(new Float64Array(4)), 'KdTree: points.length must be a multiple of 3, got 4'],
      [() => tree.nearest([0, 0]), 'KdTree.nearest: point must be a point of 3 coordinates, got [0, 0]'],
      [
        () => tree.nearest([0, 0, Infinity]),
        'KdTree.nearest: point[2] must be a finite number, got Infinity',
      ],
      [() => tree.kNearest([0, 0, 0], -1), 'KdTree.kNearest: k must be an integer from 0 on, got -1'],
      [() => tree.kNearest([0, 0, 0], 1.5), 'KdTree.kNearest: k must be an integer from 0 on, got 1.5'],
      [
        () => tree.withinDistance([0, 0, 0], -1),
        'KdTree.withinDistance: radius must be a finite number, at least 0, got -1',
      ],
      [() => tree.inBox([0, 0, 0, 1]), 'KdTree.inBox: box must be a list of 6 numbers, got [0, 0, 0, 1]'],
    ];
    for (const [call, message] of rejected) expect(call).toThrow(new RangeError(message));
  });
});
