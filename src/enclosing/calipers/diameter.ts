import type { Rational } from '../../arithmetic/rational.js';
import { roundSqrt } from '../../arithmetic/rounding.js';
import { scaleToModerate } from '../../arithmetic/scale-to-moderate.js';
import { loadPoints, type PointList, requireNoMore } from '../../core/arguments/index.js';
import { hullOfPositions } from '../../hull/convex-hull.js';
import { squaredDistanceOf } from '../points/farthest-from.js';
import { inSpace } from '../spheres/smallest-of-points.js';
import { PairSearch } from './pair-search.js';

/** The diameter of a set of points. See {@link diameter}. */
export interface Diameter {
  readonly squaredDiameter: Rational;
  /** The nearest double. */
  readonly diameter: number;
  /** The numbers of two points that far apart, the lower one first; twice the same if all points are equal. */
  readonly pair: readonly [number, number];
}

function diameterOf(positions: Float64Array<ArrayBuffer>, dimension: 2 | 3): Diameter {
  const x = inSpace(positions, dimension);
  const moderate = scaleToModerate(x);
  const { vertices } = hullOfPositions(moderate);
  const pair = new PairSearch(moderate, vertices).farthest();
  const [p, q] = pair.map((i) => x.subarray(3 * i, 3 * i + 3)) as [Float64Array, Float64Array];
  const squaredDiameter = squaredDistanceOf(p, q);
  const { numerator, denominator } = squaredDiameter;
  return { squaredDiameter, diameter: roundSqrt(numerator, denominator), pair };
}

/**
 * The diameter of points of space: the greatest distance of two of them, and which they are.
 *
 * Distances are compared exactly; of equally far pairs that with the lowest numbers is returned, the lower number
 * first. Vertices of the hull are compared by a tree of boxes, so that most pairs are never looked at.
 *
 * Source: Preparata and Shamos 1985, "Computational Geometry", 4.2.3.
 *
 * @param points a list of points, or their coordinates one behind the other
 * @throws RangeError naming the point, or the place in the buffer, that is not finite; or if there are none
 * @example
 * diameter([[0, 0, 0], [1, 2, 2], [1, 1, 1]]); // { squaredDiameter: { numerator: 9n, denominator: 1n }, diameter: 3, pair: [0, 1] }
 */
export function diameter(points: PointList): Diameter {
  if (arguments.length > 1) requireNoMore('diameter', 1, arguments[1]);
  return diameterOf(loadPoints('diameter', 'points', points, 3, 1), 3);
}

/**
 * The diameter of points of the plane; see {@link diameter}.
 *
 * Source: Shamos 1978, "Computational geometry".
 *
 * @param points a list of points, or their coordinates one behind the other
 * @throws RangeError naming the point, or the place in the buffer, that is not finite; or if there are none
 * @example
 * diameter2d([[0, 0], [3, 0], [3, 4], [0, 4]]).pair; // [0, 2]
 */
export function diameter2d(points: PointList): Diameter {
  if (arguments.length > 1) requireNoMore('diameter2d', 1, arguments[1]);
  return diameterOf(loadPoints('diameter2d', 'points', points, 2, 1), 2);
}
