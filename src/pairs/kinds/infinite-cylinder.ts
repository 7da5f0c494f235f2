import type { Kind } from '../kind.js';

export const infiniteCylinder: Kind = {
  name: 'infiniteCylinder',
  words: 'infinite cylinder',
  plural: 'infinite cylinders',
  refused: ['the radius is negative', 'the direction of the cylinder is zero'],
  isBounded: false,
  space: { type: 'InfiniteCylinder', second: { origin: [0, 0, 0], direction: [0, 0, 2], radius: 5 } },
  solid: {
    engine: { solid: 'infiniteCylinderSolid' },
    features:
      'The boundary is face 0. Parallel to the axis, a line inside has no first and no last point: `null`.',
    source: 'Ericson, Real-Time Collision Detection, 5.3.7',
  },
};
