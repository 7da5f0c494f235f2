import { describe, expect, it } from 'vitest';
import {
  type PolygonDiagonal2d,
  polygonDiagonal2d,
  vertexConvexity2d,
} from '../../../src/planar/polygons/polygon-diagonal.js';

type P = [number, number];

const dart: P[] = [
  [0, 0],
  [4, 0],
  [1, 1],
  [0, 4],
];

const comb: P[] = [
  [0, 0],
  [6, 0],
  [6, 3],
  [5, 1],
  [4, 3],
  [3, 1],
  [2, 3],
  [1, 1],
  [0, 3],
];

describe('polygonDiagonal2d', () => {
  it.each<[PolygonDiagonal2d, P[], number, number]>([
    ['diagonal', dart, 0, 2],
    ['outside', dart, 1, 3],
    ['edge', dart, 0, 1],
    ['edge', dart, 3, 0],
    ['outside', comb, 2, 4],
    ['outside', comb, 2, 8],
    ['touching', comb, 3, 7],
    ['diagonal', comb, 3, 5],
    ['diagonal', comb, 0, 7],
    ['outside', comb, 0, 6],
    [
      'touching',
      [
        [0, 0],
        [2, -2],
        [4, 0],
        [2, 0],
        [3, 3],
      ],
      0,
      2,
    ],
    [
      'touching',
      [
        [0, 0],
        [2, 0],
        [4, 0],
        [4, 4],
      ],
      0,
      2,
    ],
    [
      'outside',
      [
        [0, 0],
        [2, 1],
        [4, 0],
        [4, 4],
      ],
      0,
      2,
    ],
    [
      'touching',
      [
        [0, 0],
        [4, 0],
        [6, 0],
        [9, 0],
        [9, 4],
      ],
      0,
      3,
    ],
    [
      'outside',
      [
        [0, 0],
        [2, 0],
        [3, 1],
        [4, 0],
        [6, 0],
        [6, 4],
        [0, 4],
      ],
      0,
      4,
    ],
    [
      'outside',
      [
        [0, 0],
        [2, 0],
        [3, 1],
        [4, 0],
        [6, 0],
        [6, 4],
        [0, 4],
      ],
      1,
      3,
    ],
    [
      'touching',
      [
        [0, 0],
        [2, 0],
        [3, -1],
        [4, 0],
        [6, 0],
        [6, 4],
        [0, 4],
      ],
      0,
      4,
    ],
    [
      'diagonal',
      [
        [0, 0],
        [2, 0],
        [3, -1],
        [4, 0],
        [6, 0],
        [6, 4],
        [0, 4],
      ],
      1,
      3,
    ],
  ])('%s: %j from %d to %d', (expected, ring, i, j) => {
    const n = ring.length;
    for (const mirror of [1, -1]) {
      const turned = ring.map(([x, y]): P => [mirror * x, y]);
      expect(polygonDiagonal2d(turned, i, j)).toBe(expected);
      expect(polygonDiagonal2d(turned, j, i)).toBe(expected);
      const upright = turned.map(([x, y]): P => [-y, x]).reverse();
      expect(polygonDiagonal2d(upright, n - 1 - i, n - 1 - j)).toBe(expected);
    }
  });

  it('names what is wrong', () => {
    for (const i of [-1, 4, 0.5, NaN]) {
      expect(() => polygonDiagonal2d(dart, i, 0)).toThrow(
        `polygonDiagonal2d: i must be an integer from 0 to 3, got ${i}`,
      );
      expect(() => polygonDiagonal2d(dart, 0, i)).toThrow('polygonDiagonal2d: j must be');
    }
    expect(() => polygonDiagonal2d(dart, 1, 1)).toThrow('j must be another vertex than i, got 1');
    expect(() =>
      polygonDiagonal2d(
        [
          [NaN, 0],
          [1, 1],
          [2, 0],
        ],
        0,
        2,
      ),
    ).toThrow('polygonDiagonal2d: ring[0][0]');
  });
});

describe('vertexConvexity2d', () => {
  it('of both orientations', () => {
    expect(dart.map((_, i) => vertexConvexity2d(dart, i))).toEqual([1, 1, -1, 1]);
    const clockwise = [...dart].reverse();
    expect(clockwise.map((_, i) => vertexConvexity2d(clockwise, i))).toEqual([1, -1, 1, 1]);
    expect(clockwise.map((_, i) => vertexConvexity2d(clockwise, i, -1))).toEqual([1, -1, 1, 1]);
    expect(dart.map((_, i) => vertexConvexity2d(dart, i, 1))).toEqual([1, 1, -1, 1]);
    expect(
      vertexConvexity2d(
        [
          [0, 0],
          [2, 0],
          [4, 0],
          [0, 4],
        ],
        1,
      ),
    ).toBe(0);
  });

  it('names what is wrong', () => {
    expect(() => vertexConvexity2d(dart, 4)).toThrow(
      'vertexConvexity2d: i must be an integer from 0 to 3, got 4',
    );
    expect(() =>
      vertexConvexity2d(
        [
          [0, 0],
          [1, NaN],
          [2, 2],
        ],
        0,
      ),
    ).toThrow('vertexConvexity2d: ring[1][1]');
  });
});

describe('a diagonal that many vertices touch', () => {
  /**
   * A comb on its back: every second vertex of the teeth lies on the line from the first vertex to the last of them.
   */
  function comb(teeth: number, count: () => void) {
    const end = 2 * teeth;
    const tips = Array.from({ length: end - 1 }, (_, i) => [end - 1 - i, i % 2 === 0 ? 2 : 0]);
    return [[0, 0], [0, -5], [end, -5], [end, 0], ...tips].map(([x, y]) => ({
      length: 2,
      get 0() {
        count();
        return x!;
      },
      1: y!,
    }));
  }

  it('takes linear time', () => {
    for (const teeth of [50, 800]) {
      let reads = 0;
      const ring = comb(teeth, () => {
        reads++;
      });
      expect(polygonDiagonal2d(ring, 0, 3)).toBe('touching');
      expect(reads / ring.length).toBeLessThan(60);
    }
  });

  it('is told at repeated points as at one', () => {
    const ring = comb(3, () => {});
    for (const repeated of [1, 2, 3]) {
      const twice = ring.flatMap((point) => Array.from({ length: repeated }, () => point));
      expect(polygonDiagonal2d(twice, 0, 3 * repeated)).toBe('touching');
    }
  });
});
