import type { Rational } from '../../arithmetic/rational.js';
import { requireNoMore, requirePolygon2 } from '../../core/arguments/index.js';
import type { PolygonWithHoles, Ring } from '../../core/shapes.js';
import { areaOfRings, centroidOfRings } from '../../measures/ring-sums.js';
import { numbersOf } from './ring.js';

/**
 * The area of a polygon as a fraction in lowest terms.
 *
 * A ring has a signed area: positive if it runs counterclockwise ({@link polygonOrientation2d} is its sign), each part
 * counted as often as the ring runs around it; a ring may cross itself. `{outer, holes}` has the area of the outer ring
 * less the areas of the holes, whichever way they run: holes are taken to be inside, apart from each other. A ring
 * without area counts for nothing.
 *
 * Source: the shoelace formula (Meister 1769); Ericson, Real-Time Collision Detection, 3.3.5.
 *
 * @throws RangeError naming the point that has not two finite coordinates
 * @example
 * polygonArea2d([[0, 0], [1, 0], [0, 1]]); // { numerator: 1n, denominator: 2n }
 * polygonArea2d([[0, 0], [0, 1], [1, 0]]); // { numerator: -1n, denominator: 2n }
 * const hole = [[1, 1], [2, 1], [2, 2], [1, 2]];
 * polygonArea2d({ outer: [[0, 0], [3, 0], [3, 3], [0, 3]], holes: [hole] }); // { numerator: 8n, denominator: 1n }
 */
export function polygonArea2d(polygon: Ring | PolygonWithHoles): Rational {
  if (arguments.length > 1) requireNoMore('polygonArea2d', 1, arguments[1]);
  const rings = requirePolygon2('polygonArea2d', 'polygon', polygon);
  return areaOfRings(rings.map(numbersOf), !('outer' in polygon));
}

/**
 * The centroid of a polygon, the centre of its area, as two fractions; `null` if the area is 0.
 *
 * Rings and holes count as in {@link polygonArea2d}. The centroid of a ring that crosses itself weighs each part by how
 * often the ring runs around it, and may lie anywhere.
 *
 * Source: Bourke 1988, "Calculating the area and centroid of a polygon".
 *
 * @throws RangeError naming the point that has not two finite coordinates
 * @example
 * polygonCentroid2d([[0, 0], [1, 0], [0, 1]])[0]; // { numerator: 1n, denominator: 3n }
 * polygonCentroid2d([[0, 0], [1, 1], [2, 2]]); // null
 */
export function polygonCentroid2d(polygon: Ring | PolygonWithHoles): [Rational, Rational] | null {
  if (arguments.length > 1) requireNoMore('polygonCentroid2d', 1, arguments[1]);
  const rings = requirePolygon2('polygonCentroid2d', 'polygon', polygon);
  return centroidOfRings(rings.map(numbersOf), !('outer' in polygon));
}
