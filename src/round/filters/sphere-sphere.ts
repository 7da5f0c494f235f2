import { twoSumTail } from '../../arithmetic/error-free.js';
import type { Sphere } from '../../core/shapes.js';
import type { Sign, Undecided } from '../../core/sign.js';
import {
  type BoundaryRelation,
  disjointBoundaries,
  overlappingBoundaries,
} from '../engine/boundary-relation.js';
import { pointInBallFilter } from './containment.js';
import { distanceFilter } from './squares.js';

/** The answer, if doubles tell. A point is in the inside of a ball only if that has one. */
export function sphereSphereFilter(a: Sphere, b: Sphere): BoundaryRelation | null {
  const gap = sphereSphereGap(a, b);
  if (gap === 1) return disjointBoundaries();
  if (gap !== -1) return null;
  return overlappingBoundaries(
    pointInBallFilter(a.center, b.center, b.radius - a.radius),
    pointInBallFilter(b.center, a.center, a.radius - b.radius),
  );
}

/** The sign of the distance of the cores less the radii, if doubles tell. */
export function sphereSphereGap(a: Sphere, b: Sphere): Sign | Undecided {
  const [p, q] = [a.center, b.center];
  const reach = a.radius + b.radius;
  const tail = twoSumTail(a.radius, b.radius, reach) === 0 ? 0 : Number.NaN;
  return distanceFilter(p[0]!, p[1]!, p[2]!, q[0]!, q[1]!, q[2]!, reach, tail);
}
