import {
  direction,
  dot,
  formula,
  minus,
  nonnegative,
  nonzero,
  plus,
  point,
  scalar,
  square,
  squaredLength,
  times,
} from './language/index.js';

export default formula({
  name: 'compareDistanceToPlane',
  parameters: {
    n: direction(3),
    constant: scalar({ direction: 1, length: 1 }),
    p: point(3),
    radius: scalar({ length: 1 }),
  },
  requires: [nonzero('n'), nonnegative('radius')],
  sign: ({ n, constant, p, radius }) =>
    minus(square(plus(dot(n, p), constant)), times(square(radius), squaredLength(n))),
  decides: 'Is p farther than radius from the plane n · x + constant = 0?',
  remarks: `Positive if the Euclidean distance of p from the plane is greater than radius, negative if it is smaller,
zero if it is equal. The sign of (n · p + constant)² - radius² |n|²: no root is taken, and the normal need not
be of unit length.

Source: Ericson, Real-Time Collision Detection, 5.2.2 (sphere against plane) and 8.3.3 (thick planes).`,
  examples: [
    [[0, 3, 4, 0, 0, 0, 5, 4], 0],
    [[0, 3, 4, 0, 0, 0, 5, 3], 1],
  ],
});
