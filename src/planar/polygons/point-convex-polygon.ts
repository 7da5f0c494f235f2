import { isPoint2, requireList, requirePoint2 } from '../../core/arguments/index.js';
import { edge, vertex } from '../../core/feature.js';
import type { PointLocation } from '../../core/location.js';
import type { Point2, Ring } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { orient2d } from '../../predicates/index.js';
import { INSIDE, OUTSIDE, ringFeature } from './point-polygon.js';
import { compareLexicographically, samePoint } from './ring.js';
import { ON_RING, ringWinding } from './winding-number.js';

const onVertex = (i: number): PointLocation => ({ location: 'boundary', feature: vertex(i) });
const onEdge = (i: number): PointLocation => ({ location: 'boundary', feature: edge(i) });

/** Vertex i, checked: only the vertices asked about are looked at. */
function vertexOf(where: string, ring: Ring, i: number): Point2 {
  const v = ring[i]!;
  if (!isPoint2(v)) requirePoint2(where, `ring[${i}]`, v);
  return v;
}

/** On which side of the line from vertex i to vertex j the point lies. */
function side(where: string, ring: Ring, i: number, j: number, p: Point2): Sign {
  const a = vertexOf(where, ring, i);
  const b = vertexOf(where, ring, j);
  return orient2d(a[0]!, a[1]!, b[0]!, b[1]!, p[0]!, p[1]!);
}

/** The first of the vertices from `from` on up to i that are equal to vertex i. */
function firstEqual(ring: Ring, from: number, i: number): number {
  let first = i;
  while (first > from && samePoint(ring[first - 1]!, ring[i]!)) first--;
  return first;
}

/**
 * The first k in [0, count) for which `holds`, or count: for a condition that, once it holds, holds on.
 */
function firstWhere(count: number, holds: (k: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Where p is that lies on the line of an edge at vertex 0, on the side of vertex lo (`step` 1) or of vertex hi
 * (-1): the vertices on that ray come first, in order; then the ring turns away from it.
 */
function alongRay(where: string, ring: Ring, lo: number, hi: number, step: 1 | -1, p: Point2): PointLocation {
  const origin = ring[0]!;
  const order = compareLexicographically(origin, p);
  const count = hi - lo + 1;
  const at = (k: number) => (step > 0 ? lo + k : hi - k);
  const isOnRay = (v: Point2) =>
    compareLexicographically(origin, v) === order &&
    orient2d(origin[0]!, origin[1]!, p[0]!, p[1]!, v[0]!, v[1]!) === 0;
  const isBefore = (v: Point2) => isOnRay(v) && compareLexicographically(v, p) === order;
  const k = firstWhere(count, (i) => !isBefore(vertexOf(where, ring, at(i))));
  if (k === count) return OUTSIDE;
  const found = ring[at(k)]!;
  if (samePoint(found, p)) return onVertex(firstEqual(ring, lo, at(k)));
  if (!isOnRay(found)) return OUTSIDE;
  return onEdge(step > 0 ? at(k) - 1 : at(k));
}

/**
 * Where does a point lie: inside a convex polygon, outside, or on its boundary, and there on which vertex or edge?
 *
 * The ring must be counterclockwise and convex, collinear and repeated vertices allowed (polygonConvexity2d says
 * 'strictly-convex' or 'convex', polygonOrientation2d 1), or have at most two points; for any other ring the answer has
 * no meaning. The feature is the first vertex equal to the point, else the edge that contains it, on the whole boundary
 * alike.
 *
 * O(log n) orientations: a binary search for the sector around vertex 0 that contains the point (repeated vertices
 * cost linear time in their number). The ring is not checked as a whole, only the points that are asked about.
 *
 * Source: Preparata and Shamos 1985, "Computational Geometry", 2.2.1; Ericson, Real-Time Collision Detection, 5.4.1,
 * where the boundary is counted unevenly.
 *
 * @throws RangeError naming the argument, if the point has not two finite coordinates, or a vertex asked about has not
 * @example
 * const square = [[0, 0], [4, 0], [4, 4], [0, 4]];
 * pointConvexPolygon2d([1, 1], square); // { location: 'inside', feature: { type: 'face', index: 0 } }
 * pointConvexPolygon2d([0, 2], square); // { location: 'boundary', feature: { type: 'edge', index: 3 } }
 * pointConvexPolygon2d([4, 4], square); // { location: 'boundary', feature: { type: 'vertex', index: 2 } }
 * pointConvexPolygon2d([5, 2], square); // { location: 'outside', feature: null }
 */
export function pointConvexPolygon2d(point: Point2, ring: Ring): PointLocation {
  requirePoint2('pointConvexPolygon2d', 'point', point);
  requireList('pointConvexPolygon2d', 'ring', 'a list of points', ring);
  return locationInConvex('pointConvexPolygon2d', point, ring);
}

/** Where a point lies in a convex ring; `where` is named if one of the vertices that are looked at is no point. */
export function locationInConvex(where: string, point: Point2, ring: Ring): PointLocation {
  if (ring.length === 0) return OUTSIDE;
  const first = vertexOf(where, ring, 0);
  let lo = 1;
  let hi = ring.length - 1;
  while (lo <= hi && samePoint(vertexOf(where, ring, hi), first)) hi--;
  while (lo <= hi && samePoint(vertexOf(where, ring, lo), first)) lo++;
  if (samePoint(first, point)) return onVertex(0);
  if (hi <= lo) return onFewPoints(point, ring);
  const low = side(where, ring, 0, lo, point);
  const high = side(where, ring, 0, hi, point);
  if (low < 0 || high > 0) return OUTSIDE;
  if (low > 0 && high < 0) return inSector(where, ring, lo, hi, point);
  // On the line of the first edge, of the last one, or of both (vertex 0 being an inner point of an edge).
  const ahead = low === 0 && isTowards(first, ring[lo]!, point);
  if (!ahead && (high !== 0 || !isTowards(first, ring[hi]!, point))) return OUTSIDE;
  return alongRay(where, ring, lo, hi, ahead ? 1 : -1, point);
}

/** Whether p, on the line through two different points, lies on the same side of the first as the second does. */
function isTowards(first: Point2, second: Point2, p: Point2): boolean {
  return compareLexicographically(first, second) === compareLexicographically(first, p);
}

/** Segments and points, all vertices looked at. */
function onFewPoints(point: Point2, ring: Ring): PointLocation {
  const [x, y] = [point[0]!, point[1]!];
  if (ringWinding(ring, x, y) !== ON_RING) return OUTSIDE;
  return { location: 'boundary', feature: ringFeature(ring, x, y) };
}

/** For a point strictly between the rays from vertex 0 to vertices lo and hi. */
function inSector(where: string, ring: Ring, lo: number, hi: number, p: Point2): PointLocation {
  // The last vertex that p is not right of, seen from vertex 0.
  const i = lo + firstWhere(hi - lo, (k) => side(where, ring, 0, lo + k + 1, p) < 0);
  const beyond = side(where, ring, i, i + 1, p);
  if (beyond !== 0) return beyond > 0 ? INSIDE : OUTSIDE;
  return side(where, ring, 0, i, p) > 0 ? onEdge(i) : onVertex(firstEqual(ring, lo, i));
}

/**
 * Does a convex polygon contain a point? The boundary counts. The ring is as in {@link pointConvexPolygon2d}; O(log n).
 *
 * @throws RangeError naming the argument, if the point has not two finite coordinates, or a vertex asked about has not
 * @example
 * convexPolygonContainsPoint2d([[0, 0], [4, 0], [0, 4]], [2, 2]); // true
 * convexPolygonContainsPoint2d([[0, 0], [4, 0], [0, 4]], [2, 3]); // false
 */
export function convexPolygonContainsPoint2d(ring: Ring, point: Point2): boolean {
  requireList('convexPolygonContainsPoint2d', 'ring', 'a list of points', ring);
  requirePoint2('convexPolygonContainsPoint2d', 'point', point);
  return locationInConvex('convexPolygonContainsPoint2d', point, ring).location !== 'outside';
}
