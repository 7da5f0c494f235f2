import type { Ellipsoid, OrientedBox } from '../../core/shapes.js';
import { orientedBoxCells } from '../../distance/shapes/solids.js';
import { ellipsoidMeets, ellipsoidRelation } from '../engine/mapped.js';
import type { RoundRelation } from '../engine/relation.js';

/**
 * How do an ellipsoid and an oriented box meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains
 * which.
 *
 * Source: Real-Time Rendering, 22.13.2; Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, the axes of the ellipsoid are linearly dependent
 *   or the axes of a shape are linearly dependent, or a half size is negative
 * @example
 * const one = { center: [0, 0, 0], axes: [[5, 0, 0], [0, 5, 0], [0, 0, 9]] };
 * ellipsoidOrientedBox(one, { center: [0, 7, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] }); // { relation: 'touching', containment: 'none' }
 */
export function ellipsoidOrientedBox(ellipsoid: Ellipsoid, orientedBox: OrientedBox): RoundRelation {
  return ellipsoidRelation(
    'ellipsoidOrientedBox',
    ellipsoid,
    orientedBoxCells('ellipsoidOrientedBox', 'orientedBox', orientedBox),
  );
}

/**
 * Have an ellipsoid and an oriented box a common point? Touching counts.
 *
 * Source: Real-Time Rendering, 22.13.2; Eberly, 3D Game Engine Design, 6.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, the axes of the ellipsoid are linearly dependent
 *   or the axes of a shape are linearly dependent, or a half size is negative
 * @example
 * const one = { center: [0, 0, 0], axes: [[5, 0, 0], [0, 5, 0], [0, 0, 9]] };
 * ellipsoidIntersectsOrientedBox(one, { center: [0, 7, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] }); // true
 */
export function ellipsoidIntersectsOrientedBox(ellipsoid: Ellipsoid, orientedBox: OrientedBox): boolean {
  return ellipsoidMeets(
    'ellipsoidIntersectsOrientedBox',
    ellipsoid,
    orientedBoxCells('ellipsoidIntersectsOrientedBox', 'orientedBox', orientedBox),
  );
}
