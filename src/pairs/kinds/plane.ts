import type { Kind } from '../kind.js';

export const plane: Kind = {
  name: 'plane',
  words: 'plane',
  plural: 'planes',
  refused: ['the normal is zero'],
  isBounded: false,
  space: {
    type: 'Plane',
    cells: { name: 'planeCells', from: 'flat' },
    first: { normal: [2, 0, 0], constant: 0 },
    second: { normal: [3, 0, 4], constant: -10 },
  },
};
