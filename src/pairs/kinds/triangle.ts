import type { Kind } from '../kind.js';

export const triangle: Kind = {
  name: 'triangle',
  words: 'triangle',
  plural: 'triangles',
  refused: [],
  isBounded: true,
  plane: {
    type: 'Triangle',
    carriers: {
      side: 'triangleSide(where, name, it)',
      cells: 'triangle2dCells(where, name, it)',
      given: 'givenTriangle2d(where, name, it)',
      outline: 'aroundTriangle2d(it)',
      checked: 'requireTriangle2(where, name, it)',
      corners: 'it.a, it.b, it.c',
      region: 'triangleRegion(it)',
      core: 'flat(cells)',
    },
    first: { a: [0, 0], b: [0, 4], c: [-2, 0] },
    second: { a: [3, 4], b: [5, 4], c: [5, 6] },
    besideRound: {
      touching: { a: [3, 4], b: [9, 4], c: [9, 9] },
      apart: { a: [3, 4.000000000000001], b: [9, 4], c: [9, 9] },
    },
    features:
      'Edge i of a triangle runs from vertex i to the next, face 0 is its inside. It may be clockwise, or flat: a segment or a point.',
    scene: {
      here: { a: [1, 3], b: [-1, 4], c: [-1, 2] },
      next: { a: [1, 3], b: [3, 2], c: [3, 4] },
      away: { a: [2, 3], b: [4, 2], c: [4, 4] },
    },
  },
  space: {
    type: 'Triangle',
    carriers: {
      checked: 'requireTriangle3(where, name, it)',
      set: 'triangleSet(it)',
      loaded: 'loadTriangle(where, name, FIRST, it)',
      beside: 'loadTriangle(where, name, SECOND, it)',
      around: 'aroundTriangle(it)',
      cells: 'triangleCells(where, name, it)',
      given: 'givenTriangle(where, name, it)',
      core: 'flat(cells)',
      itself: 'checkedTriangle(where, name, it)',
    },
    deep: {
      first: { a: [2, 2, 2], b: [9, 2, 2], c: [2, 9, 2] },
      second: { a: [1, 1, 1], b: [2, 1, 1], c: [1, 2, 1] },
    },
    first: { a: [0, 0, 0], b: [0, 4, 0], c: [0, 0, 4] },
    second: { a: [3, 0, 4], b: [5, 0, 4], c: [5, 2, 6] },
    besideRound: {
      touching: { a: [3, 4, 0], b: [9, 4, 0], c: [9, 9, 0] },
      apart: { a: [3, 4.000000000000001, 0], b: [9, 4, 0], c: [9, 9, 0] },
    },
    scene: {
      here: { a: [1, 3, 0], b: [-1, 4, 0], c: [-1, 2, 0] },
      next: { a: [1, 3, 0], b: [3, 2, 0], c: [3, 4, 0] },
      away: { a: [2, 3, 0], b: [4, 2, 0], c: [4, 4, 0] },
    },
  },
};
