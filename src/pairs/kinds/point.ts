import type { Kind } from '../kind.js';

export const point: Kind = {
  name: 'point',
  words: 'point',
  plural: 'points',
  refused: [],
  isBounded: true,
  plane: {
    type: 'Point2',
    carriers: {
      checked: 'requirePoint2(where, name, it)',
      cells: 'point2dCells(where, name, it)',
      given: 'givenPoint2d(where, name, it)',
      outline: 'aroundPoint2d(it)',
    },
    first: [0, 0],
    second: [3, 4],
    probes: [
      [0, 3],
      [1, 3],
      [0, 6],
    ],
  },
  space: {
    type: 'Point3',
    carriers: {
      checked: 'requirePoint3(where, name, it)',
      cells: 'pointCells(where, name, it)',
      given: 'givenPoint(where, name, it)',
      outline: 'aroundPoint(it)',
      loaded: 'loadPoint(where, name, FIRST, it)',
      beside: 'loadPoint(where, name, ORIGIN, it)',
    },
    first: [0, 0, 0],
    second: [3, 4, 0],
    probes: [
      [0, 3, 0],
      [1, 3, 0],
      [0, 6, 0],
    ],
  },
};
