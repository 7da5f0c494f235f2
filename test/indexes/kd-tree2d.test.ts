import { describe, expect, it } from 'vitest';
import { decompose } from '../../src/arithmetic/float64.js';
import { KdTree2d } from '../../src/indexes/index.js';
import { boxesOf, intervals, mixedBoxes } from './box-families.js';

/** x · 2^1074. */
function integerOf(x: number): bigint {
  const { mantissa, exponent } = decompose(x);
  return mantissa << BigInt(exponent + 1074);
}

const pointsOf = (boxes: Float64Array) => boxes.filter((_, k) => k % 6 < 2);

const families = [
  ...Object.keys(intervals).map((family) => ({ family, points: pointsOf(boxesOf(family, 150, 51)) })),
  { family: 'all families', points: pointsOf(mixedBoxes(200, 52)) },
  { family: 'equal points', points: new Float64Array(200).fill(0.1) },
  { family: 'no point', points: new Float64Array(0) },
];

describe.each(families)('KdTree2d, $family', ({ points }) => {
  const tree = new KdTree2d(points);
  const count = points.length / 2;
  const numbers = Array.from({ length: count }, (_, i) => i);
  const asked = [[0, 0], [2.5, 2.5], [1.7e308, -1.7e308], [...points.slice(0, 2)], [...points.slice(14, 16)]];

  it('finds the nearest points, those within a distance, and those in a box', () => {
    expect(tree.size).toBe(count);
    for (const q of asked.filter(({ length }) => length === 2)) {
      const squares = numbers.map((i) =>
        [0, 1].map((k) => (integerOf(points[2 * i + k]!) - integerOf(q[k]!)) ** 2n).reduce((a, b) => a + b),
      );
      const order = [...numbers].sort((i, j) =>
        squares[i]! < squares[j]! ? -1 : squares[i]! > squares[j]! ? 1 : i - j,
      );
      expect(tree.nearest(q)).toBe(order[0] ?? null);
      for (const k of [0, 1, 9, count + 1]) expect([...tree.kNearest(q, k)]).toEqual(order.slice(0, k));
      for (const radius of [0, 1, 3, 5e-324, 1e100, Number.MAX_VALUE]) {
        const within = numbers.filter((i) => squares[i]! <= integerOf(radius) ** 2n);
        expect([...tree.withinDistance(q, radius)]).toEqual(within);
      }
      const box = [Math.min(q[0]!, 1), Math.min(q[1]!, 1), Math.max(q[0]!, 1), Math.max(q[1]!, 1)];
      const inside = numbers.filter((i) =>
        [0, 1].every((k) => box[k]! <= points[2 * i + k]! && points[2 * i + k]! <= box[k + 2]!),
      );
      expect([...tree.inBox(box)]).toEqual(inside);
    }
  });
});

it('names what it cannot take', () => {
  const tree = new KdTree2d(new Float64Array(2));
  const rejected: [() => unknown, string][] = [
    [() => new KdTree2d(new Float64Array(3)), 'KdTree2d: points.length must be a multiple of 2, got 3'],
    [() => new KdTree2d(new Float64Array([0, NaN])), 'KdTree2d: points[1] must be a finite number, got NaN'],
    [() => tree.inBox([0, 0, 1]), 'KdTree2d.inBox: box must be a list of 4 numbers, got [0, 0, 1]'],
    [() => tree.inBox([0, 2, 1, 1]), 'KdTree2d.inBox: box.minY must be at most box.maxY = 1, got 2'],
    [() => tree.kNearest([0, 0], 0.5), 'KdTree2d.kNearest: k must be an integer from 0 on, got 0.5'],
  ];
  for (const [call, message] of rejected) expect(call).toThrow(new RangeError(message));
});
