import {
  determinant,
  type Expression,
  formula,
  minus,
  point,
  scalar,
  squaredLength,
  type Vector,
  vector,
} from './language/index.js';

/** Weights are compared with squared distances: the weight of a circle is the square of its radius. */
const weight = scalar({ length: 2 });
const lift = (v: Vector, w: Expression): Expression => minus(squaredLength(v), w);

export default formula({
  name: 'powerTest2d',
  parameters: {
    a: point(2),
    aw: weight,
    b: point(2),
    bw: weight,
    c: point(2),
    cw: weight,
    d: point(2),
    dw: weight,
  },
  sign: ({ a, aw, b, bw, c, cw, d, dw }) =>
    determinant(
      (
        [
          [vector(d, a), minus(aw, dw)],
          [vector(d, b), minus(bw, dw)],
          [vector(d, c), minus(cw, dw)],
        ] as const
      ).map(([v, weight]) => [...v, lift(v, weight)]),
    ),
  decides: 'Does the weighted point d conflict with the weighted points a, b and c?',
  remarks: `The weighted incircle test. A point with weight w stands for the circle of squared radius w around it (w may
be negative). For counterclockwise a, b, c: positive if d has negative power with respect to the circle
that is orthogonal to all of a, b and c, so that their simplex is not in the regular triangulation;
negative for positive power; zero if it is orthogonal to that circle too. For the other orientation the
signs are reversed. With equal weights this is incircle.

Source: Edelsbrunner and Shah 1996, "Incremental topological flipping works for regular triangulations".`,
  examples: [
    [[1, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0, 0], 1],
    [[1, 0, 0.25, 0, 1, 0.25, -1, 0, 0.25, 0, 0, -0.75], 0],
  ],
});
