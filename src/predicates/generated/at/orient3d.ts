// Generated from src/formulas by `npm run generate`. Do not edit.
import { requireVertices } from '../../../core/arguments/buffers.js';
import type { Coordinates } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { orient3dExact } from '../orient3d.js';

const abs = Math.abs;

/**
 * On which side of the plane through a, b and c does d lie? (orient3d, for vertices of a buffer.)
 *
 * Exact for all finite doubles, and allocates nothing where the filter decides.
 *
 * @param positions 3 coordinates for each vertex
 * @param i number of the vertex that is a; j, k and l are those of b, c and d
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the number, if it is not that of a vertex, or the place in the buffer, if it is no finite number
 * @example
 * orient3dAt([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1], 0, 1, 2, 3); // 1
 * orient3dAt([0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 7, 0], 0, 1, 2, 3); // 0
 */
export function orient3dAt(positions: Coordinates, i: number, j: number, k: number, l: number): Sign {
  if (positions == null || (i | 0) !== i || (j | 0) !== j || (k | 0) !== k || (l | 0) !== l) {
    requireVertices('orient3dAt', 'positions', positions, 3, 'i j k l', [i, j, k, l]);
  }
  const atI = 3 * i;
  const ax = positions[atI]!;
  const ay = positions[atI + 1]!;
  const az = positions[atI + 2]!;
  const atJ = 3 * j;
  const atK = 3 * k;
  const atL = 3 * l;
  const abx = positions[atJ]! - ax;
  const aby = positions[atJ + 1]! - ay;
  const abz = positions[atJ + 2]! - az;
  const acx = positions[atK]! - ax;
  const acy = positions[atK + 1]! - ay;
  const acz = positions[atK + 2]! - az;
  const adx = positions[atL]! - ax;
  const ady = positions[atL + 1]! - ay;
  const adz = positions[atL + 2]! - az;
  const t21 = adx * acy;
  const t22 = acx * ady;
  const t25 = adx * aby;
  const t26 = abx * ady;
  const t29 = acx * aby;
  const t30 = abx * acy;
  const t34 = (t22 - t21) * abz - ((t26 - t25) * acz) + ((t30 - t29) * adz);
  if (abs(t34) > 8.881784197001268e-16 * ((abs(t22) + abs(t21) + 2.0522684006491881e-289) * abs(abz) + ((abs(t26) + abs(t25) + 2.0522684006491881e-289) * abs(acz)) + ((abs(t30) + abs(t29) + 2.0522684006491881e-289) * abs(adz)) + 3.078402600973782e-289)) return ((((t34 > 0) as unknown as number) << 1) - 1) as Sign;
  return orient3dAtExact(positions, i, j, k, l);
}

/** What the filter leaves, and the checks. */
function orient3dAtExact(positions: Coordinates, i: number, j: number, k: number, l: number): Sign {
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
    requireVertices('orient3dAt', 'positions', positions, 3, 'i j k l', [i, j, k, l]);
  }
  const abx = bx - ax;
  const aby = by - ay;
  const abz = bz - az;
  const acx = cx - ax;
  const acy = cy - ay;
  const acz = cz - az;
  const adx = dx - ax;
  const ady = dy - ay;
  const adz = dz - az;
  if ((abx === 0 && acx === 0 && adx === 0) || (aby === 0 && acy === 0 && ady === 0) || (abz === 0 && acz === 0 && adz === 0)) {
    const sum = abx + aby + abz + acx + acy + acz + adx + ady + adz;
    if (sum - sum === 0) return 0;
  }
  return orient3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz) as Sign;
}
