import type { Kind } from '../kind.js';

export const ellipsoid: Kind = {
  name: 'ellipsoid',
  words: 'ellipsoid',
  plural: 'ellipsoids',
  refused: ['the axes are linearly dependent'],
  isBounded: true,
  space: {
    type: 'Ellipsoid',
    carriers: {
      checked: 'checkedEllipsoid(where, name, it)',
      around: 'aroundEllipsoid(it)',
      quadric: 'ellipsoidSolid(where, it)',
      numbers: 'ellipsoidNumbers(where, it)',
      inSpace: 'ellipsoidInSpace(where, name, it)',
      conic: 'ellipsoidAsConic(where, name, it)',
    },
    second: {
      center: [0, 0, 0],
      axes: [
        [5, 0, 0],
        [0, 5, 0],
        [0, 0, 9],
      ],
    },
  },
  solid: {
    features: 'The boundary is face 0.',
    source: 'Eberly, 3D Game Engine Design, 5.6',
    pointSource: 'Eberly, 3D Game Engine Design, 2.5.6',
    planes: {
      touching: { normal: [3, 4, 0], constant: -25 },
      apart: { normal: [3, 4, 0], constant: -25.000000000000004 },
    },
    others: {
      touching: {
        center: [0, 0, 7],
        axes: [
          [9, 0, 0],
          [0, 1, 0],
          [0, 0, 2],
        ],
      },
      apart: {
        center: [0, 0, 7.000000000000001],
        axes: [
          [9, 0, 0],
          [0, 1, 0],
          [0, 0, 2],
        ],
      },
      more: [
        {
          center: [0, 0, 0],
          axes: [
            [3, 4, 0],
            [-4, 3, 0],
            [0, 0, 9],
          ],
        },
      ],
    },
    ofRadius3: {
      center: [0, 0, 0],
      axes: [
        [3, 0, 0],
        [0, 3, 0],
        [0, 0, 9],
      ],
    },
  },
};
