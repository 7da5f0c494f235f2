import { requireBox2, requireLine2 } from '../../core/arguments/index.js';
import type { Contact } from '../../core/contact.js';
import type { Box2, Line } from '../../core/shapes.js';
import { LINE } from '../linear/linear.js';
import { linearMeetsBox } from './box-meets.js';
import { linearRegionContact } from './linear-region.js';
import { boxRegion } from './region.js';

/**
 * Do a line and a box of the plane have a common point? The boundary counts. The box may be a segment or a point.
 *
 * Source: Eberly, 3D Game Engine Design, 5.2 (separating axes).
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero, or min > max
 * @example
 * const box = { min: [0, 0], max: [2, 1] };
 * lineIntersectsBox2d({ origin: [0, 2], direction: [1, -1] }, box); // true
 * lineIntersectsBox2d({ origin: [0, 4], direction: [1, -1] }, box); // false
 */
export function lineIntersectsBox2d(line: Line, box: Box2): boolean {
  requireLine2('lineIntersectsBox2d', 'line', line);
  requireBox2('lineIntersectsBox2d', 'box', box);
  return linearMeetsBox(LINE, line.origin, line.direction, box.min, box.max);
}

/**
 * How a line and a box of the plane meet:
 *
 * - `disjoint`: not at all;
 * - `touching`: in a vertex, an edge or a part of one, and not inside;
 * - `overlapping`: the line runs through the inside;
 * - `crossing`: only where the box is flat: in one point inside both.
 *
 * The contact is the first and the last common point along the line, or the only one. A line has
 * `{ type: 'edge', index: 0 }` only. Features of a box: vertex 0 is min, the others follow counterclockwise ((max,
 * min), max, (min, max)); edge i runs from vertex i to the next; face 0 is the inside.
 *
 * Source: Eberly, 3D Game Engine Design, 5.2.
 *
 * @throws RangeError naming the argument, if a number is not finite or the direction is zero, or min > max
 * @example
 * const box = { min: [0, 0], max: [2, 1] };
 * lineBox2d({ origin: [0, 2], direction: [1, -1] }, box).contact; // [{ a: { type: 'edge', index: 0 }, b: { type: 'edge', index: 2 } }, { a: { type: 'edge', index: 0 }, b: { type: 'vertex', index: 1 } }]
 * lineBox2d({ origin: [0, 3], direction: [1, -1] }, box); // { relation: 'touching', contact: [{ a: { type: 'edge', index: 0 }, b: { type: 'vertex', index: 2 } }] }
 */
export function lineBox2d(line: Line, box: Box2): Contact {
  requireLine2('lineBox2d', 'line', line);
  requireBox2('lineBox2d', 'box', box);
  return linearRegionContact(LINE, line.origin, line.direction, boxRegion(box));
}
