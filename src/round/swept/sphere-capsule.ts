import { requireCapsule, requireSphere } from '../../core/arguments/index.js';
import type { Capsule, Sphere } from '../../core/shapes.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import { disjoint, doMeet, overlapping, type RoundRelation, relationOf } from '../engine/relation.js';
import { allInFilter, pointInBallFilter, pointInCapsuleFilter } from '../filters/containment.js';
import { hullFilter, setDifference } from '../filters/hull.js';
import { proposeSegment } from '../filters/propose.js';
import { capsuleShape, sphereShape } from '../shapes/swept.js';

/**
 * How do a sphere and a capsule meet, exactly? `disjoint`, `touching` or `overlapping`: the square of the distance of
 * the cores and that of the radius (the sum of both) are compared as the fractions that they are. A capsule without
 * length is a sphere. Of radius 0 a round shape is its core, which may be `crossing`.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1.
 *
 * @throws RangeError naming the argument, if a number is not finite or a radius is negative
 * @example
 * const one = { center: [0, 0, 0], radius: 5 };
 * sphereCapsule(one, { start: [0, 12, 0], end: [4, 20, 0], radius: 7 }); // { relation: 'touching', containment: 'none' }
 */
export function sphereCapsule(sphere: Sphere, capsule: Capsule): RoundRelation {
  requireSphere('sphereCapsule', 'sphere', sphere);
  requireCapsule('sphereCapsule', 'capsule', capsule);
  return (
    relationFilter(sphere, capsule) ??
    relationOf(
      sphereShape('sphereCapsule', 'sphere', sphere),
      capsuleShape('sphereCapsule', 'capsule', capsule),
    )
  );
}

/**
 * Have a sphere and a capsule a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.5.1.
 *
 * @throws RangeError naming the argument, if a number is not finite or a radius is negative
 * @example
 * const one = { center: [0, 0, 0], radius: 5 };
 * sphereIntersectsCapsule(one, { start: [0, 12, 0], end: [4, 20, 0], radius: 7 }); // true
 */
export function sphereIntersectsCapsule(sphere: Sphere, capsule: Capsule): boolean {
  requireSphere('sphereIntersectsCapsule', 'sphere', sphere);
  requireCapsule('sphereIntersectsCapsule', 'capsule', capsule);
  const filtered = gapFilter(sphere, capsule);
  return filtered === UNDECIDED
    ? doMeet(
        sphereShape('sphereIntersectsCapsule', 'sphere', sphere),
        capsuleShape('sphereIntersectsCapsule', 'capsule', capsule),
      )
    : filtered <= 0;
}

/** The answer, if doubles tell. */
function relationFilter(sphere: Sphere, capsule: Capsule): RoundRelation | null {
  const gap = gapFilter(sphere, capsule);
  if (gap === 1) return disjoint();
  if (gap !== -1) return null;
  const more = sphere.radius - capsule.radius;
  const ends = [capsule.start, capsule.end].map((p) => pointInBallFilter(p, sphere.center, more));
  return overlapping(pointInCapsuleFilter(sphere.center, capsule, -more), allInFilter(ends));
}

/** The sign of the distance of the cores less the radii, if doubles tell. */
function gapFilter(sphere: Sphere, capsule: Capsule): Sign | Undecided {
  const { start, end, radius } = capsule;
  const { center, radius: own } = sphere;
  setDifference(0, start, center);
  setDifference(1, end, center);
  proposeSegment();
  return hullFilter(2, own + radius);
}
