import type { PolygonWithHoles, Ring } from '../../core/shapes.js';
import { edgeRelation } from './edge-relation.js';
import { type CollectedParts, collectParts, noParts, requireRegion } from './segment-polygon.js';
import { ringWinding } from './winding-number.js';

/**
 * - `disjoint`: no common point;
 * - `touching`: common points of the boundaries, no common inner points;
 * - `overlapping`: common inner points, and neither polygon contains the other;
 * - `equal`: the same points;
 * - `inside`: the first is contained in the second, and they are not equal;
 * - `containing`: the first contains the second, and they are not equal.
 */
export type PolygonPolygonRelation =
  | 'disjoint'
  | 'touching'
  | 'overlapping'
  | 'equal'
  | 'inside'
  | 'containing';

export interface PolygonPolygon2d {
  readonly relation: PolygonPolygonRelation;
  /** Whether the boundaries have a common point. Tells the two kinds of `inside` and `containing` apart. */
  readonly boundaries: boolean;
}

type Rings = readonly Ring[];

/** The parts of `other` that the boundary of a polygon meets. */
function partsOfBoundary(rings: Rings, other: Rings): CollectedParts {
  const parts = noParts();
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) {
      collectParts(parts, other, ring[i]!, ring[i + 1 < ring.length ? i + 1 : 0]!);
      if (parts.interior && parts.boundary && parts.exterior) return parts;
    }
  }
  return parts;
}

/**
 * How do two polygons meet, as areas?
 *
 * Polygons are rings, or outer rings with holes, and must be valid: rings are simple, holes lie inside of the outer
 * ring and outside of each other; rings may touch in points as long as the inside stays connected, and may repeat a
 * point directly. Rings may run either way round. With `boundaries` the relations are the eight of the region connection
 * calculus. All pairs of edges are looked at: O(n m).
 *
 * Decided by where the boundary of each polygon runs: if that of A does not meet the inside of B, the inside of B, being
 * connected, lies in the inside of A or outside of it.
 *
 * Source: Egenhofer and Herring 1990 (nine intersections); Randell, Cui, Cohn 1992 (region connection calculus).
 *
 * @throws RangeError naming the argument, if a point has not two finite coordinates, or a ring has less than three points
 * @example
 * const square = [[0, 0], [4, 0], [4, 4], [0, 4]];
 * polygonPolygon2d([[1, 1], [2, 1], [1, 2]], square); // { relation: 'inside', boundaries: false }
 * polygonPolygon2d(square, [[0, 0], [2, 0], [0, 2]]); // { relation: 'containing', boundaries: true }
 * polygonPolygon2d(square, [[4, 0], [6, 0], [6, 2]]); // { relation: 'touching', boundaries: true }
 * polygonPolygon2d(square, [[2, 2], [6, 2], [6, 6]]); // { relation: 'overlapping', boundaries: true }
 */
export function polygonPolygon2d(a: Ring | PolygonWithHoles, b: Ring | PolygonWithHoles): PolygonPolygon2d {
  const ringsA = requireRegion('polygonPolygon2d', 'a', a);
  const ringsB = requireRegion('polygonPolygon2d', 'b', b);
  const ofA = partsOfBoundary(ringsA, ringsB);
  const ofB = partsOfBoundary(ringsB, ringsA);
  return { relation: relationOf(ofA, ofB), boundaries: ofA.boundary };
}

function relationOf(ofA: CollectedParts, ofB: CollectedParts): PolygonPolygonRelation {
  if (ofA.interior) return ofB.interior ? 'overlapping' : 'inside';
  if (ofB.interior) return 'containing';
  // The insides are the same or have nothing in common.
  if (!ofA.exterior && !ofB.exterior) return 'equal';
  return ofA.boundary ? 'touching' : 'disjoint';
}

/**
 * Have two polygons (as areas) a common point? Boundaries count. The polygons are as in {@link polygonPolygon2d}.
 *
 * @throws RangeError naming the argument, if a point has not two finite coordinates, or a ring has less than three points
 * @example
 * polygonsIntersect2d([[0, 0], [4, 0], [0, 4]], [[2, 2], [5, 2], [5, 5]]); // true: they touch
 * polygonsIntersect2d([[0, 0], [4, 0], [0, 4]], [[5, 0], [6, 0], [6, 1]]); // false
 */
export function polygonsIntersect2d(a: Ring | PolygonWithHoles, b: Ring | PolygonWithHoles): boolean {
  const ringsA = requireRegion('polygonsIntersect2d', 'a', a);
  const ringsB = requireRegion('polygonsIntersect2d', 'b', b);
  const edgesMeet = (one: Ring, other: Ring) =>
    one.some((p, i) => other.some((q, j) => edgeRelation(p, next(one, i), q, next(other, j)) !== 'disjoint'));
  if (ringsA.some((one) => ringsB.some((other) => edgesMeet(one, other)))) return true;
  return contains(ringsA, ringsB[0]![0]!) || contains(ringsB, ringsA[0]![0]!);
}

const next = (ring: Ring, i: number) => ring[(i + 1) % ring.length]!;

/** Whether a point that is on no ring lies inside. */
function contains(rings: Rings, p: ArrayLike<number>): boolean {
  return rings.every((ring, i) => (ringWinding(ring, p[0]!, p[1]!) !== 0) === (i === 0));
}
