import { describe, expect, it } from 'vitest';
import {
  boxBoxDistance2d,
  type ClosestPair,
  pointPolygonDistance2d,
  polygonPolygonDistance2d,
} from '../../../src/distance/index.js';
import { Random } from '../../../src/oracle/cases/random.js';

const swapped = ({ a, b, pointA, pointB, rounded }: ClosestPair): ClosestPair => ({
  a: b,
  b: a,
  pointA: pointB,
  pointB: pointA,
  rounded: { pointA: rounded.pointB, pointB: rounded.pointA },
});

describe('the pairs of closest points of polygons', () => {
  it('stand in the order of their middles, whichever polygon comes first', () => {
    // Edges that are closest in several directions: the order of the first points is not that of the second ones.
    const a = [
      [0, 0],
      [-3, 5],
      [1, 10],
      [-9, 9],
      [-9, 1],
    ];
    const b = [
      [3, 0],
      [10, 3],
      [10, 14],
      [1, 13],
      [1, 20],
      [20, 20],
      [20, -5],
    ];
    const { closest } = polygonPolygonDistance2d(a, b);
    expect(closest.map(({ rounded }) => [rounded.pointA, rounded.pointB])).toEqual([
      [
        [1, 10],
        [1, 13],
      ],
      [
        [0, 0],
        [3, 0],
      ],
    ]);
    expect(polygonPolygonDistance2d(b, a).closest.map(swapped)).toEqual(closest);
  });

  it('are swapped with the polygons, and nothing else changes', () => {
    const random = new Random(8, 6, 4, 2);
    for (let i = 0; i < 40; i++) {
      // A box within a U, as far from it on three sides, turned and mirrored.
      const [w, h, gap] = [random.between(1, 9), random.between(1, 9), random.between(1, 4)];
      const [sx, sy, turns] = [random.sign(), random.sign(), random.oneIn(2)];
      const turned = (ring: readonly (readonly [number, number])[]) =>
        ring.map(([x, y]) => (turns ? [sy * y, sx * x] : [sx * x, sy * y]));
      const a = turned([
        [0, 0],
        [w, 0],
        [w, h],
        [0, h],
      ]);
      const [left, low, right, high] = [-gap, -gap, w + gap, h + random.between(-1, 3)];
      const inner = [
        [left, high],
        [left, low],
        [right, low],
        [right, high],
      ] as const;
      const b = turned([
        ...inner,
        [right + 2, high],
        [right + 2, low - 1],
        [left - 1, low - 1],
        [left - 1, high],
      ]);
      const [found, swappedShapes] = [polygonPolygonDistance2d(a, b), polygonPolygonDistance2d(b, a)];
      expect(found.distance).toBe(gap);
      expect(found.closest.length).toBeGreaterThan(3);
      expect(swappedShapes.closest.map(swapped), JSON.stringify([a, b])).toEqual(found.closest);
      expect(swappedShapes.squaredDistance).toEqual(found.squaredDistance);
    }
  });

  it('of convex shapes are in the order of either points', () => {
    const points = (pairs: readonly ClosestPair[]) =>
      pairs.map(({ rounded }) => [rounded.pointA, rounded.pointB]);
    const { closest } = boxBoxDistance2d({ min: [0, 0], max: [2, 2] }, { min: [1, 5], max: [4, 6] });
    expect(points(closest)).toEqual([
      [
        [1, 2],
        [1, 5],
      ],
      [
        [2, 2],
        [2, 5],
      ],
    ]);
    const square = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ];
    const hole = [
      [1, 1],
      [3, 1],
      [3, 3],
      [1, 3],
    ];
    expect(
      pointPolygonDistance2d([2, 2], { outer: square, holes: [hole] }).closest.map(
        ({ rounded }) => rounded.pointB,
      ),
    ).toEqual([
      [1, 2],
      [2, 1],
      [2, 3],
      [3, 2],
    ]);
  });
});
