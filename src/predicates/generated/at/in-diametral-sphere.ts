// Generated from src/formulas by `npm run generate`. Do not edit.
import { requireVertices } from '../../../core/arguments/buffers.js';
import type { Coordinates } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { inDiametralSphereExact } from '../in-diametral-sphere.js';

const abs = Math.abs;

/**
 * Does p lie inside the sphere that has ab as a diameter? (inDiametralSphere, for vertices of a buffer.)
 *
 * Exact for all finite doubles, and allocates nothing where the filter decides.
 *
 * @param positions 3 coordinates for each vertex
 * @param i number of the vertex that is a; j and k are those of b and p
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the number, if it is not that of a vertex, or the place in the buffer, if it is no finite number
 * @example
 * inDiametralSphereAt([-1, 0, 0, 1, 0, 0, 0, 0.5, 0], 0, 1, 2); // 1
 * inDiametralSphereAt([-1, 0, 0, 1, 0, 0, 0, 1, 0], 0, 1, 2); // 0
 */
export function inDiametralSphereAt(positions: Coordinates, i: number, j: number, k: number): Sign {
  if (positions == null || (i | 0) !== i || (j | 0) !== j || (k | 0) !== k) {
    requireVertices('inDiametralSphereAt', 'positions', positions, 3, 'i j k', [i, j, k]);
  }
  const atI = 3 * i;
  const atJ = 3 * j;
  const atK = 3 * k;
  const px = positions[atK]!;
  const py = positions[atK + 1]!;
  const pz = positions[atK + 2]!;
  const t5 = (px - positions[atI]!) * (positions[atJ]! - px);
  const t11 = (py - positions[atI + 1]!) * (positions[atJ + 1]! - py);
  const t18 = (pz - positions[atI + 2]!) * (positions[atJ + 2]! - pz);
  const t19 = t5 + t11 + t18;
  if (abs(t19) > 5.551115123125789e-16 * (abs(t5) + abs(t11) + abs(t18) + 3.078402600973782e-289)) return ((((t19 > 0) as unknown as number) << 1) - 1) as Sign;
  return inDiametralSphereAtExact(positions, i, j, k);
}

/** What the filter leaves, and the checks. */
function inDiametralSphereAtExact(positions: Coordinates, i: number, j: number, k: number): Sign {
  const atI = 3 * i;
  const ax = positions[atI]!;
  const ay = positions[atI + 1]!;
  const az = positions[atI + 2]!;
  const atJ = 3 * j;
  const bx = positions[atJ]!;
  const by = positions[atJ + 1]!;
  const bz = positions[atJ + 2]!;
  const atK = 3 * k;
  const px = positions[atK]!;
  const py = positions[atK + 1]!;
  const pz = positions[atK + 2]!;
  const total = ax + ay + az + bx + by + bz + px + py + pz;
  if (total - total !== 0) {
    requireVertices('inDiametralSphereAt', 'positions', positions, 3, 'i j k', [i, j, k]);
  }
  return inDiametralSphereExact(ax, ay, az, bx, by, bz, px, py, pz) as Sign;
}
