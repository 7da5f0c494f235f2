import type { Kind } from '../kind.js';

export const sphere: Kind = {
  name: 'sphere',
  words: 'sphere',
  plural: 'spheres',
  refused: ['the radius is negative'],
  isBounded: true,
  space: { type: 'Sphere', second: { center: [0, 0, 0], radius: 5 } },
  solid: {
    engine: { solid: 'sphereSolid' },
    features: 'The boundary is face 0.',
    source: 'Ericson, Real-Time Collision Detection, 5.3.2; Eberly, 3D Game Engine Design, 5.1',
    hasOwnBooleans: true,
  },
};
