import { requireSphere, requireTriangle3 } from '../../core/arguments/index.js';
import type { Sphere, Triangle } from '../../core/shapes.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import { triangleCells } from '../../distance/shapes/flat.js';
import {
  type BoundaryRelation,
  ballRelationOf,
  disjointBoundaries,
  overlappingBoundaries,
} from '../engine/boundary-relation.js';
import { doMeet } from '../engine/relation.js';
import { allInFilter, pointInBallFilter } from '../filters/containment.js';
import { ballTriangleFilter } from '../filters/triangle.js';
import { flat, sphereShape } from '../shapes/swept.js';

/**
 * How do a sphere and a triangle meet, exactly? `disjoint`, `touching` or `overlapping`: the square of the distance of
 * the cores and that of the radius (the sum of both) are compared as the fractions that they are. Of radius 0 a sphere
 * is a point. `boundaries` says how the surfaces meet: what is asked of hollow shapes.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.7.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * const one = { center: [0, 0, 0], radius: 5 };
 * sphereTriangle(one, { a: [3, 4, 0], b: [9, 4, 0], c: [9, 9, 0] }); // { relation: 'touching', containment: 'none', boundaries: 'touching' }
 */
export function sphereTriangle(sphere: Sphere, triangle: Triangle): BoundaryRelation {
  requireSphere('sphereTriangle', 'sphere', sphere);
  requireTriangle3('sphereTriangle', 'triangle', triangle);
  return (
    relationFilter(sphere, triangle) ??
    ballRelationOf(
      sphereShape('sphereTriangle', 'sphere', sphere),
      flat(triangleCells('sphereTriangle', 'triangle', triangle)),
    )
  );
}

/**
 * Have a sphere and a triangle a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.7.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * const one = { center: [0, 0, 0], radius: 5 };
 * sphereIntersectsTriangle(one, { a: [3, 4, 0], b: [9, 4, 0], c: [9, 9, 0] }); // true
 */
export function sphereIntersectsTriangle(sphere: Sphere, triangle: Triangle): boolean {
  requireSphere('sphereIntersectsTriangle', 'sphere', sphere);
  requireTriangle3('sphereIntersectsTriangle', 'triangle', triangle);
  const filtered = gapFilter(sphere, triangle);
  return filtered === UNDECIDED
    ? doMeet(
        sphereShape('sphereIntersectsTriangle', 'sphere', sphere),
        flat(triangleCells('sphereIntersectsTriangle', 'triangle', triangle)),
      )
    : filtered <= 0;
}

/** The answer, if doubles tell. A ball with a radius is in no triangle. */
function relationFilter(sphere: Sphere, triangle: Triangle): BoundaryRelation | null {
  const gap = gapFilter(sphere, triangle);
  if (gap === 1) return disjointBoundaries();
  if (gap !== -1) return null;
  const { center, radius } = sphere;
  const { a, b, c } = triangle;
  return overlappingBoundaries(-1, allInFilter([a, b, c].map((p) => pointInBallFilter(p, center, radius))));
}

/** The sign of the distance of the cores less the radii, if doubles tell. */
function gapFilter({ center, radius }: Sphere, { a, b, c }: Triangle): Sign | Undecided {
  return ballTriangleFilter(center, radius, a, b, c);
}
