/**
 * Circles and spheres through rational points: the determinant of all of them lifted to a paraboloid, one row a point,
 * with its square and a column of weights, expanded column by column. No differences are taken; the kernel works with
 * vectors from the last point, one order less.
 */
import { type Rational3, signOf } from './vectors.js';

type Sign = -1 | 0 | 1;

/** By Laplace along the first row. */
function determinant(rows: readonly (readonly bigint[])[]): bigint {
  if (rows.length === 1) return rows[0]![0]!;
  const [first, ...others] = rows;
  return first!.reduce((sum, x, i) => {
    const minor = x === 0n ? 0n : x * determinant(others.map((row) => row.filter((_, k) => k !== i)));
    return i % 2 === 0 ? sum + minor : sum - minor;
  }, 0n);
}

/**
 * The sign of `incircle` for four points with z = 0: (x w, y w, x² + y², w²) a row, each a positive multiple of (x, y,
 * square, 1).
 */
export function circleSign(points: readonly Rational3[]): Sign {
  return signOf(determinant(points.map(({ x, y, w }) => [x * w, y * w, x * x + y * y, w * w])));
}

/** The sign of `insphere` for five points. */
export function sphereSign(points: readonly Rational3[]): Sign {
  const rows = points.map(({ x, y, z, w }) => [x * x + y * y + z * z, x * w, y * w, z * w, w * w]);
  return signOf(determinant(rows));
}
