/** Directions in doubles, for choices that need not be right. */
import { dot, minus, unit, type Vector } from './near-points.js';

/** So often the direction is made better: it turns by less and less. */
const TURNS = 64;

/**
 * The direction that goes away from all of some planes, and from each as much as can be: that of the point closest to the origin in the
 * convex hull of their normals. Null if there is none: then the origin is in the hull, but for what doubles can tell.
 *
 * Source: Gilbert 1966, "An Iterative Procedure for Computing the Minimum of a Quadratic Form on a Convex Set".
 *
 * @param normals of length 1
 */
export function directionAway(normals: readonly Vector[]): Vector | null {
  let point = normals[0];
  if (point === undefined) return null;
  for (let turn = 0; turn < TURNS; turn++) {
    const farthest = lowest(normals, point);
    const step = toward(point, farthest);
    if (step === 0) break;
    point = between(point, farthest, step);
  }
  return dot(lowest(normals, point), point) > 0 ? unit(point) : null;
}

/** The normal that goes least in a direction. */
function lowest(normals: readonly Vector[], direction: Vector): Vector {
  let least = normals[0]!;
  for (const normal of normals) if (dot(normal, direction) < dot(least, direction)) least = normal;
  return least;
}

/** Where from p (0) to q (1) the point closest to the origin is. */
function toward(p: Vector, q: Vector): number {
  const along = minus(q, p);
  const square = dot(along, along);
  return square > 0 ? Math.max(0, Math.min(1, -dot(p, along) / square)) : 0;
}

const between = (p: Vector, q: Vector, t: number): Vector => [
  p[0] + t * (q[0] - p[0]),
  p[1] + t * (q[1] - p[1]),
  p[2] + t * (q[2] - p[2]),
];
