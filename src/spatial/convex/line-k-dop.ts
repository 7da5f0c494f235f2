import { requireLine3 } from '../../core/arguments/index.js';
import type { Line } from '../../core/shapes.js';
import { K_DOP_HALF_SPACES } from './engine/k-dop-half-spaces.js';
import { KDopSet } from './engine/k-dop-set.js';
import { type ConvexHits, hitsOf, lineComponent } from './engine/linear-hits.js';
import { linearMeets } from './engine/linear-meets.js';
import { type KDop, requireKDop } from './k-dop.js';

/**
 * Where does a line pass through a k-DOP? Relation, entry and exit, each with both features and the exact
 * parameter, as `lineConvex` says. Features of the solid are numbered as `convexFromKDop` says; prepare the solid by it
 * if many questions are asked.
 *
 * Source: Kay and Kajiya 1986; Ericson, Real-Time Collision Detection, 5.3.3 and 4.6.1.
 *
 * @throws RangeError if the direction is zero, a number is not finite, an axis is zero, the axes do not span space,
 *   or min > max
 * @example
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]];
 * const dop = { axes, min: [0, 0, 0, 0], max: [4, 4, 4, 4] };
 * const { relation, contact } = lineKDop({ origin: [1, 1, -2], direction: [0, 0, 2] }, dop);
 * relation; // 'overlapping'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['face', 4, 1], ['face', 7, 2]]
 */
export function lineKDop(line: Line, dop: KDop): ConvexHits {
  requireLine3('lineKDop', 'line', line);
  requireKDop('lineKDop', 'dop', dop);
  return hitsOf(lineComponent(line), new KDopSet(dop));
}

/**
 * Does a line meet a k-DOP? Touching counts. Signs only: nothing is constructed.
 *
 * @throws RangeError if the direction is zero, a number is not finite, an axis is zero, the axes do not span space,
 *   or min > max
 * @example
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]];
 * const dop = { axes, min: [0, 0, 0, 0], max: [4, 4, 4, 4] };
 * lineIntersectsKDop({ origin: [1, 1, -2], direction: [0, 0, 2] }, dop); // true
 * lineIntersectsKDop({ origin: [3, 3, -2], direction: [0, 0, 2] }, dop); // false
 */
export function lineIntersectsKDop(line: Line, dop: KDop): boolean {
  requireLine3('lineIntersectsKDop', 'line', line);
  requireKDop('lineIntersectsKDop', 'dop', dop);
  return linearMeets(K_DOP_HALF_SPACES, dop, 'line', line.origin, line.direction);
}
