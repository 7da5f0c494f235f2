import type { Circle, Segment } from '../../core/shapes.js';
import { hasHit } from '../hits/find-hits.js';
import type { RoundHits } from '../hits/hit.js';
import { segmentOf2d } from '../hits/linear.js';
import { circleSolid } from '../hits/solids.js';
import { hitsOf2d } from './hits-2d.js';

/**
 * Where does a segment meet a circle? The first and the last common point, each with its exact parameter, the point,
 * and the feature on which it lies. The circle is the closed disk; its boundary is edge 0, what lies inside face 0.
 *
 * Source: Eberly, 3D Game Engine Design, B.1.1 (a line and a quadratic curve).
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * const { relation, entry, exit } = segmentCircle2d({ start: [-8, 3], end: [8, 3] }, { center: [0, 0], radius: 5 });
 * relation; // 'overlapping'
 * [entry, exit].map((hit) => hit!.roundedParameter); // [0.25, 0.75]
 * entry!.coordinates; // [-4, 3]
 */
export function segmentCircle2d(segment: Segment, circle: Circle): RoundHits {
  return hitsOf2d(segmentOf2d('segmentCircle2d', segment), circleSolid('segmentCircle2d', circle));
}

/**
 * Have a segment and a circle a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, B.1.1 (a line and a quadratic curve).
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * segmentIntersectsCircle2d({ start: [-8, 3], end: [8, 3] }, { center: [0, 0], radius: 5 }); // true
 * segmentIntersectsCircle2d({ start: [-8, 6], end: [8, 6] }, { center: [0, 0], radius: 5 }); // false
 */
export function segmentIntersectsCircle2d(segment: Segment, circle: Circle): boolean {
  return hasHit(
    segmentOf2d('segmentIntersectsCircle2d', segment),
    circleSolid('segmentIntersectsCircle2d', circle),
  );
}
