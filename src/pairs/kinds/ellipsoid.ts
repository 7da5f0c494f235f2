import type { Kind } from '../kind.js';

export const ellipsoid: Kind = {
  name: 'ellipsoid',
  words: 'ellipsoid',
  plural: 'ellipsoids',
  refused: ['the axes are linearly dependent'],
  isBounded: true,
  space: {
    type: 'Ellipsoid',
    second: {
      center: [0, 0, 0],
      axes: [
        [5, 0, 0],
        [0, 5, 0],
        [0, 0, 9],
      ],
    },
  },
  solid: {
    engine: { solid: 'ellipsoidSolid' },
    features: 'The boundary is face 0.',
    source: 'Eberly, 3D Game Engine Design, 5.6',
  },
};
