import type { Kind } from '../kind.js';

export const triangle: Kind = {
  name: 'triangle',
  words: 'triangle',
  plural: 'triangles',
  refused: [],
  isBounded: true,
  plane: {
    type: 'Triangle',
    cells: { name: 'triangle2dCells', from: 'planar' },
    first: { a: [0, 0], b: [0, 4], c: [-2, 0] },
    second: { a: [3, 4], b: [5, 4], c: [5, 6] },
  },
  space: {
    type: 'Triangle',
    cells: { name: 'triangleCells', from: 'flat' },
    first: { a: [0, 0, 0], b: [0, 4, 0], c: [0, 0, 4] },
    second: { a: [3, 0, 4], b: [5, 0, 4], c: [5, 2, 6] },
  },
};
