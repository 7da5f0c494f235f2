import { requireRay3 } from '../../core/arguments/index.js';
import type { Ray } from '../../core/shapes.js';
import { K_DOP_HALF_SPACES } from './engine/k-dop-half-spaces.js';
import { KDopSet } from './engine/k-dop-set.js';
import { type ConvexHits, hitsOf, rayComponent } from './engine/linear-hits.js';
import { linearMeets } from './engine/linear-meets.js';
import { type KDop, requireKDop } from './k-dop.js';

/**
 * Where does a ray pass through a k-DOP? Relation, entry and exit, each with both features and the exact parameter,
 * as `rayConvex` says. Features of the solid are numbered as `convexFromKDop` says; prepare the solid by it if many
 * questions are asked.
 *
 * Source: Kay and Kajiya 1986; Ericson, Real-Time Collision Detection, 5.3.3 and 4.6.1.
 *
 * @throws RangeError if the direction is zero, a number is not finite, an axis is zero, the axes do not span space,
 *   or min > max
 * @example
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]];
 * const dop = { axes, min: [0, 0, 0, 0], max: [4, 4, 4, 4] };
 * const { relation, contact } = rayKDop({ origin: [1, 1, 1], direction: [1, 1, 1] }, dop);
 * relation; // 'overlapping'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['interior', 0, 0], ['face', 7, 1 / 3]]
 */
export function rayKDop(ray: Ray, dop: KDop): ConvexHits {
  requireRay3('rayKDop', 'ray', ray);
  requireKDop('rayKDop', 'dop', dop);
  return hitsOf(rayComponent(ray), new KDopSet(dop));
}

/**
 * Does a ray meet a k-DOP? Touching counts. Signs only: nothing is constructed.
 *
 * @throws RangeError if the direction is zero, a number is not finite, an axis is zero, the axes do not span space,
 *   or min > max
 * @example
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]];
 * const dop = { axes, min: [0, 0, 0, 0], max: [4, 4, 4, 4] };
 * rayIntersectsKDop({ origin: [1, 1, -2], direction: [0, 0, 2] }, dop); // true
 * rayIntersectsKDop({ origin: [1, 1, -2], direction: [0, 0, -2] }, dop); // false
 */
export function rayIntersectsKDop(ray: Ray, dop: KDop): boolean {
  requireRay3('rayIntersectsKDop', 'ray', ray);
  requireKDop('rayIntersectsKDop', 'dop', dop);
  return linearMeets(K_DOP_HALF_SPACES, dop, 'ray', ray.origin, ray.direction);
}
