import type { Kind } from '../kind.js';

/** Where a plane may have thickness, it takes the place of a plane. */
export const thickPlane: Kind = {
  name: 'thickPlane',
  words: 'plane, with or without thickness',
  plural: 'planes, with or without thickness',
  argument: 'plane',
  refused: ['the normal is zero', 'the thickness is negative'],
  isBounded: false,
  space: {
    type: 'ThickPlaneLike',
    carriers: { band: 'thickPlaneFrom(where, name, it)' },
    second: { plane: { normal: [0, 0, 1], constant: 0 }, halfThickness: 1 },
  },
};
