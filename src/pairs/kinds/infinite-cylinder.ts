import type { Kind } from '../kind.js';

export const infiniteCylinder: Kind = {
  name: 'infiniteCylinder',
  words: 'infinite cylinder',
  plural: 'infinite cylinders',
  refused: ['the radius is negative', 'the direction of the cylinder is zero'],
  isBounded: false,
  space: {
    type: 'InfiniteCylinder',
    carriers: {
      checked: 'requireInfiniteCylinder(where, name, it)',
      quadric: 'infiniteCylinderSolid(where, it)',
      swept: 'infiniteCylinderShape(where, name, it)',
      givenSwept: 'givenInfiniteCylinder(where, name, it)',
    },
    second: { origin: [0, 0, 0], direction: [0, 0, 2], radius: 5 },
  },
  solid: {
    features: 'The boundary is face 0.',
    hitsOnly: 'Parallel to the axis, a line inside has no first and no last point: `null`.',
    source: 'Ericson, Real-Time Collision Detection, 5.3.7',
    pointSource: 'Eberly, 3D Game Engine Design, 2.5.5',
    planes: {
      touching: { normal: [3, 4, 0], constant: -25 },
      apart: { normal: [3, 4, 0], constant: -25.000000000000004 },
      more: [{ normal: [3, 4, 1], constant: -25 }],
    },
    others: {
      touching: { origin: [0, 12, 0], direction: [3, 0, 0], radius: 7 },
      apart: { origin: [0, 12, 0], direction: [3, 0, 0], radius: 6.999999999999999 },
      more: [{ origin: [0, 3, 0], direction: [0, 0, -4], radius: 2 }],
    },
    away: { origin: [12, 5, 0], direction: [0, 0, 3], radius: 3 },
    thin: 'If the radius is 0, the infinite cylinder is its axis, which may be `crossing`.',
    spheres: {
      touching: { center: [8, 6, 0], radius: 5 },
      apart: { center: [8, 6, 0], radius: 4.999999999999999 },
      more: [{ center: [0, 3, 0], radius: 2 }],
    },
  },
};
