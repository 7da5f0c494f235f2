import { dot, formula, point, vector } from './language/index.js';

export default formula({
  name: 'inDiametralSphere',
  parameters: { a: point(3), b: point(3), p: point(3) },
  sign: ({ a, b, p }) => dot(vector(a, p), vector(p, b)),
  decides: 'Does p lie inside the sphere that has ab as a diameter?',
  remarks: `Positive if p is inside, negative if outside, zero on the sphere (Thales: the angle at p is then right).
For a = b the sphere is that point. The sign of (p - a) · (b - p).

Source: the Gabriel test of Delaunay refinement, Ruppert 1995.`,
  examples: [
    [[-1, 0, 0, 1, 0, 0, 0, 0.5, 0], 1],
    [[-1, 0, 0, 1, 0, 0, 0, 1, 0], 0],
  ],
});
