import { requireNoMore, requireRing2 } from '../../core/arguments/index.js';
import type { Ring } from '../../core/shapes.js';
import { orient2d } from '../../predicates/index.js';
import { compareLexicographically, openRing, samePoint } from './ring.js';

/**
 * - `strictly-convex`: the ring runs once around a convex polygon, and every vertex is a corner of it;
 * - `convex`: it does, but some vertices are no corners: inner points of an edge, or repeated;
 * - `degenerate`: all vertices are collinear, so there is no polygon (rings of less than three points among them);
 * - `not-convex`: anything else: reflex vertices, rings that turn back, cross themselves or run around more than once.
 */
export type Convexity = 'strictly-convex' | 'convex' | 'degenerate' | 'not-convex';

/** The ring without points that are equal to the one before. Empty for an empty ring only. */
function withoutRepetitions(ring: Ring): Ring {
  const kept = ring.filter((p, i) => i === 0 || !samePoint(p, ring[i - 1]!));
  while (kept.length > 1 && samePoint(kept[0]!, kept.at(-1)!)) kept.pop();
  return kept;
}

/** Whether all points are collinear. */
function areCollinear(points: Ring): boolean {
  const first = points[0];
  const second = points[1];
  if (first === undefined || second === undefined) return true;
  const [ax, ay, bx, by] = [first[0]!, first[1]!, second[0]!, second[1]!];
  return points.every((p) => orient2d(ax, ay, bx, by, p[0]!, p[1]!) === 0);
}

/**
 * Is a ring convex?
 *
 * Either way round, closed (the last point equal to the first) or not. Convex means more than turning to one side at
 * every vertex: a pentagram does that too, but turns by two full turns. The directions of the edges are followed
 * around: all turns are to the same side, none is a reversal, and the direction changes between left and right just
 * twice. Linear time.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.7.1, with its hard inputs: segments, repeated points, pentagrams,
 * zigzags along an edge.
 *
 * @throws RangeError naming the point that has not two finite coordinates
 * @example
 * polygonConvexity2d([[0, 0], [4, 0], [4, 4], [0, 4]]); // 'strictly-convex'
 * polygonConvexity2d([[0, 0], [2, 0], [4, 0], [0, 4]]); // 'convex'
 * polygonConvexity2d([[0, 0], [4, 0], [1, 1], [0, 4]]); // 'not-convex'
 * polygonConvexity2d([[0, 10], [6, -8], [-10, 3], [10, 3], [-6, -8]]); // 'not-convex': a pentagram
 * polygonConvexity2d([[0, 0], [1, 1], [2, 2]]); // 'degenerate'
 */
export function polygonConvexity2d(ring: Ring): Convexity {
  if (arguments.length > 1) requireNoMore('polygonConvexity2d', 1, arguments[1]);
  requireRing2('polygonConvexity2d', 'ring', ring);
  return convexityOf(openRing(ring));
}

function convexityOf(ring: Ring): Convexity {
  const points = withoutRepetitions(ring);
  if (areCollinear(points)) return 'degenerate';
  const n = points.length;
  let straight = points.length < ring.length;
  let side = 0;
  let changes = 0;
  for (let i = 0; i < n; i++) {
    const a = points[i]!;
    const b = points[(i + 1) % n]!;
    const c = points[(i + 2) % n]!;
    const turn = orient2d(a[0]!, a[1]!, b[0]!, b[1]!, c[0]!, c[1]!);
    const changed = compareLexicographically(a, b) !== compareLexicographically(b, c);
    if (turn === 0) {
      if (changed) return 'not-convex';
      straight = true;
    } else if (turn === -side) return 'not-convex';
    else side = turn;
    if (changed && ++changes > 2) return 'not-convex';
  }
  return straight ? 'convex' : 'strictly-convex';
}

/**
 * Does a ring run once around a convex polygon, either way round? Collinear and repeated vertices are allowed (it is
 * `strictly-convex` or `convex` by {@link polygonConvexity2d}).
 *
 * @throws RangeError naming the point that has not two finite coordinates
 * @example
 * isConvexPolygon2d([[0, 0], [2, 0], [4, 0], [0, 4]]); // true
 * isConvexPolygon2d([[0, 0], [4, 0], [1, 1], [0, 4]]); // false
 * isConvexPolygon2d([[0, 0], [4, 0]]); // false
 */
export function isConvexPolygon2d(ring: Ring): boolean {
  if (arguments.length > 1) requireNoMore('isConvexPolygon2d', 1, arguments[1]);
  requireRing2('isConvexPolygon2d', 'ring', ring);
  const convexity = convexityOf(openRing(ring));
  return convexity === 'strictly-convex' || convexity === 'convex';
}
