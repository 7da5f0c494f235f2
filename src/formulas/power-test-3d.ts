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

/** Weights are compared with squared distances: the weight of a sphere is the square of its radius. */
const weight = scalar({ length: 2 });
const lift = (v: Vector, w: Expression): Expression => minus(squaredLength(v), w);

export default formula({
  name: 'powerTest3d',
  parameters: {
    a: point(3),
    aw: weight,
    b: point(3),
    bw: weight,
    c: point(3),
    cw: weight,
    d: point(3),
    dw: weight,
    e: point(3),
    ew: weight,
  },
  sign: ({ a, aw, b, bw, c, cw, d, dw, e, ew }) =>
    determinant(
      (
        [
          [vector(e, a), minus(aw, ew)],
          [vector(e, b), minus(bw, ew)],
          [vector(e, c), minus(cw, ew)],
          [vector(e, d), minus(dw, ew)],
        ] as const
      ).map(([v, weight]) => [lift(v, weight), ...v]),
    ),
  decides: 'Does the weighted point e conflict with the weighted points a, b, c and d?',
  remarks: `The weighted insphere test. A point with weight w stands for the sphere of squared radius w around it (w may
be negative). For orient3d(a, b, c, d) > 0: positive if e has negative power with respect to the sphere
that is orthogonal to all of a, b, c and d, so that their simplex is not in the regular triangulation;
negative for positive power; zero if it is orthogonal to that sphere too. For the other orientation the
signs are reversed. With equal weights this is insphere.

Source: Edelsbrunner and Shah 1996, "Incremental topological flipping works for regular triangulations".`,
  examples: [
    [[1, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0], 1],
    [[1, 0, 0, 0.25, 0, 1, 0, 0.25, -1, 0, 0, 0.25, 0, 0, 1, 0.25, 0, 0, 0, -0.75], 0],
  ],
});
