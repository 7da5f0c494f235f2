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
  const px = positions[2 * i]!;
  const py = positions[2 * i + 1]!;
  const ax = positions[2 * j]!;
  const ay = positions[2 * j + 1]!;
  const bx = positions[2 * k]!;
  const by = positions[2 * k + 1]!;
  const pax = ax - px;
  const pay = ay - py;
  const pbx = bx - px;
  const pby = by - py;
  const t8 = pax * pax + (pay * pay);
  const t15 = pbx * pbx + (pby * pby);
  const t16 = t8 - t15;
  const t18 = t8 + t15 + 4.1045368012983762e-289;
  if (abs(t16) > 5.551115123125789e-16 * t18) return ((((t16 > 0) as unknown as number) << 1) - 1) as Sign;
  return compareDistance2dAtExact(positions, i, j, k);
}

/** What the filter leaves, and the checks. */
function compareDistance2dAtExact(positions: Coordinates, i: number, j: number, k: number): Sign {
  const px = positions[2 * i]!;
  const py = positions[2 * i + 1]!;
  const ax = positions[2 * j]!;
  const ay = positions[2 * j + 1]!;
  const bx = positions[2 * k]!;
  const by = positions[2 * k + 1]!;
  const total = px + py + ax + ay + bx + by;
  if (total - total !== 0) {
    requireVertices('compareDistance2dAt', 'positions', positions, 2, 'i j k', [i, j, k]);
  }
  return compareDistance2dExact(px, py, ax, ay, bx, by) as Sign;
}
