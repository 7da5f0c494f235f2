import type { Box3, Sphere } from '../../core/shapes.js';
import type { Sign, Undecided } from '../../core/sign.js';
import {
  type BoundaryRelation,
  disjointBoundaries,
  overlappingBoundaries,
} from '../engine/boundary-relation.js';
import { ballInBoxFilter, boxInBallFilter } from './containment.js';
import { distanceFilter, within } from './squares.js';

/** The answer, if doubles tell. */
export function sphereBoxFilter(sphere: Sphere, box: Box3): BoundaryRelation | null {
  const gap = sphereBoxGap(sphere, box);
  if (gap === 1) return disjointBoundaries();
  return gap === -1
    ? overlappingBoundaries(ballInBoxFilter(sphere.center, sphere.radius, box), boxInBallFilter(box, sphere))
    : null;
}

/** The sign of the distance of the cores less the radii, if doubles tell. */
export function sphereBoxGap({ center, radius }: Sphere, { min, max }: Box3): Sign | Undecided {
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
