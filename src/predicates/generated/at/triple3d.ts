// Generated from src/formulas by `npm run generate`. Do not edit.
import { requireVertices } from '../../../core/arguments/buffers.js';
import type { Coordinates } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { triple3dExact } from '../triple3d.js';

const abs = Math.abs;

/**
 * Are the vectors from a to b, from c to d and from e to f right-handed? (triple3d, for vertices of a buffer.)
 *
 * Exact for all finite doubles, and allocates nothing where the filter decides.
 *
 * @param positions 3 coordinates for each vertex
 * @param i number of the vertex that is a; j, k, l, m and n are those of b, c, d, e and f
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the number, if it is not that of a vertex, or the place in the buffer, if it is no finite number
 * @example
 * triple3dAt([5, 5, 5, 6, 5, 5, 0, 0, 0, 0, 2, 0, 1, 1, 1, 1, 1, 4], 0, 1, 2, 3, 4, 5); // 1
 * triple3dAt([5, 5, 5, 6, 5, 5, 0, 0, 0, 0, 2, 0, 1, 1, 1, 7, 8, 1], 0, 1, 2, 3, 4, 5); // 0
 */
export function triple3dAt(positions: Coordinates, i: number, j: number, k: number, l: number, m: number, n: number): Sign {
  if (positions == null || (i | 0) !== i || (j | 0) !== j || (k | 0) !== k || (l | 0) !== l || (m | 0) !== m || (n | 0) !== n) {
    requireVertices('triple3dAt', 'positions', positions, 3, 'i j k l m n', [i, j, k, l, m, n]);
  }
  const atI = 3 * i;
  const atJ = 3 * j;
  const atK = 3 * k;
  const atL = 3 * l;
  const atM = 3 * m;
  const atN = 3 * n;
  const abx = positions[atJ]! - positions[atI]!;
  const aby = positions[atJ + 1]! - positions[atI + 1]!;
  const abz = positions[atJ + 2]! - positions[atI + 2]!;
  const cdx = positions[atL]! - positions[atK]!;
  const cdy = positions[atL + 1]! - positions[atK + 1]!;
  const cdz = positions[atL + 2]! - positions[atK + 2]!;
  const efx = positions[atN]! - positions[atM]!;
  const efy = positions[atN + 1]! - positions[atM + 1]!;
  const efz = positions[atN + 2]! - positions[atM + 2]!;
  const t27 = efx * cdy;
  const t28 = cdx * efy;
  const t31 = efx * aby;
  const t32 = abx * efy;
  const t35 = cdx * aby;
  const t36 = abx * cdy;
  const t40 = (t28 - t27) * abz - ((t32 - t31) * cdz) + ((t36 - t35) * efz);
  if (abs(t40) > 8.881784197001268e-16 * ((abs(t28) + abs(t27) + 2.0522684006491881e-289) * abs(abz) + ((abs(t32) + abs(t31) + 2.0522684006491881e-289) * abs(cdz)) + ((abs(t36) + abs(t35) + 2.0522684006491881e-289) * abs(efz)) + 3.078402600973782e-289)) return ((((t40 > 0) as unknown as number) << 1) - 1) as Sign;
  return triple3dAtExact(positions, i, j, k, l, m, n);
}

/** What the filter leaves, and the checks. */
function triple3dAtExact(positions: Coordinates, i: number, j: number, k: number, l: number, m: number, n: number): Sign {
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
  const atM = 3 * m;
  const ex = positions[atM]!;
  const ey = positions[atM + 1]!;
  const ez = positions[atM + 2]!;
  const atN = 3 * n;
  const fx = positions[atN]!;
  const fy = positions[atN + 1]!;
  const fz = positions[atN + 2]!;
  const total = ax + ay + az + bx + by + bz + cx + cy + cz + dx + dy + dz + ex + ey + ez + fx + fy + fz;
  if (total - total !== 0) {
    requireVertices('triple3dAt', 'positions', positions, 3, 'i j k l m n', [i, j, k, l, m, n]);
  }
  const abx = bx - ax;
  const aby = by - ay;
  const abz = bz - az;
  const cdx = dx - cx;
  const cdy = dy - cy;
  const cdz = dz - cz;
  const efx = fx - ex;
  const efy = fy - ey;
  const efz = fz - ez;
  if ((abx === 0 && cdx === 0 && efx === 0) || (aby === 0 && cdy === 0 && efy === 0) || (abz === 0 && cdz === 0 && efz === 0)) {
    const sum = abx + aby + abz + cdx + cdy + cdz + efx + efy + efz;
    if (sum - sum === 0) return 0;
  }
  return triple3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, ex, ey, ez, fx, fy, fz) as Sign;
}
