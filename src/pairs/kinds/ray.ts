import type { Kind } from '../kind.js';

export const ray: Kind = {
  name: 'ray',
  words: 'ray',
  plural: 'rays',
  refused: ['the direction is zero'],
  isBounded: false,
  plane: {
    type: 'Ray',
    carriers: {
      cells: 'ray2dCells(where, name, it)',
      given: 'givenRay2d(where, name, it)',
      linear: 'rayOf2d(where, it)',
    },
    first: { origin: [0, 0], direction: [0, -1] },
    second: { origin: [3, 4], direction: [1, 1] },
    linear: {
      through: { origin: [-8, 3], direction: [4, 0] },
      beside: { origin: [-8, 6], direction: [4, 0] },
    },
  },
  space: {
    type: 'Ray',
    carriers: {
      checked: 'requireRay3(where, name, it)',
      cells: 'rayCells(where, name, it)',
      given: 'givenRay(where, name, it)',
      linear: 'rayOf(where, it)',
    },
    first: { origin: [0, 0, 0], direction: [0, 1, 0] },
    second: { origin: [3, 0, 4], direction: [1, 0, 0] },
    linear: {
      through: { origin: [-8, 3, 0], direction: [4, 0, 0] },
      beside: { origin: [-8, 6, 0], direction: [4, 0, 0] },
    },
  },
};
