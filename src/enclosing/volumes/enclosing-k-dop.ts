import type { Rational } from '../../arithmetic/rational.js';
import { loadPoints, type PointList, reject, requireOneOf } from '../../core/arguments/index.js';
import type { Point3 } from '../../core/shapes.js';
import { compareAlong3d } from '../../predicates/index.js';
import { type KDop, requireKDop } from '../../spatial/convex/k-dop.js';
import { extremes } from '../points/extremes.js';
import { roundDown, roundUp } from '../points/outward.js';
import { scaledRational } from '../points/scaled-rational.js';
import { exactDot, integersOf, pointAt, type Vector } from '../points/vectors.js';

/** Directions of box faces, corners and edges. */
const FACES: readonly Vector[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const CORNERS: readonly Vector[] = [
  [1, 1, 1],
  [1, 1, -1],
  [1, -1, 1],
  [-1, 1, 1],
];
const EDGES: readonly Vector[] = [
  [1, 1, 0],
  [1, 0, 1],
  [0, 1, 1],
  [1, -1, 0],
  [1, 0, -1],
  [0, 1, -1],
];
const AXES: Readonly<Record<number, readonly Vector[]>> = {
  6: FACES,
  8: CORNERS,
  12: EDGES,
  14: [...FACES, ...CORNERS],
  18: [...FACES, ...EDGES],
  20: [...CORNERS, ...EDGES],
  26: [...FACES, ...CORNERS, ...EDGES],
};

/**
 * The usual axes of a k-DOP, for k = 6, 8, 12, 14, 18, 20 or 26: towards the faces, corners and edges of a cube.
 *
 * Source: Klosowski et al. 1998, "Efficient collision detection using bounding volume hierarchies of k-DOPs"; Ericson,
 * Real-Time Collision Detection, 4.6.2.
 *
 * @throws RangeError for another k
 * @example
 * kDopAxes(8); // [[1, 1, 1], [1, 1, -1], [1, -1, 1], [-1, 1, 1]]
 */
export function kDopAxes(k: 6 | 8 | 12 | 14 | 18 | 20 | 26): readonly Point3[] {
  requireOneOf('kDopAxes', 'k', k, Object.keys(AXES).map(Number));
  return AXES[k]!;
}

/**
 * The k-DOP of points of space: along each axis the least and the greatest of axis · p, exactly, rounded outward to the
 * first double.
 *
 * @param points a list of points, or their coordinates one behind the other
 * @param axes of any length, three of them linearly independent
 * @throws RangeError naming the point, or the place in the buffer, that is not finite; if there are none; if axes are
 *   none; or if no double is large enough for a bound
 * @example
 * const { min, max } = enclosingKDop([[1, 2, 3], [3, 2, 1]], kDopAxes(8));
 * min; // [6, 0, 2, 0]
 * max; // [6, 4, 2, 4]
 */
export function enclosingKDop(points: PointList, axes: readonly Point3[]): KDop {
  const x = loadPoints('enclosingKDop', 'points', points, 3, 1);
  const bounds = (value: number) => Array.from({ length: axes?.length ?? 0 }, () => value);
  requireKDop('enclosingKDop', 'axes', { axes, min: bounds(0), max: bounds(0) }, 'axes');
  const [min, max] = [bounds(0), bounds(0)];
  axes.forEach((axis, k) => {
    const [low, high] = endsAlong(x, axis);
    min[k] = roundDown(height(axis, low));
    max[k] = roundUp(height(axis, high));
  });
  if (![...min, ...max].every(Number.isFinite)) {
    reject('enclosingKDop', 'points', 'points that a k-DOP of doubles can enclose', x);
  }
  // A copy: what becomes of the caller's list later is not about this answer.
  return { axes: axes.map((axis): Point3 => [axis[0]!, axis[1]!, axis[2]!]), min, max };
}

/** The lowest and the highest point along an axis. */
function endsAlong(x: Float64Array, axis: Point3): readonly [Vector, Vector] {
  const [ux, uy, uz] = [axis[0]!, axis[1]!, axis[2]!];
  const [low, high] = extremes(x, (px, py, pz, qx, qy, qz) =>
    compareAlong3d(ux, uy, uz, px, py, pz, qx, qy, qz),
  );
  return [pointAt(x, low), pointAt(x, high)];
}

function height(axis: Point3, p: Vector): Rational {
  const [a, q] = [integersOf([axis]), integersOf([p])];
  return scaledRational(exactDot(a.vectors[0]!, q.vectors[0]!), 1n, a.exponent + q.exponent);
}
