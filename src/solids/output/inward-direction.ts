/** Directions in doubles, for choices that need not be right. */
import { cross, dot, minus, unit, type Vector } from './near-points.js';

/** So many of the normals are looked at together; more are not needed but for rounding. */
const MOST = 24;

/**
 * The direction that goes away from all of some planes, and from each as much as can be: the middle of the smallest cap
 * of the sphere that holds their normals. Null if there is none: then no half of the sphere holds them, but for what
 * doubles can tell.
 *
 * Normals are taken in one by one: the one farthest from the middle of the cap found so far. (Those of a thin needle
 * are nearly opposite, and the cap is nearly a half of the sphere: going towards its middle step by step would take
 * millions of steps.)
 *
 * Source: Welzl 1991, "Smallest Enclosing Disks (Balls and Ellipsoids)": the cap is determined by at most three.
 *
 * @param normals of length 1
 */
export function directionAway(normals: readonly Vector[]): Vector | null {
  if (normals.length === 0) return null;
  const taken: Vector[] = [];
  let middle = normals[0]!;
  for (;;) {
    const farthest = lowest(normals, middle);
    if (taken.includes(farthest) || taken.length === MOST) return dot(farthest, middle) > 0 ? middle : null;
    const better = middleWith(farthest, taken);
    if (better === null) return null;
    taken.push(farthest);
    middle = better;
  }
}

/** The middle of the smallest cap that holds a normal, on its rim, and some others. */
function middleWith(normal: Vector, others: readonly Vector[]): Vector | null {
  let best: Vector | null = null;
  let most = 0;
  for (const middle of middlesOn(normal, others)) {
    const least = Math.min(dot(normal, middle), dot(lowest(others, middle, normal), middle));
    if (least > most) [best, most] = [middle, least];
  }
  return best;
}

/** The middles of the caps that a normal determines, alone or together with one or two others. */
function* middlesOn(normal: Vector, others: readonly Vector[]): Generator<Vector> {
  yield normal;
  for (const [i, second] of others.entries()) {
    // In the plane of both, and as far along one as along the other; their sum would lose that where they are nearly
    // opposite.
    const between = unit(cross(cross(normal, second), minus(normal, second)));
    if (between !== null) yield between;
    for (const third of others.slice(0, i)) {
      const axis = unit(cross(minus(second, normal), minus(third, normal)));
      if (axis === null) continue;
      yield axis;
      yield [-axis[0], -axis[1], -axis[2]];
    }
  }
}

/** The normal that goes least in a direction; the first one of these or a given one. */
function lowest(normals: readonly Vector[], direction: Vector, first: Vector = normals[0]!): Vector {
  let least = first;
  for (const normal of normals) if (dot(normal, direction) < dot(least, direction)) least = normal;
  return least;
}
