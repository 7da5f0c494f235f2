import type { ContactPoint } from '../../core/contact.js';
import { reject } from '../../core/errors.js';
import { edge, type Feature, face } from '../../core/feature.js';
import type { Ring } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { cross2d, orient2d } from '../../predicates/index.js';
import { edgeRelation } from './edge-relation.js';
import { pointConvexPolygon2d } from './point-convex-polygon.js';
import { requireRing, samePoint } from './ring.js';

/** An edge of one of two polygons: on its line, or on the outer side, lies the whole other polygon. */
export interface SeparatingEdge {
  readonly polygon: 'a' | 'b';
  readonly edge: number;
}

/** How two convex polygons meet, with the proof. */
export type ConvexPolygonConvexPolygon2d =
  | { readonly relation: 'disjoint'; readonly separator: SeparatingEdge }
  | { readonly relation: 'touching'; readonly separator: SeparatingEdge; readonly common: ContactPoint }
  | { readonly relation: 'overlapping'; readonly common: ContactPoint };

const NAME = 'convexPolygonConvexPolygon2d';

/** On which side of edge i of a ring vertex j of the other lies. */
function sideOfEdge(ring: Ring, i: number, other: Ring, j: number): Sign {
  const p = ring[i]!;
  const q = ring[i + 1 < ring.length ? i + 1 : 0]!;
  const r = other[j]!;
  return orient2d(p[0]!, p[1]!, q[0]!, q[1]!, r[0]!, r[1]!);
}

/** Whether vertex k of the other ring lies farther inside of edge i than vertex j. */
function isFartherInside(ring: Ring, i: number, other: Ring, j: number, k: number): boolean {
  const p = ring[i]!;
  const q = ring[i + 1 < ring.length ? i + 1 : 0]!;
  const [r, s] = [other[j]!, other[k]!];
  return cross2d(p[0]!, p[1]!, q[0]!, q[1]!, r[0]!, r[1]!, s[0]!, s[1]!) > 0;
}

/** Whether the edge has a direction, and the whole other ring lies strictly on its outer side. */
function separatesStrictly(ring: Ring, i: number, other: Ring): boolean {
  return other.every((_, j) => sideOfEdge(ring, i, other, j) < 0);
}

/** The first edge of `ring` that separates strictly, else the first that does at all; -1 if none does. */
function separatingEdge(ring: Ring, other: Ring): { edge: number; strict: boolean } {
  const n = ring.length;
  const m = other.length;
  let weak = -1;
  let j = -1;
  for (let i = 0; i < n; i++) {
    if (samePoint(ring[i]!, ring[(i + 1) % n]!)) continue;
    if (j < 0) {
      j = 0;
      for (let k = 1; k < m; k++) if (isFartherInside(ring, i, other, j, k)) j = k;
    }
    // The farthest vertex inside goes round with the edges, and passes each vertex about once in all.
    for (let steps = 0; steps < m; steps++) {
      const next = j + 1 < m ? j + 1 : 0;
      if (!isFartherInside(ring, i, other, j, next) && !samePoint(other[j]!, other[next]!)) break;
      j = next;
    }
    const side = sideOfEdge(ring, i, other, j);
    if (side < 0) return { edge: i, strict: true };
    if (side === 0 && weak < 0) weak = i;
  }
  return { edge: weak, strict: false };
}

/** A vertex of `ring` in the other polygon: its feature there and its own. */
function commonVertex(ring: Ring, other: Ring): { own: Feature; there: Feature } | undefined {
  for (const p of ring) {
    const there = pointConvexPolygon2d(p, other);
    if (there.location === 'outside') continue;
    const own = pointConvexPolygon2d(p, ring);
    return {
      own: own.location === 'boundary' ? own.feature : face(0),
      there: there.location === 'boundary' ? there.feature : face(0),
    };
  }
  return undefined;
}

/** A common point of two polygons that have one. */
function commonPoint(a: Ring, b: Ring): ContactPoint {
  const ofA = commonVertex(a, b);
  if (ofA !== undefined) return { a: ofA.own, b: ofA.there };
  const ofB = commonVertex(b, a);
  if (ofB !== undefined) return { a: ofB.there, b: ofB.own };
  for (let i = 0; i < a.length; i++) {
    const [p, q] = [a[i]!, a[(i + 1) % a.length]!];
    const j = b.findIndex((r, k) => edgeRelation(p, q, r, b[(k + 1) % b.length]!) === 'crossing');
    if (j >= 0) return { a: edge(i), b: edge(j) };
  }
  throw new Error(`${NAME}: the rings are not convex and counterclockwise`);
}

function requireConvex(name: string, ring: Ring): void {
  requireRing(NAME, name, ring);
  if (ring.length < 3) reject(NAME, name, 'a ring of at least three points', ring.length);
}

/**
 * How do two convex polygons meet, and what proves it?
 *
 * - `disjoint`: no common point. Proof: an edge on whose outer side the whole other polygon lies, strictly.
 * - `touching`: common points, but no common inner points. Proof: an edge with no point of the other polygon on its inner
 *   side, and a common point.
 * - `overlapping`: common inner points. Proof: a common point (no edge separates).
 *
 * A common point is told by the features that meet there: a vertex of `a` if one lies in `b`, else a vertex of `b`, else two
 * edges that cross; face 0 is the inside. Where there are several separators or common points, it is one of them:
 * the relation alone does not depend on the order of the polygons.
 *
 * Polygons that move little keep their separator for long: hand in the last one, and it is tried first.
 *
 * Both rings must be counterclockwise and convex, collinear and repeated vertices allowed (polygonConvexity2d says
 * 'convex' or 'weakly convex', polygonOrientation2d 1); for others the answer has no meaning. Finding a separator takes
 * O(n + m), a common vertex O(n log m + m log n), and two crossing edges, where neither contains a vertex, O(n m).
 *
 * Source: Gottschalk, Lin, Manocha 1996 (separating axes); Toussaint 1983 (rotating calipers); Lander, "Crashing into the New
 * Year" (the cached edge).
 *
 * @throws RangeError naming the argument, if a point has not two finite coordinates, a ring has less than three
 * points, or the hint is no edge
 * @throws Error if it notices that a ring is not convex and counterclockwise
 * @example
 * const triangle = [[0, 0], [4, 0], [0, 4]];
 * const far = [[5, 0], [6, 0], [6, 1]];
 * convexPolygonConvexPolygon2d(triangle, far); // { relation: 'disjoint', separator: { polygon: 'a', edge: 1 } }
 * const inner = [[1, 1], [2, 1], [1, 2]];
 * convexPolygonConvexPolygon2d(inner, triangle); // { relation: 'overlapping', common: { a: vertex(0), b: face(0) } }
 */
export function convexPolygonConvexPolygon2d(
  a: Ring,
  b: Ring,
  hint?: SeparatingEdge,
): ConvexPolygonConvexPolygon2d {
  requireConvex('a', a);
  requireConvex('b', b);
  if (hint !== undefined && isStillSeparating(a, b, hint)) return { relation: 'disjoint', separator: hint };
  const ofA = separatingEdge(a, b);
  if (ofA.strict) return { relation: 'disjoint', separator: { polygon: 'a', edge: ofA.edge } };
  const ofB = separatingEdge(b, a);
  if (ofB.strict) return { relation: 'disjoint', separator: { polygon: 'b', edge: ofB.edge } };
  const common = commonPoint(a, b);
  if (ofA.edge >= 0) return { relation: 'touching', separator: { polygon: 'a', edge: ofA.edge }, common };
  if (ofB.edge >= 0) return { relation: 'touching', separator: { polygon: 'b', edge: ofB.edge }, common };
  return { relation: 'overlapping', common };
}

function isStillSeparating(a: Ring, b: Ring, hint: SeparatingEdge): boolean {
  const [ring, other] = hint.polygon === 'a' ? [a, b] : [b, a];
  if (!Number.isInteger(hint.edge) || hint.edge < 0 || hint.edge >= ring.length) {
    reject(NAME, 'hint.edge', `an edge of polygon ${hint.polygon}`, hint.edge);
  }
  return separatesStrictly(ring, hint.edge, other);
}

/**
 * Have two convex polygons a common point? Boundaries count. The rings are as in {@link convexPolygonConvexPolygon2d};
 * O(n + m).
 *
 * @throws RangeError naming the argument, if a point has not two finite coordinates, or a ring has less than three
 * points
 * @example
 * convexPolygonsIntersect2d([[0, 0], [4, 0], [0, 4]], [[2, 2], [5, 2], [5, 5]]); // true: they touch
 * convexPolygonsIntersect2d([[0, 0], [4, 0], [0, 4]], [[5, 0], [6, 0], [6, 1]]); // false
 */
export function convexPolygonsIntersect2d(a: Ring, b: Ring): boolean {
  requireConvex('a', a);
  requireConvex('b', b);
  return !separatingEdge(a, b).strict && !separatingEdge(b, a).strict;
}
