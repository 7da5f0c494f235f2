// Generated from src/formulas by `npm run generate`. Do not edit.
import { requireVertices } from '../../../core/arguments/buffers.js';
import type { Coordinates } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { compareLength2dExact } from '../compare-length-2d.js';

const abs = Math.abs;

/**
 * Which of the segments ab and cd is longer? (compareLength2d, for vertices of a buffer.)
 *
 * Exact for all finite doubles, and allocates nothing where the filter decides.
 *
 * @param positions 2 coordinates for each vertex
 * @param i number of the vertex that is a; j, k and l are those of b, c and d
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the number, if it is not that of a vertex, or the place in the buffer, if it is no finite number
 * @example
 * compareLength2dAt([0, 0, 3, 4, 1, 1, 6, 1], 0, 1, 2, 3); // 0
 * compareLength2dAt([0, 0, 3, 4, 1, 1, 1, 2], 0, 1, 2, 3); // 1
 */
export function compareLength2dAt(positions: Coordinates, i: number, j: number, k: number, l: number): Sign {
  if (positions == null || (i | 0) !== i || (j | 0) !== j || (k | 0) !== k || (l | 0) !== l) {
    requireVertices('compareLength2dAt', 'positions', positions, 2, 'i j k l', [i, j, k, l]);
  }
  const atI = 2 * i;
  const atJ = 2 * j;
  const atK = 2 * k;
  const atL = 2 * l;
  const abx = positions[atJ]! - positions[atI]!;
  const aby = positions[atJ + 1]! - positions[atI + 1]!;
  const cdx = positions[atL]! - positions[atK]!;
  const cdy = positions[atL + 1]! - positions[atK + 1]!;
  const t8 = abx * abx + (aby * aby);
  const t17 = cdx * cdx + (cdy * cdy);
  const t18 = t8 - t17;
  if (abs(t18) > 5.551115123125789e-16 * (t8 + t17 + 4.1045368012983762e-289)) return ((((t18 > 0) as unknown as number) << 1) - 1) as Sign;
  return compareLength2dAtExact(positions, i, j, k, l);
}

/** What the filter leaves, and the checks. */
function compareLength2dAtExact(positions: Coordinates, i: number, j: number, k: number, l: number): Sign {
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
    requireVertices('compareLength2dAt', 'positions', positions, 2, 'i j k l', [i, j, k, l]);
  }
  return compareLength2dExact(ax, ay, bx, by, cx, cy, dx, dy) as Sign;
}
