import { twoSumTail } from '../../arithmetic/error-free.js';
import { requireNoMore, requireSphere } from '../../core/arguments/index.js';
import type { Sphere } from '../../core/shapes.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import {
  type BoundaryRelation,
  ballRelationOf,
  disjointBoundaries,
  overlappingBoundaries,
} from '../engine/boundary-relation.js';
import { doMeet } from '../engine/relation.js';
import { pointInBallFilter } from '../filters/containment.js';
import { distanceFilter } from '../filters/squares.js';
import { sphereShape } from '../shapes/swept.js';

/**
 * How do two spheres meet, exactly? `disjoint`, `touching` or `overlapping`: the square of the distance of the cores
 * and that of the radius (the sum of both) are compared as the fractions that they are. Of radius 0 a sphere is a
 * point. `boundaries` says how the surfaces meet: what is asked of hollow shapes.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.3.1.
 *
 * @throws RangeError naming the argument, if a number is not finite or a radius is negative
 * @example
 * const one = { center: [0, 0, 0], radius: 5 };
 * sphereSphere(one, { center: [0, 12, 0], radius: 7 }); // { relation: 'touching', containment: 'none', boundaries: 'touching' }
 */
export function sphereSphere(a: Sphere, b: Sphere): BoundaryRelation {
  requireSphere('sphereSphere', 'a', a);
  requireSphere('sphereSphere', 'b', b);
  return (
    relationFilter(a, b) ??
    ballRelationOf(sphereShape('sphereSphere', 'a', a), sphereShape('sphereSphere', 'b', b))
  );
}

/**
 * Have two spheres a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.3.1.
 *
 * @throws RangeError naming the argument, if a number is not finite or a radius is negative
 * @example
 * const one = { center: [0, 0, 0], radius: 5 };
 * spheresIntersect(one, { center: [0, 12, 0], radius: 7 }); // true
 */
export function spheresIntersect(a: Sphere, b: Sphere): boolean {
  if (arguments.length > 2) requireNoMore('spheresIntersect', 2, arguments[2]);
  requireSphere('spheresIntersect', 'a', a);
  requireSphere('spheresIntersect', 'b', b);
  const filtered = gapFilter(a, b);
  return filtered === UNDECIDED
    ? doMeet(sphereShape('spheresIntersect', 'a', a), sphereShape('spheresIntersect', 'b', b))
    : filtered <= 0;
}

/** The answer, if doubles tell. A point is in the inside of a ball only if that has one. */
function relationFilter(a: Sphere, b: Sphere): BoundaryRelation | null {
  const gap = gapFilter(a, b);
  if (gap === 1) return disjointBoundaries();
  if (gap !== -1) return null;
  return overlappingBoundaries(
    pointInBallFilter(a.center, b.center, b.radius - a.radius),
    pointInBallFilter(b.center, a.center, a.radius - b.radius),
  );
}

/** The sign of the distance of the cores less the radii, if doubles tell. */
function gapFilter(a: Sphere, b: Sphere): Sign | Undecided {
  const [p, q] = [a.center, b.center];
  const reach = a.radius + b.radius;
  const tail = twoSumTail(a.radius, b.radius, reach) === 0 ? 0 : Number.NaN;
  return distanceFilter(p[0]!, p[1]!, p[2]!, q[0]!, q[1]!, q[2]!, reach, tail);
}
