import type { Rational } from '../../arithmetic/rational.js';
import { fromNumber } from '../../arithmetic/rational.js';
import { roundSqrt } from '../../arithmetic/rounding.js';
import type { PointList } from '../../core/arguments/index.js';
import { requireNoMore } from '../../core/arguments/surplus.js';
import { leastRectangle } from './flush-rectangles.js';
import { HullRing } from './hull-ring.js';

/** The width of points of the plane. See {@link width2d}. */
export interface Width2d {
  readonly squaredWidth: Rational;
  /** The nearest double. */
  readonly width: number;
  /** Two points on one of the two lines, and the first one, going around counterclockwise from there, on the other. */
  readonly edge: readonly [number, number];
  readonly opposite: number;
}

/**
 * The width of points of the plane: the least distance of two parallel lines with all points between them. One of the
 * lines has an edge of the hull on it.
 *
 * Of equally narrow strips that whose edge starts at the point with the lowest number is returned. The width of points
 * on a line is 0.
 *
 * Source: Houle and Toussaint 1988, "Computing the width of a set"; Toussaint 1983, "Solving geometric problems with
 * the rotating calipers".
 *
 * @param points a list of points, or their coordinates one behind the other
 * @throws RangeError naming the point, or the place in the buffer, that is not finite; or if there are none
 * @example
 * const { squaredWidth, edge, opposite } = width2d([[0, 0], [4, 0], [4, 1], [0, 3]]);
 * squaredWidth; // { numerator: 36n, denominator: 5n }
 * [edge, opposite]; // [[2, 3], 0]
 */
export function width2d(points: PointList): Width2d {
  if (arguments.length > 1) requireNoMore('width2d', 1, arguments[1]);
  const ring = new HullRing('width2d', points);
  if (ring.length === 1) {
    const only = ring.number(0);
    return { squaredWidth: fromNumber(0), width: 0, edge: [only, only], opposite: only };
  }
  const { edge, opposite, height, square } = leastRectangle(ring, (rectangle) => ({
    numerator: rectangle.height ** 2n,
    denominator: rectangle.square,
  }));
  const squaredWidth = ring.rational(height * height, square, 2);
  return {
    squaredWidth,
    width: roundSqrt(squaredWidth.numerator, squaredWidth.denominator),
    edge: [ring.number(edge), ring.number(edge + 1)],
    opposite: ring.number(opposite),
  };
}
