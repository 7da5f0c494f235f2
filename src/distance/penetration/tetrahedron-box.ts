import type { Box3, Tetrahedron } from '../../core/shapes.js';
import { boxCells, tetrahedronCells } from '../shapes/solids.js';
import { penetrationOf } from './deepest.js';
import type { Penetration } from './penetration.js';

/**
 * How deep a tetrahedron and a box are in each other: the shortest move of the first that leaves them with no inner
 * point in common, and every direction that is as short; `null` if they are apart, depth 0 if they touch.
 *
 * Source: Cameron 1997; van den Bergen 2003, 4.3.8; Ericson, Real-Time Collision Detection, 2.3 (penetration depth),
 * 3.11 (Minkowski difference) and 5.2.1 (separating axes).
 *
 * @throws RangeError naming the argument, if a coordinate is not finite, a number is not finite or min > max
 * @example
 * const found = tetrahedronBoxPenetration({ a: [0, 0, 0], b: [6, 0, 0], c: [0, 6, 0], d: [0, 0, 6] }, { min: [3, 1, 1], max: [5, 5, 6] })!;
 * found.squaredDepth; // { numerator: 1n, denominator: 3n }
 * found.depth; // 0.5773502691896257
 * found.ways[0]!.direction; // [-1n, -1n, -1n]
 */
export function tetrahedronBoxPenetration(tetrahedron: Tetrahedron, box: Box3): Penetration | null {
  return penetrationOf(
    tetrahedronCells('tetrahedronBoxPenetration', 'tetrahedron', tetrahedron),
    boxCells('tetrahedronBoxPenetration', 'box', box),
  );
}
