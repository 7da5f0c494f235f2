import type { Kind } from '../kind.js';

const edges = [
  [3, 0, 0],
  [0, 0, 3],
] as const;

export const lozenge: Kind = {
  name: 'lozenge',
  words: 'lozenge',
  plural: 'lozenges',
  refused: ['the radius is negative'],
  isBounded: true,
  space: {
    type: 'Lozenge',
    carriers: {
      checked: 'requireLozenge(where, name, it)',
      around: 'aroundLozenge(it)',
      swept: 'lozengeShape(where, name, it)',
      givenSwept: 'givenLozenge(where, name, it)',
      numbers: 'lozengeNumbers(it)',
      inSpace: 'lozengeInSpace(where, name, it)',
    },
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
    features: 'All of the boundary is face 0.',
    source: 'Eberly, 3D Game Engine Design, 5.4',
    pointSource: 'Eberly, 3D Game Engine Design, 2.5.4',
    thin: 'If the radius is 0, the lozenge is its core, which may be `crossing`.',
    thinBesidePolygon:
      'If the radius is 0, the lozenge is its parallelogram, which may be `crossing`, or `inside` or `equal` in the plane of the polygon.',
    degenerate: 'A lozenge whose edges are zero or parallel is a capsule or a sphere.',
    planes: {
      touching: { normal: [0, 2, 0], constant: -10 },
      apart: { normal: [0, 2, 0], constant: -10.000000000000002 },
    },
    others: {
      touching: { origin: [0, 12, 0], edges, radius: 7 },
      apart: { origin: [0, 12, 0], edges, radius: 6.999999999999999 },
    },
    away: {
      origin: [12, 5, 0],
      edges: [
        [8, 0, 0],
        [0, 0, 4],
      ],
      radius: 3,
    },
    near: {
      origin: [1, 2, 2],
      edges: [
        [0, 2, 0],
        [0, 0, 5],
      ],
      radius: 4,
    },
    ofRadius3: {
      origin: [0, 0, 4],
      edges: [
        [0, 1, 0],
        [0, 0, 5],
      ],
      radius: 5,
    },
  },
};
