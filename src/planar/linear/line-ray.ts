import { requireLine2, requireRay2 } from '../../core/arguments/index.js';
import type { Contact } from '../../core/contact.js';
import type { Line, Ray } from '../../core/shapes.js';
import { LINE, linearsMeet, RAY } from './linear.js';
import { linearContact } from './linear-pair.js';

/**
 * Do a line and a ray of the plane have a common point? Ends count.
 *
 * @throws RangeError naming the argument, if a number is not finite or a direction is zero
 * @example
 * lineIntersectsRay2d({ origin: [0, 0], direction: [1, 0] }, { origin: [5, 1], direction: [1, -1] }); // true
 * lineIntersectsRay2d({ origin: [0, 0], direction: [1, 0] }, { origin: [5, 1], direction: [1, 1] }); // false
 */
export function lineIntersectsRay2d(line: Line, ray: Ray): boolean {
  requireLine2('lineIntersectsRay2d', 'line', line);
  requireRay2('lineIntersectsRay2d', 'ray', ray);
  return linearsMeet(LINE, line.origin, line.direction, RAY, ray.origin, ray.direction);
}

/**
 * How a line and a ray of the plane meet:
 *
 * - `disjoint`: not at all;
 * - `touching`: in the ray's origin;
 * - `crossing`: in one point behind it;
 * - `overlapping`: the ray is part of the line, and its origin is the only extreme point in `contact`.
 *
 * A line has `{ type: 'edge', index: 0 }` only; of a ray, `{ type: 'vertex', index: 0 }` is the origin and
 * `{ type: 'edge', index: 0 }` the rest.
 *
 * Source: Akenine-Möller et al., Real-Time Rendering, 22.15.1.
 *
 * @throws RangeError naming the argument, if a number is not finite or a direction is zero
 * @example
 * const line = { origin: [0, 0], direction: [1, 0] };
 * lineRay2d(line, { origin: [5, 1], direction: [1, -1] }); // { relation: 'crossing', contact: [{ a: { type: 'edge', index: 0 }, b: { type: 'edge', index: 0 } }] }
 * lineRay2d(line, { origin: [5, 0], direction: [1, -1] }); // { relation: 'touching', contact: [{ a: { type: 'edge', index: 0 }, b: { type: 'vertex', index: 0 } }] }
 * lineRay2d(line, { origin: [5, 0], direction: [-1, 0] }); // { relation: 'overlapping', contact: [{ a: { type: 'edge', index: 0 }, b: { type: 'vertex', index: 0 } }] }
 */
export function lineRay2d(line: Line, ray: Ray): Contact {
  requireLine2('lineRay2d', 'line', line);
  requireRay2('lineRay2d', 'ray', ray);
  return linearContact(LINE, line.origin, line.direction, RAY, ray.origin, ray.direction);
}
