import { describe, expect, it } from 'vitest';
import { edge, face, vertex } from '../../../src/core/feature.js';
import {
  convexPolygonConvexPolygon2d,
  convexPolygonsIntersect2d,
  type SeparatingEdge,
} from '../../../src/planar/polygons/convex-polygon-convex-polygon.js';
import { crowded, moved, octagon, type P, square, triangle } from '../../support/convex-rings.js';

describe('convexPolygonConvexPolygon2d', () => {
  it.each<[string, P[], P[]]>([
    ['disjoint', square, moved(square, 5, 0)],
    ['disjoint', square, moved(square, 0, -5)],
    ['disjoint', triangle, moved(square, 4.5, 4.5)],
    ['disjoint', octagon, moved(octagon, 5, 5)],
    ['disjoint', crowded, moved(crowded, -4.5, 1)],
    ['touching', square, moved(square, 4, 0)],
    ['touching', square, moved(square, 4, 4)],
    ['touching', triangle, moved(square, 4, 4)],
    ['touching', crowded, moved(crowded, 4, 2)],
    ['touching', crowded, moved(crowded, 2, -4)],
    [
      'touching',
      square,
      [
        [4, 2],
        [6, 0],
        [6, 4],
      ],
    ],
    ['overlapping', square, square],
    ['overlapping', square, moved(square, 2, 2)],
    [
      'overlapping',
      square,
      [
        [1, 1],
        [2, 1],
        [1, 2],
      ],
    ],
    [
      'overlapping',
      square,
      [
        [-1, 1],
        [5, 1],
        [5, 3],
        [-1, 3],
      ],
    ],
    ['overlapping', crowded, moved(octagon, -1, -1)],
    [
      'overlapping',
      triangle,
      [
        [3, 3],
        [9, 3],
        [9, 9],
      ],
    ],
  ])('%s: %j and %j', (relation, a, b) => {
    for (const [first, second] of [
      [a, b],
      [b, a],
    ] as const) {
      const answer = convexPolygonConvexPolygon2d(first, second);
      expect(answer.relation).toBe(relation);
      expect(answer.witness !== null).toBe(relation !== 'overlapping');
      expect(answer.contact.length > 0).toBe(relation !== 'disjoint');
      expect(convexPolygonsIntersect2d(first, second)).toBe(relation !== 'disjoint');
      expect(convexPolygonConvexPolygon2d(first, second, answer.witness)).toEqual(answer);
    }
  });

  it('tells the features at the extreme common points', () => {
    const common = (a: P[], b: P[]) => convexPolygonConvexPolygon2d(a, b).contact;
    expect(
      common(
        [
          [1, 1],
          [2, 1],
          [1, 2],
        ],
        square,
      ),
    ).toEqual([0, 1, 2].map((i) => ({ a: vertex(i), b: face(0) })));
    expect(
      common(square, [
        [1, 1],
        [2, 1],
        [1, 2],
      ]),
    ).toEqual([0, 1, 2].map((i) => ({ a: face(0), b: vertex(i) })));
    expect(common(square, moved(square, 4, 4))).toEqual([{ a: vertex(2), b: vertex(0) }]);
    expect(
      common(
        [
          [4, 2],
          [6, 0],
          [6, 4],
        ],
        square,
      ),
    ).toEqual([{ a: vertex(0), b: edge(1) }]);
    expect(
      common(square, [
        [-1, 1],
        [5, 1],
        [5, 3],
        [-1, 3],
      ]),
    ).toEqual([
      { a: edge(1), b: edge(0) },
      { a: edge(1), b: edge(2) },
      { a: edge(3), b: edge(0) },
      { a: edge(3), b: edge(2) },
    ]);
  });

  it('takes a hint if it still separates strictly, and finds another edge if not', () => {
    const far = moved(square, 9, 9);
    const hint: SeparatingEdge = { polygon: 'a', edge: 2 };
    expect(convexPolygonConvexPolygon2d(square, far)).toEqual({
      relation: 'disjoint',
      contact: [],
      witness: { polygon: 'a', edge: 1 },
    });
    expect(convexPolygonConvexPolygon2d(square, far, hint)).toEqual({
      relation: 'disjoint',
      contact: [],
      witness: hint,
    });
    const ofB: SeparatingEdge = { polygon: 'b', edge: 3 };
    expect(convexPolygonConvexPolygon2d(square, far, ofB)).toEqual({
      relation: 'disjoint',
      contact: [],
      witness: ofB,
    });
    expect(convexPolygonConvexPolygon2d(square, far, { polygon: 'b', edge: 1 })).toEqual({
      relation: 'disjoint',
      contact: [],
      witness: { polygon: 'a', edge: 1 },
    });
    // An edge of length zero separates nothing.
    expect(
      convexPolygonConvexPolygon2d(crowded, moved(square, 5, 0), { polygon: 'a', edge: 1 }),
    ).toMatchObject({
      witness: { polygon: 'a', edge: 3 },
    });
  });

  it('is exact', () => {
    const beside = (x: number): P[] => [
      [x, 0.3],
      [1, 0.2],
      [1, 0.3],
    ];
    const half: P[] = [
      [0.1, 0.1],
      [0.7, 0.7],
      [0.1, 0.7],
    ];
    expect(convexPolygonConvexPolygon2d(half, beside(0.3)).relation).toBe('touching');
    expect(convexPolygonConvexPolygon2d(half, beside(0.30000000000000004)).relation).toBe('disjoint');
    expect(convexPolygonConvexPolygon2d(half, beside(0.29999999999999993)).relation).toBe('overlapping');
  });

  it('ends for a ring of equal points too', () => {
    const ring = (p: P) => [p, p, p];
    for (const [p, common] of [
      [[1, 1], true],
      [[4, 2], true],
      [[5, 2], false],
    ] as [P, boolean][]) {
      expect(convexPolygonsIntersect2d(square, ring(p))).toBe(common);
      expect(convexPolygonsIntersect2d(ring(p), square)).toBe(common);
    }
  });

  it('names what is wrong', () => {
    expect(() =>
      convexPolygonConvexPolygon2d(
        [
          [0, 0],
          [1, 1],
        ],
        square,
      ),
    ).toThrow('a must be a list of at least 3 points');
    expect(() => convexPolygonsIntersect2d(square, [])).toThrow('b must be a list of at least 3 points');
    expect(() => convexPolygonsIntersect2d([], square)).toThrow('a must be a list of at least 3 points');
    expect(() =>
      convexPolygonConvexPolygon2d(square, [
        [0, 0],
        [1, NaN],
        [1, 1],
      ]),
    ).toThrow('b[1][1]');
    for (const at of [-1, 4, 0.5]) {
      expect(() => convexPolygonConvexPolygon2d(square, triangle, { polygon: 'a', edge: at })).toThrow(
        `hint.edge must be an integer from 0 to 3, got ${at}`,
      );
    }
    expect(() => convexPolygonConvexPolygon2d(square, triangle, { polygon: 'b', edge: 3 })).toThrow(
      'hint.edge must be an integer from 0 to 2, got 3',
    );
  });
});
