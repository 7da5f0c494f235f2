import type { Capsule, Triangle } from '../../core/shapes.js';
import type { Sign, Undecided } from '../../core/sign.js';
import { aroundTriangle } from '../../distance/around/boxes.js';
import { placeSegment, placeTriangle, SECOND } from '../../distance/small/arena.js';
import { squaredDistanceOf } from '../../distance/small/nearest-pair.js';
import {
  type BoundaryRelation,
  disjointBoundaries,
  overlappingBoundaries,
} from '../engine/boundary-relation.js';
import { apartGap, aroundCapsule } from './boxes.js';
import { allInFilter, pointInCapsuleFilter } from './containment.js';
import { roundedSquareFilter } from './squares.js';

/** The answer, if doubles tell. A capsule with a radius is in no triangle. */
export function capsuleTriangleFilter(capsule: Capsule, triangle: Triangle): BoundaryRelation | null {
  const gap = capsuleTriangleGap(capsule, triangle);
  if (gap === 1) return disjointBoundaries();
  if (gap !== -1) return null;
  const { a, b, c } = triangle;
  return overlappingBoundaries(
    -1,
    allInFilter([a, b, c].map((p) => pointInCapsuleFilter(p, capsule, capsule.radius))),
  );
}

/**
 * The sign of the distance of the cores less the radius, if boxes tell, or the square of that distance, which is
 * rounded correctly.
 */
export function capsuleTriangleGap(capsule: Capsule, triangle: Triangle): Sign | Undecided {
  if (apartGap(aroundCapsule(capsule), aroundTriangle(triangle)) === 1) return 1;
  placeSegment(0, capsule);
  placeTriangle(SECOND, triangle);
  return roundedSquareFilter(squaredDistanceOf(2, 3), capsule.radius);
}
