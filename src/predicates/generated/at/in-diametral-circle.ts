// Generated from src/formulas by `npm run generate`. Do not edit.
import { requireVertices } from '../../../core/arguments/buffers.js';
import type { Coordinates } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { inDiametralCircleExact } from '../in-diametral-circle.js';

/**
 * Does p lie inside the circle that has ab as a diameter? (inDiametralCircle, for vertices of a buffer.)
 *
 * Exact for all finite doubles, and allocates nothing where the filter decides.
 *
 * @param positions 2 coordinates for each vertex
 * @param i number of the vertex that is a; j and k are those of b and p
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the number, if it is not that of a vertex, or the place in the buffer, if it is no finite number
 * @example
 * inDiametralCircleAt([-1, 0, 1, 0, 0, 0.5], 0, 1, 2); // 1
 * inDiametralCircleAt([-1, 0, 1, 0, 0, 1], 0, 1, 2); // 0
 */
export function inDiametralCircleAt(positions: Coordinates, i: number, j: number, k: number): Sign {
  if (positions == null || (i | 0) !== i || (j | 0) !== j || (k | 0) !== k) {
    requireVertices('inDiametralCircleAt', 'positions', positions, 2, 'i j k', [i, j, k]);
  }
  const atI = 2 * i;
  const atJ = 2 * j;
  const atK = 2 * k;
  const px = positions[atK]!;
  const py = positions[atK + 1]!;
  const apx = px - positions[atI]!;
  const pbx = positions[atJ]! - px;
  const apy = py - positions[atI + 1]!;
  const pby = positions[atJ + 1]! - py;
  const p = apx * pbx;
  const q = -pby * apy;
  const value = p - q;
  if (Math.abs(value) > 4.44089209850063e-16 * Math.abs(p + q) + 9.332636185032189e-302) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  if ((apx === 0 && apy === 0) || (pbx === 0 && pby === 0)) {
    const total = apx + pbx + apy + pby;
    if (total - total === 0) return 0;
  }
  return inDiametralCircleAtExact(positions, i, j, k);
}

/** What the filter leaves, and the checks. */
function inDiametralCircleAtExact(positions: Coordinates, i: number, j: number, k: number): Sign {
  const atI = 2 * i;
  const ax = positions[atI]!;
  const ay = positions[atI + 1]!;
  const atJ = 2 * j;
  const bx = positions[atJ]!;
  const by = positions[atJ + 1]!;
  const atK = 2 * k;
  const px = positions[atK]!;
  const py = positions[atK + 1]!;
  const total = ax + ay + bx + by + px + py;
  if (total - total !== 0) {
    requireVertices('inDiametralCircleAt', 'positions', positions, 2, 'i j k', [i, j, k]);
  }
  return inDiametralCircleExact(ax, ay, bx, by, px, py) as Sign;
}
