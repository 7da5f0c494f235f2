import { describe, expect, it } from 'vitest';
import { decompose } from '../../src/arithmetic/float64.js';
import { BoxTree2d, overlappingPairs2d } from '../../src/indexes/index.js';
import { boxesOf, intervals, mixedBoxes } from './box-families.js';

/** x · 2^1074. */
function integerOf(x: number): bigint {
  const { mantissa, exponent } = decompose(x);
  return mantissa << BigInt(exponent + 1074);
}

/** Boxes of space without their third axis. */
function flat(boxes: Float64Array): Float64Array {
  return boxes.filter((_, k) => k % 6 !== 2 && k % 6 !== 5);
}

type Box = readonly [bigint, bigint, bigint, bigint];

const boxesIn = (list: ArrayLike<number>): Box[] =>
  Array.from(
    { length: list.length / 4 },
    (_, i) => [0, 1, 2, 3].map((k) => integerOf(list[4 * i + k]!)) as never,
  );

function squaredDistance(box: Box, q: readonly bigint[]): bigint {
  return [0, 1]
    .map((k) => (q[k]! < box[k]! ? box[k]! - q[k]! : q[k]! > box[k + 2]! ? q[k]! - box[k + 2]! : 0n) ** 2n)
    .reduce((a, b) => a + b);
}

/** Where a segment or a ray comes into a box, as a fraction: by clipping; `undefined` if it does not. */
function entry(box: Box, from: readonly bigint[], by: readonly bigint[], isSegment: boolean) {
  let [p, q] = [0n, 1n];
  let [r, s] = isSegment ? [1n, 1n] : [1n, 0n];
  for (const k of [0, 1]) {
    const d = by[k]!;
    const [low, high] = [box[k]! - from[k]!, box[k + 2]! - from[k]!];
    if (d === 0n) {
      if (low > 0n || high < 0n) return undefined;
      continue;
    }
    const [a, b, e] = d > 0n ? [low, high, d] : [-high, -low, -d];
    if (a * q > p * e) [p, q] = [a, e];
    if (b * s < r * e) [r, s] = [b, e];
  }
  return p * s <= r * q ? ([p, q] as const) : undefined;
}

const order = (i: number, j: number, sign: bigint) => (sign < 0n ? -1 : sign > 0n ? 1 : i - j);

const families = [
  ...Object.keys(intervals).map((family) => ({ family, boxes: flat(boxesOf(family, 150, 71)) })),
  { family: 'all families', boxes: flat(mixedBoxes(300, 72)) },
  { family: 'equal boxes', boxes: new Float64Array(400).map((_, k) => (k % 4 < 2 ? 1 : 2)) },
  { family: 'one box', boxes: new Float64Array([1, 2, 3, 4]) },
  { family: 'no box', boxes: new Float64Array(0) },
];

describe.each(families)('BoxTree2d, $family', ({ family, boxes }) => {
  const tree = new BoxTree2d(boxes);
  const exact = boxesIn(boxes);
  const numbers = exact.map((_, i) => i);
  const near = flat(family in intervals ? boxesOf(family, 12, 73) : mixedBoxes(16, 74));
  const corners = [...near, ...boxes.slice(0, 16), 0, 0, 1.7e308, -1.7e308, 5e-324, 1];
  const points = Array.from({ length: corners.length >> 1 }, (_, i) => corners.slice(2 * i, 2 * i + 2));

  it('finds what meets a box', () => {
    expect(tree.size).toBe(exact.length);
    for (let at = 0; at < near.length; at += 4) {
      const box = near.slice(at, at + 4);
      const [asked] = boxesIn(box);
      const expected = numbers.filter((i) =>
        [0, 1].every((k) => exact[i]![k]! <= asked![k + 2]! && asked![k]! <= exact[i]![k + 2]!),
      );
      expect([...tree.query(box)]).toEqual(expected);
      const seen: number[] = [];
      expect(tree.visitOverlapping(box, (i) => void seen.push(i))).toBe(false);
      expect(seen.sort((a, b) => a - b)).toEqual(expected);
      let count = 0;
      const stopped = tree.visitOverlapping(box, () => ++count === 2);
      expect([stopped, count]).toEqual([expected.length > 1, Math.min(2, expected.length)]);
    }
    expect([...tree.pairs()]).toEqual([...overlappingPairs2d(boxes)]);
  });

  it('finds the nearest boxes, and those within a distance', () => {
    for (const point of points) {
      const q = point.map(integerOf);
      const squares = exact.map((box) => squaredDistance(box, q));
      const expected = [...numbers].sort((i, j) => order(i, j, squares[i]! - squares[j]!));
      expect(tree.nearest(point)).toBe(expected[0] ?? null);
      for (const k of [0, 1, 2, 10, exact.length + 1]) {
        expect([...tree.kNearest(point, k)], `${k} near ${point}`).toEqual(expected.slice(0, k));
      }
      for (const radius of [0, 1, 3, 5e-324, 2 ** -500, 1e100, Number.MAX_VALUE]) {
        const square = integerOf(radius) ** 2n;
        expect([...tree.withinDistance(point, radius)]).toEqual(numbers.filter((i) => squares[i]! <= square));
      }
    }
  });

  it('finds what a segment or a ray meets, near to far', () => {
    for (const [n, from] of points.entries()) {
      for (const to of [points[(7 * n + 1) % points.length]!, points[(3 * n + 2) % points.length]!, from]) {
        for (const isSegment of [true, false]) {
          if (!isSegment && to.every((x) => x === 0)) continue;
          const o = from.map(integerOf);
          const d = to.map((x, k) => integerOf(x) - (isSegment ? o[k]! : 0n));
          const entries = exact.map((box) => entry(box, o, d, isSegment));
          const expected = numbers
            .filter((i) => entries[i] !== undefined)
            .sort((i, j) => order(i, j, entries[i]![0] * entries[j]![1] - entries[j]![0] * entries[i]![1]));
          const linear = isSegment ? { start: from, end: to } : { origin: from, direction: to };
          expect([...tree.along(linear as never)], JSON.stringify(linear)).toEqual(expected);
          const seen: number[] = [];
          const stopped = tree.visitAlong(linear as never, (i) => seen.push(i) === 3);
          expect(seen).toEqual(expected.slice(0, 3));
          expect(stopped).toBe(expected.length > 2);
        }
      }
    }
  });
});

describe('BoxTree2d', () => {
  it('names what it cannot take', () => {
    const tree = new BoxTree2d([0, 0, 1, 1]);
    const rejected: [() => unknown, string][] = [
      [() => new BoxTree2d([0, 0, 1]), 'BoxTree2d: boxes.length must be a multiple of 4, got 3'],
      [
        () => new BoxTree2d([0, 0, -1, 1]),
        'BoxTree2d: boxes[0].minX must be at most boxes[0].maxX = -1, got 0',
      ],
      [() => tree.query([0, 0, 1]), 'BoxTree2d.query: box must be a list of 4 numbers, got [0, 0, 1]'],
      [
        () => tree.nearest([0, 0, 0]),
        'BoxTree2d.nearest: point must be a point of 2 coordinates, got [0, 0, 0]',
      ],
      [() => tree.kNearest([0, 0], -1), 'BoxTree2d.kNearest: k must be an integer from 0 on, got -1'],
      [
        () => tree.along({ origin: [0, 0], direction: [0, 0] }),
        'BoxTree2d.along: linear.direction must be a direction other than zero, got [0, 0]',
      ],
    ];
    for (const [call, message] of rejected)
      expect(call).toThrow(new RegExp(`^${message.replace(/[[\].]/g, '\\$&').slice(0, 40)}`));
  });
});
