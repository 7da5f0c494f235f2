import type { Kind } from '../kind.js';

export const truncatedCone: Kind = {
  name: 'truncatedCone',
  words: 'truncated cone',
  plural: 'truncated cones',
  refused: ['a radius is negative', 'the ends are equal'],
  isBounded: true,
  space: {
    type: 'TruncatedCone',
    carriers: {
      checked: 'requireTruncatedCone(where, name, it)',
      around: 'aroundTruncatedCone(it)',
      quadric: 'truncatedConeSolid(where, it)',
      ends: 'truncatedConeEnds(where, name, it)',
      inSpace: 'coneInSpace(ends)',
    },
    second: { start: [0, 0, -1], end: [0, 0, 3], startRadius: 6, endRadius: 2 },
  },
  solid: {
    features:
      'Face 0 is the side, faces 1 and 2 are the caps at `start` and `end`, edges 0 and 1 their rims; of a radius that is 0, vertices 0 and 1.',
    source: 'Eberly, 3D Game Engine Design, 5.5, of a radius that changes',
    pointSource: 'Ericson, Real-Time Collision Detection, 4.7',
    thin: 'If both radii are 0, the solid is a segment, which may be `crossing`.',
    thinBesidePolygon:
      'If both radii are 0, the solid is a segment, as for `segmentPolygon`, which may be `crossing`.',
    planes: {
      touching: { normal: [3, 4, 5], constant: -25 },
      apart: { normal: [3, 4, 5], constant: -25.000000000000004 },
    },
    spheres: {
      touching: { center: [0, 0, 5], radius: 2 },
      apart: { center: [0, 0, 5], radius: 1.9999999999999998 },
      more: [{ center: [0, 0, 1], radius: 2 }],
    },
    ofRadius3: { start: [0, 0, -1], end: [0, 0, 3], startRadius: 4, endRadius: 0 },
  },
};
