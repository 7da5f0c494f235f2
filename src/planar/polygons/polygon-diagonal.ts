import {
  reject,
  requireIndex,
  requireList,
  requireOneOf,
  requirePoint2,
  requireRing2,
} from '../../core/arguments/index.js';
import type { Point2, Ring } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { orient2d } from '../../predicates/index.js';
import { polygonAreaSign } from '../../predicates/polygon-area-sign.js';
import { edgeRelation } from './edge-relation.js';
import { isOnEdge } from './edge-winding.js';
import { flatten, openRing, samePoint } from './ring.js';

/**
 * - `diagonal`: the segment runs inside the polygon and meets its boundary in its ends only;
 * - `touching`: it is contained in the polygon, but meets the boundary elsewhere too (other vertices, parts of edges);
 * - `edge`: the two vertices are neighbours;
 * - `outside`: a part of it lies outside of the polygon.
 */
export type PolygonDiagonal2d = 'diagonal' | 'touching' | 'edge' | 'outside';

/**
 * What kind of line is that from vertex i to vertex j of a polygon? A diagonal, if it runs inside.
 *
 * The ring must be simple (polygonSimplicity2d), either way round, closed or not; linear time.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.7; O'Rourke 1998, "Computational Geometry in C", 1.2.
 *
 * @throws RangeError naming the argument, if a point has not two finite coordinates, i or j is no vertex, or they are
 *   equal
 * @example
 * const dart = [[0, 0], [4, 0], [1, 1], [0, 4]];
 * polygonDiagonal2d(dart, 0, 2); // 'diagonal'
 * polygonDiagonal2d(dart, 1, 3); // 'outside'
 * polygonDiagonal2d(dart, 0, 1); // 'edge'
 * polygonDiagonal2d([[0, 0], [2, -2], [4, 0], [2, 0], [3, 3]], 0, 2); // 'touching'
 */
export function polygonDiagonal2d(ring: Ring, i: number, j: number): PolygonDiagonal2d {
  requireRing2('polygonDiagonal2d', 'ring', ring);
  requireIndex('polygonDiagonal2d', 'i', i, ring.length);
  requireIndex('polygonDiagonal2d', 'j', j, ring.length);
  const open = openRing(ring);
  // The last point of a closed ring is vertex 0.
  const [from, to] = [i % open.length, j % open.length];
  if (from === to) reject('polygonDiagonal2d', 'j', 'another vertex than i', j);
  return diagonalOf(open, from, to);
}

function diagonalOf(ring: Ring, i: number, j: number): PolygonDiagonal2d {
  const n = ring.length;
  if ((i + 1) % n === j || (j + 1) % n === i) return 'edge';
  const [start, end] = [ring[i]!, ring[j]!];
  const orientation = polygonAreaSign(flatten(ring));
  let before = pointBefore(ring, 0);
  let touches = false;
  for (let k = 0; k < n; k++) {
    const v = ring[k]!;
    const after = ring[(k + 1) % n]!;
    if (edgeRelation(start, end, v, after) === 'crossing') return 'outside';
    const isLastOfEqual = !samePoint(v, after);
    if (isOnEdge(start[0]!, start[1]!, end[0]!, end[1]!, v[0]!, v[1]!)) {
      if (k !== i && k !== j) touches = true;
      // From vertex to vertex the line is inside, outside or on the boundary, and how it leaves them tells which.
      const isWayOn = isLastOfEqual && !samePoint(v, end);
      if (isWayOn && leadsOutside(orientation, before, v, after, end)) return 'outside';
    }
    if (isLastOfEqual) before = v;
  }
  return touches ? 'touching' : 'diagonal';
}

/** The last point before vertex k that is another one. */
function pointBefore(ring: Ring, k: number): Point2 {
  const n = ring.length;
  for (let i = k + n - 1; i > k; i--) if (!samePoint(ring[i % n]!, ring[k]!)) return ring[i % n]!;
  return ring[k]!;
}

/**
 * Whether the way from vertex v of a simple ring to the point r begins outside: not in the angle between the edges to
 * `before` and `after`, nor along one of them. Looking from v, the inside lies counterclockwise from the edge to the
 * next vertex to that to the one before, for a ring that runs counterclockwise; for any other it is the other way
 * round.
 */
function leadsOutside(orientation: Sign, before: Point2, v: Point2, after: Point2, r: Point2): boolean {
  const [from, to] = orientation < 0 ? [before, after] : [after, before];
  const angle = orient2d(to[0]!, to[1]!, v[0]!, v[1]!, from[0]!, from[1]!);
  const atFrom = orient2d(v[0]!, v[1]!, from[0]!, from[1]!, r[0]!, r[1]!);
  if (angle === 0) return atFrom < 0;
  const atTo = orient2d(v[0]!, v[1]!, to[0]!, to[1]!, r[0]!, r[1]!);
  return angle > 0 ? atFrom < 0 || atTo > 0 : atFrom < 0 && atTo > 0;
}

/**
 * Is vertex i of a polygon convex (1: the angle inside is less than a half turn), straight (0), or reflex (-1)?
 *
 * The ring must be simple (polygonSimplicity2d), either way round, closed or not. Linear time, for its orientation;
 * hand that in to ask about many vertices.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.7.
 *
 * @param orientation That of the ring: 1 for counterclockwise, -1 for clockwise.
 * @throws RangeError naming the argument, if a point has not two finite coordinates, or i is no vertex
 * @example
 * const dart = [[0, 0], [4, 0], [1, 1], [0, 4]];
 * vertexConvexity2d(dart, 0); // 1
 * vertexConvexity2d(dart, 2); // -1
 */
export function vertexConvexity2d(ring: Ring, i: number, orientation?: 1 | -1): Sign {
  requireList('vertexConvexity2d', 'ring', 'a list of points', ring);
  requireIndex('vertexConvexity2d', 'i', i, ring.length);
  if (orientation === undefined) requireRing2('vertexConvexity2d', 'ring', ring);
  else requireOneOf('vertexConvexity2d', 'orientation', orientation, [1, -1]);
  const [a, b, c] = cornersAt(ring, i);
  const turn = orient2d(a[0]!, a[1]!, b[0]!, b[1]!, c[0]!, c[1]!);
  if (turn === 0) return 0;
  return turn === (orientation ?? polygonAreaSign(flatten(ring))) ? 1 : -1;
}

/** Vertex i of a ring, which may be closed, and its neighbours: the one before, itself, the one after. */
function cornersAt(ring: Ring, i: number): [Point2, Point2, Point2] {
  const last = ring.length - 1;
  const at = (k: number) => {
    requirePoint2('vertexConvexity2d', `ring[${k}]`, ring[k]!);
    return ring[k]!;
  };
  const isClosed = last > 0 && (i === 0 || i === last - 1 || i === last) && samePoint(at(0), at(last));
  const n = isClosed ? last : last + 1;
  const k = i % n;
  return [at((k + n - 1) % n), at(k), at((k + 1) % n)];
}
