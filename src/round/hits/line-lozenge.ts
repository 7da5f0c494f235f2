import type { Line, Lozenge } from '../../core/shapes.js';
import type { RoundHits } from './hit.js';
import { lineOf } from './linear.js';
import { lozengeHits, meetsLozenge } from './lozenge-hits.js';

/**
 * Where does a line meet a lozenge? The first and the last common point, each with its exact parameter, and the point.
 * All of the boundary is face 0.
 *
 * Source: Eberly, 3D Game Engine Design, 5.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the radius is negative
 * @example
 * const plate = { origin: [0, -3, -3], edges: [[0, 6, 0], [0, 0, 6]], radius: 4 };
 * const { relation, entry, exit } = lineLozenge({ origin: [-8, 0, 0], direction: [4, 0, 0] }, plate);
 * relation; // 'overlapping'
 * [entry, exit].map((hit) => hit!.roundedParameter); // [1, 3]
 */
export function lineLozenge(line: Line, lozenge: Lozenge): RoundHits {
  return lozengeHits(lineOf('lineLozenge', line), 'lineLozenge', lozenge);
}

/**
 * Have a line and a lozenge a common point? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 5.4.
 *
 * @throws RangeError naming the argument, if a number is not finite, the direction is zero or the radius is negative
 * @example
 * const plate = { origin: [0, -3, -3], edges: [[0, 6, 0], [0, 0, 6]], radius: 4 };
 * lineIntersectsLozenge({ origin: [-8, 0, 0], direction: [4, 0, 0] }, plate); // true
 * lineIntersectsLozenge({ origin: [-8, 8, 0], direction: [4, 0, 0] }, plate); // false
 */
export function lineIntersectsLozenge(line: Line, lozenge: Lozenge): boolean {
  return meetsLozenge(lineOf('lineIntersectsLozenge', line), 'lineIntersectsLozenge', lozenge);
}
