import { describe, expect, it } from 'vitest';
import {
  type Convexity,
  isConvexPolygon2d,
  polygonConvexity2d,
} from '../../../src/planar/polygons/polygon-convexity.js';

type P = [number, number];

const cases: [string, Convexity, P[]][] = [
  [
    'a triangle',
    'strictly-convex',
    [
      [0, 0],
      [4, 0],
      [0, 4],
    ],
  ],
  [
    'a square',
    'strictly-convex',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ],
  ],
  [
    'a thin triangle with full mantissas',
    'strictly-convex',
    [
      [0.1, 0.1],
      [0.2, 0.2],
      [0.3, 0.3000000000000001],
    ],
  ],
  [
    'a vertex on an edge',
    'convex',
    [
      [0, 0],
      [2, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ],
  ],
  [
    'vertices on a vertical edge',
    'convex',
    [
      [0, 0],
      [4, 0],
      [4, 1],
      [4, 2],
      [4, 4],
      [0, 4],
    ],
  ],
  [
    'a repeated vertex (3.18 b)',
    'convex',
    [
      [0, 0],
      [4, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ],
  ],
  [
    'a ring closed by its first point',
    'convex',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 0],
    ],
  ],
  [
    'all points twice',
    'convex',
    [
      [0, 0],
      [0, 0],
      [4, 0],
      [4, 0],
      [0, 4],
      [0, 4],
    ],
  ],
  [
    'a segment (3.18 a)',
    'degenerate',
    [
      [0, 0],
      [4, 4],
      [2, 2],
      [1, 1],
    ],
  ],
  [
    'a vertical segment',
    'degenerate',
    [
      [0, 0],
      [0, 4],
      [0, 2],
    ],
  ],
  [
    'two points',
    'degenerate',
    [
      [0, 0],
      [4, 4],
    ],
  ],
  ['one point', 'degenerate', [[1, 1]]],
  [
    'one point many times',
    'degenerate',
    [
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
    ],
  ],
  ['no point', 'degenerate', []],
  [
    'a pentagram (3.18 c)',
    'not-convex',
    [
      [0, 10],
      [6, -8],
      [-10, 3],
      [10, 3],
      [-6, -8],
    ],
  ],
  [
    'a zigzag on an edge (3.18 d)',
    'not-convex',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [1, 4],
      [3, 4],
      [0, 4],
    ],
  ],
  [
    'a spike out of a vertex',
    'not-convex',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [4, 6],
      [4, 4],
      [0, 4],
    ],
  ],
  [
    'a spike along an edge',
    'not-convex',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
      [0, 6],
    ],
  ],
  [
    'a dart',
    'not-convex',
    [
      [0, 0],
      [4, 0],
      [1, 1],
      [0, 4],
    ],
  ],
  [
    'a bow tie',
    'not-convex',
    [
      [0, 0],
      [4, 4],
      [4, 0],
      [0, 4],
    ],
  ],
  [
    'a square twice around',
    'not-convex',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ],
  ],
  [
    'there and back again',
    'not-convex',
    [
      [0, 0],
      [4, 0],
      [0, 4],
      [4, 0],
    ],
  ],
  [
    'a small dent',
    'not-convex',
    [
      [0, 0],
      [0.3, -1e-300],
      [1, 0],
      [0.5, 1e-308],
      [0, 1],
      [1e-310, 0.5],
    ],
  ],
];

describe('polygonConvexity2d', () => {
  it.each(cases)('%s: %s', (_, expected, ring) => {
    const holds = expected === 'strictly-convex' || expected === 'convex';
    for (let from = 0; from < Math.max(1, ring.length); from++) {
      const turned = [...ring.slice(from), ...ring.slice(0, from)];
      const [first, last] = [turned[0], turned.at(-1)];
      // The last point of a closed ring is no vertex of its own.
      if (first !== undefined && turned.length > 1 && first.join() === last!.join()) continue;
      expect(polygonConvexity2d(turned)).toBe(expected);
      expect(polygonConvexity2d([...turned].reverse())).toBe(expected);
      expect(polygonConvexity2d(turned.map(([x, y]): P => [-y, x]))).toBe(expected);
      expect(isConvexPolygon2d(turned)).toBe(holds);
    }
  });

  it('thousands of nearly straight vertices (3.18 e), and one of them moved', () => {
    const parabola = Array.from({ length: 2000 }, (_, i): P => [i, i * i]);
    const moved = (y: number) => parabola.map((p, i): P => (i === 1000 ? [1000, y] : p));
    expect(polygonConvexity2d(parabola)).toBe('strictly-convex');
    expect(polygonConvexity2d(moved(1000001))).toBe('convex');
    expect(polygonConvexity2d(moved(1000001.0000000002))).toBe('not-convex');
    expect(polygonConvexity2d(moved(1000000.9999999998))).toBe('strictly-convex');
  });

  it('names what is no point', () => {
    expect(() =>
      polygonConvexity2d([
        [0, 0],
        [1, NaN],
        [0, 1],
      ]),
    ).toThrow(new RangeError('polygonConvexity2d: ring[1][1] must be a finite number, got NaN'));
    expect(() =>
      isConvexPolygon2d([
        [0, 0],
        [1, 2, 3],
      ]),
    ).toThrow(RangeError);
  });
});
