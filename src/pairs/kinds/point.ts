import type { Kind } from '../kind.js';

export const point: Kind = {
  name: 'point',
  words: 'point',
  plural: 'points',
  refused: [],
  isBounded: true,
  plane: { type: 'Point2', cells: { name: 'point2dCells', from: 'planar' }, first: [0, 0], second: [3, 4] },
  space: {
    type: 'Point3',
    cells: { name: 'pointCells', from: 'linear' },
    first: [0, 0, 0],
    second: [3, 4, 0],
  },
};
