import type { Kind } from '../kind.js';

export const plane: Kind = {
  name: 'plane',
  words: 'plane',
  plural: 'planes',
  refused: ['the normal is zero'],
  isBounded: false,
  space: {
    type: 'Plane',
    carriers: {
      checked: 'requirePlane(where, name, it)',
      eitherChecked: 'requireEitherPlane(where, name, it)',
      cells: 'planeCells(where, name, it)',
      given: 'givenPlane(where, name, it)',
      core: 'flat(cells)',
      spaces: 'planeHalfSpaces(where, name, it)',
      itself: 'checkedPlane(where, name, it)',
    },
    deep: { first: { normal: [0, 0, 1], constant: -2 }, second: { normal: [0, 0, 1], constant: -1 } },
    first: { normal: [2, 0, 0], constant: 0 },
    second: { normal: [3, 0, 4], constant: -10 },
    probes: [
      { normal: [2, 0, 0], constant: -2 },
      { normal: [2, 0, 0], constant: 0 },
      { normal: [2, 0, 0], constant: -4 },
    ],
  },
};
