/** The yes-or-no questions on triangles of the plane, which allocate nothing. Triangles may be flat. */
import type { Point2 } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { cross, type Kind, LINE, linearsMeet, RAY, SEGMENT, side, turn } from '../linear/linear.js';
import { precedes } from './region.js';

/** Whether a line, ray or segment meets a triangle, which may be flat. */
export function linearMeetsTriangle(
  kind: Kind,
  p: Point2,
  q: Point2,
  a: Point2,
  b: Point2,
  c: Point2,
): boolean {
  const at = side(kind, p, q, a);
  if (at !== 0 && at === side(kind, p, q, b) && at === side(kind, p, q, c)) return false;
  if (kind === LINE) return true;
  const turning = turn(a, b, c);
  if (turning === 0) return linearMeetsFlat(kind, p, q, a, b, c);
  return !(
    leavesOut(kind, p, q, a, b, turning) ||
    leavesOut(kind, p, q, b, c, turning) ||
    leavesOut(kind, p, q, c, a, turning)
  );
}

/** Does the edge from a to b of a triangle with the given orientation separate a segment or a ray from it? */
function leavesOut(kind: Kind, p: Point2, q: Point2, a: Point2, b: Point2, turning: Sign): boolean {
  if (turn(a, b, p) !== -turning) return false;
  if (kind === SEGMENT) return turn(a, b, q) === -turning;
  return cross(SEGMENT, a, b, RAY, p, q) !== turning;
}

/** The first of three collinear points in the order along every line. */
function first(a: Point2, b: Point2, c: Point2): Point2 {
  const least = precedes(b, a) ? b : a;
  return precedes(c, least) ? c : least;
}

/** And the last. */
function last(a: Point2, b: Point2, c: Point2): Point2 {
  const greatest = precedes(a, b) ? b : a;
  return precedes(greatest, c) ? c : greatest;
}

function linearMeetsFlat(kind: Kind, p: Point2, q: Point2, a: Point2, b: Point2, c: Point2): boolean {
  return linearsMeet(kind, p, q, SEGMENT, first(a, b, c), last(a, b, c));
}

/** Whether two triangles meet, either of which may be flat. */
export function trianglesMeet(a: Point2, b: Point2, c: Point2, d: Point2, e: Point2, f: Point2): boolean {
  const turningA = turn(a, b, c);
  if (turningA === 0) return linearMeetsTriangle(SEGMENT, first(a, b, c), last(a, b, c), d, e, f);
  const turningB = turn(d, e, f);
  if (turningB === 0) return linearMeetsTriangle(SEGMENT, first(d, e, f), last(d, e, f), a, b, c);
  return !(
    separates(a, b, turningA, d, e, f) ||
    separates(b, c, turningA, d, e, f) ||
    separates(c, a, turningA, d, e, f) ||
    separates(d, e, turningB, a, b, c) ||
    separates(e, f, turningB, a, b, c) ||
    separates(f, d, turningB, a, b, c)
  );
}

/**
 * Whether the points d, e, f all lie strictly outside the edge from a to b of a triangle with the given orientation.
 */
function separates(a: Point2, b: Point2, turning: Sign, d: Point2, e: Point2, f: Point2): boolean {
  return turn(a, b, d) === -turning && turn(a, b, e) === -turning && turn(a, b, f) === -turning;
}
