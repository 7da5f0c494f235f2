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
  const ax = positions[3 * i]!;
  const ay = positions[3 * i + 1]!;
  const az = positions[3 * i + 2]!;
  const bx = positions[3 * j]!;
  const by = positions[3 * j + 1]!;
  const bz = positions[3 * j + 2]!;
  const cx = positions[3 * k]!;
  const cy = positions[3 * k + 1]!;
  const cz = positions[3 * k + 2]!;
  const dx = positions[3 * l]!;
  const dy = positions[3 * l + 1]!;
  const dz = positions[3 * l + 2]!;
  const ex = positions[3 * m]!;
  const ey = positions[3 * m + 1]!;
  const ez = positions[3 * m + 2]!;
  const eax = ax - ex;
  const eay = ay - ey;
  const eaz = az - ez;
  const ebx = bx - ex;
  const eby = by - ey;
  const ebz = bz - ez;
  const ecx = cx - ex;
  const ecy = cy - ey;
  const ecz = cz - ez;
  const edx = dx - ex;
  const edy = dy - ey;
  const edz = dz - ez;
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
  const ax = positions[3 * i]!;
  const ay = positions[3 * i + 1]!;
  const az = positions[3 * i + 2]!;
  const bx = positions[3 * j]!;
  const by = positions[3 * j + 1]!;
  const bz = positions[3 * j + 2]!;
  const cx = positions[3 * k]!;
  const cy = positions[3 * k + 1]!;
  const cz = positions[3 * k + 2]!;
  const dx = positions[3 * l]!;
  const dy = positions[3 * l + 1]!;
  const dz = positions[3 * l + 2]!;
  const ex = positions[3 * m]!;
  const ey = positions[3 * m + 1]!;
  const ez = positions[3 * m + 2]!;
  const total = ax + ay + az + bx + by + bz + cx + cy + cz + dx + dy + dz + ex + ey + ez;
  if (total - total !== 0) {
    requireVertices('insphereAt', 'positions', positions, 3, 'i j k l m', [i, j, k, l, m]);
  }
  return insphereExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, ex, ey, ez) as Sign;
}
