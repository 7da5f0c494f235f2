import type { Kind } from '../kind.js';

const axes = [
  [1, 1, 0],
  [-1, 1, 0],
  [0, 0, 1],
] as const;
const halfSize = [1, 1, 1] as const;
const half = [0.5, 0.5, 1] as const;

export const orientedBox: Kind = {
  name: 'orientedBox',
  words: 'oriented box',
  plural: 'oriented boxes',
  argument: 'box',
  refused: ['a half size is negative', 'the axes are linearly dependent'],
  says: 'An oriented box is the parallelepiped of its axes as they are.',
  isBounded: true,
  isPolytope: true,
  space: {
    type: 'OrientedBox',
    carriers: {
      flatChecked: 'requireParallelepiped(where, name, it)',
      set: 'new OrientedBoxSet(it)',
      numbers: 'orientedBoxNumbers(where, name, it)',
      checked: 'requireParallelepiped(where, name, it)',
      around: 'aroundOrientedBox(it)',
      cells: 'orientedBoxCells(where, name, it)',
      given: 'givenOrientedBox(where, name, it)',
      core: 'flat(cells)',
    },
    deep: {
      first: {
        center: [2, 2, 0],
        axes: [
          [1, 1, 0],
          [-1, 1, 0],
          [0, 0, 1],
        ],
        halfSize: [1, 1, 2],
      },
      second: {
        center: [2, 3, 1],
        axes: [
          [2, 1, 0],
          [-1, 2, 0],
          [0, 0, 1],
        ],
        halfSize: [1, 1, 2],
      },
    },
    first: { center: [-2, 0, 0], axes, halfSize },
    second: { center: [5, 0, 0], axes, halfSize },
    besideRound: {
      touching: { center: [0, 7, 1], axes, halfSize },
      apart: { center: [0, 7.000000000000001, 1], axes, halfSize },
    },
    features: 'Features of the box are numbered as `boxFeature` says; half sizes may be zero.',
    scene: {
      here: { center: [0, 3, 0], axes, halfSize: half },
      next: { center: [2, 3, 0], axes, halfSize: half },
      away: { center: [3, 3, 0], axes, halfSize: half },
    },
  },
};
