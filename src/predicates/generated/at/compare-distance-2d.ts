// Generated from src/formulas by `npm run generate`. Do not edit.
import { requireVertices } from '../../../core/arguments/buffers.js';
import type { Coordinates } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { compareDistance2dExact } from '../compare-distance-2d.js';

const abs = Math.abs;

/**
 * Which of a and b is farther from p? (compareDistance2d, for vertices of a buffer.)
 *
 * Exact for all finite doubles, and allocates nothing where the filter decides.
 *
 * @param positions 2 coordinates for each vertex
 * @param i number of the vertex that is p; j and k are those of a and b
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the number, if it is not that of a vertex, or the place in the buffer, if it is no finite number
 * @example
 * compareDistance2dAt([0, 0, 3, 4, 0, 5], 0, 1, 2); // 0
 * compareDistance2dAt([0, 0, 3, 4, 1, 1], 0, 1, 2); // 1
 */
export function compareDistance2dAt(positions: Coordinates, i: number, j: number, k: number): Sign {
  if (positions == null || (i | 0) !== i || (j | 0) !== j || (k | 0) !== k) {
    requireVertices('compareDistance2dAt', 'positions', positions, 2, 'i j k', [i, j, k]);
  }
  const atI = 2 * i;
  const px = positions[atI]!;
  const py = positions[atI + 1]!;
  const atJ = 2 * j;
  const atK = 2 * k;
  const pax = positions[atJ]! - px;
  const pay = positions[atJ + 1]! - py;
  const pbx = positions[atK]! - px;
  const pby = positions[atK + 1]! - py;
  const t8 = pax * pax + (pay * pay);
  const t15 = pbx * pbx + (pby * pby);
  const t16 = t8 - t15;
  if (abs(t16) > 5.551115123125789e-16 * (t8 + t15 + 4.1045368012983762e-289)) return ((((t16 > 0) as unknown as number) << 1) - 1) as Sign;
  return compareDistance2dAtExact(positions, i, j, k);
}

/** What the filter leaves, and the checks. */
function compareDistance2dAtExact(positions: Coordinates, i: number, j: number, k: number): Sign {
  const atI = 2 * i;
  const px = positions[atI]!;
  const py = positions[atI + 1]!;
  const atJ = 2 * j;
  const ax = positions[atJ]!;
  const ay = positions[atJ + 1]!;
  const atK = 2 * k;
  const bx = positions[atK]!;
  const by = positions[atK + 1]!;
  const total = px + py + ax + ay + bx + by;
  if (total - total !== 0) {
    requireVertices('compareDistance2dAt', 'positions', positions, 2, 'i j k', [i, j, k]);
  }
  return compareDistance2dExact(px, py, ax, ay, bx, by) as Sign;
}
