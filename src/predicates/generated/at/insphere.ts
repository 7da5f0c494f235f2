// Generated from src/formulas by `npm run generate`. Do not edit.
import { requireVertices } from '../../../core/arguments/buffers.js';
import type { Coordinates } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { insphereExact } from '../insphere.js';

/**
 * Does e lie inside the sphere through a, b, c and d? (insphere, for vertices of a buffer.)
 *
 * Exact for all finite doubles, and allocates nothing where the filter decides.
 *
 * @param positions 3 coordinates for each vertex
 * @param i number of the vertex that is a; j, k, l and m are those of b, c, d and e
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the number, if it is not that of a vertex, or the place in the buffer, if it is no finite number
 * @example
 * insphereAt([1, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0, 1, 0, 0, 0], 0, 1, 2, 3, 4); // 1
 * insphereAt([1, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0, 1, 0, 0, -1], 0, 1, 2, 3, 4); // 0
 */
export function insphereAt(positions: Coordinates, i: number, j: number, k: number, l: number, m: number): Sign {
  if (positions == null || (i | 0) !== i || (j | 0) !== j || (k | 0) !== k || (l | 0) !== l || (m | 0) !== m) {
    requireVertices('insphereAt', 'positions', positions, 3, 'i j k l m', [i, j, k, l, m]);
  }
  const atI = 3 * i;
  const atJ = 3 * j;
  const atK = 3 * k;
  const atL = 3 * l;
  const atM = 3 * m;
  const ex = positions[atM]!;
  const ey = positions[atM + 1]!;
  const ez = positions[atM + 2]!;
  const eax = positions[atI]! - ex;
  const eay = positions[atI + 1]! - ey;
  const eaz = positions[atI + 2]! - ez;
  const ebx = positions[atJ]! - ex;
  const eby = positions[atJ + 1]! - ey;
  const ebz = positions[atJ + 2]! - ez;
  const ecx = positions[atK]! - ex;
  const ecy = positions[atK + 1]! - ey;
  const ecz = positions[atK + 2]! - ez;
  const edx = positions[atL]! - ex;
  const edy = positions[atL + 1]! - ey;
  const edz = positions[atL + 2]! - ez;
  const t13 = eax * eax + (eay * eay) + (eaz * eaz);
  const t24 = ebx * ebx + (eby * eby) + (ebz * ebz);
  const t35 = ecx * ecx + (ecy * ecy) + (ecz * ecz);
  const t46 = edx * edx + (edy * edy) + (edz * edz);
  const t49 = ecx * edy - (edx * ecy);
  const t53 = ebx * edy - (edx * eby);
  const t57 = ebx * ecy - (ecx * eby);
  const t65 = eax * edy - (edx * eay);
  const t69 = eax * ecy - (ecx * eay);
  const t78 = eax * eby - (ebx * eay);
  const t91 = (t49 * ebz - (t53 * ecz) + (t57 * edz)) * t13 - ((t49 * eaz - (t65 * ecz) + (t69 * edz)) * t24) + ((t53 * eaz - (t65 * ebz) + (t78 * edz)) * t35 - ((t57 * eaz - (t69 * ebz) + (t78 * ecz)) * t46));
  const sum = t13 + t24 + t35 + t46;
  if (sum < 1.329227995784916e+36 && t91 * t91 > 2.534215658022506e-29 * (t13 * t24 * (t35 * t46) * sum) + 2.491798737774392e-206) return ((((t91 > 0) as unknown as number) << 1) - 1) as Sign;
  return insphereAtExact(positions, i, j, k, l, m);
}

/** What the filter leaves, and the checks. */
function insphereAtExact(positions: Coordinates, i: number, j: number, k: number, l: number, m: number): Sign {
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
  const total = ax + ay + az + bx + by + bz + cx + cy + cz + dx + dy + dz + ex + ey + ez;
  if (total - total !== 0) {
    requireVertices('insphereAt', 'positions', positions, 3, 'i j k l m', [i, j, k, l, m]);
  }
  return insphereExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, ex, ey, ez) as Sign;
}
