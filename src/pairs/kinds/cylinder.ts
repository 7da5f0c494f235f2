import type { Kind } from '../kind.js';

export const cylinder: Kind = {
  name: 'cylinder',
  words: 'cylinder',
  plural: 'cylinders',
  refused: ['the radius is negative', 'the ends are equal'],
  isBounded: true,
  space: { type: 'Cylinder', second: { start: [0, 0, -1], end: [0, 0, 9], radius: 5 } },
  solid: {
    engine: { solid: 'cylinderSolid' },
    features:
      'Face 0 is the side, faces 1 and 2 are the caps at `start` and `end`, edges 0 and 1 their rims (of radius 0, vertices 0 and 1).',
    source: 'Ericson, Real-Time Collision Detection, 5.3.7; Eberly, 3D Game Engine Design, 5.5',
  },
};
