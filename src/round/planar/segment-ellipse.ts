import type { Ellipse, Segment } from '../../core/shapes.js';
import { hasHit } from '../hits/find-hits.js';
import type { RoundHits } from '../hits/hit.js';
import { segmentOf2d } from '../hits/linear.js';
import { ellipseSolid } from '../hits/solids.js';
import { hitsOf2d } from './hits-2d.js';

/**
 * Where does a segment meet an ellipse? The first and the last common point, each with its exact parameter, the point,
 * and the feature on which it lies. The ellipse is the closed region; its boundary is edge 0, what lies inside face 0.
 *
 * Source: Eberly, 3D Game Engine Design, B.1.1 (a line and a quadratic curve).
 *
 * @throws RangeError naming the argument, if a number is not finite or the axes are linearly dependent
 * @example
 * const { relation, entry, exit } = segmentEllipse2d({ start: [-8, 3], end: [8, 3] }, { center: [0, 0], axes: [[5, 0], [0, 5]] });
 * relation; // 'overlapping'
 * [entry, exit].map((hit) => hit!.roundedParameter); // [0.25, 0.75]
 * entry!.coordinates; // [-4, 3]
 */
export function segmentEllipse2d(segment: Segment, ellipse: Ellipse): RoundHits {
  return hitsOf2d(segmentOf2d('segmentEllipse2d', segment), ellipseSolid('segmentEllipse2d', ellipse));
}

/**
 * Have a segment and an ellipse a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, B.1.1 (a line and a quadratic curve).
 *
 * @throws RangeError naming the argument, if a number is not finite or the axes are linearly dependent
 * @example
 * segmentIntersectsEllipse2d({ start: [-8, 3], end: [8, 3] }, { center: [0, 0], axes: [[5, 0], [0, 5]] }); // true
 * segmentIntersectsEllipse2d({ start: [-8, 6], end: [8, 6] }, { center: [0, 0], axes: [[5, 0], [0, 5]] }); // false
 */
export function segmentIntersectsEllipse2d(segment: Segment, ellipse: Ellipse): boolean {
  return hasHit(
    segmentOf2d('segmentIntersectsEllipse2d', segment),
    ellipseSolid('segmentIntersectsEllipse2d', ellipse),
  );
}
