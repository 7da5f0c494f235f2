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
  const px = positions[3 * i]!;
  const py = positions[3 * i + 1]!;
  const pz = positions[3 * i + 2]!;
  const ax = positions[3 * j]!;
  const ay = positions[3 * j + 1]!;
  const az = positions[3 * j + 2]!;
  const bx = positions[3 * k]!;
  const by = positions[3 * k + 1]!;
  const bz = positions[3 * k + 2]!;
  const pax = ax - px;
  const pay = ay - py;
  const paz = az - pz;
  const pbx = bx - px;
  const pby = by - py;
  const pbz = bz - pz;
  const t13 = pax * pax + (pay * pay) + (paz * paz);
  const t24 = pbx * pbx + (pby * pby) + (pbz * pbz);
  const t25 = t13 - t24;
  const t27 = t13 + t24 + 6.156805201947564e-289;
  if (abs(t25) > 6.661338147750947e-16 * t27) return ((((t25 > 0) as unknown as number) << 1) - 1) as Sign;
  return compareDistance3dAtExact(positions, i, j, k);
}

/** What the filter leaves, and the checks. */
function compareDistance3dAtExact(positions: Coordinates, i: number, j: number, k: number): Sign {
  const px = positions[3 * i]!;
  const py = positions[3 * i + 1]!;
  const pz = positions[3 * i + 2]!;
  const ax = positions[3 * j]!;
  const ay = positions[3 * j + 1]!;
  const az = positions[3 * j + 2]!;
  const bx = positions[3 * k]!;
  const by = positions[3 * k + 1]!;
  const bz = positions[3 * k + 2]!;
  const total = px + py + pz + ax + ay + az + bx + by + bz;
  if (total - total !== 0) {
    requireVertices('compareDistance3dAt', 'positions', positions, 3, 'i j k', [i, j, k]);
  }
  return compareDistance3dExact(px, py, pz, ax, ay, az, bx, by, bz) as Sign;
}
