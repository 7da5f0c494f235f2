import type { PointLocation } from '../../core/location.js';
import type { Circle, Point2 } from '../../core/shapes.js';
import { circleSolid } from '../hits/solids.js';
import { locate2d } from '../points/locate.js';

/**
 * Where does a point lie to a circle, and on which feature?
 * The circle is the closed disk; its boundary is edge 0, what lies inside face 0.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.3.1, in the plane.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * pointCircle2d([3, 4], { center: [0, 0], radius: 5 }).location; // 'boundary'
 * pointCircle2d([3, 4], { center: [0, 0], radius: 5 }).feature; // { type: 'edge', index: 0 }
 */
export function pointCircle2d(point: Point2, circle: Circle): PointLocation {
  return locate2d('pointCircle2d', point, circleSolid('pointCircle2d', circle));
}

/**
 * Does a circle contain a point? The boundary counts.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.3.1, in the plane.
 *
 * @throws RangeError naming the argument, if a number is not finite or the radius is negative
 * @example
 * circleContainsPoint2d({ center: [0, 0], radius: 5 }, [3, 4]); // true
 */
export function circleContainsPoint2d(circle: Circle, point: Point2): boolean {
  return (
    locate2d('circleContainsPoint2d', point, circleSolid('circleContainsPoint2d', circle)).location !==
    'outside'
  );
}
