import type { Kind } from '../kind.js';

export const polygon: Kind = {
  name: 'polygon',
  words: 'polygon of space',
  plural: 'polygons of space',
  refused: ['a point of the polygon has not three finite coordinates'],
  isBounded: true,
  space: {
    type: 'Ring',
    carriers: {
      checked: 'checkedRing(where, name, it)',
      vertices: 'requireRing3(where, name, it, 3)',
      around: 'aroundRing(it)',
      ring: 'checkedRing(where, name, it)',
    },
    deep: {
      first: [
        [0, 0, 2],
        [4, 0, 2],
        [0, 4, 2],
      ],
      second: [
        [0, 0, 2],
        [3, 0, 2],
        [3, 3, 2],
        [0, 3, 2],
      ],
    },
    first: [
      [-1, -1, -9],
      [1, -1, -9],
      [0, 1, -9],
    ],
    second: [
      [3, 0, 0],
      [9, -9, 0],
      [9, 9, 0],
    ],
    besideRound: {
      touching: [
        [3, 0, 0],
        [9, -9, 0],
        [9, 9, 0],
      ],
      apart: [
        [3.0000000000000004, 0, 0],
        [9, -9, 0],
        [9, 9, 0],
      ],
      more: [
        // With a notch between x = -3 and x = 3; without it; and bent.
        [
          [-9, -9, 0],
          [9, -9, 0],
          [9, 9, 0],
          [3, 9, 0],
          [3, -3, 0],
          [-3, -3, 0],
          [-3, 9, 0],
          [-9, 9, 0],
        ],
        [
          [-9, -9, 0],
          [9, -9, 0],
          [9, 9, 0],
          [-9, 9, 0],
        ],
        [
          [-1, -1, 0],
          [1, -1, 0],
          [1, 1, 1],
          [-1, 1, 0],
        ],
      ],
    },
  },
};
