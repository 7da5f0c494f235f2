import { requireLine2, requireNoMore } from '../../core/arguments/index.js';
import type { Contact } from '../../core/contact.js';
import type { Line } from '../../core/shapes.js';
import { LINE, linearsMeet } from './linear.js';
import { linearContact } from './linear-pair.js';

/**
 * Do two lines of the plane have a common point?
 *
 * @throws RangeError naming the argument, if a number is not finite or a direction is zero
 * @example
 * linesIntersect2d({ origin: [0, 0], direction: [1, 0] }, { origin: [5, 1], direction: [1, 1] }); // true
 * linesIntersect2d({ origin: [0, 0], direction: [1, 0] }, { origin: [5, 1], direction: [-2, 0] }); // false
 */
export function linesIntersect2d(a: Line, b: Line): boolean {
  if (arguments.length > 2) requireNoMore('linesIntersect2d', 2, arguments[2]);
  requireLine2('linesIntersect2d', 'a', a);
  requireLine2('linesIntersect2d', 'b', b);
  return linearsMeet(LINE, a.origin, a.direction, LINE, b.origin, b.direction);
}

/**
 * How two lines of the plane meet:
 *
 * - `disjoint`: they are parallel;
 * - `crossing`: in one point;
 * - `overlapping`: they are the same line (which has no extreme points: `contact` is empty).
 *
 * A line has `{ type: 'edge', index: 0 }` only.
 *
 * Source: Akenine-Möller et al., Real-Time Rendering, 22.15.1.
 *
 * @throws RangeError naming the argument, if a number is not finite or a direction is zero
 * @example
 * const a = { origin: [0, 0], direction: [1, 2] };
 * lineLine2d(a, { origin: [5, 1], direction: [1, 1] }); // { relation: 'crossing', contact: [{ a: { type: 'edge', index: 0 }, b: { type: 'edge', index: 0 } }] }
 * lineLine2d(a, { origin: [5, 1], direction: [2, 4] }).relation; // 'disjoint'
 * lineLine2d(a, { origin: [2, 4], direction: [-2, -4] }); // { relation: 'overlapping', contact: [] }
 */
export function lineLine2d(a: Line, b: Line): Contact {
  requireLine2('lineLine2d', 'a', a);
  requireLine2('lineLine2d', 'b', b);
  return linearContact(LINE, a.origin, a.direction, LINE, b.origin, b.direction);
}
