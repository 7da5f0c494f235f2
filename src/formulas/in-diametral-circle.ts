import { dot, formula, point, vector } from './language/index.js';

export default formula({
  name: 'inDiametralCircle',
  parameters: { a: point(2), b: point(2), p: point(2) },
  sign: ({ a, b, p }) => dot(vector(a, p), vector(p, b)),
  decides: 'Does p lie inside the circle that has ab as a diameter?',
  remarks: `Positive if p is inside, negative if outside, zero on the circle (Thales: the angle at p is then right).
For a = b the circle is that point. The sign of (p - a) · (b - p).

Source: the Gabriel test of Delaunay refinement, Ruppert 1995.`,
  examples: [
    [[-1, 0, 1, 0, 0, 0.5], 1],
    [[-1, 0, 1, 0, 0, 1], 0],
  ],
});
