import type { Kind } from '../kind.js';

export const cylinder: Kind = {
  name: 'cylinder',
  words: 'cylinder',
  plural: 'cylinders',
  refused: ['the radius is negative', 'the ends are equal'],
  isBounded: true,
  space: {
    type: 'Cylinder',
    carriers: {
      checked: 'requireCylinder(where, name, it)',
      around: 'aroundCylinder(it)',
      quadric: 'cylinderSolid(where, it)',
      ends: 'cylinderEnds(where, name, it)',
      inSpace: 'coneInSpace(ends)',
    },
    second: { start: [0, 0, -1], end: [0, 0, 9], radius: 5 },
  },
  solid: {
    features:
      'Face 0 is the side, faces 1 and 2 are the caps at `start` and `end`, edges 0 and 1 their rims (of radius 0, vertices 0 and 1).',
    source: 'Ericson, Real-Time Collision Detection, 5.3.7; Eberly, 3D Game Engine Design, 5.5',
    pointSource: 'Eberly, 3D Game Engine Design, 2.5.5',
    thin: 'If the radius is 0, the solid is a segment, which may be `crossing`.',
    thinBesidePolygon:
      'If the radius is 0, the solid is a segment, as for `segmentPolygon`, which may be `crossing`.',
    planes: {
      touching: { normal: [3, 4, 0], constant: -25 },
      apart: { normal: [3, 4, 0], constant: -25.000000000000004 },
    },
    spheres: {
      touching: { center: [8, 6, 0], radius: 5 },
      apart: { center: [8, 6, 0], radius: 4.999999999999999 },
      more: [{ center: [0, 3, 1], radius: 2 }],
    },
    ofRadius3: { start: [0, 0, -1], end: [0, 0, 9], radius: 3 },
  },
};
