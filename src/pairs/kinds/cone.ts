import type { Kind } from '../kind.js';

export const cone: Kind = {
  name: 'cone',
  words: 'cone',
  plural: 'cones',
  refused: ['the radius is negative', 'the center is the apex'],
  isBounded: true,
  space: {
    type: 'Cone',
    carriers: {
      checked: 'requireCone(where, name, it)',
      around: 'aroundCone(it)',
      quadric: 'coneSolid(where, it)',
      ends: 'coneEnds(where, name, it)',
      inSpace: 'coneInSpace(ends)',
    },
    second: { apex: [0, 0, 5], center: [0, 0, -5], radius: 10 },
  },
  solid: {
    features: 'Face 0 is the side, face 1 the base, edge 0 its rim, vertex 0 the apex.',
    source: 'Eberly, 3D Game Engine Design, 5.5, of a radius that shrinks',
    pointSource: 'Ericson, Real-Time Collision Detection, 4.7',
    thin: 'If the radius is 0, the solid is a segment, which may be `crossing`.',
    thinBesidePolygon:
      'If the radius is 0, the solid is a segment, as for `segmentPolygon`, which may be `crossing`.',
    planes: {
      touching: { normal: [3, 4, 5], constant: -25 },
      apart: { normal: [3, 4, 5], constant: -25.000000000000004 },
    },
    spheres: {
      touching: { center: [0, 0, 7], radius: 2 },
      apart: { center: [0, 0, 7], radius: 1.9999999999999998 },
      more: [{ center: [0, 0, -1], radius: 4 }],
    },
    ofRadius3: { apex: [0, 0, 1], center: [0, 0, -1], radius: 6 },
  },
};
