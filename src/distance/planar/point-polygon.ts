import { compare, fromNumber, type Rational } from '../../arithmetic/rational.js';
import { requirePoint2, requirePolygon2 } from '../../core/arguments/index.js';
import type { Point2, PolygonWithHoles, Ring } from '../../core/shapes.js';
import {
  type FillRule,
  locationInRings,
  type PolygonFeature,
  requireRule,
} from '../../planar/polygons/point-polygon.js';
import { openRing } from '../../planar/polygons/ring.js';
import { type ClosestPair, type Distance, distanceOf, type Found } from '../distance.js';
import { place2d, SECOND } from '../small/arena.js';
import { squaredDistanceOf } from '../small/nearest-pair.js';
import { pointSegmentDistance2d } from './point-segment.js';

/** A pair of closest points whose second feature is that of a polygon. */
export interface PolygonClosestPair extends ClosestPair {
  readonly b: PolygonFeature;
}

/** The distance of a point from a polygon. */
export interface PointPolygonDistance2d extends Distance {
  readonly closest: readonly PolygonClosestPair[];
}

/**
 * The distance from a point to a polygon: 0 inside, where the point is its own closest one. Outside, all points of the rings that are
 * closest, in lexicographic order, with the ring, and the vertex or else the edge that they lie on. What is inside is decided as by `pointPolygon2d`, with
 * the same rule. O(n) for n vertices.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.2, for every edge.
 *
 * @throws RangeError naming the argument, if a number is not finite, a ring has no points, or the rule is none
 * @example
 * const square = [[0, 0], [4, 0], [4, 4], [0, 4]];
 * pointPolygonDistance2d([1, 1], square).distance; // 0
 * pointPolygonDistance2d([7, 8], square).closest[0]!.b; // { type: 'vertex', index: 2, ring: 0 }
 * const hole = [[1, 1], [3, 1], [3, 3], [1, 3]];
 * pointPolygonDistance2d([2, 2], { outer: square, holes: [hole] }).closest.map(({ pointB }) => pointB); // [[1, 2], [2, 1], [2, 3], [3, 2]]
 */
export function pointPolygonDistance2d(
  point: Point2,
  polygon: Ring | PolygonWithHoles,
  rule: FillRule = 'even-odd',
): PointPolygonDistance2d {
  requirePoint2('pointPolygonDistance2d', 'point', point);
  const rings = requirePolygon2('pointPolygonDistance2d', 'polygon', polygon, 1).map(openRing);
  requireRule('pointPolygonDistance2d', rule);
  const { feature } = locationInRings(rings, point[0]!, point[1]!, rule);
  if (feature !== null) return within(point, feature);
  const nearest = nearestEdges(point, rings);
  const { squaredDistance } = nearest[0]!.found;
  return distanceOf(squaredDistance, () => closestOf(nearest, rings)) as PointPolygonDistance2d;
}

/** The point is in the polygon: it is its own closest one. */
function within(point: Point2, feature: PolygonFeature): PointPolygonDistance2d {
  const at = [point[0]! + 0, point[1]! + 0];
  const exact = at.map(fromNumber);
  const pair: PolygonClosestPair = {
    a: { type: 'vertex', index: 0 },
    b: feature,
    pointA: at,
    pointB: at,
    exactA: exact,
    exactB: exact,
  };
  return distanceOf(fromNumber(0), () => ({ unique: true, closest: [pair] })) as PointPolygonDistance2d;
}

/** An edge of a ring, and how far it is. */
interface Near {
  readonly ring: number;
  readonly edge: number;
  readonly found: Distance;
}

/**
 * The edges that are closest, exactly. Rounding keeps the order, so that they are among those whose rounded squares are the least.
 */
function nearestEdges(point: Point2, rings: readonly Ring[]): Near[] {
  let least = Infinity;
  let candidates: (readonly [ring: number, edge: number])[] = [];
  place2d(0, point);
  rings.forEach((ring, r) => {
    for (let i = 0; i < ring.length; i++) {
      place2d(SECOND, ring[i]!);
      place2d(SECOND + 1, ring[(i + 1) % ring.length]!);
      const square = squaredDistanceOf(1, 2);
      if (square > least) continue;
      if (square < least) candidates = [];
      least = square;
      candidates.push([r, i]);
    }
  });
  return leastOf(
    candidates.map(([r, i]) => {
      const ring = rings[r]!;
      const segment = { start: ring[i]!, end: ring[(i + 1) % ring.length]! };
      return { ring: r, edge: i, found: pointSegmentDistance2d(point, segment) };
    }),
  );
}

function leastOf(all: readonly Near[]): Near[] {
  let best: Near[] = [];
  for (const near of all) {
    const order =
      best.length === 0 ? -1 : compare(near.found.squaredDistance, best[0]!.found.squaredDistance);
    if (order < 0) best = [near];
    else if (order === 0) best.push(near);
  }
  return best;
}

/** The closest points, each once: a vertex is an end of two edges. */
function closestOf(nearest: readonly Near[], rings: readonly Ring[]): Found {
  const pairs = nearest.map(({ ring, edge, found }): PolygonClosestPair => {
    const [pair] = found.closest;
    const { type, index } = pair!.b;
    const feature =
      type === 'vertex'
        ? { type, index: firstEqual(rings[ring]!, (edge + index) % rings[ring]!.length), ring }
        : { type, index: edge, ring };
    return { ...pair!, b: feature };
  });
  const sorted = pairs.sort((p, q) => comparePoints(p.exactB, q.exactB) || compareFeatures(p.b, q.b));
  const closest = sorted.filter((p, i) => i === 0 || comparePoints(sorted[i - 1]!.exactB, p.exactB) !== 0);
  return { unique: closest.length === 1, closest };
}

/** The first vertex of a ring at the place of one. */
function firstEqual(ring: Ring, i: number): number {
  return ring.findIndex((p) => p[0] === ring[i]![0] && p[1] === ring[i]![1]);
}

function comparePoints(p: readonly Rational[], q: readonly Rational[]): number {
  return compare(p[0]!, q[0]!) || compare(p[1]!, q[1]!);
}

/** Of features at one point the first: by the ring, vertices before edges, by the number. */
function compareFeatures(a: PolygonFeature, b: PolygonFeature): number {
  const rank = ({ type }: PolygonFeature) => (type === 'vertex' ? 0 : 1);
  return a.ring! - b.ring! || rank(a) - rank(b) || a.index - b.index;
}
