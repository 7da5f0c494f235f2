// Generated from src/formulas by `npm run generate`. Do not edit.
import { requireVertices } from '../../../core/arguments/buffers.js';
import type { Coordinates } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { incircleExact } from '../incircle.js';

/**
 * Does d lie inside the circle through a, b and c? (incircle, for vertices of a buffer.)
 *
 * Exact for all finite doubles, and allocates nothing where the filter decides.
 *
 * @param positions 2 coordinates for each vertex
 * @param i number of the vertex that is a; j, k and l are those of b, c and d
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the number, if it is not that of a vertex, or the place in the buffer, if it is no finite number
 * @example
 * incircleAt([1, 0, 0, 1, -1, 0, 0, 0], 0, 1, 2, 3); // 1
 * incircleAt([1, 0, 0, 1, -1, 0, 0, -1], 0, 1, 2, 3); // 0
 */
export function incircleAt(positions: Coordinates, i: number, j: number, k: number, l: number): Sign {
  if (positions == null || (i | 0) !== i || (j | 0) !== j || (k | 0) !== k || (l | 0) !== l) {
    requireVertices('incircleAt', 'positions', positions, 2, 'i j k l', [i, j, k, l]);
  }
  const atI = 2 * i;
  const atJ = 2 * j;
  const atK = 2 * k;
  const atL = 2 * l;
  const dx = positions[atL]!;
  const dy = positions[atL + 1]!;
  const dax = positions[atI]! - dx;
  const day = positions[atI + 1]! - dy;
  const dbx = positions[atJ]! - dx;
  const dby = positions[atJ + 1]! - dy;
  const dcx = positions[atK]! - dx;
  const dcy = positions[atK + 1]! - dy;
  const t8 = dax * dax + (day * day);
  const t15 = dbx * dbx + (dby * dby);
  const t22 = dcx * dcx + (dcy * dcy);
  const t36 = (dbx * dcy - (dcx * dby)) * t8 - ((dax * dcy - (dcx * day)) * t15) + ((dax * dby - (dbx * day)) * t22);
  const sum = t8 + t15 + t22;
  if (sum < 1.461501637330903e+48 && t36 * t36 > 4.4917982610457475e-30 * (t8 * t15 * t22 * sum) + 3.11474842221799e-207) return ((((t36 > 0) as unknown as number) << 1) - 1) as Sign;
  return incircleAtExact(positions, i, j, k, l);
}

/** What the filter leaves, and the checks. */
function incircleAtExact(positions: Coordinates, i: number, j: number, k: number, l: number): Sign {
  const atI = 2 * i;
  const ax = positions[atI]!;
  const ay = positions[atI + 1]!;
  const atJ = 2 * j;
  const bx = positions[atJ]!;
  const by = positions[atJ + 1]!;
  const atK = 2 * k;
  const cx = positions[atK]!;
  const cy = positions[atK + 1]!;
  const atL = 2 * l;
  const dx = positions[atL]!;
  const dy = positions[atL + 1]!;
  const total = ax + ay + bx + by + cx + cy + dx + dy;
  if (total - total !== 0) {
    requireVertices('incircleAt', 'positions', positions, 2, 'i j k l', [i, j, k, l]);
  }
  return incircleExact(ax, ay, bx, by, cx, cy, dx, dy) as Sign;
}
