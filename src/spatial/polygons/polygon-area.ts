import type { Rational } from '../../arithmetic/rational.js';
import { requireRing3 } from '../../core/arguments/rings.js';
import { requireNoMore } from '../../core/arguments/surplus.js';
import type { Ring } from '../../core/shapes.js';
import { areaOfRing3, centroidOfRing3, newellOf } from '../../measures/ring-sums.js';
import { planarityOf } from './polygon-planarity.js';

const numbersOf = (ring: Ring): number[] => Array.from(ring).flatMap((p) => [p[0]!, p[1]!, p[2]!]);

/**
 * The normal of a polygon in space by Newell's method, exactly: the sum of the cross products of each vertex and the
 * next, which is twice the vector area.
 *
 * Its components are twice the signed areas of the polygon's shadows along the axes. The polygon is counterclockwise
 * seen from where it points; it need not be planar, and of all directions this is the one along which its shadow is
 * greatest. Zero where all shadows cancel or there are none.
 *
 * Source: Ericson, Real-Time Collision Detection, 12.4.2; Sutherland, Sproull, Schumacker 1974, which names Newell.
 *
 * @returns three fractions in lowest terms
 * @throws RangeError naming the vertex that has not three finite coordinates
 * @example
 * newellNormal([[0, 0, 0], [2, 0, 0], [2, 2, 0], [0, 2, 0]])[2]; // { numerator: 8n, denominator: 1n }
 * newellNormal([[0, 0, 0], [2, 0, 0], [2, 2, 2], [0, 2, 0]])[0]; // { numerator: -4n, denominator: 1n }
 */
export function newellNormal(polygon: Ring): [Rational, Rational, Rational] {
  if (arguments.length > 1) requireNoMore('newellNormal', 1, arguments[1]);
  requireRing3('newellNormal', 'polygon', polygon);
  return newellOf(numbersOf(polygon));
}

/**
 * The area of a polygon in space, rounded to the nearest double (ties to even): half the length of its
 * {@link newellNormal}. It is the area of a planar polygon that does not cross itself; a polygon that is not planar has
 * that of its greatest shadow.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.3.5 and 12.4.2.
 *
 * @throws RangeError naming the vertex that has not three finite coordinates
 * @example
 * polygonArea([[0, 0, 0], [3, 0, 4], [3, 2, 4], [0, 2, 0]]); // 10
 * polygonArea([[1, 0, 0], [0, 1, 0], [0, 0, 1]]); // 0.8660254037844386
 */
export function polygonArea(polygon: Ring): number {
  if (arguments.length > 1) requireNoMore('polygonArea', 1, arguments[1]);
  requireRing3('polygonArea', 'polygon', polygon);
  return areaOfRing3(numbersOf(polygon));
}

/**
 * The centroid of a planar polygon in space, the centre of its area, as three fractions; `null` if its vertices are in
 * no plane ({@link polygonPlanarity}), or its area is 0. Parts of a polygon that crosses itself count as often as it
 * runs around them.
 *
 * Source: Ericson, Real-Time Collision Detection, 12.4.2, where the mean of the vertices stands for it.
 *
 * @throws RangeError naming the vertex that has not three finite coordinates
 * @example
 * polygonCentroid([[0, 0, 0], [3, 0, 3], [3, 3, 3], [0, 3, 0]])[2]; // { numerator: 3n, denominator: 2n }
 * polygonCentroid([[0, 0, 0], [1, 0, 0], [1, 1, 1], [0, 1, 0]]); // null
 */
export function polygonCentroid(polygon: Ring): [Rational, Rational, Rational] | null {
  if (arguments.length > 1) requireNoMore('polygonCentroid', 1, arguments[1]);
  requireRing3('polygonCentroid', 'polygon', polygon);
  return planarityOf(polygon).planar ? centroidOfRing3(numbersOf(polygon)) : null;
}
