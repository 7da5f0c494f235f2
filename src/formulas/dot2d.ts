import { dot, formula, point, vector } from './language/index.js';

export default formula({
  name: 'dot2d',
  parameters: { a: point(2), b: point(2), c: point(2), d: point(2) },
  sign: ({ a, b, c, d }) => dot(vector(a, b), vector(c, d)),
  decides: 'Do the vectors from a to b and from c to d point in similar directions?',
  remarks: `Positive if the angle between b - a and d - c is acute, negative if it is obtuse, zero if it is a right
angle or one of the vectors is zero. The sign of (b - a) · (d - c).`,
  examples: [
    [[0, 0, 1, 0, 5, 5, 6, 7], 1],
    [[0, 0, 1, 0, 5, 5, 5, 7], 0],
  ],
});
