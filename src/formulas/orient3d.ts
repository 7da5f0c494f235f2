import { determinant, formula, point, vector } from './language/index.js';

export default formula({
  name: 'orient3d',
  parameters: { a: point(3), b: point(3), c: point(3), d: point(3) },
  sign: ({ a, b, c, d }) => determinant([vector(a, b), vector(a, c), vector(a, d)]),
  decides: 'On which side of the plane through a, b and c does d lie?',
  remarks: `Positive if d lies on the side that (b - a) × (c - a) points to, the side from which a, b, c appear
counterclockwise; negative on the other side; zero if the four points are coplanar, degenerate
triangles included. The sign of six times the signed volume of the tetrahedron a, b, c, d.

Source: Shewchuk 1997, "Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric
Predicates", with the opposite sign.`,
  examples: [
    [[0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1], 1],
    [[0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 7, 0], 0],
  ],
});
