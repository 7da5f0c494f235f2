// Generated from src/formulas by `npm run generate`. Do not edit.
import { requireVertices } from '../../../core/arguments/buffers.js';
import type { Coordinates } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { compareCrossings2dExact } from '../compare-crossings-2d.js';

const abs = Math.abs;

/**
 * Along the line from a to b, which comes later: its crossing with the line cd or that with the line ef? (compareCrossings2d, for vertices of a buffer.)
 *
 * Exact for all finite doubles, and allocates nothing where the filter decides.
 *
 * @param positions 2 coordinates for each vertex
 * @param i number of the vertex that is a; j, k, l, m and n are those of b, c, d, e and f
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the number, if it is not that of a vertex, or the place in the buffer, if it is no finite number
 * @example
 * compareCrossings2dAt([0, 0, 1, 0, 3, -1, 3, 1, 2, -1, 2, 1], 0, 1, 2, 3, 4, 5); // 1
 * compareCrossings2dAt([0, 0, 1, 0, 1, -1, 3, 1, 3, -1, 1, 1], 0, 1, 2, 3, 4, 5); // 0
 */
export function compareCrossings2dAt(positions: Coordinates, i: number, j: number, k: number, l: number, m: number, n: number): Sign {
  if (positions == null || (i | 0) !== i || (j | 0) !== j || (k | 0) !== k || (l | 0) !== l || (m | 0) !== m || (n | 0) !== n) {
    requireVertices('compareCrossings2dAt', 'positions', positions, 2, 'i j k l m n', [i, j, k, l, m, n]);
  }
  const atI = 2 * i;
  const ax = positions[atI]!;
  const ay = positions[atI + 1]!;
  const atJ = 2 * j;
  const atK = 2 * k;
  const cx = positions[atK]!;
  const cy = positions[atK + 1]!;
  const atL = 2 * l;
  const atM = 2 * m;
  const ex = positions[atM]!;
  const ey = positions[atM + 1]!;
  const atN = 2 * n;
  const cdx = positions[atL]! - cx;
  const cdy = positions[atL + 1]! - cy;
  const abx = positions[atJ]! - ax;
  const aby = positions[atJ + 1]! - ay;
  const efx = positions[atN]! - ex;
  const efy = positions[atN + 1]! - ey;
  const t10 = cdx * (cy - ay);
  const t11 = (cx - ax) * cdy;
  const t23 = efx * aby;
  const t24 = abx * efy;
  const t29 = efx * (ey - ay);
  const t30 = (ex - ax) * efy;
  const t32 = cdx * aby;
  const t33 = abx * cdy;
  const t36 = (t11 - t10) * (t24 - t23) - ((t30 - t29) * (t33 - t32));
  if (abs(t36) > 1.110223024625159e-15 * ((abs(t11) + abs(t10) + 2.0522684006491881e-289) * (abs(t24) + abs(t23) + 2.0522684006491881e-289) + ((abs(t30) + abs(t29) + 2.0522684006491881e-289) * (abs(t33) + abs(t32) + 2.0522684006491881e-289)) + 2.0522684006491881e-289)) return ((((t36 > 0) as unknown as number) << 1) - 1) as Sign;
  return compareCrossings2dAtExact(positions, i, j, k, l, m, n);
}

/** What the filter leaves, and the checks. */
function compareCrossings2dAtExact(positions: Coordinates, i: number, j: number, k: number, l: number, m: number, n: number): Sign {
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
  const atM = 2 * m;
  const ex = positions[atM]!;
  const ey = positions[atM + 1]!;
  const atN = 2 * n;
  const fx = positions[atN]!;
  const fy = positions[atN + 1]!;
  const total = ax + ay + bx + by + cx + cy + dx + dy + ex + ey + fx + fy;
  if (total - total !== 0) {
    requireVertices('compareCrossings2dAt', 'positions', positions, 2, 'i j k l m n', [i, j, k, l, m, n]);
  }
  return compareCrossings2dExact(ax, ay, bx, by, cx, cy, dx, dy, ex, ey, fx, fy) as Sign;
}
