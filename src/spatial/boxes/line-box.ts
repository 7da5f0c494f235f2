import { requireBox3, requireLine3 } from '../../core/arguments/index.js';
import type { Box3, Line } from '../../core/shapes.js';
import { BoxSet } from '../convex/engine/box-set.js';
import { type ConvexHits, hitsOf, lineComponent } from '../convex/engine/linear-hits.js';
import { linePassesThrough } from './line-passes-box.js';

/**
 * Where does a line pass through an axis-aligned box? Relation, entry and exit, each with both features and the
 * exact parameter.
 * The own feature of a line is edge 0. Features of the solid are numbered as `boxFeature` says.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.3 (slabs); Eberly, 3D Game Engine Design, 5.2.
 *
 * @throws RangeError if the direction is zero, a number is not finite, or min > max in a coordinate
 * @example
 * const { relation, contact } = lineBox({ origin: [-1, 0.5, 1], direction: [1, 0, 0] }, { min: [0, 0, 0], max: [1, 1, 1] });
 * relation; // 'touching'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['edge', 6, 1], ['edge', 7, 2]]
 */
export function lineBox(line: Line, box: Box3): ConvexHits {
  requireLine3('lineBox', 'line', line);
  requireBox3('lineBox', 'box', box);
  return hitsOf(lineComponent(line), new BoxSet(box));
}

/**
 * Do a line and a box have a common point? The direction need not be of unit length.
 *
 * Three separating axes: the cross products of the direction with the box's axes.
 *
 * Source: Eberly, 3D Game Engine Design, 5.2.3.
 *
 * @throws RangeError if a number is not finite, the direction is zero, or min > max in a coordinate
 * @example
 * lineIntersectsBox({ origin: [2, 0, 0], direction: [-1, 1, 0] }, { min: [0, 0, 0], max: [1, 1, 1] }); // true
 * lineIntersectsBox({ origin: [3, 0, 0], direction: [-1, 1, 0] }, { min: [0, 0, 0], max: [1, 1, 1] }); // false
 */
export function lineIntersectsBox(line: Line, box: Box3): boolean {
  requireLine3('lineIntersectsBox', 'line', line);
  requireBox3('lineIntersectsBox', 'box', box);
  return linePassesThrough(line, box);
}
