import { describe, expect, it } from 'vitest';
import {
  isConvexQuad2d,
  type QuadConvexity2d,
  quadConvexity2d,
} from '../../../src/planar/polygons/quad-convexity.js';

type P = [number, number];

describe('quadConvexity2d', () => {
  const quads: [QuadConvexity2d, [P, P, P, P]][] = [
    [
      'strictly-convex',
      [
        [0, 0],
        [4, 0],
        [4, 4],
        [0, 4],
      ],
    ],
    [
      'concave',
      [
        [0, 0],
        [4, 0],
        [1, 1],
        [0, 4],
      ],
    ],
    [
      'crossing',
      [
        [0, 0],
        [4, 4],
        [4, 0],
        [0, 4],
      ],
    ],
    [
      'degenerate',
      [
        [0, 0],
        [2, 0],
        [4, 0],
        [0, 4],
      ],
    ],
    [
      'degenerate',
      [
        [0, 0],
        [4, 0],
        [2, 2],
        [0, 4],
      ],
    ],
    [
      'degenerate',
      [
        [0, 0],
        [0, 0],
        [4, 0],
        [0, 4],
      ],
    ],
    [
      'degenerate',
      [
        [0, 0],
        [1, 1],
        [2, 2],
        [3, 3],
      ],
    ],
    [
      'degenerate',
      [
        [1, 1],
        [1, 1],
        [1, 1],
        [1, 1],
      ],
    ],
  ];
  it.each(quads)('%s: %j', (expected, quad) => {
    for (let from = 0; from < 4; from++) {
      const turned = [...quad.slice(from), ...quad.slice(0, from)] as [P, P, P, P];
      expect(quadConvexity2d(...turned)).toBe(expected);
      expect(quadConvexity2d(...([...turned].reverse() as [P, P, P, P]))).toBe(expected);
      expect(isConvexQuad2d(...turned)).toBe(expected === 'strictly-convex');
    }
  });

  it('names what is no point', () => {
    expect(() => quadConvexity2d([0, 0], [1, 0], [1, Infinity], [0, 1])).toThrow(
      'quadConvexity2d: c[1] must be a finite number, got Infinity',
    );
    expect(() => isConvexQuad2d([0, 0], [1, 0], [1, 1], [0])).toThrow('d must be a point of 2 coordinates');
  });
});
