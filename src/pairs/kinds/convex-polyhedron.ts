import type { Kind } from '../kind.js';

const faces = [
  [0, 2, 1],
  [0, 1, 3],
  [1, 2, 3],
  [2, 0, 3],
] as const;

/** A pyramid beside the line through (0, 3, 0): its top, and where its base is. */
const pyramid = (top: number, base: number) => ({
  vertices: [
    [base, 2, -1],
    [base, 4, -1],
    [base, 4, 1],
    [base, 2, 1],
    [top, 3, 0],
  ],
  faces: [
    [0, 1, 2, 3],
    [1, 0, 4],
    [2, 1, 4],
    [3, 2, 4],
    [0, 3, 4],
  ].map((face) => (top < base ? face : [...face].reverse())),
});

export const convexPolyhedron: Kind = {
  name: 'convexPolyhedron',
  words: 'convex polyhedron',
  plural: 'convex polyhedra',
  argument: 'polyhedron',
  refused: ['a polyhedron is not closed and convex'],
  isBounded: true,
  isPolytope: true,
  space: {
    type: 'ConvexPolyhedron',
    carriers: {
      flatChecked: 'requirePolyhedron(where, name, it)',
      set: 'requirePolyhedronSet(where, name, it)',
      vertices: 'it.vertices',
      checked: 'requireConvexPolyhedron(where, name, it)',
      around: 'aroundPolyhedron(it)',
      cells: 'convexPolyhedronCells(where, name, it)',
      given: 'givenConvexPolyhedron(where, name, it)',
      core: 'flat(cells)',
    },
    deep: {
      first: {
        vertices: [
          [0, 0, 0],
          [4, 0, 0],
          [0, 4, 0],
          [0, 0, 4],
        ],
        faces,
      },
      second: {
        vertices: [
          [1, 0, 1],
          [5, 0, 1],
          [1, 4, 1],
          [1, 0, 5],
        ],
        faces,
      },
    },
    first: {
      vertices: [
        [-4, 0, 0],
        [0, 0, 0],
        [0, 4, 0],
        [0, 0, 4],
      ],
      faces,
    },
    second: {
      vertices: [
        [3, 4, 0],
        [5, 4, 0],
        [5, 6, 0],
        [5, 6, 2],
      ],
      faces,
    },
    besideRound: {
      touching: {
        vertices: [
          [3, 4, 0],
          [9, 4, 0],
          [9, 9, 0],
          [9, 9, 9],
        ],
        faces,
      },
      apart: {
        vertices: [
          [3, 4.000000000000001, 0],
          [9, 4, 0],
          [9, 9, 0],
          [9, 9, 9],
        ],
        faces,
      },
    },
    features:
      'Features of the polyhedron are numbered as `convexFromConvexPolyhedron` says, which prepares it once for many questions.',
    scene: { here: pyramid(1, -1), next: pyramid(1, 3), away: pyramid(2, 4) },
  },
};
