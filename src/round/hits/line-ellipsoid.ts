import type { Ellipsoid, Line } from '../../core/shapes.js';
import { hasHit, hitsOf } from './find-hits.js';
import type { RoundHits } from './hit.js';
import { lineOf } from './linear.js';
import { ellipsoidSolid } from './solids.js';

/**
 * Where does a line meet an ellipsoid? The first and the last common point, each with its exact parameter, the point,
 * and the feature on which it lies. The boundary is face 0.
 *
 * Source: Eberly, 3D Game Engine Design, 5.6.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the axes are linearly
 *   dependent
 * @example
 * const { relation, entry, exit } = lineEllipsoid({ origin: [-8, 3, 0], direction: [4, 0, 0] }, { center: [0, 0, 0], axes: [[5, 0, 0], [0, 5, 0], [0, 0, 9]] });
 * relation; // 'overlapping'
 * [entry, exit].map((hit) => hit!.roundedParameter); // [1, 3]
 * entry!.coordinates; // [-4, 3, 0]
 */
export function lineEllipsoid(line: Line, ellipsoid: Ellipsoid): RoundHits {
  return hitsOf(lineOf('lineEllipsoid', line), ellipsoidSolid('lineEllipsoid', ellipsoid));
}

/**
 * Have a line and an ellipsoid a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 5.6.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the axes are linearly
 *   dependent
 * @example
 * lineIntersectsEllipsoid({ origin: [-8, 3, 0], direction: [4, 0, 0] }, { center: [0, 0, 0], axes: [[5, 0, 0], [0, 5, 0], [0, 0, 9]] }); // true
 * lineIntersectsEllipsoid({ origin: [-8, 6, 0], direction: [4, 0, 0] }, { center: [0, 0, 0], axes: [[5, 0, 0], [0, 5, 0], [0, 0, 9]] }); // false
 */
export function lineIntersectsEllipsoid(line: Line, ellipsoid: Ellipsoid): boolean {
  return hasHit(
    lineOf('lineIntersectsEllipsoid', line),
    ellipsoidSolid('lineIntersectsEllipsoid', ellipsoid),
  );
}
