// Generated from src/formulas by `npm run generate`. Do not edit.
import { requireVertices } from '../../../core/arguments/buffers.js';
import type { Coordinates } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { compareLength3dExact } from '../compare-length-3d.js';

const abs = Math.abs;

/**
 * Which of the segments ab and cd is longer? (compareLength3d, for vertices of a buffer.)
 *
 * Exact for all finite doubles, and allocates nothing where the filter decides.
 *
 * @param positions 3 coordinates for each vertex
 * @param i number of the vertex that is a; j, k and l are those of b, c and d
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the number, if it is not that of a vertex, or the place in the buffer, if it is no finite number
 * @example
 * compareLength3dAt([0, 0, 0, 3, 4, 0, 1, 1, 0, 6, 1, 0], 0, 1, 2, 3); // 0
 * compareLength3dAt([0, 0, 0, 3, 4, 0, 1, 1, 0, 1, 2, 0], 0, 1, 2, 3); // 1
 */
export function compareLength3dAt(positions: Coordinates, i: number, j: number, k: number, l: number): Sign {
  if (positions == null || (i | 0) !== i || (j | 0) !== j || (k | 0) !== k || (l | 0) !== l) {
    requireVertices('compareLength3dAt', 'positions', positions, 3, 'i j k l', [i, j, k, l]);
  }
  const atI = 3 * i;
  const atJ = 3 * j;
  const atK = 3 * k;
  const atL = 3 * l;
  const abx = positions[atJ]! - positions[atI]!;
  const aby = positions[atJ + 1]! - positions[atI + 1]!;
  const abz = positions[atJ + 2]! - positions[atI + 2]!;
  const cdx = positions[atL]! - positions[atK]!;
  const cdy = positions[atL + 1]! - positions[atK + 1]!;
  const cdz = positions[atL + 2]! - positions[atK + 2]!;
  const t13 = abx * abx + (aby * aby) + (abz * abz);
  const t27 = cdx * cdx + (cdy * cdy) + (cdz * cdz);
  const t28 = t13 - t27;
  if (abs(t28) > 6.661338147750947e-16 * (t13 + t27 + 6.156805201947564e-289)) return ((((t28 > 0) as unknown as number) << 1) - 1) as Sign;
  return compareLength3dAtExact(positions, i, j, k, l);
}

/** What the filter leaves, and the checks. */
function compareLength3dAtExact(positions: Coordinates, i: number, j: number, k: number, l: number): Sign {
  const atI = 3 * i;
  const ax = positions[atI]!;
  const ay = positions[atI + 1]!;
  const az = positions[atI + 2]!;
  const atJ = 3 * j;
  const bx = positions[atJ]!;
  const by = positions[atJ + 1]!;
  const bz = positions[atJ + 2]!;
  const atK = 3 * k;
  const cx = positions[atK]!;
  const cy = positions[atK + 1]!;
  const cz = positions[atK + 2]!;
  const atL = 3 * l;
  const dx = positions[atL]!;
  const dy = positions[atL + 1]!;
  const dz = positions[atL + 2]!;
  const total = ax + ay + az + bx + by + bz + cx + cy + cz + dx + dy + dz;
  if (total - total !== 0) {
    requireVertices('compareLength3dAt', 'positions', positions, 3, 'i j k l', [i, j, k, l]);
  }
  return compareLength3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz) as Sign;
}
