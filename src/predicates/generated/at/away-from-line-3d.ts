// Generated from src/formulas by `npm run generate`. Do not edit.
import { requireVertices } from '../../../core/arguments/buffers.js';
import type { Coordinates } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { awayFromLine3dExact } from '../away-from-line-3d.js';

const abs = Math.abs;

/**
 * From a towards b, does one get away from the line cd? (awayFromLine3d, for vertices of a buffer.)
 *
 * Exact for all finite doubles, and allocates nothing where the filter decides.
 *
 * @param positions 3 coordinates for each vertex
 * @param i number of the vertex that is a; j, k and l are those of b, c and d
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the number, if it is not that of a vertex, or the place in the buffer, if it is no finite number
 * @example
 * awayFromLine3dAt([3, 1, 0, 5, 2, 0, 0, 0, 0, 1, 0, 0], 0, 1, 2, 3); // 1
 * awayFromLine3dAt([3, 0, 1, 5, 2, 1, 0, 0, 0, 1, 0, 0], 0, 1, 2, 3); // 0
 */
export function awayFromLine3dAt(positions: Coordinates, i: number, j: number, k: number, l: number): Sign {
  if (positions == null || (i | 0) !== i || (j | 0) !== j || (k | 0) !== k || (l | 0) !== l) {
    requireVertices('awayFromLine3dAt', 'positions', positions, 3, 'i j k l', [i, j, k, l]);
  }
  const atI = 3 * i;
  const ax = positions[atI]!;
  const ay = positions[atI + 1]!;
  const az = positions[atI + 2]!;
  const atJ = 3 * j;
  const atK = 3 * k;
  const cx = positions[atK]!;
  const cy = positions[atK + 1]!;
  const cz = positions[atK + 2]!;
  const atL = 3 * l;
  const cdy = positions[atL + 1]! - cy;
  const caz = az - cz;
  const cdz = positions[atL + 2]! - cz;
  const cay = ay - cy;
  const abz = positions[atJ + 2]! - az;
  const aby = positions[atJ + 1]! - ay;
  const cax = ax - cx;
  const cdx = positions[atL]! - cx;
  const abx = positions[atJ]! - ax;
  const t6 = cdy * caz;
  const t11 = cdz * cay;
  const t15 = cdy * abz;
  const t18 = cdz * aby;
  const t24 = cdz * cax;
  const t27 = cdx * caz;
  const t31 = cdz * abx;
  const t32 = cdx * abz;
  const t36 = cdx * cay;
  const t37 = cdy * cax;
  const t39 = cdx * aby;
  const t40 = cdy * abx;
  const t43 = (t6 - t11) * (t15 - t18) + ((t24 - t27) * (t31 - t32)) + ((t36 - t37) * (t39 - t40));
  if (abs(t43) > 1.221245327087675e-15 * ((abs(t6) + abs(t11) + 2.0522684006491881e-289) * (abs(t15) + abs(t18) + 2.0522684006491881e-289) + ((abs(t24) + abs(t27) + 2.0522684006491881e-289) * (abs(t31) + abs(t32) + 2.0522684006491881e-289)) + ((abs(t36) + abs(t37) + 2.0522684006491881e-289) * (abs(t39) + abs(t40) + 2.0522684006491881e-289)) + 3.078402600973782e-289)) return ((((t43 > 0) as unknown as number) << 1) - 1) as Sign;
  return awayFromLine3dAtExact(positions, i, j, k, l);
}

/** What the filter leaves, and the checks. */
function awayFromLine3dAtExact(positions: Coordinates, i: number, j: number, k: number, l: number): Sign {
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
    requireVertices('awayFromLine3dAt', 'positions', positions, 3, 'i j k l', [i, j, k, l]);
  }
  return awayFromLine3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz) as Sign;
}
