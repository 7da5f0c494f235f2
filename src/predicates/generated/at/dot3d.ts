// Generated from src/formulas by `npm run generate`. Do not edit.
import { requireVertices } from '../../../core/arguments/buffers.js';
import type { Coordinates } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { dot3dExact } from '../dot3d.js';

const abs = Math.abs;

/**
 * Do the vectors from a to b and from c to d point in similar directions? (dot3d, for vertices of a buffer.)
 *
 * Exact for all finite doubles, and allocates nothing where the filter decides.
 *
 * @param positions 3 coordinates for each vertex
 * @param i number of the vertex that is a; j, k and l are those of b, c and d
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the number, if it is not that of a vertex, or the place in the buffer, if it is no finite number
 * @example
 * dot3dAt([0, 0, 0, 1, 0, 0, 5, 5, 0, 6, 7, 0], 0, 1, 2, 3); // 1
 * dot3dAt([0, 0, 0, 1, 0, 0, 5, 5, 0, 5, 7, 0], 0, 1, 2, 3); // 0
 */
export function dot3dAt(positions: Coordinates, i: number, j: number, k: number, l: number): Sign {
  if (positions == null || (i | 0) !== i || (j | 0) !== j || (k | 0) !== k || (l | 0) !== l) {
    requireVertices('dot3dAt', 'positions', positions, 3, 'i j k l', [i, j, k, l]);
  }
  const atI = 3 * i;
  const atJ = 3 * j;
  const atK = 3 * k;
  const atL = 3 * l;
  const t6 = (positions[atJ]! - positions[atI]!) * (positions[atL]! - positions[atK]!);
  const t13 = (positions[atJ + 1]! - positions[atI + 1]!) * (positions[atL + 1]! - positions[atK + 1]!);
  const t21 = (positions[atJ + 2]! - positions[atI + 2]!) * (positions[atL + 2]! - positions[atK + 2]!);
  const t22 = t6 + t13 + t21;
  if (abs(t22) > 5.551115123125789e-16 * (abs(t6) + abs(t13) + abs(t21) + 3.078402600973782e-289)) return ((((t22 > 0) as unknown as number) << 1) - 1) as Sign;
  return dot3dAtExact(positions, i, j, k, l);
}

/** What the filter leaves, and the checks. */
function dot3dAtExact(positions: Coordinates, i: number, j: number, k: number, l: number): Sign {
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
    requireVertices('dot3dAt', 'positions', positions, 3, 'i j k l', [i, j, k, l]);
  }
  return dot3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz) as Sign;
}
