import { describe, expect, test } from 'vitest';
import { triangleTriangle2d } from '../../src/planar/index.js';
import { orient2d } from '../../src/predicates/index.js';
import { triangulatePolygon, triangulatePolygon2d } from '../../src/triangulation/index.js';

type Point = readonly [number, number];

function doubleArea(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length]!;
    return sum + x * v - u * y;
  }, 0);
}

/** A square, or another ring of four. */
const box = (x: number, y: number, size: number): Point[] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];

/** Checks that the triangles are the polygon: counterclockwise, apart, and as large as it in all. */
function expectTriangles(outer: readonly Point[], holes: readonly (readonly Point[])[], count: number): void {
  const points = [outer, ...holes].flat();
  const area = holes.reduce((sum, hole) => sum - Math.abs(doubleArea(hole)), Math.abs(doubleArea(outer)));
  for (const way of [0, 1, 2, 3]) {
    const turn = (ring: readonly Point[], bit: number) => ((way >> bit) & 1 ? [...ring].reverse() : ring);
    const rings = [turn(outer, 0), ...holes.map((hole) => turn(hole, 1))];
    const numbered = rings.flat();
    const triangles = triangulatePolygon2d({ outer: rings[0]!, holes: rings.slice(1) })!;
    expect(triangles).toHaveLength(3 * count);
    const shapes = Array.from({ length: count }, (_, t) => {
      const [a, b, c] = [0, 1, 2].map((k) => numbered[triangles[3 * t + k]!]!) as [Point, Point, Point];
      return { a, b, c };
    });
    for (const { a, b, c } of shapes) expect(orient2d(...a, ...b, ...c)).toBeGreaterThan(0);
    expect(shapes.reduce((sum, { a, b, c }) => sum + doubleArea([a, b, c]), 0)).toBe(area);
    for (let i = 1; i < count; i++) {
      for (let k = 0; k < i; k++) {
        expect(['disjoint', 'touching']).toContain(triangleTriangle2d(shapes[i]!, shapes[k]!).relation);
      }
    }
  }
  expect(points.length).toBeGreaterThan(3);
}

describe('polygons with holes', () => {
  test('one, several, in every order', () => {
    expectTriangles(box(0, 0, 9), [box(1, 1, 2)], 8);
    const three = [box(1, 1, 2), box(5, 1, 2), box(3, 5, 2)];
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ]) {
      expectTriangles(
        box(0, 0, 9),
        order.map((i) => three[i]!),
        20,
      );
    }
  });

  test('holes in a grid, whose corners are on lines with each other', () => {
    const holes = Array.from({ length: 9 }, (_, i) => box(1 + 3 * (i % 3), 1 + 3 * Math.floor(i / 3), 2));
    expectTriangles(box(0, 0, 10), holes, 40 + 18 - 2);
  });

  // Each point in common takes two triangles; one on an edge is a corner of it, too.
  test('holes that touch each other, the outer ring, or its edges, in points', () => {
    expectTriangles(box(0, 0, 9), [box(1, 1, 2), box(3, 3, 2)], 4 * 3 + 4 - 2 - 2);
    expectTriangles(
      box(0, 0, 9),
      [
        [
          [0, 0],
          [2, 1],
          [1, 2],
        ],
      ],
      7 + 2 - 2 - 2,
    );
    expectTriangles(
      box(0, 0, 8),
      [
        [
          [4, 0],
          [5, 2],
          [3, 2],
        ],
      ],
      6,
    );
  });

  test('an outer ring that hides a hole behind corners', () => {
    const comb: Point[] = [
      [0, 0],
      [12, 0],
      [12, 8],
      [8, 8],
      [8, 2],
      [7, 2],
      [7, 8],
      [5, 8],
      [5, 2],
      [4, 2],
      [4, 8],
      [0, 8],
    ];
    expectTriangles(
      comb,
      [
        box(9, 5, 2),
        [
          [6, 4],
          [6.5, 5],
          [5.5, 5],
        ],
        box(1, 5, 2),
      ],
      12 + 11 + 6 - 2,
    );
  });

  test('rings that touch themselves', () => {
    const pinched: Point[] = [
      [0, 0],
      [4, 4],
      [8, 0],
      [8, 8],
      [4, 4],
      [0, 8],
    ];
    const left: Point[] = [
      [1, 3],
      [2, 4],
      [1, 5],
    ];
    expectTriangles(pinched, [left], 7);
    // A hole that is a bow of two triangles.
    expectTriangles(
      box(0, 0, 9),
      [
        [
          [1, 1],
          [3, 3],
          [5, 1],
          [5, 5],
          [3, 3],
          [1, 5],
        ],
      ],
      10,
    );
    // An outer ring with a hole on a bridge already, and a corner twice in a row.
    const bridged: Point[] = [...box(0, 0, 9), [0, 0], [1, 1], [1, 3], [3, 3], [3, 3], [3, 1], [1, 1]];
    const two = triangulatePolygon2d({ outer: bridged, holes: [box(5, 5, 2)] })!;
    expect(two).toHaveLength(3 * (12 + 4 - 2));
    // One that goes round something twice is none, whatever hole there is.
    const twice = [...box(0, 0, 9), ...box(0, 0, 9)];
    expect(triangulatePolygon2d({ outer: twice, holes: [box(0, 0, 9)] })).toBeNull();
    expect(triangulatePolygon2d({ outer: twice, holes: [box(1, 1, 2)] })).toBeNull();
  });

  test('without holes it is the ring', () => {
    const ring: Point[] = [
      [0, 0],
      [4, 0],
      [1, 1],
      [0, 4],
    ];
    expect(triangulatePolygon2d({ outer: ring })).toEqual(triangulatePolygon2d(ring));
    expect(triangulatePolygon2d({ outer: [...ring, ring[0]!], holes: [] })).toEqual(
      triangulatePolygon2d(ring),
    );
  });

  test.each<readonly [string, readonly Point[], readonly Point[][]]>([
    ['outside', box(0, 0, 4), [box(5, 5, 1)]],
    ['around the outer ring', box(1, 1, 2), [box(0, 0, 4)]],
    ['across the outer ring', box(0, 0, 4), [box(3, 3, 4)]],
    ['in each other', box(0, 0, 9), [box(1, 1, 6), box(2, 2, 1)]],
    ['across each other', box(0, 0, 9), [box(1, 1, 3), box(2, 2, 3)]],
    ['that is the outer ring', box(0, 0, 4), [box(0, 0, 4)]],
    [
      'not simple',
      box(0, 0, 9),
      [
        [
          [1, 1],
          [2, 2],
          [2, 1],
          [1, 2],
        ],
      ],
    ],
  ])('a hole %s: null', (_, outer, holes) => {
    expect(triangulatePolygon2d({ outer, holes })).toBeNull();
  });

  // A plane whose points have no coordinate in common, and the same upside down.
  const lifts: readonly ((p: Point) => number[])[] = [
    ([x, y]) => [x, y, 2 * x + 3 * y],
    ([x, y]) => [2 * x + 3 * y, x, y],
    ([x, y]) => [y, x, -7],
  ];
  test.each(lifts)('in space as in the plane, as the outer ring runs: %#', (lift) => {
    const hole = box(1, 1, 2).reverse();
    for (const outer of [box(0, 0, 9), box(0, 0, 9).reverse()]) {
      const inSpace = { outer: outer.map(lift), holes: [hole.map(lift), box(5, 5, 2).map(lift)] };
      const { shape, triangles } = triangulatePolygon(inSpace);
      expect(shape).toBe('not-convex');
      expect(triangles).toHaveLength(3 * 14);
      const numbered = [...outer, ...hole, ...box(5, 5, 2)];
      const areas = Array.from({ length: 14 }, (_, t) =>
        doubleArea([0, 1, 2].map((k) => numbered[triangles[3 * t + k]!]!)),
      );
      expect(areas.every((a) => Math.sign(a) === Math.sign(doubleArea(outer)))).toBe(true);
      expect(areas.reduce((sum, a) => sum + a)).toBe(Math.sign(doubleArea(outer)) * 2 * (81 - 8));
    }
  });

  test('in space: what there is besides', () => {
    const at = (z: number) => (p: Point) => [...p, z];
    const outer = box(0, 0, 9).map(at(0));
    // An ulp above the plane.
    const above = box(1, 1, 2).map(at(5e-324));
    const bent = triangulatePolygon({ outer, holes: [above] });
    expect([bent.shape, bent.triangles.length]).toEqual(['not-planar', 3 * 8]);
    const touching = triangulatePolygon({
      outer,
      holes: [
        [
          [0, 0, 0],
          [2, 1, 0],
          [1, 2, 0],
        ],
      ],
    });
    expect([touching.shape, touching.triangles.length]).toEqual(['self-touching', 3 * 5]);
    const none = new Uint32Array(0);
    const outside = { outer, holes: [box(10, 10, 2).map(at(0))] };
    expect(triangulatePolygon(outside)).toEqual({ shape: 'self-crossing', triangles: none });
    const line = [
      [0, 0, 0],
      [1, 1, 1],
      [2, 2, 2],
    ];
    expect(triangulatePolygon({ outer: line, holes: [line] })).toEqual({ shape: 'flat', triangles: none });
    expect(triangulatePolygon({ outer, holes: [] })).toEqual(triangulatePolygon(outer));
    expect(() => triangulatePolygon({ outer, holes: [box(0, 0, 1)] })).toThrow(
      'triangulatePolygon: ring.holes[0][0] must be a point of 3 coordinates, got [0, 0]',
    );
    expect(() => triangulatePolygon([outer, outer] as never)).toThrow(/pass \{outer: v\[0\], holes/);
  });

  test('what is none is refused', () => {
    expect(() => triangulatePolygon2d({ outer: box(0, 0, 4), holes: [[[0, 0]]] })).toThrow(
      'triangulatePolygon2d: ring.holes[0]',
    );
  });
});
