import type { OrientedBox } from '../../core/shapes.js';
import { orientedBoxCells } from '../shapes/solids.js';
import { penetrationOf } from './deepest.js';
import type { Penetration } from './penetration.js';

/**
 * How deep two oriented boxes are in each other: the shortest move of the first that leaves them with no inner point in
 * common, and every direction that is as short; `null` if they are apart, depth 0 if they touch. An oriented box is the
 * parallelepiped of its axes as they are.
 *
 * Source: Cameron 1997; van den Bergen 2003, 4.3.8; Ericson, Real-Time Collision Detection, 2.3 (penetration depth),
 * 3.11 (Minkowski difference) and 5.2.1 (separating axes).
 *
 * @throws RangeError naming the argument, if a number is not finite, a half size is negative or the axes are linearly
 *   dependent
 * @example
 * const found = orientedBoxOrientedBoxPenetration({ center: [2, 2, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] }, { center: [2, 3, 1], axes: [[2, 1, 0], [-1, 2, 0], [0, 0, 1]], halfSize: [1, 1, 2] })!;
 * found.squaredDepth; // { numerator: 4n, denominator: 1n }
 * found.depth; // 2
 * found.ways[0]!.direction; // [0n, 0n, -1n]
 */
export function orientedBoxOrientedBoxPenetration(a: OrientedBox, b: OrientedBox): Penetration | null {
  return penetrationOf(
    orientedBoxCells('orientedBoxOrientedBoxPenetration', 'a', a),
    orientedBoxCells('orientedBoxOrientedBoxPenetration', 'b', b),
  );
}
