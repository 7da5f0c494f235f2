import type { Ellipse, Triangle } from '../../core/shapes.js';
import { triangle2dCells } from '../../distance/shapes/planar.js';
import { ellipseMeets, ellipseRelation } from '../engine/mapped.js';
import type { RoundRelation } from '../engine/relation.js';

/**
 * How do an ellipse and a triangle meet, exactly? `disjoint`, `touching` or `overlapping`, and which contains which.
 * The ellipse is the closed region.
 *
 * Source: Eberly, 3D Game Engine Design, B.1; the map that makes a disk of the ellipse.
 *
 * @throws RangeError naming the argument, if a number is not finite or the axes are linearly dependent
 * @example
 * const one = { center: [0, 0], axes: [[5, 0], [0, 5]] };
 * ellipseTriangle2d(one, { a: [4, 3], b: [9, 3], c: [9, 9] }); // { relation: 'touching', containment: 'none' }
 */
export function ellipseTriangle2d(ellipse: Ellipse, triangle: Triangle): RoundRelation {
  return ellipseRelation(
    'ellipseTriangle2d',
    ellipse,
    triangle2dCells('ellipseTriangle2d', 'triangle', triangle),
  );
}

/**
 * Have an ellipse and a triangle a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, B.1; the map that makes a disk of the ellipse.
 *
 * @throws RangeError naming the argument, if a number is not finite or the axes are linearly dependent
 * @example
 * const one = { center: [0, 0], axes: [[5, 0], [0, 5]] };
 * ellipseIntersectsTriangle2d(one, { a: [4, 3], b: [9, 3], c: [9, 9] }); // true
 */
export function ellipseIntersectsTriangle2d(ellipse: Ellipse, triangle: Triangle): boolean {
  return ellipseMeets(
    'ellipseIntersectsTriangle2d',
    ellipse,
    triangle2dCells('ellipseIntersectsTriangle2d', 'triangle', triangle),
  );
}
