// Generated from src/formulas by `npm run generate`. Do not edit.
import type { Sign } from '../../../core/sign.js';
import { orient3dExact } from '../orient3d.js';

const abs = Math.abs;

/**
 * orient3d of the vertices i, j, k and a point of its own.
 *
 * @param x three finite coordinates for each vertex
 * @param point three finite coordinates
 * @example
 * const point = new Float64Array([5, 5, 5]);
 * orient3dPointAt(new Float64Array([0, 0, 0, 1, 0, 0, 0, 1, 0]), 0, 1, 2, point); // 1
 */
export function orient3dPointAt(x: Float64Array, i: number, j: number, k: number, point: Float64Array): Sign {
  const atI = 3 * i;
  const ax = x[atI]!;
  const ay = x[atI + 1]!;
  const az = x[atI + 2]!;
  const atJ = 3 * j;
  const atK = 3 * k;
  const abx = x[atJ]! - ax;
  const aby = x[atJ + 1]! - ay;
  const abz = x[atJ + 2]! - az;
  const acx = x[atK]! - ax;
  const acy = x[atK + 1]! - ay;
  const acz = x[atK + 2]! - az;
  const adx = point[0]! - ax;
  const ady = point[1]! - ay;
  const adz = point[2]! - az;
  const t21 = adx * acy;
  const t22 = acx * ady;
  const t25 = adx * aby;
  const t26 = abx * ady;
  const t29 = acx * aby;
  const t30 = abx * acy;
  const t34 = (t22 - t21) * abz - ((t26 - t25) * acz) + ((t30 - t29) * adz);
  if (abs(t34) > 8.881784197001268e-16 * ((abs(t22) + abs(t21) + 2.0522684006491881e-289) * abs(abz) + ((abs(t26) + abs(t25) + 2.0522684006491881e-289) * abs(acz)) + ((abs(t30) + abs(t29) + 2.0522684006491881e-289) * abs(adz)) + 3.078402600973782e-289)) return ((((t34 > 0) as unknown as number) << 1) - 1) as Sign;
  return orient3dPointAtExact(x, i, j, k, point);
}

function orient3dPointAtExact(x: Float64Array, i: number, j: number, k: number, point: Float64Array): Sign {
  const atI = 3 * i;
  const ax = x[atI]!;
  const ay = x[atI + 1]!;
  const az = x[atI + 2]!;
  const atJ = 3 * j;
  const bx = x[atJ]!;
  const by = x[atJ + 1]!;
  const bz = x[atJ + 2]!;
  const atK = 3 * k;
  const cx = x[atK]!;
  const cy = x[atK + 1]!;
  const cz = x[atK + 2]!;
  const dx = point[0]!;
  const dy = point[1]!;
  const dz = point[2]!;
  const abx = bx - ax;
  const aby = by - ay;
  const abz = bz - az;
  const acx = cx - ax;
  const acy = cy - ay;
  const acz = cz - az;
  const adx = dx - ax;
  const ady = dy - ay;
  const adz = dz - az;
  if ((abx === 0 && acx === 0 && adx === 0) || (aby === 0 && acy === 0 && ady === 0) || (abz === 0 && acz === 0 && adz === 0)) {
    const total = abx + aby + abz + acx + acy + acz + adx + ady + adz;
    if (total - total === 0) return 0;
  }
  return orient3dExact(ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz) as Sign;
}
