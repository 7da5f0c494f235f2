import { describe, expect, it } from 'vitest';
import { pointPolygon2d } from '../../../src/planar/polygons/point-polygon.js';
import { polygonPolygon2d, polygonsIntersect2d } from '../../../src/planar/polygons/polygon-polygon.js';
import { bent, framed, hole, type P, square } from '../../support/regions.js';

const moved = (ring: P[], x: number, y: number) => ring.map(([a, b]): P => [a + x, b + y]);
const opposite: Record<string, string> = { inside: 'containing', containing: 'inside' };

describe('polygonPolygon2d', () => {
  const small: P[] = [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ];
  type Polygon = P[] | { outer: P[]; holes: P[][] };
  it.each<[string, boolean, Polygon, Polygon]>([
    ['disjoint', false, square, moved(square, 9, 0)],
    [
      'disjoint',
      false,
      framed,
      [
        [2.5, 2.5],
        [3.5, 2.5],
        [3, 3.5],
      ],
    ],
    ['touching', true, square, moved(square, 8, 0)],
    ['touching', true, square, moved(square, 8, 8)],
    [
      'touching',
      true,
      square,
      [
        [8, 3],
        [10, 2],
        [10, 4],
      ],
    ],
    ['touching', true, framed, hole],
    [
      'touching',
      true,
      framed,
      [
        [2, 3],
        [4, 2],
        [3, 4],
      ],
    ],
    ['overlapping', true, square, moved(square, 4, 4)],
    ['overlapping', true, square, moved(square, 1, 0)],
    [
      'overlapping',
      true,
      square,
      [
        [-1, 3],
        [9, 3],
        [9, 5],
        [-1, 5],
      ],
    ],
    [
      'overlapping',
      true,
      bent,
      [
        [4, 4],
        [5, 3],
        [6, 6],
      ],
    ],
    [
      'overlapping',
      false,
      framed,
      [
        [1, 1],
        [7, 1],
        [7, 7],
        [1, 7],
      ],
    ],
    ['overlapping', true, framed, moved(small, 1, 1)],
    ['equal', true, square, square],
    [
      'equal',
      true,
      square,
      [
        [4, 0],
        [8, 0],
        [8, 8],
        [0, 8],
        [0, 0],
      ],
    ],
    ['equal', true, framed, { outer: [...square].reverse(), holes: [[...hole].reverse()] }],
    ['containing', false, square, moved(small, 1, 1)],
    ['containing', true, square, small],
    ['containing', true, square, moved(small, 6, 3)],
    ['containing', true, square, framed],
    [
      'containing',
      true,
      square,
      [
        [0, 0],
        [8, 0],
        [0, 8],
      ],
    ],
    ['containing', true, square, bent],
    ['containing', false, framed, moved(small, 5, 5)],
    ['containing', true, framed, moved(small, 4, 4)],
    [
      'containing',
      false,
      framed,
      {
        outer: [
          [1, 1],
          [7, 1],
          [7, 7],
          [1, 7],
        ],
        holes: [
          [
            [1.5, 1.5],
            [6, 1.5],
            [6, 6],
            [1.5, 6],
          ],
        ],
      },
    ],
  ])('%s, boundaries meet: %s: %j and %j', (relation, boundaries, a, b) => {
    const answer = polygonPolygon2d(a, b);
    const isWithin = ['equal', 'inside', 'containing'].includes(relation);
    expect({ ...answer, contact: [] }).toEqual({
      relation: isWithin ? 'overlapping' : relation,
      containment: isWithin ? relation : 'none',
      boundaries,
      contact: [],
    });
    expect(answer.contact.length > 0).toBe(boundaries);
    const swapped = polygonPolygon2d(b, a);
    expect(swapped.relation).toBe(answer.relation);
    expect(swapped.containment).toBe(opposite[answer.containment] ?? answer.containment);
    const texts = answer.contact.map((at) => JSON.stringify([at.a, at.b]));
    expect(swapped.contact.map((at) => JSON.stringify([at.b, at.a])).sort()).toEqual(texts.sort());
    expect(polygonsIntersect2d(a, b)).toBe(relation !== 'disjoint');
    expect(polygonsIntersect2d(b, a)).toBe(relation !== 'disjoint');
  });

  it('names what is wrong', () => {
    expect(() =>
      polygonPolygon2d(square, [
        [0, 0],
        [1, 1],
      ]),
    ).toThrow('polygonPolygon2d: b must be a list of at least');
    expect(() =>
      polygonPolygon2d(
        [
          [0, 0],
          [1, NaN],
          [1, 1],
        ],
        square,
      ),
    ).toThrow('polygonPolygon2d: a[1][1]');
    expect(() => polygonsIntersect2d(framed, { outer: square, holes: [[]] })).toThrow(
      'polygonsIntersect2d: b.holes[0]',
    );
    expect(() => polygonsIntersect2d([], square)).toThrow('polygonsIntersect2d: a must be');
  });

  it('names a vertex of a hole that touches the outer ring by that ring, also within what two edges share', () => {
    const outer = [
      [0, 0],
      [8, 0],
      [8, 8],
      [0, 8],
    ];
    const b = {
      outer,
      holes: [
        [
          [4, 0],
          [5, 3],
          [3, 3],
        ],
      ],
    };
    const a = [
      [2, 0],
      [6, 0],
      [4, -3],
    ];
    const edges = (contact: ReturnType<typeof polygonPolygon2d>['contact']) =>
      contact.map((p) => [p.a, p.b].map(({ type, index, ring }) => `${type}${index}.${ring}`).join('/'));
    expect(pointPolygon2d([4, 0], b).feature).toEqual({ type: 'edge', index: 0, ring: 0 });
    expect(edges(polygonPolygon2d(a, b).contact)).toEqual([
      'vertex0.0/edge0.0',
      'vertex1.0/edge0.0',
      'edge0.0/edge0.0',
    ]);
    expect(edges(polygonPolygon2d(b, a).contact)).toEqual([
      'edge0.0/vertex0.0',
      'edge0.0/vertex1.0',
      'edge0.0/edge0.0',
    ]);
  });
});

describe('rings of hundreds of vertices, whose edges are found by their boxes', () => {
  /** A convex ring under a lid, whose two lowest vertices are neighbours. */
  const bowl = (height: number) => Array.from({ length: 300 }, (_, i) => [i, i * (i - 299) + height]);

  it('meet in the edges that meet, and in no others', () => {
    const pairsAt = (height: number) => {
      const { relation, contact } = polygonPolygon2d(bowl(0), bowl(height));
      return [relation, ...contact.map(({ a, b }) => `${a.type} ${a.index} ${b.type} ${b.index}`)];
    };
    expect(pairsAt(22349)).toEqual(['overlapping', 'edge 299 edge 148', 'edge 299 edge 150']);
    expect(pairsAt(22350)).toEqual(['touching', 'edge 299 vertex 149', 'edge 299 vertex 150']);
    expect(pairsAt(22351)).toEqual(['disjoint']);
  });
});
