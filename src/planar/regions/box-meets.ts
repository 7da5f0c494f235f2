/** The yes-or-no questions on boxes of the plane, which allocate nothing: separating axes. Everything may be flat. */
import type { Point2 } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { orient2d, sideOfLine2d } from '../../predicates/index.js';
import { heading, type Kind, LINE, RAY, SEGMENT, turn } from '../linear/linear.js';

/** On which side of a line, ray or segment (0 for one of length zero) does the point (x, y) lie? */
function sideOf(kind: Kind, p: Point2, q: Point2, x: number, y: number): Sign {
  return kind === SEGMENT
    ? orient2d(p[0]!, p[1]!, q[0]!, q[1]!, x, y)
    : sideOfLine2d(q[0]!, q[1]!, p[0]!, p[1]!, x, y);
}

/** Whether all of a box lies strictly on one side of a line: its two corners farthest to the sides do. */
function sideOfBox(kind: Kind, p: Point2, q: Point2, min: Point2, max: Point2): Sign {
  // A line that rises has the corners (min, max) and (max, min) farthest to its sides, one that falls the others.
  const rises = heading(kind, p, q, 0) === heading(kind, p, q, 1);
  const side = sideOf(kind, p, q, min[0]!, rises ? max[1]! : min[1]!);
  if (side === 0) return 0;
  return side === sideOf(kind, p, q, max[0]!, rises ? min[1]! : max[1]!) ? side : 0;
}

/** Whether the coordinates j of a line, ray or segment all lie below min or all above max. */
function beside(kind: Kind, p: Point2, q: Point2, min: Point2, max: Point2, j: number): boolean {
  if (kind === SEGMENT) return (p[j]! < min[j]! && q[j]! < min[j]!) || (p[j]! > max[j]! && q[j]! > max[j]!);
  return kind === RAY && ((p[j]! < min[j]! && q[j]! <= 0) || (p[j]! > max[j]! && q[j]! >= 0));
}

/** Whether a line, ray or segment meets a box. */
export function linearMeetsBox(kind: Kind, p: Point2, q: Point2, min: Point2, max: Point2): boolean {
  if (kind !== LINE && (beside(kind, p, q, min, max, 0) || beside(kind, p, q, min, max, 1))) return false;
  return sideOfBox(kind, p, q, min, max) === 0;
}

/** Whether the coordinates j of three points all lie below min or all above max. */
function allBeside(a: Point2, b: Point2, c: Point2, min: Point2, max: Point2, j: number): boolean {
  return (
    (a[j]! < min[j]! && b[j]! < min[j]! && c[j]! < min[j]!) ||
    (a[j]! > max[j]! && b[j]! > max[j]! && c[j]! > max[j]!)
  );
}

/** Whether a triangle meets a box. */
export function triangleMeetsBox(a: Point2, b: Point2, c: Point2, min: Point2, max: Point2): boolean {
  if (allBeside(a, b, c, min, max, 0) || allBeside(a, b, c, min, max, 1)) return false;
  const turning = turn(a, b, c);
  return !(
    leavesOutBox(a, b, turning, min, max) ||
    leavesOutBox(b, c, turning, min, max) ||
    leavesOutBox(c, a, turning, min, max)
  );
}

/** Does an edge of a triangle with the given orientation (0: flat) separate a box from it? */
function leavesOutBox(a: Point2, b: Point2, turning: Sign, min: Point2, max: Point2): boolean {
  const side = sideOfBox(SEGMENT, a, b, min, max);
  return side !== 0 && side !== turning;
}

/** Whether a point lies in a box, or on its boundary. */
export function isInBox(p: Point2, min: Point2, max: Point2): boolean {
  const [x, y] = [p[0]!, p[1]!];
  return x >= min[0]! && x <= max[0]! && y >= min[1]! && y <= max[1]!;
}

/** Whether two boxes meet. */
export function boxesMeet(min: Point2, max: Point2, minB: Point2, maxB: Point2): boolean {
  return min[0]! <= maxB[0]! && minB[0]! <= max[0]! && min[1]! <= maxB[1]! && minB[1]! <= max[1]!;
}
