import { describe, expect, test } from 'vitest';
import { triangleTriangle2d } from '../../src/planar/index.js';
import { orient2d } from '../../src/predicates/index.js';
import { triangulatePolygon2d } from '../../src/triangulation/index.js';

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

  test('what is none is refused', () => {
    expect(() => triangulatePolygon2d({ outer: box(0, 0, 4), holes: [[[0, 0]]] })).toThrow(
      'triangulatePolygon2d: ring.holes[0]',
    );
  });
});
