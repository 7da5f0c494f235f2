import type { Rational } from '../arithmetic/rational.js';
import { roundRootTotal } from '../arithmetic/root-total.js';
import { requireNoMore } from '../core/arguments/index.js';
import { exactForm2 } from '../implicit/forms.js';
import type { PolygonSet } from './polygon-set.js';
import { areaSum, centroidSum, inLowestTerms } from './polygon-set-sums.js';
import { requirePolygonSet } from './require-polygon-set.js';
import { setPoints } from './set-points.js';

/**
 * The area of a polygon set as a fraction in lowest terms. The time grows with the length of the answer, which has some
 * hundred digits for each vertex that is a crossing.
 *
 * @throws RangeError for what is no polygon set
 * @example
 * const set = polygonIntersection([[0, 0], [3, 0], [0, 1]], [[0, 0], [1, 0], [0, 3]]);
 * polygonSetArea(set); // { numerator: 3n, denominator: 4n }
 */
export function polygonSetArea(set: PolygonSet): Rational {
  if (arguments.length > 1) requireNoMore('polygonSetArea', 1, arguments[1]);
  requirePolygonSet('polygonSetArea', 'set', set);
  return inLowestTerms(areaSum(set));
}

/**
 * The centroid of a polygon set, by fractions in lowest terms; `null` of the empty set.
 *
 * @throws RangeError for what is no polygon set
 * @example
 * polygonSetCentroid(polygonSet([[0, 0], [2, 0], [0, 1]]));
 * // [{ numerator: 2n, denominator: 3n }, { numerator: 1n, denominator: 3n }]
 */
export function polygonSetCentroid(set: PolygonSet): [Rational, Rational] | null {
  if (arguments.length > 1) requireNoMore('polygonSetCentroid', 1, arguments[1]);
  requirePolygonSet('polygonSetCentroid', 'set', set);
  return centroidSum(set);
}

/**
 * The length of the boundary of a polygon set, holes included: a sum of square roots, rounded once to the nearest
 * double.
 *
 * @throws RangeError for what is no polygon set
 * @example
 * polygonSetPerimeter(polygonSet([[0, 0], [1, 0], [1, 1], [0, 1]])); // 4
 * polygonSetPerimeter(polygonSet([[0, 0], [1, 0], [0, 1]])); // 3.414213562373095
 */
export function polygonSetPerimeter(set: PolygonSet): number {
  if (arguments.length > 1) requireNoMore('polygonSetPerimeter', 1, arguments[1]);
  requirePolygonSet('polygonSetPerimeter', 'set', set);
  const forms = setPoints(set).map(exactForm2);
  const roots = set.polygons.flat().flatMap((ring) =>
    ring.map((v, i) => {
      const p = forms[v]!;
      const q = forms[ring[i + 1 === ring.length ? 0 : i + 1]!]!;
      const exponent = Math.min(p.exponent, q.exponent);
      const [up, uq] = [q.w << BigInt(p.exponent - exponent), p.w << BigInt(q.exponent - exponent)];
      const [dx, dy] = [q.x * uq - p.x * up, q.y * uq - p.y * up];
      return { radicand: dx * dx + dy * dy, exponent, denominator: p.w * q.w };
    }),
  );
  return roundRootTotal(roots);
}
