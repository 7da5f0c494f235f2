import type { Expression, Parameter, Vector } from './language/index.js';
import { determinant, direction, formula, input, plus, scalar, times, vector } from './language/index.js';

/** A point whose coordinates are sizes along vectors: a size times a direction. */
const place: Parameter<Vector> = {
  unit: { direction: 1, size: 1 },
  suffixes: ['x', 'y', 'z'],
  build: (names) => names.map(input),
};

/** s v + r w, coordinate by coordinate. */
const combination = (s: Expression, v: Vector, r: Expression, w: Vector): Vector =>
  v.map((coordinate, i) => plus(times(s, coordinate), times(r, w[i]!)));

export default formula({
  name: 'orientOffset3d',
  parameters: {
    a: place,
    b: place,
    u: direction(3),
    p: place,
    c: place,
    s: scalar({ size: 1 }),
    v: direction(3),
    r: scalar({ size: 1 }),
    w: direction(3),
  },
  sign: ({ a, b, u, p, c, s, v, r, w }) =>
    determinant([vector(a, b), u, vector(combination(s, v, r, w), vector(c, p))]),
  decides: 'How does the line p + t · (b - a) pass the line through c + s · v + r · w along u?',
  remarks: `The sign of the determinant of b - a, u and p - (c + s v + r w). The point in brackets is never rounded: it is a
corner, or the middle of a face, of a box with center c, axes v and w and half sizes ±s and ±r. Zero if the two lines
meet or are parallel. With a = p it is the line through a and b; with a = (0, 0, 0), b is a direction; with b and u two
axes of a box and r = 0, it says on which side of a face of the third axis p lies.

Source: Ericson, Real-Time Collision Detection, 4.4 and 5.3.3; Eberly, 3D Game Engine Design, 5.2 (separating axes);
without the assumption that the axes are orthonormal.`,
  examples: [
    [[0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 5, 5, 0, 0, 0, 4, 0, 0, 1, 0, 0, 0, 0], 1],
    [[0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 5, 5, 0, 0, 1, 2, 0, 0, 2, 0, 0, 0, 0], 0],
  ],
});
