import type { Kind } from '../kind.js';

export const ellipse: Kind = {
  name: 'ellipse',
  words: 'ellipse',
  plural: 'ellipses',
  refused: ['the axes are linearly dependent'],
  says: 'The ellipse is the closed region.',
  isBounded: true,
  plane: {
    type: 'Ellipse',
    carriers: { quadric: 'ellipseSolid(where, it)', conic: 'ellipseAsConic(where, name, it)' },
    second: {
      center: [0, 0],
      axes: [
        [5, 0],
        [0, 5],
      ],
    },
  },
  solid: {
    features: 'Its boundary is edge 0, what lies inside face 0.',
    source: 'Eberly, 3D Game Engine Design, B.1.1 (a line and a quadratic curve)',
    pointSource: 'Eberly, 3D Game Engine Design, B.1.2',
    others: {
      touching: {
        center: [7, 0],
        axes: [
          [2, 0],
          [0, 9],
        ],
      },
      apart: {
        center: [7.000000000000001, 0],
        axes: [
          [2, 0],
          [0, 9],
        ],
      },
      more: [
        {
          center: [2, 0],
          axes: [
            [3, 0],
            [0, 1],
          ],
        },
      ],
    },
  },
};
