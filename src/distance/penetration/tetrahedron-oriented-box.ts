import type { OrientedBox, Tetrahedron } from '../../core/shapes.js';
import { orientedBoxCells, tetrahedronCells } from '../shapes/solids.js';
import { penetrationOf } from './deepest.js';
import type { Penetration } from './penetration.js';

/**
 * How deep a tetrahedron and an oriented box are in each other: the shortest move of the first that leaves them with no
 * inner point in common, and every direction that is as short; `null` if they are apart, depth 0 if they touch. An
 * oriented box is the parallelepiped of its axes as they are.
 *
 * Source: Cameron 1997; van den Bergen 2003, 4.3.8; Ericson, Real-Time Collision Detection, 2.3 (penetration depth),
 * 3.11 (Minkowski difference) and 5.2.1 (separating axes).
 *
 * @throws RangeError naming the argument, if a coordinate is not finite, a number is not finite, a half size is
 *   negative or the axes are linearly dependent
 * @example
 * const found = tetrahedronOrientedBoxPenetration({ a: [0, 0, 0], b: [6, 0, 0], c: [0, 6, 0], d: [0, 0, 6] }, { center: [2, 3, 1], axes: [[2, 1, 0], [-1, 2, 0], [0, 0, 1]], halfSize: [1, 1, 2] })!;
 * found.squaredDepth; // { numerator: 9n, denominator: 1n }
 * found.depth; // 3
 * found.ways[0]!.direction; // [0n, 0n, 1n]
 */
export function tetrahedronOrientedBoxPenetration(
  tetrahedron: Tetrahedron,
  orientedBox: OrientedBox,
): Penetration | null {
  return penetrationOf(
    tetrahedronCells('tetrahedronOrientedBoxPenetration', 'tetrahedron', tetrahedron),
    orientedBoxCells('tetrahedronOrientedBoxPenetration', 'orientedBox', orientedBox),
  );
}
