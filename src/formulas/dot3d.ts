import { dot, formula, point, vector } from './language/index.js';

export default formula({
  name: 'dot3d',
  parameters: { a: point(3), b: point(3), c: point(3), d: point(3) },
  sign: ({ a, b, c, d }) => dot(vector(a, b), vector(c, d)),
  decides: 'Do the vectors from a to b and from c to d point in similar directions?',
  remarks: `Positive if the angle between b - a and d - c is acute, negative if it is obtuse, zero if it is a right
angle or one of the vectors is zero. The sign of (b - a) · (d - c).`,
  examples: [
    [[0, 0, 0, 1, 0, 0, 5, 5, 0, 6, 7, 0], 1],
    [[0, 0, 0, 1, 0, 0, 5, 5, 0, 5, 7, 0], 0],
  ],
});
