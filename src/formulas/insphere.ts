import { determinant, formula, point, squaredLength, vector } from './language/index.js';

export default formula({
  name: 'insphere',
  parameters: { a: point(3), b: point(3), c: point(3), d: point(3), e: point(3) },
  sign: ({ a, b, c, d, e }) =>
    determinant([a, b, c, d].map((p) => vector(e, p)).map((v) => [squaredLength(v), ...v])),
  decides: 'Does e lie inside the sphere through a, b, c and d?',
  remarks: `For orient3d(a, b, c, d) > 0: positive if e is inside, negative if outside, zero on the sphere. For
negative orientation the signs are reversed. For coplanar a, b, c, d the sphere is their plane, or e is
compared with nothing at all (zero) if the four points also lie on a common circle or line.

Source: Shewchuk 1997, with the opposite sign convention of orient3d and therefore of insphere.`,
  examples: [
    [[1, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0, 1, 0, 0, 0], -1],
    [[1, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0, 1, 0, 0, -1], 0],
  ],
});
