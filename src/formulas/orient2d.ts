import { determinant, formula, point, vector } from './language/index.js';

export default formula({
  name: 'orient2d',
  parameters: { a: point(2), b: point(2), c: point(2) },
  sign: ({ a, b, c }) => determinant([vector(c, a), vector(c, b)]),
  decides: 'Do the points a, b, c make a left turn?',
  remarks: `Positive if a, b, c are in counterclockwise order (y up), negative if clockwise, zero if collinear,
coincident points included. The sign of twice the signed area of the triangle.

Source: Shewchuk 1997, "Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric
Predicates".`,
  examples: [
    [[0, 0, 1, 0, 0, 1], 1],
    [[0, 0, 0.1, 0.1, 0.3, 0.3], 0],
  ],
});
