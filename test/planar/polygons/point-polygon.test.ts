import { describe, expect, it } from 'vitest';
import { edge, face, vertex } from '../../../src/core/feature.js';
import {
  type FillRule,
  pointPolygon2d,
  pointRing2dAt,
  polygonContainsPoint2d,
} from '../../../src/planar/polygons/point-polygon.js';
import { windingNumber2d } from '../../../src/planar/polygons/winding-number.js';

type P = [number, number];

const square: P[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];

const inside = { location: 'inside', feature: face(0) };
const outside = { location: 'outside', feature: null };
const onVertex = (i: number, ring = 0) => ({ location: 'boundary', feature: { ...vertex(i), ring } });
const onEdge = (i: number, ring = 0) => ({ location: 'boundary', feature: { ...edge(i), ring } });

/** Between two points of another ring in the buffer. */
const flat = (ring: readonly P[]) => Float64Array.from([9, 9, ...ring.flat(), -9, -9]);

const at = (ring: readonly P[], [x, y]: P, rule?: FillRule) =>
  pointRing2dAt(flat(ring), 1, 1 + ring.length, x, y, rule);

const LOCATIONS = ['outside', 'boundary', 'inside'];

describe('pointPolygon2d on a square', () => {
  it.each<[P, unknown, number]>([
    [[1, 1], inside, 1],
    [[3.999, 0.001], inside, 1],
    [[0, 0], onVertex(0), 0],
    [[4, 0], onVertex(1), 0],
    [[4, 4], onVertex(2), 0],
    [[0, 4], onVertex(3), 0],
    [[2, 0], onEdge(0), 0],
    [[4, 1], onEdge(1), 0],
    [[2, 4], onEdge(2), 0],
    [[0, 3], onEdge(3), 0],
    [[5, 0], outside, -1],
    [[-1, 0], outside, -1],
    [[5, 4], outside, -1],
    [[-1, 4], outside, -1],
    [[5, 2], outside, -1],
    [[-1, 2], outside, -1],
    [[2, 5], outside, -1],
    [[2, -1], outside, -1],
  ])('%j', (p, expected, sign) => {
    expect(pointPolygon2d(p, square)).toEqual(expected);
    expect(pointPolygon2d(p, square, 'non-zero')).toEqual(expected);
    expect(polygonContainsPoint2d(square, p)).toBe(sign >= 0);
    expect(at(square, p)).toBe(LOCATIONS[sign + 1]);
    expect(at([...square].reverse(), p, 'non-zero')).toBe(LOCATIONS[sign + 1]);
  });
});

describe('heights shared with vertices', () => {
  // A comb: the ray of a point passes through vertices and along horizontal edges.
  const comb: P[] = [
    [0, 0],
    [8, 0],
    [8, 4],
    [6, 4],
    [6, 2],
    [4, 2],
    [4, 4],
    [2, 2],
    [0, 4],
  ];
  it.each<[P, number]>([
    [[1, 2], 1],
    [[3, 2], 1],
    [[5, 2], 0],
    [[5, 3], -1],
    [[7, 2], 1],
    [[9, 2], -1],
    [[-1, 2], -1],
    [[2, 2], 0],
    [[2, 3], -1],
    [[3, 3], 0],
    [[5, 4], -1],
    [[7, 4], 0],
    [[1, 4], -1],
    [[-1, 4], -1],
    [[-1, 0], -1],
    [[9, 0], -1],
  ])('%j', (p, sign) => {
    expect(at(comb, p)).toBe(LOCATIONS[sign + 1]);
    expect(pointPolygon2d(p, comb).location).toBe(['outside', 'boundary', 'inside'][sign + 1]);
    const mirrored = comb.map(([x, y]): P => [-x, y]);
    expect(at(mirrored, [-p[0], p[1]])).toBe(LOCATIONS[sign + 1]);
  });
});

describe('rings that cross themselves', () => {
  const pentagram: P[] = [
    [0, 10],
    [6, -8],
    [-10, 3],
    [10, 3],
    [-6, -8],
  ];
  const twice = [...square, ...square];

  it('the two rules differ where the ring runs around twice', () => {
    expect(windingNumber2d([0, 0], pentagram)).toBe(-2);
    expect(pointPolygon2d([0, 0], pentagram)).toEqual(outside);
    expect(pointPolygon2d([0, 0], pentagram, 'non-zero')).toEqual(inside);
    expect(at(pentagram, [0, 0])).toBe('outside');
    expect(at(pentagram, [0, 0], 'non-zero')).toBe('inside');
    expect(polygonContainsPoint2d(pentagram, [0, 0])).toBe(false);
    expect(polygonContainsPoint2d(pentagram, [0, 0], 'non-zero')).toBe(true);
    expect(windingNumber2d([1, 1], twice)).toBe(2);
  });

  it('counts turns in both directions', () => {
    expect(windingNumber2d([1, 1], square)).toBe(1);
    expect(windingNumber2d([1, 1], [...square].reverse())).toBe(-1);
    expect(windingNumber2d([9, 1], square)).toBe(0);
    expect(windingNumber2d([4, 1], square)).toBeNull();
    expect(windingNumber2d([1, 1], [...square, [0, 0], [0, 4], [4, 4], [4, 0]])).toBe(0);
  });

  it('every edge is boundary, and the first feature is named', () => {
    expect(pointPolygon2d([4, 1], twice)).toEqual(onEdge(1));
    expect(pointPolygon2d([4, 0], twice)).toEqual(onVertex(1));
    expect(
      pointPolygon2d(
        [4, 0],
        [
          [0, 0],
          [8, 0],
          [4, 0],
          [4, 4],
        ],
      ),
    ).toEqual(onVertex(2));
  });
});

describe('degenerate rings', () => {
  it('of no point', () => {
    expect(pointPolygon2d([0, 0], [])).toEqual(outside);
    expect(windingNumber2d([0, 0], [])).toBe(0);
    expect(at([], [0, 0])).toBe('outside');
  });

  it('of one point', () => {
    expect(pointPolygon2d([1, 2], [[1, 2]])).toEqual(onVertex(0));
    for (const p of [
      [0, 2],
      [2, 2],
      [1, 1],
      [1, 3],
    ] as P[]) {
      expect(pointPolygon2d(p, [[1, 2]])).toEqual(outside);
      expect(at([[1, 2]], p)).toBe('outside');
    }
    expect(at([[1, 2]], [1, 2])).toBe('boundary');
  });

  it.each<[P[]]>([
    [
      [
        [0, 0],
        [4, 2],
      ],
    ],
    [
      [
        [0, 0],
        [4, 0],
      ],
    ],
    [
      [
        [0, 0],
        [0, 4],
      ],
    ],
  ])('of two points: %j', (ring) => {
    const [a, b] = [ring[0]!, ring[1]!];
    const middle: P = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    expect(pointPolygon2d(a, ring)).toEqual(onVertex(0));
    expect(pointPolygon2d(b, ring)).toEqual(onVertex(1));
    expect(pointPolygon2d(middle, ring)).toEqual(onEdge(0));
    expect(at(ring, middle)).toBe('boundary');
    for (const p of [
      [2 * b[0], 2 * b[1]],
      [-b[0], -b[1]],
      [1, 3],
      [3, -1],
    ] as P[]) {
      expect(pointPolygon2d(p, ring)).toEqual(outside);
      expect(at(ring, p)).toBe('outside');
    }
  });
});

describe('holes', () => {
  const hole: P[] = [
    [1, 1],
    [3, 1],
    [2, 3],
  ];
  const polygon = { outer: square, holes: [hole, [[1, 3.5] as P]] };

  it.each<[P, unknown]>([
    [[0.5, 0.5], inside],
    [[2, 2], outside],
    [[5, 5], outside],
    [[2, 1], onEdge(0, 1)],
    [[2, 3], onVertex(2, 1)],
    [[1, 3.5], onVertex(0, 2)],
    [[4, 2], onEdge(1)],
  ])('%j, whichever way the hole runs', (p, expected) => {
    expect(pointPolygon2d(p, polygon)).toEqual(expected);
    expect(pointPolygon2d(p, polygon, 'non-zero')).toEqual(expected);
    const turned = { outer: [...square].reverse(), holes: polygon.holes };
    expect(pointPolygon2d(p, turned).location).toEqual((expected as { location: string }).location);
    expect(polygonContainsPoint2d(polygon, p)).toBe(expected !== outside);
  });

  it('a point of a hole is boundary even outside of the outer ring', () => {
    expect(
      pointPolygon2d([7, 7], {
        outer: square,
        holes: [
          [
            [6, 6],
            [8, 8],
            [9, 6],
          ],
        ],
      }),
    ).toEqual(onEdge(0, 1));
  });
});

describe('exactness', () => {
  it('sides of edges at the ends of the exponent range', () => {
    const huge: P[] = [
      [-1.7e308, -1.7e308],
      [1.7e308, -1.7e308],
      [1.7e308, 1.7e308],
    ];
    expect(pointPolygon2d([0, 0], huge)).toEqual(onEdge(2));
    expect(pointPolygon2d([0, -Number.MIN_VALUE], huge)).toEqual(inside);
    expect(pointPolygon2d([0, Number.MIN_VALUE], huge)).toEqual(outside);
    const tiny = 5e-324;
    expect(
      at(
        [
          [0, 0],
          [2 * tiny, 0],
          [0, 2 * tiny],
        ],
        [tiny, tiny],
      ),
    ).toBe('boundary');
    expect(
      at(
        [
          [0, 0],
          [3 * tiny, 0],
          [0, 3 * tiny],
        ],
        [tiny, tiny],
      ),
    ).toBe('inside');
  });

  it('a point an ulp beside a long edge', () => {
    const ring: P[] = [
      [0.1, 0.1],
      [0.7, 0.7],
      [0.1, 0.7],
    ];
    expect(pointPolygon2d([0.3, 0.3], ring)).toEqual(onEdge(0));
    expect(pointPolygon2d([0.3, 0.30000000000000004], ring)).toEqual(inside);
    expect(pointPolygon2d([0.30000000000000004, 0.3], ring)).toEqual(outside);
  });
});

describe('what throws', () => {
  const bad = (value: number): P[] => [
    [0, 0],
    [4, value],
    [4, 4],
  ];

  it.each([NaN, Infinity, -Infinity])('%d in any place', (value) => {
    for (const call of [
      () => pointPolygon2d([value, 0], square),
      () => pointPolygon2d([0, value], square),
      () => windingNumber2d([value, 0], square),
      () => at(square, [value, 0]),
      () => at(square, [0, value]),
    ]) {
      expect(call).toThrow(new RegExp(`(?:point\\[\\d\\]|x|y) must be a finite number, got ${value}`));
    }
    expect(() => pointPolygon2d([0, 0], bad(value))).toThrow(
      `polygon[1][1] must be a finite number, got ${value}`,
    );
    expect(() => windingNumber2d([9, 9], bad(value))).toThrow('windingNumber2d: ring[1][1]');
    expect(() => pointPolygon2d([9, 9], { outer: square, holes: [square, bad(value)] })).toThrow(
      'pointPolygon2d: polygon.holes[1][1][1]',
    );
    expect(() => pointPolygon2d([9, 9], { outer: bad(value), holes: [] })).toThrow('polygon.outer[1][1]');
    for (const i of [0, 1, 2, 5, 6, 7]) {
      const positions = flat(square);
      positions[2 + i] = value;
      const message = `pointRing2dAt: positions[${2 + i}] must be a finite number, got ${value}`;
      for (const p of [
        [2, 2],
        [9, 9],
        [-9, -9],
        [0, 0],
      ] as P[]) {
        expect(() => pointRing2dAt(positions, 1, 5, p[0], p[1])).toThrow(message);
      }
    }
  });

  it('outside of the range nothing is looked at', () => {
    expect(pointRing2dAt(Float64Array.of(NaN, NaN, 0, 0, 4, 0, 0, 4, NaN), 1, 4, 1, 1)).toBe('inside');
    for (const before of [0, 2, 3]) {
      const positions = [...new Array<number>(2 * before).fill(NaN), 0, 0, 4, 0, 0, 4, NaN];
      expect(pointRing2dAt(positions, before, before + 3, 1, 1)).toBe('inside');
      expect(pointRing2dAt(positions, before, before + 3, 2, 2)).toBe('boundary');
      expect(pointRing2dAt(positions, before, before + 3, 3, 2)).toBe('outside');
    }
  });

  it('wrong lengths, rules and ranges', () => {
    expect(() => pointPolygon2d([0], square)).toThrow('point must be a point of 2 coordinates');
    expect(() => pointPolygon2d([0, 0], [[0, 0, 0]])).toThrow('polygon[0] must be a point of 2 coordinates');
    const rule = 'odd' as FillRule;
    expect(() => pointPolygon2d([0, 0], square, rule)).toThrow(
      "rule must be 'even-odd' or 'non-zero', got the string 'odd'",
    );
    expect(() => at(square, [0, 0], rule)).toThrow('pointRing2dAt: rule');
    expect(() => at([], [0, 0], rule)).toThrow('pointRing2dAt: rule');
    const positions = flat(square);
    for (const end of [7, 2.5, NaN])
      expect(() => pointRing2dAt(positions, 1, end, 0, 0)).toThrow(/end|start/);
    for (const start of [-1, 0.5, NaN, 5]) {
      expect(() => pointRing2dAt(positions, start, 4, 0, 0)).toThrow(
        `start must be an integer from 0 to 4, got ${start}`,
      );
    }
    expect(pointRing2dAt(positions, 6, 6, 0, 0)).toBe('outside');
    expect(pointRing2dAt(positions, 0, 0, 0, 0)).toBe('outside');
  });
});
