// Generated from src/formulas by `npm run generate`. Do not edit.
import { requireVertices } from '../../../core/arguments/buffers.js';
import type { Coordinates } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { orient2dExact } from '../orient2d.js';

/**
 * Do the points a, b, c make a left turn? (orient2d, for vertices of a buffer.)
 *
 * Exact for all finite doubles, and allocates nothing where the filter decides.
 *
 * @param positions 2 coordinates for each vertex
 * @param i number of the vertex that is a; j and k are those of b and c
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the number, if it is not that of a vertex, or the place in the buffer, if it is no finite number
 * @example
 * orient2dAt([0, 0, 1, 0, 0, 1], 0, 1, 2); // 1
 * orient2dAt([0, 0, 0.1, 0.1, 0.3, 0.3], 0, 1, 2); // 0
 */
export function orient2dAt(positions: Coordinates, i: number, j: number, k: number): Sign {
  if (positions == null || (i | 0) !== i || (j | 0) !== j || (k | 0) !== k) {
    requireVertices('orient2dAt', 'positions', positions, 2, 'i j k', [i, j, k]);
  }
  const atI = 2 * i;
  const atJ = 2 * j;
  const atK = 2 * k;
  const cx = positions[atK]!;
  const cy = positions[atK + 1]!;
  const cax = positions[atI]! - cx;
  const cay = positions[atI + 1]! - cy;
  const cbx = positions[atJ]! - cx;
  const cby = positions[atJ + 1]! - cy;
  const p = cax * cby;
  const q = cay * cbx;
  const value = p - q;
  if (Math.abs(value) > 4.44089209850063e-16 * Math.abs(p + q) + 9.332636185032189e-302) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  if ((cax === 0 && cbx === 0) || (cby === 0 && cay === 0)) {
    const total = cax + cay + cbx + cby;
    if (total - total === 0) return 0;
  }
  return orient2dAtExact(positions, i, j, k);
}

/** What the filter leaves, and the checks. */
function orient2dAtExact(positions: Coordinates, i: number, j: number, k: number): Sign {
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
    requireVertices('orient2dAt', 'positions', positions, 2, 'i j k', [i, j, k]);
  }
  return orient2dExact(ax, ay, bx, by, cx, cy) as Sign;
}
