import { describe, expect, it } from 'vitest';
import { edge, face, vertex } from '../../src/core/feature.js';
import {
  convexPolygonConvexPolygon2d,
  convexPolygonsIntersect2d,
  type SeparatingEdge,
} from '../../src/planar/polygons/convex-polygon-convex-polygon.js';
import {
  convexPolygonContainsPoint2d,
  pointConvexPolygon2d,
} from '../../src/planar/polygons/point-convex-polygon.js';
import { type PointPolygon2d, pointPolygon2d } from '../../src/planar/polygons/point-polygon.js';
import { polygonConvexity2d } from '../../src/planar/polygons/polygon-convexity.js';

type P = [number, number];
const triangle: P[] = [
  [0, 0],
  [8, 0],
  [0, 8],
];
const square: P[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];
const octagon: P[] = [
  [2, 0],
  [4, 0],
  [6, 2],
  [6, 4],
  [4, 6],
  [2, 6],
  [0, 4],
  [0, 2],
];
/** Vertices on edges, repeated vertices, the first one in the middle of an edge. */
const crowded: P[] = [
  [2, 0],
  [3, 0],
  [3, 0],
  [4, 0],
  [4, 2],
  [4, 4],
  [4, 4],
  [2, 4],
  [0, 4],
  [0, 4],
  [0, 3],
  [0, 0],
  [0, 0],
  [1, 0],
];

/** The same for one ring: its number is left out. */
function inOneRing({ location, feature }: PointPolygon2d) {
  return { location, feature: feature && { type: feature.type, index: feature.index } };
}

describe('pointConvexPolygon2d', () => {
  it.each([
    ['triangle', triangle],
    ['square', square],
    ['octagon', octagon],
    ['crowded', crowded],
  ] as const)('agrees with pointPolygon2d on a grid: %s', (_, ring) => {
    expect(polygonConvexity2d(ring)).not.toBe('not-convex');
    for (let from = 0; from < ring.length; from++) {
      const turned = [...ring.slice(from), ...ring.slice(0, from)];
      for (let x = -1; x <= 9; x += 0.5) {
        for (let y = -1; y <= 9; y += 0.5) {
          const expected = inOneRing(pointPolygon2d([x, y], turned));
          expect(pointConvexPolygon2d([x, y], turned), `${from}: ${x} ${y}`).toEqual(expected);
          expect(convexPolygonContainsPoint2d(turned, [x, y])).toBe(expected.location !== 'outside');
        }
      }
    }
  });

  it('the square on which the book counts the boundary unevenly', () => {
    expect(
      (
        [
          [2, 0],
          [4, 2],
          [2, 4],
          [0, 2],
        ] as P[]
      ).map((p) => pointConvexPolygon2d(p, square)),
    ).toEqual([0, 1, 2, 3].map((i) => ({ location: 'boundary', feature: edge(i) })));
    expect(square.map((p) => pointConvexPolygon2d(p, square))).toEqual(
      [0, 1, 2, 3].map((i) => ({ location: 'boundary', feature: vertex(i) })),
    );
  });

  it('points and segments', () => {
    for (const ring of [
      [],
      [[1, 1]],
      [
        [1, 1],
        [1, 1],
      ],
      [
        [0, 0],
        [2, 2],
      ],
      [
        [2, 2],
        [0, 0],
        [0, 0],
      ],
    ] as P[][]) {
      for (const p of [
        [0, 0],
        [1, 1],
        [2, 2],
        [3, 3],
        [-1, -1],
        [1, 0],
      ] as P[]) {
        expect(pointConvexPolygon2d(p, ring), `${JSON.stringify(ring)} ${p}`).toEqual(
          inOneRing(pointPolygon2d(p, ring)),
        );
      }
    }
  });

  it('asks few vertices of many', () => {
    let reads = 0;
    const n = 1 << 16;
    const ring = new Proxy([] as P[], {
      get(_, key) {
        if (key === 'length') return n;
        reads++;
        const i = Number(key);
        return [i, i * i];
      },
    });
    expect(pointConvexPolygon2d([30000, 30000 * 30000 + 1], ring)).toEqual({
      location: 'inside',
      feature: face(0),
    });
    expect(pointConvexPolygon2d([30000, 30000 * 30000], ring)).toMatchObject({ feature: vertex(30000) });
    expect(pointConvexPolygon2d([30000.5, 30000 * 30001 + 0.5], ring)).toMatchObject({
      feature: edge(30000),
    });
    expect(pointConvexPolygon2d([30000, 30000 * 30000 - 1], ring)).toEqual({
      location: 'outside',
      feature: null,
    });
    expect(reads).toBeLessThan(4 * 150);
  });

  it('names the point', () => {
    expect(() => pointConvexPolygon2d([0, NaN], square)).toThrow(
      'pointConvexPolygon2d: point[1] must be a finite number',
    );
    expect(() => convexPolygonContainsPoint2d(square, [0])).toThrow('point must be a point of 2 coordinates');
    expect(() =>
      pointConvexPolygon2d(
        [1, 1],
        [
          [0, 0],
          [4, NaN],
          [0, 4],
        ],
      ),
    ).toThrow(RangeError);
  });
});

const moved = (ring: readonly P[], x: number, y: number) => ring.map(([a, b]): P => [a + x, b + y]);

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
