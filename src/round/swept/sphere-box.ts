import { requireBox3, requireSphere } from '../../core/arguments/index.js';
import type { Box3, Sphere } from '../../core/shapes.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import { boxCells } from '../../distance/shapes/solids.js';
import {
  type BoundaryRelation,
  ballRelationOf,
  disjointBoundaries,
  overlappingBoundaries,
} from '../engine/boundary-relation.js';
import { doMeet } from '../engine/relation.js';
import { ballInBoxFilter, boxInBallFilter } from '../filters/containment.js';
import { distanceFilter, within } from '../filters/squares.js';
import { flat, sphereShape } from '../shapes/swept.js';

/**
 * How do a sphere and a box meet, exactly? `disjoint`, `touching` or `overlapping`: the square of the distance of the
 * cores and that of the radius (the sum of both) are compared as the fractions that they are. Of radius 0 a sphere is a
 * point. `boundaries` says how the surfaces meet: what is asked of hollow shapes.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.5; Arvo 1990.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, min > max in a
 *   coordinate
 * @example
 * const one = { center: [0, 0, 0], radius: 5 };
 * sphereBox(one, { min: [3, 4, 0], max: [9, 9, 9] }); // { relation: 'touching', containment: 'none', boundaries: 'touching' }
 */
export function sphereBox(sphere: Sphere, box: Box3): BoundaryRelation {
  requireSphere('sphereBox', 'sphere', sphere);
  requireBox3('sphereBox', 'box', box);
  return (
    relationFilter(sphere, box) ??
    ballRelationOf(sphereShape('sphereBox', 'sphere', sphere), flat(boxCells('sphereBox', 'box', box)))
  );
}

/**
 * Have a sphere and a box a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.5; Arvo 1990.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative, min > max in a
 *   coordinate
 * @example
 * const one = { center: [0, 0, 0], radius: 5 };
 * sphereIntersectsBox(one, { min: [3, 4, 0], max: [9, 9, 9] }); // true
 */
export function sphereIntersectsBox(sphere: Sphere, box: Box3): boolean {
  requireSphere('sphereIntersectsBox', 'sphere', sphere);
  requireBox3('sphereIntersectsBox', 'box', box);
  const filtered = gapFilter(sphere, box);
  return filtered === UNDECIDED
    ? doMeet(
        sphereShape('sphereIntersectsBox', 'sphere', sphere),
        flat(boxCells('sphereIntersectsBox', 'box', box)),
      )
    : filtered <= 0;
}

/** The answer, if doubles tell. */
function relationFilter(sphere: Sphere, box: Box3): BoundaryRelation | null {
  const gap = gapFilter(sphere, box);
  if (gap === 1) return disjointBoundaries();
  return gap === -1
    ? overlappingBoundaries(ballInBoxFilter(sphere.center, sphere.radius, box), boxInBallFilter(box, sphere))
    : null;
}

/** The sign of the distance of the cores less the radii, if doubles tell. */
function gapFilter({ center, radius }: Sphere, { min, max }: Box3): Sign | Undecided {
  const x = center[0]!;
  const y = center[1]!;
  const z = center[2]!;
  return distanceFilter(
    x,
    y,
    z,
    within(x, min[0]!, max[0]!),
    within(y, min[1]!, max[1]!),
    within(z, min[2]!, max[2]!),
    radius,
    0,
  );
}
