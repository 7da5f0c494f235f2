import type { Kind } from '../kind.js';

export const sphere: Kind = {
  name: 'sphere',
  words: 'sphere',
  plural: 'spheres',
  refused: ['the radius is negative'],
  isBounded: true,
  space: {
    type: 'Sphere',
    carriers: {
      checked: 'requireSphere(where, name, it)',
      around: 'aroundSphere(it)',
      quadric: 'sphereSolid(where, it)',
      swept: 'sphereShape(where, name, it)',
      givenSwept: 'givenSphere(where, name, it)',
      ball: 'sphereAsBall(where, name, it)',
      inSpace: 'sphereInSpace(where, name, it)',
    },
    second: { center: [0, 0, 0], radius: 5 },
  },
  solid: {
    features: 'The boundary is face 0.',
    source: 'Ericson, Real-Time Collision Detection, 5.3.2; Eberly, 3D Game Engine Design, 5.1',
    pointSource: 'Eberly, 3D Game Engine Design, 2.5.1',
    thin: 'If the radius is 0, the sphere is a point.',
    thinBesidePolygon: 'If the radius is 0, the sphere is a point: `overlapping` off the edges.',
    planes: {
      touching: { normal: [0, 2, 0], constant: -10 },
      apart: { normal: [0, 2, 0], constant: -10.000000000000002 },
    },
    others: {
      touching: { center: [0, 12, 0], radius: 7 },
      apart: { center: [0, 12, 0], radius: 6.999999999999999 },
    },
    away: { center: [12, 5, 0], radius: 3 },
    near: { center: [1, 2, 2], radius: 4 },
    ofRadius3: { center: [0, 0, 4], radius: 5 },
  },
};
