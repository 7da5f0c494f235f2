import type { Kind } from '../kind.js';

export const box: Kind = {
  name: 'box',
  words: 'box',
  plural: 'boxes',
  refused: ['min > max'],
  isBounded: true,
  isPolytope: true,
  plane: {
    type: 'Box2',
    carriers: {
      cells: 'box2dCells(where, name, it)',
      given: 'givenBox2d(where, name, it)',
      core: 'flat(cells)',
    },
    first: { min: [-2, 0], max: [0, 4] },
    second: { min: [3, 4], max: [5, 5] },
    besideRound: {
      touching: { min: [3, 4], max: [9, 9] },
      apart: { min: [3, 4.000000000000001], max: [9, 9] },
    },
  },
  space: {
    type: 'Box3',
    carriers: {
      checked: 'requireBox3(where, name, it)',
      around: 'aroundBox(it)',
      cells: 'boxCells(where, name, it)',
      given: 'givenBox(where, name, it)',
      core: 'flat(cells)',
    },
    deep: {
      first: { min: [0, 0, 0], max: [4, 4, 4] },
      second: { min: [3, 1, 1], max: [5, 5, 6] },
    },
    first: { min: [-1, -1, -1], max: [0, 1, 1] },
    second: { min: [2, 1, 3], max: [5, 5, 5] },
    besideRound: {
      touching: { min: [3, 4, 0], max: [9, 9, 9] },
      apart: { min: [3, 4.000000000000001, 0], max: [9, 9, 9] },
    },
  },
};
