import type { Tetrahedron } from '../../core/shapes.js';
import { tetrahedronCells } from '../shapes/solids.js';
import { penetrationOf } from './deepest.js';
import type { Penetration } from './penetration.js';

/**
 * How deep two tetrahedra are in each other: the shortest move of the first that leaves them with no inner point in
 * common, and every direction that is as short; `null` if they are apart, depth 0 if they touch.
 *
 * Source: Cameron 1997; van den Bergen 2003, 4.3.8; Ericson, Real-Time Collision Detection, 2.3 (penetration depth),
 * 3.11 (Minkowski difference) and 5.2.1 (separating axes).
 *
 * @throws RangeError naming the argument, if a coordinate is not finite
 * @example
 * const found = tetrahedronTetrahedronPenetration({ a: [0, 0, 0], b: [6, 0, 0], c: [0, 6, 0], d: [0, 0, 6] }, { a: [1, 1, 1], b: [7, 1, 1], c: [1, 7, 1], d: [1, 1, 7] })!;
 * found.squaredDepth; // { numerator: 3n, denominator: 1n }
 * found.depth; // 1.7320508075688772
 * found.ways[0]!.direction; // [-1n, -1n, -1n]
 */
export function tetrahedronTetrahedronPenetration(a: Tetrahedron, b: Tetrahedron): Penetration | null {
  return penetrationOf(
    tetrahedronCells('tetrahedronTetrahedronPenetration', 'a', a),
    tetrahedronCells('tetrahedronTetrahedronPenetration', 'b', b),
  );
}
