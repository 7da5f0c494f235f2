import {
  requireIndex,
  requireNoMore,
  requireObject,
  requireOneOf,
  requireRing2,
} from '../../core/arguments/index.js';
import type { Contact } from '../../core/contact.js';
import type { Ring } from '../../core/shapes.js';
import { shownWhole } from '../../core/shown-whole.js';
import type { Sign } from '../../core/sign.js';
import { cross2d, orient2d } from '../../predicates/index.js';
import { LazyContact } from './contact-order.js';
import { convexContact } from './convex-contact.js';
import { numbersOf, ringOf, samePoint } from './ring.js';

/** An edge of one of two polygons: on its line, or on the outer side, lies the whole other polygon. */
export interface SeparatingEdge {
  readonly polygon: 'a' | 'b';
  readonly edge: number;
}

/** How two convex polygons meet, with the proof. */
export interface ConvexPolygonConvexPolygon2d extends Contact {
  readonly relation: 'disjoint' | 'touching' | 'overlapping';
  /**
   * The edge that proves that there are no common points (`disjoint`), or none inside both (`touching`); else `null`.
   */
  readonly witness: SeparatingEdge | null;
}

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

/**
 * How do two convex polygons meet, and what proves it?
 *
 * - `disjoint`: no common point. Witness: an edge on whose outer side the whole other polygon lies, strictly.
 * - `touching`: common points, but no common inner points. Witness: an edge with no point of the other polygon on its
 *   inner side.
 * - `overlapping`: common inner points (no edge separates: the witness is `null`).
 *
 * The contact is the extreme points of the common part, each told by the feature of `a` and of `b` that it lies on
 * (face 0 is the inside), in the order of the features of `a`. It is made when it is first read.
 *
 * Where there are several separating edges, the witness is one of them: all else does not depend on the order of the
 * polygons. Polygons that move little keep their separating edge for long: hand in the last one, and it is tried first.
 *
 * Both rings must be counterclockwise and convex, collinear and repeated vertices allowed (polygonConvexity2d says
 * 'strictly-convex' or 'convex', polygonOrientation2d 1), closed or not; for others the answer has no meaning. Relation
 * and witness take O(n + m), the contact O(n log m + m log n).
 *
 * Source: Gottschalk, Lin, Manocha 1996 (separating axes); Toussaint 1983 (rotating calipers); Lander, "Crashing into
 * the New Year" (the cached edge).
 *
 * @throws RangeError naming the argument, if a point has not two finite coordinates, a ring has less than three
 * points, or the hint is no edge
 * @example
 * const triangle = [[0, 0], [4, 0], [0, 4]];
 * const far = [[5, 0], [6, 0], [6, 1]];
 * convexPolygonConvexPolygon2d(triangle, far);
 * // { relation: 'disjoint', contact: [], witness: { polygon: 'a', edge: 1 } }
 * const { relation, contact } = convexPolygonConvexPolygon2d([[1, 1], [2, 1], [1, 2]], triangle);
 * relation; // 'overlapping'
 * contact; // [{ a: { type: 'vertex', index: 0 }, b: { type: 'face', index: 0 } }, { a: { type: 'vertex', index: 1 }, b: { type: 'face', index: 0 } }, { a: { type: 'vertex', index: 2 }, b: { type: 'face', index: 0 } }]
 */
export function convexPolygonConvexPolygon2d(
  a: Ring,
  b: Ring,
  hint?: SeparatingEdge | null,
): ConvexPolygonConvexPolygon2d {
  requireRing2(NAME, 'a', a, 3);
  requireRing2(NAME, 'b', b, 3);
  if (hint !== undefined && hint !== null && isStillSeparating(a, b, hint)) return apart(hint);
  const ofA = separatingEdge(a, b);
  if (ofA.strict) return apart({ polygon: 'a', edge: ofA.edge });
  const ofB = separatingEdge(b, a);
  if (ofB.strict) return apart({ polygon: 'b', edge: ofB.edge });
  const witness: SeparatingEdge | null =
    ofA.edge >= 0
      ? { polygon: 'a', edge: ofA.edge }
      : ofB.edge >= 0
        ? { polygon: 'b', edge: ofB.edge }
        : null;
  const [ownA, ownB] = [numbersOf(a), numbersOf(b)];
  const lazy = new LazyContact(() => convexContact(ringOf(ownA), ringOf(ownB)));
  return shownWhole({
    relation: witness === null ? 'overlapping' : 'touching',
    get contact() {
      return lazy.get();
    },
    witness,
  });
}

const apart = (witness: SeparatingEdge) => ({ relation: 'disjoint', contact: [], witness }) as const;

function isStillSeparating(a: Ring, b: Ring, hint: SeparatingEdge): boolean {
  requireObject(NAME, 'hint', '{polygon, edge}', hint);
  requireOneOf(NAME, 'hint.polygon', hint.polygon, ['a', 'b']);
  const [ring, other] = hint.polygon === 'a' ? [a, b] : [b, a];
  requireIndex(NAME, 'hint.edge', hint.edge, ring.length);
  return separatesStrictly(ring, hint.edge, other);
}

/**
 * Do two convex polygons have a common point? Boundaries count. The rings are as in {@link
 * convexPolygonConvexPolygon2d}; O(n + m).
 *
 * @throws RangeError naming the argument, if a point has not two finite coordinates, or a ring has less than three
 * points
 * @example
 * convexPolygonsIntersect2d([[0, 0], [4, 0], [0, 4]], [[2, 2], [5, 2], [5, 5]]); // true: they touch
 * convexPolygonsIntersect2d([[0, 0], [4, 0], [0, 4]], [[5, 0], [6, 0], [6, 1]]); // false
 */
export function convexPolygonsIntersect2d(a: Ring, b: Ring): boolean {
  if (arguments.length > 2) requireNoMore('convexPolygonsIntersect2d', 2, arguments[2]);
  requireRing2('convexPolygonsIntersect2d', 'a', a, 3);
  requireRing2('convexPolygonsIntersect2d', 'b', b, 3);
  return !separatingEdge(a, b).strict && !separatingEdge(b, a).strict;
}
