import { determinant, formula, point, vector } from './language/index.js';

export default formula({
  name: 'triple3d',
  parameters: { a: point(3), b: point(3), c: point(3), d: point(3), e: point(3), f: point(3) },
  sign: ({ a, b, c, d, e, f }) => determinant([vector(a, b), vector(c, d), vector(e, f)]),
  decides: 'Are the vectors from a to b, from c to d and from e to f right-handed?',
  remarks: `Positive if the three vectors, in this order, are a right-handed frame, negative if it is left-handed, zero
if they are parallel to one plane. The sign of the scalar triple product (b - a) · ((d - c) × (f - e)), the volume of the
parallelepiped that they span. With ab and cd edges of two polyhedra and f a third point, it says on which side of the
plane through e parallel to both edges f lies; with c = e = (0, 0, 0), d and f are taken as vectors.

Source: Ericson, Real-Time Collision Detection, 3.3.7.`,
  examples: [
    [[5, 5, 5, 6, 5, 5, 0, 0, 0, 0, 2, 0, 1, 1, 1, 1, 1, 4], 1],
    [[5, 5, 5, 6, 5, 5, 0, 0, 0, 0, 2, 0, 1, 1, 1, 7, 8, 1], 0],
  ],
});
