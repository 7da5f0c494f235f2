import type { Plane, Sphere } from '../../core/shapes.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import { LENGTH_BOUND, LENGTH_TINY } from './bounds.js';

/**
 * On which side of a plane a ball is for certain: 1 in front, -1 behind, 0 on both (the plane cuts its inside), or 2.
 * The height n · c + d against r |n|: three products and their sum with d are off by (1 + 3) u of the magnitudes of the
 * terms, the reach by (2.5 + 1) u.
 */
export function ballSideFilter({ center, radius }: Sphere, { normal, constant }: Plane): Sign | Undecided {
  const nx = normal[0]!;
  const ny = normal[1]!;
  const nz = normal[2]!;
  const p = nx * center[0]!;
  const q = ny * center[1]!;
  const r = nz * center[2]!;
  const height = p + q + r + constant;
  const scale = Math.sqrt(nx * nx + ny * ny + nz * nz);
  // The squares of a shorter normal underflow.
  if (!(scale > LENGTH_TINY)) return UNDECIDED;
  const reach = radius * scale;
  const size = Math.abs(p) + Math.abs(q) + Math.abs(r) + Math.abs(constant);
  // Where something overflows, the bound does, too.
  const bound = LENGTH_BOUND * (size + reach) + LENGTH_TINY;
  if (height - reach > bound) return 1;
  if (-height - reach > bound) return -1;
  return reach - Math.abs(height) > bound ? 0 : UNDECIDED;
}
