import { describe, expect, it } from 'vitest';
import { type Arrow, ORIGIN, rankOf } from '../../../src/spatial/hull/rank.js';

describe('the rank of vectors', () => {
  const arrow = (x: number, y: number, z: number): Arrow => [ORIGIN, [x, y, z]];
  it.each([
    [0, [[0, 0, 0]]],
    [
      1,
      [
        [0, 0, 0],
        [1, 2, 3],
        [-2, -4, -6],
      ],
    ],
    [
      2,
      [
        [1, 0, 0],
        [2, 0, 0],
        [1, 1, 0],
        [3, 4, 0],
      ],
    ],
    [
      2,
      [
        [0, 1, 0],
        [0, 0, 1],
      ],
    ],
    [
      3,
      [
        [1, 1, 0],
        [2, 2, 0],
        [1, 0, 0],
        [5, 7, 0],
        [0, 0, 5e-324],
      ],
    ],
  ] as const)('%d', (rank, vectors) => {
    expect(rankOf(vectors.map(([x, y, z]) => arrow(x, y, z)))).toBe(rank);
  });
});
