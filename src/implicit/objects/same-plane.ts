import { type PlaneObject, roundedPlane } from './plane-object.js';

/** Do two planes have the same definition: one object, the same three points in any order, the same exact coefficients? */
export function isSamePlane(a: PlaneObject, b: PlaneObject): boolean {
  if (a === b) return true;
  const p = a.anchored;
  const q = b.anchored;
  if (p === undefined && q === undefined) return hasEqualCoefficients(roundedPlane(a), roundedPlane(b));
  if (p === undefined || q === undefined) return false;
  // Three distinct points of one plane are all among the three points of the other; a degenerate b has every point on it.
  return hasPoint(p, q, 0) && hasPoint(p, q, 3) && hasPoint(p, q, 6);
}

/** Does a plane go through both points of a line by its definition? */
export function isLineIn(line: readonly number[], plane: PlaneObject): boolean {
  const points = plane.anchored;
  return points !== undefined && hasPoint(points, line, 0) && hasPoint(points, line, 3);
}

/** Equal and exact: all bounds are zero. */
function hasEqualCoefficients(p: readonly number[], q: readonly number[]): boolean {
  for (let i = 0; i < 8; i++) if (p[i] !== q[i]) return false;
  return p[3] === 0 && p[4] === 0 && p[5] === 0 && p[7] === 0;
}

/** Is the point at q[i..] one of the three points p? */
function hasPoint(p: readonly number[], q: readonly number[], i: number): boolean {
  const x = q[i];
  const y = q[i + 1];
  const z = q[i + 2];
  return (
    (p[0] === x && p[1] === y && p[2] === z) ||
    (p[3] === x && p[4] === y && p[5] === z) ||
    (p[6] === x && p[7] === y && p[8] === z)
  );
}
