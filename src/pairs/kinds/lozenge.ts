import type { Kind } from '../kind.js';

export const lozenge: Kind = {
  name: 'lozenge',
  words: 'lozenge',
  plural: 'lozenges',
  refused: ['the radius is negative'],
  isBounded: true,
  space: {
    type: 'Lozenge',
    second: {
      origin: [0, -2, -3],
      edges: [
        [0, 2, 0],
        [0, 0, 6],
      ],
      radius: 5,
    },
  },
  solid: {
    engine: {
      hits: { name: 'lozengeHits', from: 'lozenge-hits' },
      meets: { name: 'meetsLozenge', from: 'lozenge-hits' },
    },
    features: 'All of the boundary is face 0.',
    source: 'Eberly, 3D Game Engine Design, 5.4',
  },
};
