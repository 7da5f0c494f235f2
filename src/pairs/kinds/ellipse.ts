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
    carriers: { quadric: 'ellipseSolid(where, it)' },
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
  },
};
