import type { Kind } from '../kind.js';

export const capsule: Kind = {
  name: 'capsule',
  words: 'capsule',
  plural: 'capsules',
  refused: ['the radius is negative'],
  isBounded: true,
  space: {
    type: 'Capsule',
    carriers: {
      checked: 'requireCapsule(where, name, it)',
      around: 'aroundCapsule(it)',
      swept: 'capsuleShape(where, name, it)',
      givenSwept: 'givenCapsule(where, name, it)',
      numbers: 'capsuleNumbers(it)',
      inSpace: 'capsuleInSpace(where, name, it)',
    },
    second: { start: [0, 0, 0], end: [0, 0, 9], radius: 5 },
  },
  solid: {
    features:
      'Face 0 is the side, faces 1 and 2 are the half spheres about `start` and `end`, edges 0 and 1 where these join it; of two equal ends, all is face 1.',
    source: 'Ericson, Real-Time Collision Detection, 5.3.7; Eberly, 3D Game Engine Design, 5.3',
    pointSource: 'Eberly, 3D Game Engine Design, 2.5.3',
    thin: 'If the radius is 0, the capsule is its core, which may be `crossing`.',
    thinBesidePolygon:
      'If the radius is 0, the capsule is its segment, as for `segmentPolygon`: `crossing` if it passes through the inside.',
    degenerate: 'A capsule without length is a sphere.',
    planes: {
      touching: { normal: [0, 2, 0], constant: -10 },
      apart: { normal: [0, 2, 0], constant: -10.000000000000002 },
    },
    others: {
      touching: { start: [0, 12, 0], end: [4, 20, 0], radius: 7 },
      apart: { start: [0, 12, 0], end: [4, 20, 0], radius: 6.999999999999999 },
    },
    away: { start: [12, 5, 0], end: [20, 5, 4], radius: 3 },
    near: { start: [1, 2, 2], end: [1, 2, 9], radius: 4 },
    ofRadius3: { start: [0, 0, 4], end: [0, 0, 9], radius: 5 },
  },
};
