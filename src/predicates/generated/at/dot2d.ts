// Generated from src/formulas by `npm run generate`. Do not edit.
import { requireVertices } from '../../../core/arguments/buffers.js';
import type { Coordinates } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { dot2dExact } from '../dot2d.js';

/**
 * Do the vectors from a to b and from c to d point in similar directions? (dot2d, for vertices of a buffer.)
 *
 * Exact for all finite doubles, and allocates nothing where the filter decides.
 *
 * @param positions 2 coordinates for each vertex
 * @param i number of the vertex that is a; j, k and l are those of b, c and d
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the number, if it is not that of a vertex, or the place in the buffer, if it is no finite number
 * @example
 * dot2dAt([0, 0, 1, 0, 5, 5, 6, 7], 0, 1, 2, 3); // 1
 * dot2dAt([0, 0, 1, 0, 5, 5, 5, 7], 0, 1, 2, 3); // 0
 */
export function dot2dAt(positions: Coordinates, i: number, j: number, k: number, l: number): Sign {
  if (positions == null || (i | 0) !== i || (j | 0) !== j || (k | 0) !== k || (l | 0) !== l) {
    requireVertices('dot2dAt', 'positions', positions, 2, 'i j k l', [i, j, k, l]);
  }
  const atI = 2 * i;
  const atJ = 2 * j;
  const atK = 2 * k;
  const atL = 2 * l;
  const abx = positions[atJ]! - positions[atI]!;
  const cdx = positions[atL]! - positions[atK]!;
  const aby = positions[atJ + 1]! - positions[atI + 1]!;
  const cdy = positions[atL + 1]! - positions[atK + 1]!;
  const p = abx * cdx;
  const q = -cdy * aby;
  const value = p - q;
  if (Math.abs(value) > 4.44089209850063e-16 * Math.abs(p + q) + 9.332636185032189e-302) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  if ((abx === 0 && aby === 0) || (cdx === 0 && cdy === 0)) {
    const total = abx + cdx + aby + cdy;
    if (total - total === 0) return 0;
  }
  return dot2dAtExact(positions, i, j, k, l);
}

/** What the filter leaves, and the checks. */
function dot2dAtExact(positions: Coordinates, i: number, j: number, k: number, l: number): Sign {
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
    requireVertices('dot2dAt', 'positions', positions, 2, 'i j k l', [i, j, k, l]);
  }
  return dot2dExact(ax, ay, bx, by, cx, cy, dx, dy) as Sign;
}
