import { direction, dot, formula, nonzero, plus, point, scalar } from './language/index.js';

export default formula({
  name: 'sideOfPlane',
  parameters: {
    n: direction(3),
    constant: scalar({ direction: 1, length: 1 }),
    p: point(3),
  },
  requires: [nonzero('n')],
  sign: ({ n, constant, p }) => plus(dot(n, p), constant),
  decides: 'On which side of the plane n · x + constant = 0 does p lie?',
  remarks: `Positive in front of the plane (where the normal n points), negative behind it, zero on it. The normal need
not be of unit length; n and constant are taken as given.

Source: Ericson, Real-Time Collision Detection, 3.6; planes as in three.js.`,
  examples: [
    [[0, 0, 2, -1, 7, 7, 3], 1],
    [[0, 0, 2, -1, 7, 7, 0.5], 0],
  ],
});
