import { determinant, formula, point, squaredLength, vector } from './language/index.js';

export default formula({
  name: 'insphere',
  parameters: { a: point(3), b: point(3), c: point(3), d: point(3), e: point(3) },
  sign: ({ a, b, c, d, e }) =>
    determinant([a, b, c, d].map((p) => vector(e, p)).map((v) => [squaredLength(v), ...v])),
  decides: 'Does e lie inside the sphere through a, b, c and d?',
  remarks: `For orient3d(a, b, c, d) > 0: positive if e is inside, negative if outside, zero on the sphere. For
negative orientation the signs are reversed. For coplanar a, b, c, d the sphere is their plane: zero on it,
opposite signs on its two sides; and if they also lie on a common circle or line, zero for every e.

Source: Shewchuk 1997, with signs for our orientation of tetrahedra.`,
  examples: [
    [[1, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0, 1, 0, 0, 0], 1],
    [[1, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0, 1, 0, 0, -1], 0],
  ],
});
