import type { Kind } from '../kind.js';

export const cone: Kind = {
  name: 'cone',
  words: 'cone',
  plural: 'cones',
  refused: ['the radius is negative', 'the center is the apex'],
  isBounded: true,
  space: { type: 'Cone', second: { apex: [0, 0, 5], center: [0, 0, -5], radius: 10 } },
  solid: {
    engine: { solid: 'coneSolid' },
    features: 'Face 0 is the side, face 1 the base, edge 0 its rim, vertex 0 the apex.',
    source: 'Eberly, 3D Game Engine Design, 5.5, of a radius that shrinks',
  },
};
