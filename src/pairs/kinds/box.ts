import type { Kind } from '../kind.js';

export const box: Kind = {
  name: 'box',
  words: 'box',
  plural: 'boxes',
  refused: ['min > max'],
  isBounded: true,
  plane: {
    type: 'Box2',
    cells: { name: 'box2dCells', from: 'planar' },
    first: { min: [-2, 0], max: [0, 4] },
    second: { min: [3, 4], max: [5, 5] },
  },
  space: {
    type: 'Box3',
    cells: { name: 'boxCells', from: 'solids' },
    first: { min: [-1, -1, -1], max: [0, 1, 1] },
    second: { min: [2, 1, 3], max: [5, 5, 5] },
  },
};
