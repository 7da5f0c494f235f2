import { requireCapsule, requireTriangle3 } from '../../core/arguments/index.js';
import type { Capsule, Triangle } from '../../core/shapes.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import { triangleCells } from '../../distance/shapes/flat.js';
import { placeSegment, placeTriangle, SECOND } from '../../distance/small/arena.js';
import { squaredDistanceOf } from '../../distance/small/nearest-pair.js';
import { disjoint, doMeet, overlapping, type RoundRelation, relationOf } from '../engine/relation.js';
import { allInFilter, pointInCapsuleFilter } from '../filters/containment.js';
import { roundedSquareFilter } from '../filters/squares.js';
import { capsuleShape, flat } from '../shapes/swept.js';

/**
 * How do a capsule and a triangle meet, exactly? `disjoint`, `touching` or `overlapping`: the square of the distance of
 * the cores and that of the radius (the sum of both) are compared as the fractions that they are. A capsule without
 * length is a sphere. Of radius 0 a round shape is its core, which may be `crossing`.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * const one = { start: [0, 0, 0], end: [0, 0, -4], radius: 5 };
 * capsuleTriangle(one, { a: [3, 4, 0], b: [9, 4, 0], c: [9, 9, 0] }); // { relation: 'touching', containment: 'none' }
 */
export function capsuleTriangle(capsule: Capsule, triangle: Triangle): RoundRelation {
  requireCapsule('capsuleTriangle', 'capsule', capsule);
  requireTriangle3('capsuleTriangle', 'triangle', triangle);
  return (
    relationFilter(capsule, triangle) ??
    relationOf(
      capsuleShape('capsuleTriangle', 'capsule', capsule),
      flat(triangleCells('capsuleTriangle', 'triangle', triangle)),
    )
  );
}

/**
 * Have a capsule and a triangle a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1 (sphere-swept volumes).
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * const one = { start: [0, 0, 0], end: [0, 0, -4], radius: 5 };
 * capsuleIntersectsTriangle(one, { a: [3, 4, 0], b: [9, 4, 0], c: [9, 9, 0] }); // true
 */
export function capsuleIntersectsTriangle(capsule: Capsule, triangle: Triangle): boolean {
  requireCapsule('capsuleIntersectsTriangle', 'capsule', capsule);
  requireTriangle3('capsuleIntersectsTriangle', 'triangle', triangle);
  const filtered = gapFilter(capsule, triangle);
  return filtered === UNDECIDED
    ? doMeet(
        capsuleShape('capsuleIntersectsTriangle', 'capsule', capsule),
        flat(triangleCells('capsuleIntersectsTriangle', 'triangle', triangle)),
      )
    : filtered <= 0;
}

/** The answer, if doubles tell. A capsule with a radius is in no triangle. */
function relationFilter(capsule: Capsule, triangle: Triangle): RoundRelation | null {
  const gap = gapFilter(capsule, triangle);
  if (gap === 1) return disjoint();
  if (gap !== -1) return null;
  const { a, b, c } = triangle;
  return overlapping(-1, allInFilter([a, b, c].map((p) => pointInCapsuleFilter(p, capsule, capsule.radius))));
}

/**
 * The sign of the distance of the cores less the radius, if the square of that distance tells, which is rounded
 * correctly.
 */
function gapFilter(capsule: Capsule, triangle: Triangle): Sign | Undecided {
  placeSegment(0, capsule);
  placeTriangle(SECOND, triangle);
  return roundedSquareFilter(squaredDistanceOf(2, 3), capsule.radius);
}
