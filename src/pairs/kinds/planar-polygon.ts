import type { Kind } from '../kind.js';

/** The polygon of the plane, which may have holes: what is said of that of space is about its plane. */
export const planarPolygon: Kind = {
  name: 'polygon',
  words: 'polygon',
  plural: 'polygons',
  refused: ['a ring of the polygon has less than three points'],
  isBounded: true,
  plane: {
    type: 'Ring | PolygonWithHoles',
    carriers: {
      rings: 'requirePolygon2(where, name, it, 3)',
      side: 'polygonSide(where, name, it, rule)',
    },
    second: [
      [0, 0],
      [4, 0],
      [0, 4],
    ],
    features:
      'The vertex and edge of the polygon that is named is the first one, with its ring: 0 is the outer one, i + 1 is hole i. Face 0 is its inside.',
    scene: {
      here: [
        [1, 3],
        [-1, 4],
        [-1, 2],
      ],
      next: [
        [1, 3],
        [3, 2],
        [3, 4],
      ],
      away: [
        [2, 3],
        [4, 2],
        [4, 4],
      ],
    },
  },
};
