import type { Kind } from '../kind.js';

/** The capsule of the plane, whose names end in `2d`: what is said of that of space has three coordinates. */
export const planarCapsule: Kind = {
  name: 'capsule',
  words: 'capsule',
  plural: 'capsules',
  refused: ['the radius is negative'],
  says: 'The capsule is all points of the plane no farther from its segment than the radius.',
  isBounded: true,
  plane: {
    type: 'Capsule',
    carriers: {
      checked: 'requireCapsule2(where, name, it)',
      outline: 'aroundCapsule2d(it)',
      swept: 'capsule2dShape(where, name, it)',
      givenSwept: 'givenCapsule2d(where, name, it)',
    },
    second: { start: [0, 0], end: [0, -9], radius: 5 },
  },
  solid: {
    features: 'Its boundary is edge 0, what lies inside face 0.',
    source: 'Ericson, Real-Time Collision Detection, 5.3.7, in the plane',
    pointSource: 'Eberly, 3D Game Engine Design, 2.5.3, in the plane',
    thin: 'If the radius is 0, the capsule is its segment, which may be `crossing`.',
    degenerate: 'A capsule without length is a circle.',
    others: {
      touching: { start: [6, 8], end: [12, 16], radius: 5 },
      apart: { start: [6, 8], end: [12, 16], radius: 4.999999999999999 },
    },
    away: { start: [12, 5], end: [20, 5], radius: 3 },
    near: { start: [1, 2], end: [1, 6], radius: 4 },
  },
};
