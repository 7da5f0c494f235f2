import type { Kind } from '../kind.js';

/** A pyramid beside the line through (0, 3, 0): its top, and where its base is; a point in its base. */
const pyramid = (top: number, base: number) => ({
  points: [
    [base, 2, -1],
    [base, 4, -1],
    [base, 4, 1],
    [base, 2, 1],
    [top, 3, 0],
    [base, 3, 0],
  ],
});

export const hull: Kind = {
  name: 'hull',
  words: 'hull',
  plural: 'hulls',
  refused: ['a hull has no points'],
  says: 'Features of a hull have the numbers that `convexHull` gives them; it may be flat, a segment or a point.',
  isBounded: true,
  isPolytope: true,
  space: {
    type: 'Hull',
    carriers: {
      checked: 'requireHull(where, name, it)',
      set: 'requireHullSet(where, name, it)',
      corners: 'requireHullVertices(where, name, it)',
      around: 'aroundHull(it)',
      cells: 'hullOfPointsCells(where, name, it)',
      given: 'givenHull(where, name, it)',
      core: 'flat(cells)',
    },
    deep: {
      first: {
        points: [
          [0, 0, 0],
          [4, 0, 0],
          [0, 4, 0],
          [0, 0, 4],
          [1, 1, 1],
        ],
      },
      second: {
        points: [
          [1, 0, 1],
          [5, 0, 1],
          [1, 4, 1],
          [1, 0, 5],
          [2, 1, 2],
        ],
      },
    },
    first: {
      points: [
        [-4, 0, 0],
        [0, 0, 0],
        [0, 4, 0],
        [0, 0, 4],
        [-1, 1, 1],
      ],
    },
    second: {
      points: [
        [3, 4, 0],
        [5, 4, 0],
        [5, 6, 0],
        [5, 6, 2],
        [4, 4, 0],
      ],
    },
    besideRound: {
      touching: {
        points: [
          [3, 4, 0],
          [9, 4, 0],
          [9, 9, 0],
          [9, 9, 9],
        ],
      },
      apart: {
        points: [
          [3, 4.000000000000001, 0],
          [9, 4, 0],
          [9, 9, 0],
          [9, 9, 9],
        ],
      },
    },
    features:
      'Features of the hull have the numbers that `convexHull` gives them; it may be flat, and `convexFromHull` prepares it once for many questions.',
    scene: { here: pyramid(1, -1), next: pyramid(1, 3), away: pyramid(2, 4) },
  },
};
