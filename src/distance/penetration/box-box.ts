import type { Box3 } from '../../core/shapes.js';
import { boxCells } from '../shapes/solids.js';
import { penetrationOf } from './deepest.js';
import type { Penetration } from './penetration.js';

/**
 * How deep two boxes are in each other: the shortest move of the first that leaves them with no inner point in common,
 * and every direction that is as short; `null` if they are apart, depth 0 if they touch.
 *
 * Source: Cameron 1997; van den Bergen 2003, 4.3.8; Ericson, Real-Time Collision Detection, 2.3 (penetration depth),
 * 3.11 (Minkowski difference) and 5.2.1 (separating axes).
 *
 * @throws RangeError naming the argument, if a number is not finite or min > max
 * @example
 * const found = boxBoxPenetration({ min: [0, 0, 0], max: [4, 4, 4] }, { min: [3, 1, 1], max: [5, 5, 6] })!;
 * found.squaredDepth; // { numerator: 1n, denominator: 1n }
 * found.depth; // 1
 * found.ways[0]!.direction; // [-1n, 0n, 0n]
 */
export function boxBoxPenetration(a: Box3, b: Box3): Penetration | null {
  return penetrationOf(boxCells('boxBoxPenetration', 'a', a), boxCells('boxBoxPenetration', 'b', b));
}
