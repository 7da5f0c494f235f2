import { determinant, formula, point, vector } from './language/index.js';

export default formula({
  name: 'cross2d',
  parameters: { a: point(2), b: point(2), c: point(2), d: point(2) },
  sign: ({ a, b, c, d }) => determinant([vector(a, b), vector(c, d)]),
  decides: 'Does the vector from c to d point to the left of the vector from a to b?',
  remarks: `Positive if d - c is to the left of b - a (counterclockwise by less than a half turn), negative to the right,
zero if they are parallel or one of them is zero. The sign of (b - a) × (d - c).`,
  examples: [
    [[0, 0, 1, 0, 5, 5, 5, 6], 1],
    [[0, 0, 1, 2, 5, 5, 3, 1], 0],
  ],
});
