import type { Kind } from '../kind.js';

export const tetrahedron: Kind = {
  name: 'tetrahedron',
  words: 'tetrahedron',
  plural: 'tetrahedra',
  refused: [],
  isBounded: true,
  isPolytope: true,
  space: {
    type: 'Tetrahedron',
    carriers: {
      set: 'tetrahedronSet(it)',
      corners: 'tetrahedronCorners(it)',
      checked: 'requireTetrahedron(where, name, it)',
      around: 'aroundTetrahedron(it)',
      cells: 'tetrahedronCells(where, name, it)',
      given: 'givenTetrahedron(where, name, it)',
      core: 'flat(cells)',
    },
    deep: {
      first: { a: [0, 0, 0], b: [6, 0, 0], c: [0, 6, 0], d: [0, 0, 6] },
      second: { a: [1, 1, 1], b: [7, 1, 1], c: [1, 7, 1], d: [1, 1, 7] },
    },
    first: { a: [0, 0, 0], b: [0, 4, 0], c: [0, 0, 4], d: [-4, 0, 0] },
    second: { a: [3, 4, 0], b: [5, 4, 0], c: [5, 6, 0], d: [5, 6, 2] },
    besideRound: {
      touching: { a: [3, 4, 0], b: [9, 4, 0], c: [9, 9, 0], d: [9, 9, 9] },
      apart: { a: [3, 4.000000000000001, 0], b: [9, 4, 0], c: [9, 9, 0], d: [9, 9, 9] },
    },
    features:
      'Features of the tetrahedron are numbered as `convexFromTetrahedron` says; either orientation will do, and a flat one is the convex hull of its corners.',
    scene: {
      here: { a: [1, 3, 0], b: [-1, 1, -2], c: [-1, 5, -2], d: [-1, 3, 4] },
      next: { a: [1, 3, 0], b: [3, 1, -2], c: [3, 5, -2], d: [3, 3, 4] },
      away: { a: [2, 3, 0], b: [4, 1, -2], c: [4, 5, -2], d: [4, 3, 4] },
    },
  },
};
