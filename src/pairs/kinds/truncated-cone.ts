import type { Kind } from '../kind.js';

export const truncatedCone: Kind = {
  name: 'truncatedCone',
  words: 'truncated cone',
  plural: 'truncated cones',
  refused: ['a radius is negative', 'the ends are equal'],
  isBounded: true,
  space: {
    type: 'TruncatedCone',
    second: { start: [0, 0, -1], end: [0, 0, 3], startRadius: 6, endRadius: 2 },
  },
  solid: {
    engine: { solid: 'truncatedConeSolid' },
    features:
      'Face 0 is the side, faces 1 and 2 are the caps at `start` and `end`, edges 0 and 1 their rims; of a radius that is 0, vertices 0 and 1.',
    source: 'Eberly, 3D Game Engine Design, 5.5, of a radius that changes',
  },
};
