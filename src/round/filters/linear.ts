import type { Sign, Undecided } from '../../core/sign.js';
import { UNDECIDED } from '../../core/sign.js';
import { DOT_BOUND, LENGTH_BOUND, LENGTH_TINY, REACH_BOUND } from './bounds.js';

/**
 * The sign of the distance of the origin from the line through m (rounded differences) along d, less the radius, or 2:
 * |m × d| against r |d|. A part of the cross product is off by (1 + 1 + 1) u of the magnitudes of its two terms, and
 * its length as in {@link LENGTH_BOUND}; the radius may be a sum that is rounded once.
 */
export function lineFilter(
  mx: number,
  my: number,
  mz: number,
  dx: number,
  dy: number,
  dz: number,
  radius: number,
): Sign | Undecided {
  const yz = my * dz;
  const zy = mz * dy;
  const zx = mz * dx;
  const xz = mx * dz;
  const xy = mx * dy;
  const yx = my * dx;
  const x = yz - zy;
  const y = zx - xz;
  const z = xy - yx;
  const size = Math.abs(yz) + Math.abs(zy) + Math.abs(zx) + Math.abs(xz) + Math.abs(xy) + Math.abs(yx);
  const length = Math.sqrt(x * x + y * y + z * z);
  const scale = Math.sqrt(dx * dx + dy * dy + dz * dz);
  // The squares of a shorter direction underflow.
  if (!(scale > LENGTH_TINY)) return UNDECIDED;
  const reach = radius * scale;
  // Where a square overflows, the bound does, too.
  const bound = LENGTH_BOUND * (size + length + reach) + LENGTH_TINY;
  if (length - reach > bound) return 1;
  return reach - length > bound ? -1 : UNDECIDED;
}

/** The same for a ray: where it leads away from its start on, that is nearest. */
export function rayFilter(
  mx: number,
  my: number,
  mz: number,
  dx: number,
  dy: number,
  dz: number,
  radius: number,
): Sign | Undecided {
  const start = Math.sqrt(mx * mx + my * my + mz * mz);
  if (start < radius * (1 - REACH_BOUND) - LENGTH_TINY) return -1;
  const line = lineFilter(mx, my, mz, dx, dy, dz, radius);
  if (line === 1) return 1;
  const p = mx * dx;
  const q = my * dy;
  const r = mz * dz;
  const along = p + q + r;
  const bound = DOT_BOUND * (Math.abs(p) + Math.abs(q) + Math.abs(r)) + LENGTH_TINY;
  if (along > bound) return start - radius > REACH_BOUND * (start + radius) + LENGTH_TINY ? 1 : UNDECIDED;
  return -along > bound ? line : UNDECIDED;
}
