import type { Box2, Ellipse } from '../../core/shapes.js';
import { box2dCells } from '../../distance/shapes/planar.js';
import { ellipseMeets, ellipseRelation } from '../engine/mapped.js';
import type { RoundRelation } from '../engine/relation.js';

/**
 * How do an ellipse and a box meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains which. The
 * ellipse is the closed region.
 *
 * Source: Eberly, 3D Game Engine Design, B.1; the map that makes a disk of the ellipse.
 *
 * @throws RangeError naming the argument, if a number is not finite, the axes are linearly dependent or min > max
 * @example
 * const one = { center: [0, 0], axes: [[5, 0], [0, 5]] };
 * ellipseBox2d(one, { min: [4, 3], max: [9, 9] }); // { relation: 'touching', containment: 'none' }
 */
export function ellipseBox2d(ellipse: Ellipse, box: Box2): RoundRelation {
  return ellipseRelation('ellipseBox2d', ellipse, box2dCells('ellipseBox2d', 'box', box));
}

/**
 * Have an ellipse and a box a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, B.1; the map that makes a disk of the ellipse.
 *
 * @throws RangeError naming the argument, if a number is not finite, the axes are linearly dependent or min > max
 * @example
 * const one = { center: [0, 0], axes: [[5, 0], [0, 5]] };
 * ellipseIntersectsBox2d(one, { min: [4, 3], max: [9, 9] }); // true
 */
export function ellipseIntersectsBox2d(ellipse: Ellipse, box: Box2): boolean {
  return ellipseMeets('ellipseIntersectsBox2d', ellipse, box2dCells('ellipseIntersectsBox2d', 'box', box));
}
