import type { Circle, Triangle } from '../../core/shapes.js';
import { triangle2dCells } from '../../distance/shapes/planar.js';
import { doMeet, type RoundRelation, relationOf } from '../engine/relation.js';
import { circleShape, flat } from '../shapes/swept.js';

/**
 * How do a circle and a triangle meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains which. The
 * circle is the closed disk.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.5, 5.2.7, in the plane.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * const one = { center: [0, 0], radius: 5 };
 * circleTriangle2d(one, { a: [3, 4], b: [9, 4], c: [9, 9] }); // { relation: 'touching', containment: 'none' }
 */
export function circleTriangle2d(circle: Circle, triangle: Triangle): RoundRelation {
  return relationOf(
    circleShape('circleTriangle2d', 'circle', circle),
    flat(triangle2dCells('circleTriangle2d', 'triangle', triangle)),
    2,
  );
}

/**
 * Have a circle and a triangle a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.5, 5.2.7, in the plane.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * const one = { center: [0, 0], radius: 5 };
 * circleIntersectsTriangle2d(one, { a: [3, 4], b: [9, 4], c: [9, 9] }); // true
 */
export function circleIntersectsTriangle2d(circle: Circle, triangle: Triangle): boolean {
  return doMeet(
    circleShape('circleIntersectsTriangle2d', 'circle', circle),
    flat(triangle2dCells('circleIntersectsTriangle2d', 'triangle', triangle)),
  );
}
