import type { Kind } from '../kind.js';

export const point: Kind = {
  name: 'point',
  words: 'point',
  plural: 'points',
  refused: [],
  isBounded: true,
  plane: {
    type: 'Point2',
    carriers: { cells: 'point2dCells(where, name, it)', given: 'givenPoint2d(where, name, it)' },
    first: [0, 0],
    second: [3, 4],
  },
  space: {
    type: 'Point3',
    carriers: {
      checked: 'requirePoint3(where, name, it)',
      cells: 'pointCells(where, name, it)',
      given: 'givenPoint(where, name, it)',
    },
    first: [0, 0, 0],
    second: [3, 4, 0],
  },
};
