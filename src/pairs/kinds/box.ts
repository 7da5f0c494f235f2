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
      side: 'boxSide(where, name, it)',
      cells: 'box2dCells(where, name, it)',
      given: 'givenBox2d(where, name, it)',
      outline: 'aroundBox2d(it)',
      checked: 'requireBox2(where, name, it)',
      ends: 'it.min, it.max',
      region: 'boxRegion(it)',
      core: 'flat(cells)',
    },
    first: { min: [-2, 0], max: [0, 4] },
    second: { min: [3, 4], max: [5, 5] },
    besideRound: {
      touching: { min: [3, 4], max: [9, 9] },
      apart: { min: [3, 4.000000000000001], max: [9, 9] },
    },
    features:
      'Vertex 0 of a box is min, the others follow counterclockwise ((max, min), max, (min, max)); edge i runs from vertex i to the next, face 0 is the inside. It may be a segment or a point.',
    scene: {
      here: { min: [-1, 2], max: [1, 4] },
      next: { min: [1, 2], max: [3, 4] },
      away: { min: [2, 2], max: [4, 4] },
    },
  },
  space: {
    type: 'Box3',
    carriers: {
      set: 'new BoxSet(it)',
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
    features:
      'Features of the box are numbered as `boxFeature` says; it may be a rectangle, a segment or a point.',
    scene: {
      here: { min: [-1, 2, -1], max: [1, 4, 1] },
      next: { min: [1, 2, -1], max: [3, 4, 1] },
      away: { min: [2, 2, -1], max: [4, 4, 1] },
    },
  },
};
