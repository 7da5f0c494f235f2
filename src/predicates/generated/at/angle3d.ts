// Generated from src/formulas by `npm run generate`. Do not edit.
import { requireVertices } from '../../../core/arguments/buffers.js';
import type { Coordinates } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { angle3dExact } from '../angle3d.js';

const abs = Math.abs;

/**
 * Is the angle at b, between a and c, acute, right or obtuse? (angle3d, for vertices of a buffer.)
 *
 * Exact for all finite doubles, and allocates nothing where the filter decides.
 *
 * @param positions 3 coordinates for each vertex
 * @param i number of the vertex that is a; j and k are those of b and c
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the number, if it is not that of a vertex, or the place in the buffer, if it is no finite number
 * @example
 * angle3dAt([1, 0, 0, 0, 0, 0, 1, 1, 0], 0, 1, 2); // 1
 * angle3dAt([1, 0, 0, 0, 0, 0, 0, 1, 0], 0, 1, 2); // 0
 */
export function angle3dAt(positions: Coordinates, i: number, j: number, k: number): Sign {
  if (positions == null || (i | 0) !== i || (j | 0) !== j || (k | 0) !== k) {
    requireVertices('angle3dAt', 'positions', positions, 3, 'i j k', [i, j, k]);
  }
  const atI = 3 * i;
  const atJ = 3 * j;
  const bx = positions[atJ]!;
  const by = positions[atJ + 1]!;
  const bz = positions[atJ + 2]!;
  const atK = 3 * k;
  const t5 = (positions[atI]! - bx) * (positions[atK]! - bx);
  const t11 = (positions[atI + 1]! - by) * (positions[atK + 1]! - by);
  const t18 = (positions[atI + 2]! - bz) * (positions[atK + 2]! - bz);
  const t19 = t5 + t11 + t18;
  if (abs(t19) > 5.551115123125789e-16 * (abs(t5) + abs(t11) + abs(t18) + 3.078402600973782e-289)) return ((((t19 > 0) as unknown as number) << 1) - 1) as Sign;
  return angle3dAtExact(positions, i, j, k);
}

/** What the filter leaves, and the checks. */
function angle3dAtExact(positions: Coordinates, i: number, j: number, k: number): Sign {
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
  const total = ax + ay + az + bx + by + bz + cx + cy + cz;
  if (total - total !== 0) {
    requireVertices('angle3dAt', 'positions', positions, 3, 'i j k', [i, j, k]);
  }
  return angle3dExact(ax, ay, az, bx, by, bz, cx, cy, cz) as Sign;
}
