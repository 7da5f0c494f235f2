// Generated from src/formulas by `npm run generate`. Do not edit.
import { requireVertices } from '../../../core/arguments/buffers.js';
import type { Coordinates } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { compareDistance3dExact } from '../compare-distance-3d.js';

const abs = Math.abs;

/**
 * Which of a and b is farther from p? (compareDistance3d, for vertices of a buffer.)
 *
 * Exact for all finite doubles, and allocates nothing where the filter decides.
 *
 * @param positions 3 coordinates for each vertex
 * @param i number of the vertex that is p; j and k are those of a and b
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the number, if it is not that of a vertex, or the place in the buffer, if it is no finite number
 * @example
 * compareDistance3dAt([0, 0, 0, 3, 4, 0, 0, 5, 0], 0, 1, 2); // 0
 * compareDistance3dAt([0, 0, 0, 3, 4, 0, 1, 1, 0], 0, 1, 2); // 1
 */
export function compareDistance3dAt(positions: Coordinates, i: number, j: number, k: number): Sign {
  if (positions == null || (i | 0) !== i || (j | 0) !== j || (k | 0) !== k) {
    requireVertices('compareDistance3dAt', 'positions', positions, 3, 'i j k', [i, j, k]);
  }
  const atI = 3 * i;
  const px = positions[atI]!;
  const py = positions[atI + 1]!;
  const pz = positions[atI + 2]!;
  const atJ = 3 * j;
  const atK = 3 * k;
  const pax = positions[atJ]! - px;
  const pay = positions[atJ + 1]! - py;
  const paz = positions[atJ + 2]! - pz;
  const pbx = positions[atK]! - px;
  const pby = positions[atK + 1]! - py;
  const pbz = positions[atK + 2]! - pz;
  const t13 = pax * pax + (pay * pay) + (paz * paz);
  const t24 = pbx * pbx + (pby * pby) + (pbz * pbz);
  const t25 = t13 - t24;
  if (abs(t25) > 6.661338147750947e-16 * (t13 + t24 + 6.156805201947564e-289)) return ((((t25 > 0) as unknown as number) << 1) - 1) as Sign;
  return compareDistance3dAtExact(positions, i, j, k);
}

/** What the filter leaves, and the checks. */
function compareDistance3dAtExact(positions: Coordinates, i: number, j: number, k: number): Sign {
  const atI = 3 * i;
  const px = positions[atI]!;
  const py = positions[atI + 1]!;
  const pz = positions[atI + 2]!;
  const atJ = 3 * j;
  const ax = positions[atJ]!;
  const ay = positions[atJ + 1]!;
  const az = positions[atJ + 2]!;
  const atK = 3 * k;
  const bx = positions[atK]!;
  const by = positions[atK + 1]!;
  const bz = positions[atK + 2]!;
  const total = px + py + pz + ax + ay + az + bx + by + bz;
  if (total - total !== 0) {
    requireVertices('compareDistance3dAt', 'positions', positions, 3, 'i j k', [i, j, k]);
  }
  return compareDistance3dExact(px, py, pz, ax, ay, az, bx, by, bz) as Sign;
}
