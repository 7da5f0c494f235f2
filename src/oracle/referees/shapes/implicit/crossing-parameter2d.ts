import { parameterText } from '../../../answers/numbers.js';
import { crossingChoice } from '../../../cases/implicit.js';
import { nearestDouble } from '../nearest-double.js';
import { exact, type Vector } from '../vectors.js';
import { poolPoint } from './points.js';

/** Twice the area of a triangle of the plane, with its sign. */
const area = (a: Vector, b: Vector, c: Vector): bigint =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** By the areas of the triangles on the second line, and by bisection over the doubles. */
export function referee(v: Float64Array): string {
  const values = exact(v);
  const [a, b, c, d] = crossingChoice(v[0]!).map((i) => poolPoint(values, i, 2)) as [
    Vector,
    Vector,
    Vector,
    Vector,
  ];
  const [from, to] = [area(c, d, a), area(c, d, b)];
  if (from === to) return 'none';
  const [n, m] = from > to ? [from, from - to] : [-from, to - from];
  return parameterText(n, m, nearestDouble(n, m));
}
