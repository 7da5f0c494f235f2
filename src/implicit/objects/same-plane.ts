import { type PlaneObject, roundedPlane } from './plane-object.js';

/** Are two planes, neither of them through points, one object or of the same exact coefficients? */
export function isSamePlane(a: PlaneObject, b: PlaneObject): boolean {
  if (a === b) return true;
  if (a.anchored !== undefined || b.anchored !== undefined) return false;
  return hasEqualCoefficients(roundedPlane(a), roundedPlane(b));
}

/** Is a plane defined by the same three points, in any order? */
export function isPlaneThrough(plane: PlaneObject, points: readonly number[]): boolean {
  const p = plane.anchored;
  if (p === undefined) return false;
  // Three distinct points of one plane are all among the three points of the other; degenerate ones have every point on
  // them.
  return p === points || (hasPoint(p, points, 0) && hasPoint(p, points, 3) && hasPoint(p, points, 6));
}

/** Are both points of a line among three points? */
export function isLineThrough(line: readonly number[], points: readonly number[]): boolean {
  return hasPoint(points, line, 0) && hasPoint(points, line, 3);
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
