import { determinant, formula, point, squaredLength, vector } from './language/index.js';

export default formula({
  name: 'incircle',
  parameters: { a: point(2), b: point(2), c: point(2), d: point(2) },
  sign: ({ a, b, c, d }) =>
    determinant([a, b, c].map((p) => vector(d, p)).map((v) => [...v, squaredLength(v)])),
  decides: 'Does d lie inside the circle through a, b and c?',
  remarks: `For a, b, c in counterclockwise order: positive if d is inside, negative if outside, zero on the
circle. For clockwise a, b, c the signs are reversed. For three different collinear points a, b, c the
circle is their line: zero on it, opposite signs on its two sides. Zero if two of a, b, c coincide.

Source: Guibas and Stolfi 1985; Shewchuk 1997.`,
  examples: [
    [[1, 0, 0, 1, -1, 0, 0, 0], 1],
    [[1, 0, 0, 1, -1, 0, 0, -1], 0],
  ],
});
