/** Do lines, rays and segments meet spheres? With filters of their own: what is far apart is asked most often. */
import { requireLine3, requireRay3, requireSegment3, requireSphere } from '../../core/arguments/index.js';
import type { Line, Ray, Segment, Sphere } from '../../core/shapes.js';
import { UNDECIDED } from '../../core/sign.js';
import { hullFilter, setDifference } from '../filters/hull.js';
import { lineFilter, rayFilter } from '../filters/linear.js';
import { proposeSegment } from '../filters/propose.js';
import { hasHit } from './find-hits.js';
import { lineOf, rayOf, segmentOf } from './linear.js';
import { sphereSolid } from './solids.js';

/**
 * Do a line and a sphere have a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.2; Eberly, 3D Game Engine Design, 5.1.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the radius is negative
 * @example
 * lineIntersectsSphere({ origin: [-8, 3, 0], direction: [4, 0, 0] }, { center: [0, 0, 0], radius: 5 }); // true
 * lineIntersectsSphere({ origin: [-8, 6, 0], direction: [4, 0, 0] }, { center: [0, 0, 0], radius: 5 }); // false
 */
export function lineIntersectsSphere(line: Line, sphere: Sphere): boolean {
  requireLine3('lineIntersectsSphere', 'line', line);
  requireSphere('lineIntersectsSphere', 'sphere', sphere);
  const { origin, direction } = line;
  const { center, radius } = sphere;
  const filtered = lineFilter(
    origin[0]! - center[0]!,
    origin[1]! - center[1]!,
    origin[2]! - center[2]!,
    direction[0]!,
    direction[1]!,
    direction[2]!,
    radius,
  );
  if (filtered !== UNDECIDED) return filtered <= 0;
  return hasHit(lineOf('lineIntersectsSphere', line), sphereSolid('lineIntersectsSphere', sphere));
}

/**
 * Do a ray and a sphere have a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.2; Eberly, 3D Game Engine Design, 5.1.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the radius is negative
 * @example
 * rayIntersectsSphere({ origin: [-8, 3, 0], direction: [4, 0, 0] }, { center: [0, 0, 0], radius: 5 }); // true
 * rayIntersectsSphere({ origin: [-8, 6, 0], direction: [4, 0, 0] }, { center: [0, 0, 0], radius: 5 }); // false
 */
export function rayIntersectsSphere(ray: Ray, sphere: Sphere): boolean {
  requireRay3('rayIntersectsSphere', 'ray', ray);
  requireSphere('rayIntersectsSphere', 'sphere', sphere);
  const { origin, direction } = ray;
  const { center, radius } = sphere;
  const filtered = rayFilter(
    origin[0]! - center[0]!,
    origin[1]! - center[1]!,
    origin[2]! - center[2]!,
    direction[0]!,
    direction[1]!,
    direction[2]!,
    radius,
  );
  if (filtered !== UNDECIDED) return filtered <= 0;
  return hasHit(rayOf('rayIntersectsSphere', ray), sphereSolid('rayIntersectsSphere', sphere));
}

/**
 * Do a segment and a sphere have a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.2; Eberly, 3D Game Engine Design, 5.1.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * segmentIntersectsSphere({ start: [-8, 3, 0], end: [8, 3, 0] }, { center: [0, 0, 0], radius: 5 }); // true
 * segmentIntersectsSphere({ start: [-8, 6, 0], end: [8, 6, 0] }, { center: [0, 0, 0], radius: 5 }); // false
 */
export function segmentIntersectsSphere(segment: Segment, sphere: Sphere): boolean {
  requireSegment3('segmentIntersectsSphere', 'segment', segment);
  requireSphere('segmentIntersectsSphere', 'sphere', sphere);
  const { center, radius } = sphere;
  const { start, end } = segment;
  setDifference(0, start, center);
  setDifference(1, end, center);
  proposeSegment();
  const filtered = hullFilter(2, radius);
  if (filtered !== UNDECIDED) return filtered <= 0;
  return hasHit(
    segmentOf('segmentIntersectsSphere', segment),
    sphereSolid('segmentIntersectsSphere', sphere),
  );
}
