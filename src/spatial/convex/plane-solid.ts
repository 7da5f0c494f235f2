import { requirePlane } from '../../core/arguments/index.js';
import type { Plane } from '../../core/shapes.js';
import { type PlaneContact, planeContact } from './engine/plane-set.js';
import { type ConvexSolid, requireBoundedSolid, setOf } from './solid.js';

/**
 * How do a plane (`a`) and a prepared solid (`b`) meet? As `planeTetrahedron`, with the solid's features.
 *
 * @throws RangeError naming the argument, if a number is not finite, the normal is zero, or the solid is empty or
 *   unbounded
 * @example
 * const cube = solidFromBox({ min: [0, 0, 0], max: [1, 1, 1] });
 * const { relation, side, contact } = planeSolid({ normal: [1, 1, 0], constant: -2 }, cube);
 * [relation, side]; // ['touching', -1]
 * contact.map(({ b }) => [b.type, b.index]); // [['vertex', 3], ['vertex', 7]]
 */
export function planeSolid(plane: Plane, solid: ConvexSolid): PlaneContact {
  requirePlane('planeSolid', 'plane', plane);
  requireBoundedSolid('planeSolid', 'solid', solid);
  return planeContact(plane, setOf(solid));
}
