// Generated from src/formulas by `npm run generate`. Do not edit.
import { requireVertices } from '../../../core/arguments/buffers.js';
import type { Coordinates } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { dihedralAngle3dExact } from '../dihedral-angle-3d.js';

const abs = Math.abs;

/**
 * Is the dihedral angle at the line ab, between p and q, acute, right or obtuse? (dihedralAngle3d, for vertices of a buffer.)
 *
 * Exact for all finite doubles, and allocates nothing where the filter decides.
 *
 * @param positions 3 coordinates for each vertex
 * @param i number of the vertex that is a; j, k and l are those of b, p and q
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the number, if it is not that of a vertex, or the place in the buffer, if it is no finite number
 * @example
 * dihedralAngle3dAt([0, 0, 0, 1, 0, 0, 5, 1, 0, -7, 1, 3], 0, 1, 2, 3); // 1
 * dihedralAngle3dAt([0, 0, 0, 1, 0, 0, 5, 1, 0, -7, 0, 3], 0, 1, 2, 3); // 0
 */
export function dihedralAngle3dAt(positions: Coordinates, i: number, j: number, k: number, l: number): Sign {
  if (positions == null || (i | 0) !== i || (j | 0) !== j || (k | 0) !== k || (l | 0) !== l) {
    requireVertices('dihedralAngle3dAt', 'positions', positions, 3, 'i j k l', [i, j, k, l]);
  }
  const atI = 3 * i;
  const ax = positions[atI]!;
  const ay = positions[atI + 1]!;
  const az = positions[atI + 2]!;
  const atJ = 3 * j;
  const atK = 3 * k;
  const atL = 3 * l;
  const aby = positions[atJ + 1]! - ay;
  const apz = positions[atK + 2]! - az;
  const abz = positions[atJ + 2]! - az;
  const apy = positions[atK + 1]! - ay;
  const aqz = positions[atL + 2]! - az;
  const aqy = positions[atL + 1]! - ay;
  const apx = positions[atK]! - ax;
  const abx = positions[atJ]! - ax;
  const aqx = positions[atL]! - ax;
  const t6 = aby * apz;
  const t11 = abz * apy;
  const t15 = aby * aqz;
  const t18 = abz * aqy;
  const t24 = abz * apx;
  const t27 = abx * apz;
  const t31 = abz * aqx;
  const t32 = abx * aqz;
  const t36 = abx * apy;
  const t37 = aby * apx;
  const t39 = abx * aqy;
  const t40 = aby * aqx;
  const t43 = (t6 - t11) * (t15 - t18) + ((t24 - t27) * (t31 - t32)) + ((t36 - t37) * (t39 - t40));
  if (abs(t43) > 1.221245327087675e-15 * ((abs(t6) + abs(t11) + 2.0522684006491881e-289) * (abs(t15) + abs(t18) + 2.0522684006491881e-289) + ((abs(t24) + abs(t27) + 2.0522684006491881e-289) * (abs(t31) + abs(t32) + 2.0522684006491881e-289)) + ((abs(t36) + abs(t37) + 2.0522684006491881e-289) * (abs(t39) + abs(t40) + 2.0522684006491881e-289)) + 3.078402600973782e-289)) return ((((t43 > 0) as unknown as number) << 1) - 1) as Sign;
  return dihedralAngle3dAtExact(positions, i, j, k, l);
}

/** What the filter leaves, and the checks. */
function dihedralAngle3dAtExact(positions: Coordinates, i: number, j: number, k: number, l: number): Sign {
  const atI = 3 * i;
  const ax = positions[atI]!;
  const ay = positions[atI + 1]!;
  const az = positions[atI + 2]!;
  const atJ = 3 * j;
  const bx = positions[atJ]!;
  const by = positions[atJ + 1]!;
  const bz = positions[atJ + 2]!;
  const atK = 3 * k;
  const px = positions[atK]!;
  const py = positions[atK + 1]!;
  const pz = positions[atK + 2]!;
  const atL = 3 * l;
  const qx = positions[atL]!;
  const qy = positions[atL + 1]!;
  const qz = positions[atL + 2]!;
  const total = ax + ay + az + bx + by + bz + px + py + pz + qx + qy + qz;
  if (total - total !== 0) {
    requireVertices('dihedralAngle3dAt', 'positions', positions, 3, 'i j k l', [i, j, k, l]);
  }
  return dihedralAngle3dExact(ax, ay, az, bx, by, bz, px, py, pz, qx, qy, qz) as Sign;
}
