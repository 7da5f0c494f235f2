import type { Kind } from '../kind.js';

export const capsule: Kind = {
  name: 'capsule',
  words: 'capsule',
  plural: 'capsules',
  refused: ['the radius is negative'],
  isBounded: true,
  space: { type: 'Capsule', second: { start: [0, 0, 0], end: [0, 0, 9], radius: 5 } },
  solid: {
    engine: {
      hits: { name: 'capsuleHits', from: 'capsule-hits' },
      meets: { name: 'meetsCapsule', from: 'capsule-hits' },
    },
    features:
      'Face 0 is the side, faces 1 and 2 are the half spheres about `start` and `end`, edges 0 and 1 where these join it; of two equal ends, all is face 1.',
    source: 'Ericson, Real-Time Collision Detection, 5.3.7; Eberly, 3D Game Engine Design, 5.3',
  },
};
