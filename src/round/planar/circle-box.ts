import type { Box2, Circle } from '../../core/shapes.js';
import { box2dCells } from '../../distance/shapes/planar.js';
import { doMeet, type RoundRelation, relationOf } from '../engine/relation.js';
import { circleShape, flat } from '../shapes/swept.js';

/**
 * How do a circle and a box meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains which. The
 * circle is the closed disk.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.5, 5.2.7, in the plane.
 *
 * @throws RangeError naming the argument, if a number is not finite, the radius is negative or min > max
 * @example
 * const one = { center: [0, 0], radius: 5 };
 * circleBox2d(one, { min: [3, 4], max: [9, 9] }); // { relation: 'touching', containment: 'none' }
 */
export function circleBox2d(circle: Circle, box: Box2): RoundRelation {
  return relationOf(
    circleShape('circleBox2d', 'circle', circle),
    flat(box2dCells('circleBox2d', 'box', box)),
    2,
  );
}

/**
 * Have a circle and a box a common point? Touching counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.2.5, 5.2.7, in the plane.
 *
 * @throws RangeError naming the argument, if a number is not finite, the radius is negative or min > max
 * @example
 * const one = { center: [0, 0], radius: 5 };
 * circleIntersectsBox2d(one, { min: [3, 4], max: [9, 9] }); // true
 */
export function circleIntersectsBox2d(circle: Circle, box: Box2): boolean {
  return doMeet(
    circleShape('circleIntersectsBox2d', 'circle', circle),
    flat(box2dCells('circleIntersectsBox2d', 'box', box)),
  );
}
