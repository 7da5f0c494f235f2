// Generated from src/formulas by `npm run generate`. Do not edit.
import { requireVertices } from '../../../core/arguments/buffers.js';
import type { Coordinates } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { angle2dExact } from '../angle2d.js';

/**
 * Is the angle at b, between a and c, acute, right or obtuse? (angle2d, for vertices of a buffer.)
 *
 * Exact for all finite doubles, and allocates nothing where the filter decides.
 *
 * @param positions 2 coordinates for each vertex
 * @param i number of the vertex that is a; j and k are those of b and c
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the number, if it is not that of a vertex, or the place in the buffer, if it is no finite number
 * @example
 * angle2dAt([1, 0, 0, 0, 1, 1], 0, 1, 2); // 1
 * angle2dAt([1, 0, 0, 0, 0, 1], 0, 1, 2); // 0
 */
export function angle2dAt(positions: Coordinates, i: number, j: number, k: number): Sign {
  if (positions == null || (i | 0) !== i || (j | 0) !== j || (k | 0) !== k) {
    requireVertices('angle2dAt', 'positions', positions, 2, 'i j k', [i, j, k]);
  }
  const atI = 2 * i;
  const atJ = 2 * j;
  const bx = positions[atJ]!;
  const by = positions[atJ + 1]!;
  const atK = 2 * k;
  const bax = positions[atI]! - bx;
  const bcx = positions[atK]! - bx;
  const bay = positions[atI + 1]! - by;
  const bcy = positions[atK + 1]! - by;
  const p = bax * bcx;
  const q = -bcy * bay;
  const value = p - q;
  if (Math.abs(value) > 4.44089209850063e-16 * Math.abs(p + q) + 9.332636185032189e-302) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  if ((bax === 0 && bay === 0) || (bcx === 0 && bcy === 0)) {
    const total = bax + bcx + bay + bcy;
    if (total - total === 0) return 0;
  }
  return angle2dAtExact(positions, i, j, k);
}

/** What the filter leaves, and the checks. */
function angle2dAtExact(positions: Coordinates, i: number, j: number, k: number): Sign {
  const atI = 2 * i;
  const ax = positions[atI]!;
  const ay = positions[atI + 1]!;
  const atJ = 2 * j;
  const bx = positions[atJ]!;
  const by = positions[atJ + 1]!;
  const atK = 2 * k;
  const cx = positions[atK]!;
  const cy = positions[atK + 1]!;
  const total = ax + ay + bx + by + cx + cy;
  if (total - total !== 0) {
    requireVertices('angle2dAt', 'positions', positions, 2, 'i j k', [i, j, k]);
  }
  return angle2dExact(ax, ay, bx, by, cx, cy) as Sign;
}
