import { requireNoMore } from '../../core/arguments/surplus.js';
import type { Circle } from '../../core/shapes.js';
import { doMeet, type RoundRelation, relationOf } from '../engine/relation.js';
import { circleShape } from '../shapes/swept.js';

/**
 * How do two circles meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains which. The circles are
 * the closed disks; the points that the curves share: {@link circleCircleIntersection2d}.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.3.1, in the plane.
 *
 * @throws RangeError naming the argument, if a number is not finite or a radius is negative
 * @example
 * const one = { center: [0, 0], radius: 5 };
 * circleCircle2d(one, { center: [6, 8], radius: 5 }); // { relation: 'touching', containment: 'none' }
 */
export function circleCircle2d(a: Circle, b: Circle): RoundRelation {
  return relationOf(circleShape('circleCircle2d', 'a', a), circleShape('circleCircle2d', 'b', b), 2);
}

/**
 * Have two circles a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.3.1, in the plane.
 *
 * @throws RangeError naming the argument, if a number is not finite or a radius is negative
 * @example
 * const one = { center: [0, 0], radius: 5 };
 * circlesIntersect2d(one, { center: [6, 8], radius: 5 }); // true
 */
export function circlesIntersect2d(a: Circle, b: Circle): boolean {
  if (arguments.length > 2) requireNoMore('circlesIntersect2d', 2, arguments[2]);
  return doMeet(circleShape('circlesIntersect2d', 'a', a), circleShape('circlesIntersect2d', 'b', b));
}
