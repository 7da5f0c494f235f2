import { requireDirection2, requireList, requireNoMore, requirePoint2 } from '../../core/arguments/index.js';
import type { Point2 } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { orient2d } from '../../predicates/index.js';
import { compare, turn } from './linear.js';

/** The half turn in which p lies, seen from o: 0 for angles from 0 to below pi, 1 from there on, -1 for o itself. */
function halfTurn(o: Point2, p: Point2): -1 | 0 | 1 {
  const above = compare(p[1]!, o[1]!);
  if (above !== 0) return above > 0 ? 0 : 1;
  const beside = compare(p[0]!, o[0]!);
  return beside === 0 ? -1 : beside > 0 ? 0 : 1;
}

function compareAround(o: Point2, p: Point2, q: Point2): Sign {
  const halves = compare(halfTurn(o, p), halfTurn(o, q));
  // To the left of p is what comes later.
  return halves !== 0 ? halves : turn(q, p, o);
}

/** The order of the distances of two points on one ray from o. */
function compareAlongRay(o: Point2, p: Point2, q: Point2): number {
  const j = p[0] === q[0] ? 1 : 0;
  return compare(p[j]!, q[j]!) * (p[j]! > o[j]! || q[j]! > o[j]! ? 1 : -1);
}

/**
 * Which of two directions has the greater angle? Angles are counted counterclockwise from the positive x axis and go
 * from 0, included, to a full turn, excluded: right, up, left, down. Positive if the angle of u is greater, negative if
 * that of v is, zero if u and v have the same direction. They need not be of unit length.
 *
 * Source: de Berg et al., Computational Geometry, 15.2 (rotational sweep).
 *
 * @throws RangeError naming the argument, if a number is not finite or a direction is zero
 * @example
 * compareDirections2d([0, -1], [-1, 0]); // 1: three quarters of a turn after a half
 * compareDirections2d([1, 1], [2, 1]); // 1
 * compareDirections2d([0.1, 0.2], [0.2, 0.4]); // 0
 */
export function compareDirections2d(u: Point2, v: Point2): Sign {
  requireDirection2('compareDirections2d', 'u', u);
  requireDirection2('compareDirections2d', 'v', v);
  return compareVectors(u, v);
}

const ORIGIN: Point2 = /* @__PURE__ */ Object.freeze([0, 0]);

function compareVectors(u: Point2, v: Point2): Sign {
  const halves = compare(halfTurn(ORIGIN, u), halfTurn(ORIGIN, v));
  return halves !== 0 ? halves : orient2d(v[0]!, v[1]!, u[0]!, u[1]!, 0, 0);
}

/**
 * Which of two points has the greater angle, seen from the center? Angles as in {@link compareDirections2d}: from the
 * positive x direction, counterclockwise, below a full turn. Positive if that of p is greater, negative if that of q
 * is, zero if both lie on one ray from the center. The center itself comes before all other points.
 *
 * @throws RangeError naming the point that has not two finite coordinates
 * @example
 * compareAngle2d([1, 1], [1, 5], [9, 1]); // 1: up, right
 * compareAngle2d([1, 1], [2, 2], [5, 5]); // 0
 * compareAngle2d([1, 1], [1, 1], [5, 1]); // -1
 */
export function compareAngle2d(center: Point2, p: Point2, q: Point2): Sign {
  requirePoint2('compareAngle2d', 'center', center);
  requirePoint2('compareAngle2d', 'p', p);
  requirePoint2('compareAngle2d', 'q', q);
  return compareAround(center, p, q);
}

/**
 * Sorts points by their angle around a center: the numbers of the points, in order. Angles as in
 * {@link compareAngle2d}. Points equal to the center come first; of points on one ray from the center the nearer
 * comes first; equal points stay in the order in which they were given.
 *
 * @throws RangeError naming the point that has not two finite coordinates
 * @example
 * sortByAngle2d([[0, -1], [0, 5], [3, 0], [0, 1], [0, 0]], [0, 0]); // [4, 2, 3, 1, 0]
 */
export function sortByAngle2d(points: readonly Point2[], center: Point2): number[] {
  requirePoint2('sortByAngle2d', 'center', center);
  requireList('sortByAngle2d', 'points', 'a list of points', points);
  points.forEach((p, i) => {
    requirePoint2('sortByAngle2d', `points[${i}]`, p);
  });
  const order = points.map((_, i) => i);
  return order.sort((i, j) => {
    const [p, q] = [points[i]!, points[j]!];
    return compareAround(center, p, q) || compareAlongRay(center, p, q);
  });
}

/**
 * Sorts directions by their angle, as {@link compareDirections2d} compares them: the numbers of the directions, in
 * order. Those of one direction, whatever their length, stay in the order in which they were given.
 *
 * @throws RangeError naming the direction, if a number is not finite or it is zero
 * @example
 * sortDirections2d([[0, -1], [-2, 0], [2, 2], [1, 1], [5, 0]]); // [4, 2, 3, 1, 0]
 */
export function sortDirections2d(directions: readonly Point2[]): number[] {
  if (arguments.length > 1) requireNoMore('sortDirections2d', 1, arguments[1]);
  requireList('sortDirections2d', 'directions', 'a list of vectors', directions);
  directions.forEach((direction, i) => {
    requireDirection2('sortDirections2d', `directions[${i}]`, direction);
  });
  return directions.map((_, i) => i).sort((i, j) => compareVectors(directions[i]!, directions[j]!));
}
