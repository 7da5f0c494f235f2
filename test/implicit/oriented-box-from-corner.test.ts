import { describe, expect, it } from 'vitest';
import { orientedBoxFromCorner, orientedBoxOrientedBox, pointOrientedBox } from '../../src/spatial/index.js';

const edges = [
  [3, 4, 0],
  [-4, 3, 0],
  [0, 0, 5],
] as const;

describe('orientedBoxFromCorner', () => {
  it('has its corners where the edges lead, by the numbers of boxes', () => {
    const origin = [7, -2, 0.5];
    const box = orientedBoxFromCorner(origin, edges);
    for (let i = 0; i < 8; i++) {
      const corner = [0, 1, 2].map((k) =>
        edges.reduce((sum, edge, a) => sum + ((i >> a) & 1 ? edge[k]! : 0), origin[k]!),
      );
      expect(pointOrientedBox(corner, box).feature).toEqual({ type: 'vertex', index: i });
    }
  });

  it('touches a box that has an edge with it in common, exactly', () => {
    const a = orientedBoxFromCorner([0, 0, 0], edges);
    const b = orientedBoxFromCorner(
      [3, 4, 0],
      [
        [4, -3, 0],
        [3, 4, 0],
        [0, 0, 5],
      ],
    );
    expect(orientedBoxOrientedBox(a, b).relation).toBe('touching');
  });

  it('takes sums that only fit in the end', () => {
    const box = orientedBoxFromCorner(
      [2 ** 60, 0, 0],
      [
        [1 - 2 ** 53, 1, 0],
        [2 ** 53 - 1, 0, 1],
        [2 ** 61, 3, 3],
      ],
    );
    expect(box.center).toEqual([2 ** 61, 2, 2]);
  });

  it('copies what it is given, without -0', () => {
    const own = [
      [1, -0, 0],
      [0, 2, 0],
      [0, 0, 3],
    ] as [number[], number[], number[]];
    const box = orientedBoxFromCorner([-0, 0, 0], own);
    own[0]![0] = 9;
    expect(box).toEqual({
      center: [0.5, 1, 1.5],
      axes: [
        [1, 0, 0],
        [0, 2, 0],
        [0, 0, 3],
      ],
      halfSize: [0.5, 0.5, 0.5],
    });
  });

  it('refuses a center that doubles would round, and edges that span no box', () => {
    const thirds = [
      [0.1, 0.2, 0],
      [-0.2, 0.1, 0],
      [0, 0, 1],
    ] as const;
    expect(() => orientedBoxFromCorner([0, 0, 0], thirds)).toThrow(
      'orientedBoxFromCorner: edges must be those of a box whose center has doubles for coordinates, got one that is not',
    );
    const huge = [
      [1e308, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as const;
    expect(() => orientedBoxFromCorner([1.7e308, 0, 0], huge)).toThrow(
      /one that is not Infinity, the nearest/,
    );
    const flat = [
      [1, 0, 0],
      [0, 1, 0],
      [1, 1, 0],
    ] as const;
    expect(() => orientedBoxFromCorner([0, 0, 0], flat)).toThrow(
      'orientedBoxFromCorner: edges must be linearly independent, got [[1,0,0],[0,1,0],[1,1,0]]',
    );
    expect(() => orientedBoxFromCorner([0, 0, 0], edges.slice(1) as never)).toThrow(
      'orientedBoxFromCorner: edges must be a list of 3 vectors, got [[-4, 3, 0], [0, 0, 5]]',
    );
  });
});
