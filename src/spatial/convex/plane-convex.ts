import { requirePlane } from '../../core/arguments/index.js';
import type { Plane } from '../../core/shapes.js';
import { type Convex, requireBoundedConvex, setOf } from './convex.js';
import { type PlaneContact, planeContact } from './engine/plane-set.js';

/**
 * How do a plane (`a`) and a prepared convex shape (`b`) meet? As `planeTetrahedron`, with the shape's features.
 *
 * @throws RangeError naming the argument, if a number is not finite, the normal is zero, or the shape is empty or
 *   unbounded
 * @example
 * const cube = convexFromBox({ min: [0, 0, 0], max: [1, 1, 1] });
 * const { relation, side, contact } = planeConvex({ normal: [1, 1, 0], constant: -2 }, cube);
 * [relation, side]; // ['touching', -1]
 * contact.map(({ b }) => [b.type, b.index]); // [['vertex', 3], ['vertex', 7]]
 */
export function planeConvex(plane: Plane, convex: Convex): PlaneContact {
  requirePlane('planeConvex', 'plane', plane);
  requireBoundedConvex('planeConvex', 'convex', convex);
  return planeContact(plane, setOf(convex));
}
