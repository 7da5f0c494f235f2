import { describe, expect, it } from 'vitest';
import { mulberry32 } from '../../../bench/polygons/random.js';
import * as rational from '../../../src/arithmetic/rational.js';
import { convexHull2d } from '../../../src/planar/index.js';
import {
  canonicalPolygonText,
  minkowskiDifference2d,
  minkowskiSum2d,
  type PolygonOperand,
  type PolygonSet,
  polygonDifference,
  polygonSet,
  polygonSetArea,
  polygonSetFromJson,
  polygonSetPolygonSet,
  polygonUnion,
  roundPolygonSet,
} from '../../../src/polygons/index.js';

type Ring = readonly (readonly [number, number])[];

const box = (x: number, y: number, w: number, h: number): Ring => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

/** Corners of a convex polygon, counterclockwise, in tenths or of any size. */
function convex(random: () => number): Ring {
  const size = random() < 0.5 ? 0.1 : 1.37 * 10 ** Math.floor(8 * random() - 4);
  for (;;) {
    const points = Array.from(
      { length: 3 + Math.floor(6 * random()) },
      () => [Math.floor(12 * random()) * size, Math.floor(12 * random()) * size] as const,
    );
    const hull = Array.from(convexHull2d(points), (i) => points[i]!);
    if (hull.length >= 3) return hull;
  }
}

const exact = rational.fromNumber;
const cross = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) =>
  rational.subtract(rational.multiply(exact(ax), exact(by)), rational.multiply(exact(ay), exact(bx)));

/** Twice the area of a ring, and twice the mixed area of two: the farthest vertex of a across each edge of b. */
const twiceArea = (ring: Ring) =>
  ring.map((p, i) => cross(p, ring[(i + 1) % ring.length]!)).reduce(rational.add);
const twiceMixed = (a: Ring, b: Ring) =>
  b
    .map((p, i) => {
      const q = b[(i + 1) % b.length]!;
      const heights = a.map((v) => rational.subtract(cross(v, q), cross(v, p)));
      return heights.reduce((most, height) => (rational.compare(height, most) > 0 ? height : most));
    })
    .reduce(rational.add);

describe('sums of convex polygons', () => {
  it('have the areas of both, and the mixed area twice', () => {
    const random = mulberry32(3);
    for (let k = 0; k < 150; k++) {
      const [a, b] = [convex(random), convex(random)];
      const sum = minkowskiSum2d(a, b);
      const twice = [twiceArea(a), twiceArea(b), twiceMixed(a, b), twiceMixed(b, a)].reduce(rational.add);
      const area = polygonSetArea(sum) as rational.Rational;
      expect(rational.equals(rational.multiply(area, exact(2)), twice)).toBe(true);
    }
  });

  it('give the polygon back that they are the sum of', () => {
    const random = mulberry32(5);
    for (let k = 0; k < 60; k++) {
      const [a, b] = [convex(random), convex(random)].map((ring) =>
        ring.map(([x, y]) => [Math.round(64 * x), Math.round(64 * y)] as const),
      );
      if (polygonSet(a!).polygons.length === 0 || polygonSet(b!).polygons.length === 0) continue;
      const hull = (ring: Ring) => Array.from(convexHull2d(ring), (i) => ring[i]!);
      const [p, q] = [hull(a!), hull(b!)];
      const back = minkowskiDifference2d(minkowskiSum2d(p, q), q);
      expect(canonicalPolygonText(back)).toBe(canonicalPolygonText(polygonSet(p)));
    }
  });
});

describe('sums that no double holds', () => {
  const sum = minkowskiSum2d(
    [
      [0.1, 0.2],
      [0.7, 0.1],
      [0.3, 0.9],
    ],
    [
      [0.1, 0.1],
      [0.3, 0.2],
      [0.05, 0.7],
    ],
  );

  it('are sets as all others', () => {
    expect(sum.lines.every((line) => line.length === 6)).toBe(true);
    expect(polygonUnion(sum)).toEqual(sum);
    expect(polygonSetFromJson(JSON.stringify(sum))).toEqual(sum);
    expect(polygonUnion(JSON.parse(JSON.stringify(sum)) as PolygonSet)).toEqual(sum);
    expect(polygonDifference(sum, sum).polygons).toEqual([]);
    expect(
      polygonSetPolygonSet(
        sum,
        polygonUnion(sum, [
          [0, 0],
          [1, 0],
          [1, 1],
        ]),
      ).containment,
    ).toBe('inside');
    expect(roundPolygonSet(sum).certificate.type).toBe('valid');
  });

  it('are no operands, but rounded ones are', () => {
    expect(() => minkowskiSum2d(sum, box(0, 0, 1, 1))).toThrow('corners are doubles (see roundPolygonSet)');
    expect(minkowskiSum2d(roundPolygonSet(sum).polygons, box(0, 0, 1, 1)).polygons.length).toBe(1);
  });

  it('hold at the ends of the doubles', () => {
    const [least, large] = [Number.MIN_VALUE, 2 ** 1000];
    const mixed = minkowskiSum2d(box(0, 0, large, large), box(0, 0, least, least));
    expect(
      rational.compare(
        polygonSetArea(mixed) as rational.Rational,
        polygonSetArea(polygonSet(box(0, 0, large, large))) as rational.Rational,
      ),
    ).toBe(1);
    expect(minkowskiSum2d(box(0, 0, least, least), box(0, 0, least, least)).vertices[3]).toEqual([
      2 * least,
      2 * least,
    ]);
  });
});

it('a ring that goes round has its hole, or none', () => {
  const frame = { outer: box(0, 0, 9, 9), holes: [box(3, 3, 3, 3)] };
  expect(minkowskiSum2d(frame, box(0, 0, 1, 1)).polygons[0]!.length).toBe(2);
  expect(minkowskiSum2d(frame, box(0, 0, 4, 4)).polygons[0]!.length).toBe(1);
  expect(minkowskiSum2d(frame, frame).polygons[0]!.length).toBe(1);
});

it('what has no sum is refused', () => {
  const refused: readonly (readonly [PolygonOperand, PolygonOperand, string])[] = [
    [[], box(0, 0, 1, 1), 'minkowskiSum2d: a must be polygons that enclose an area, got none that do'],
    [box(0, 0, 1, 1), [[1, 2]], 'minkowskiSum2d: b must be polygons that enclose an area, got none that do'],
    [
      box(0, 0, 1e308, 1),
      box(0, 0, 1e308, 1),
      'minkowskiSum2d: b must be polygons whose sums are in the range',
    ],
    [
      [
        [0, 0],
        [3, 1],
        [3, 0],
        [0, 2],
      ],
      box(0, 0, 1, 1),
      'minkowskiSum2d: a must be polygons whose corners are doubles',
    ],
  ];
  for (const [a, b, text] of refused) expect(() => minkowskiSum2d(a, b)).toThrow(text);
});

it('says how far it is, and ends when it shall', () => {
  const stages = new Set<string>();
  minkowskiSum2d(box(0, 0, 1, 1), box(0, 0, 1, 2), { onProgress: (stage) => void stages.add(stage) });
  expect(Array.from(stages)).toEqual(['edges', 'crossings', 'faces', 'rings']);
  const signal = { aborted: true, reason: new Error('enough') };
  expect(() => minkowskiSum2d(box(0, 0, 1, 1), box(0, 0, 1, 2), { signal })).toThrow('enough');
});
