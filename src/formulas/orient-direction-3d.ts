import { determinant, direction, formula, point, vector } from './language/index.js';

export default formula({
  name: 'orientDirection3d',
  parameters: { d: direction(3), a: point(3), b: point(3), c: point(3) },
  sign: ({ d, a, b, c }) => determinant([d, vector(a, b), vector(a, c)]),
  decides: 'To which side of the plane through a, b and c does the direction d lead?',
  remarks: `Positive if d leads to the side that (b - a) × (c - a) points to, negative if to the other side, zero if d is
parallel to the plane, zero or the three points are collinear. The direction need not be of unit length and is
taken as it is. It is orient3d(a, b, c, a + d) without a sum that would be rounded; with a the origin of a ray
along d it says how the ray passes the edge from b to c: the sign of d · ((b - a) × (c - a)).

Source: Ericson, Real-Time Collision Detection, 5.3.4 (scalar triple products of a line against a triangle's edges).`,
  examples: [
    [[0, 0, 2, 5, 5, 5, 6, 5, 5, 5, 6, 5], 1],
    [[3, 4, 0, 5, 5, 5, 6, 5, 5, 5, 6, 5], 0],
  ],
});
